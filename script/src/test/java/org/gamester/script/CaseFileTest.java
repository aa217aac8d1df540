package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.gamester.script.output.Style;
import org.gamester.values.Limits;
import org.junit.jupiter.api.Test;

/**
 * What CGSuite 2.2 printed, letter for letter, except for the cases in {@code known-misses.txt}.
 */
final class CaseFileTest {

  @Test
  void everyOtherCasePrintsWhatWasRecorded() {
    Map<String, String> knownMisses =
        Resources.lines("known-misses.txt").stream()
            .map(line -> line.split("\t", 2))
            .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1]));
    Set<String> misses = new TreeSet<>();
    for (Cases.Case example : Cases.all()) {
      Result result = new Worksheet(Style.CLASSIC, Limits.NONE).evaluate(example.input());
      String text = Resources.text(result);
      if (knownMisses.containsKey(example.id())) {
        misses.add(example.id());
        assertThat(text).as("no longer missed: %s", example).isNotEqualTo(example.expected());
      } else {
        assertThat(text).as("%s", example).isEqualTo(example.expected());
      }
    }
    assertThat(misses).isEqualTo(new TreeSet<>(knownMisses.keySet()));
  }
}
