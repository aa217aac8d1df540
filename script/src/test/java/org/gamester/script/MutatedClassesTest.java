package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A sample of what {@link MutatedClasses} does as a program; without its limit of time. */
final class MutatedClassesTest {

  @TempDir private Path folder;

  @Test
  void mutatedFilesAreAnsweredWithoutAJavaException() throws IOException {
    MutatedClasses mutated = new MutatedClasses(7, folder);
    for (int i = 0; i < 400; i++) {
      String text = mutated.next();
      String complaint = mutated.complaint(text);
      assertThat(complaint.startsWith("late") ? "" : complaint).as(text).isEmpty();
    }
  }
}
