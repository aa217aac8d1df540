package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.gamester.script.output.Style;
import org.gamester.values.Limits;
import org.junit.jupiter.api.Test;

final class MutatedLinesTest {

  /** A sample; {@link MutatedLines} as a program evaluates as many as wanted, by the clock too. */
  @Test
  void noLineShowsAJavaException() {
    MutatedLines mutated = new MutatedLines(17);
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < 3_000; i++) {
      String line = mutated.next();
      Limits limits = Limits.ofTime(MutatedLines.LIMIT);
      String complaint = MutatedLines.ofJava(new Worksheet(Style.EXACT, limits).evaluate(line));
      if (!complaint.isEmpty()) {
        wrong.add(line + "\n" + complaint);
      }
    }
    assertThat(wrong).isEmpty();
  }
}
