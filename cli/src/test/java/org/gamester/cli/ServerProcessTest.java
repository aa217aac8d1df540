package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.gamester.cli.output.ExitStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code gamester web} as a process. */
@Timeout(120)
class ServerProcessTest {
  @TempDir private static Path folder = Path.of("");

  private static ProgramProcess start(String... words) throws IOException {
    return ProgramProcess.start(ProgramProcess.program(), List.of(words), null, folder);
  }

  private static String address(ProgramProcess server) throws Exception {
    while (server.process().isAlive()) {
      String said = Files.readString(server.out());
      if (said.endsWith("\n")) {
        return said.strip();
      }
      Thread.sleep(20);
    }
    throw new AssertionError("the server has ended: " + Files.readString(server.err()));
  }

  private static String read(String address) throws IOException {
    try (InputStream answer = URI.create(address).toURL().openStream()) {
      return new String(answer.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** The program of docs/notebooks.md, and what the page says that it prints. */
  @Test
  void aPythonProgramAsksTheServer() throws Exception {
    Path python = Path.of("/usr/bin/python3");
    assumeTrue(Files.isExecutable(python), "there is no Python");
    ProgramProcess server = start("web", "--port", "0", "--no-open");
    try {
      Path program = Path.of("../docs/examples/ask.py");
      String page = Files.readString(Path.of("../docs/notebooks.md"));
      assertThat(page).contains("```docs/examples/ask.py\n" + Files.readString(program) + "```");
      ProgramProcess asked =
          ProgramProcess.start(
              List.of(python.toString(), program.toString()),
              List.of(address(server)),
              null,
              folder);
      assertThat(asked.await()).as(Files.readString(asked.err())).isZero();
      assertThat(page).endsWith("It prints\n\n```\n" + Files.readString(asked.out()) + "```\n");
    } finally {
      server.process().destroyForcibly();
    }
  }

  @Test
  void aSignalEndsTheServerAndItsWork() throws Exception {
    ProgramProcess server = start("web", "--port", "0", "--no-open", "--timeout", "5m");
    try {
      String address = address(server);
      assertThat(address).matches("http://127\\.0\\.0\\.1:\\d+");
      assertThat(read(address + "/api/value?p=nim(2)")).contains("\"value\":\"*2\"");
      Thread asking =
          Thread.ofVirtual()
              .start(
                  () -> {
                    try {
                      String _ = read(address + "/api/value?p=domineering(8x8)");
                    } catch (IOException e) {
                      // The server ends before it answers.
                    }
                  });
      Thread.sleep(Duration.ofSeconds(1));
      server.send("TERM");
      assertThat(server.process().waitFor(20, TimeUnit.SECONDS)).isTrue();
      assertThat(server.process().exitValue()).isEqualTo(143);
      asking.join();
      assertThat(Files.readString(server.err())).isEmpty();
    } finally {
      server.process().destroyForcibly();
    }
  }

  @Test
  void aPortThatIsTakenIsRefused() throws Exception {
    ProgramProcess first = start("web", "--port", "0", "--no-open");
    try {
      String address = address(first);
      String port = address.substring(address.lastIndexOf(':') + 1);
      ProgramProcess second = start("web", "--port", port, "--no-open");
      assertThat(second.await()).isEqualTo(ExitStatus.SOME_FAILED);
      assertThat(Files.readString(second.err())).contains("cannot listen on port " + port);
    } finally {
      first.send("TERM");
      assertThat(first.await()).isEqualTo(143);
    }
  }

  @Test
  void otherMachinesAreLetInOnlyOnPurpose() throws Exception {
    ProgramProcess open = start("web", "--host", "0.0.0.0", "--no-open");
    assertThat(open.await()).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(Files.readString(open.err())).contains("needs --public");
    ProgramProcess weak = start("web", "--public", "--token", "secret", "--no-open");
    assertThat(weak.await()).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(Files.readString(weak.err())).contains("16 characters or more");
  }
}
