package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A file that is there: every command that writes one treats it alike. */
class OverwrittenFilesTest {
  @TempDir private Path folder = Path.of("");

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(List<String> words) {
    return Gamester.run(
        new PrintWriter(out, true), new PrintWriter(err, true), words.toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource({
    "prove nim(1+1) --certificate, 2",
    "octal 0.77 --to 300 --certificate, 2",
    "draw position nim(2) -o, 2",
    "play nim(2) --you none --seed 1 --record, 2"
  })
  void aFileIsOverwrittenOnlyByForce(String command, int refused) throws IOException {
    Path file = folder.resolve("picture.svg");
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    words.add(file.toString());
    assertThat(run(words)).as(err.toString()).isZero();
    String written = Files.readString(file);
    Files.writeString(
        file, "somebody's notes, which are longer than what was written\n".repeat(99));
    String notes = Files.readString(file);
    assertThat(run(words)).isEqualTo(refused);
    assertThat(err.toString()).contains(file + " exists already; --force overwrites it");
    assertThat(file).hasContent(notes);
    words.add("--force");
    assertThat(run(words)).isZero();
    assertThat(Files.readString(file)).isEqualTo(written);
    assertThat(run(words)).isZero();
  }
}
