package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.gamester.cli.output.ExitStatus;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Standard output that cannot be written ends every command with status 1. */
@EnabledOnOs(OS.LINUX)
class OutputTest {
  @TempDir private static Path folder = Path.of("");

  private static ProgramProcess shell(String redirection, String words)
      throws IOException, InterruptedException {
    String program =
        ProgramProcess.program().stream()
            .map(word -> "'" + word + "'")
            .collect(Collectors.joining(" "));
    String script = redirection.formatted(program + " " + words);
    ProgramProcess shell = ProgramProcess.start(List.of("sh", "-c"), List.of(script), null, folder);
    shell.await();
    return shell;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--version",
        "--help",
        "value 1",
        "value --json 1",
        "moves 'nim(2)'",
        "table nim n=0..3 --json",
        "series nim n=0..3",
        "rulesets",
        "claims",
        "completion",
      })
  void aFullDeviceIsReported(String words) throws IOException, InterruptedException {
    ProgramProcess shell = shell("%s >/dev/full", words);
    assertThat(shell.await()).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(Files.readString(shell.err()))
        .startsWith("gamester: cannot write to standard output: ")
        .hasLineCount(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"rulesets", "table nim n=0..300 --json", "--help"})
  void aClosedPipeEndsTheCommandQuietly(String words) throws IOException, InterruptedException {
    ProgramProcess shell = shell("{ %s; echo $? >&2; } | :", words);
    assertThat(shell.await()).isZero();
    assertThat(Files.readString(shell.err())).isEqualTo("1\n");
  }
}
