package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The worksheet in a process of its own, on a pseudo-terminal that script(1) makes. */
class ReplProcessTest {
  @TempDir private Path folder = Path.of("");

  private String onTerminal(String typed) throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "there is no script(1)");
    assumeTrue(Files.isDirectory(Path.of("/proc")), "script(1) takes other options here");
    Path input = folder.resolve("typed");
    Files.writeString(input, typed);
    String program =
        ProgramProcess.program().stream()
            .map(word -> "'" + word + "'")
            .collect(Collectors.joining(" "));
    String command =
        "stty cols 80 rows 24; export TERM=xterm HOME='"
            + folder
            + "' XDG_STATE_HOME=; exec "
            + program;
    ProgramProcess process =
        ProgramProcess.start(
            List.of("/usr/bin/script"), List.of("-qec", command, "/dev/null"), input, folder);
    int status = process.await();
    String shown = Files.readString(process.out());
    assertThat(status).as(shown).isZero();
    return shown;
  }

  @Test
  void aTerminalGetsTheWorksheet() throws IOException, InterruptedException {
    String shown = onTerminal("x := domineering(2x3);\rx.Temperature + 40\r:quit\r");
    assertThat(shown).contains("Gamester: a worksheet.", "165/4").doesNotContain("WARNING");
    assertThat(folder.resolve(".local/state/gamester/history"))
        .content()
        .contains("x.Temperature + 40");
  }
}
