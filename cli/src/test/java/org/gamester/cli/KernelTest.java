package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.gamester.cli.output.ExitStatus;
import org.gamester.web.answers.JsonText;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The kernel as Jupyter itself runs it: notebooks are executed without a browser, and a script asks
 * two kernels at a time. Without Jupyter's Python packages these tests are skipped.
 */
class KernelTest {
  private static final Path NOTEBOOKS = Path.of("../docs/notebooks");
  private static final Path TRIAL = Path.of("src/test/resources/kernel_trial.py");
  private static final long PATIENCE_SECONDS = 180;

  @TempDir private Path folder;

  private static String run(int status, String... words) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    assertThat(Gamester.run(new PrintWriter(out), new PrintWriter(err), words))
        .as(err.toString())
        .isEqualTo(status);
    return out.toString() + err;
  }

  private Path kernelFile() {
    return folder.resolve("share/jupyter/kernels/gamester/kernel.json");
  }

  @Test
  void isInstalledAndRemoved() throws IOException {
    String prefix = folder.toString();
    String rulesets = "../docs/examples/games";
    assertThat(run(ExitStatus.OK, "kernel", "install", "--prefix", prefix, "--rulesets", rulesets))
        .contains("Jupyter finds Gamester in " + kernelFile().getParent());
    Map<?, ?> kernel = JsonTree.object(Files.readString(kernelFile()));
    assertThat(kernel.get("display_name")).isEqualTo("Gamester");
    assertThat(kernel.get("interrupt_mode")).isEqualTo("message");
    assertThat(String.valueOf(kernel.get("argv")))
        .endsWith(
            "kernel, run, --rulesets, "
                + Path.of(rulesets).toAbsolutePath()
                + ", {connection_file}]");
    assertThat(run(ExitStatus.OK, "kernel", "remove", "--prefix", prefix)).contains("removed ");
    assertThat(kernelFile().getParent()).doesNotExist();
    assertThat(run(ExitStatus.OK, "kernel", "remove", "--prefix", prefix))
        .contains("there was nothing in ");
  }

  @Test
  void refusesWhatIsNoConnection() throws IOException {
    Path file = Files.writeString(folder.resolve("connection.json"), "{\"ip\":");
    assertThat(run(ExitStatus.UNUSABLE_ARGUMENTS, "kernel", "run", file.toString()))
        .contains("connection.json does not say how to connect");
    assertThat(run(ExitStatus.UNUSABLE_ARGUMENTS, "kernel", "run", folder + "/none.json"))
        .contains("there is no file " + folder);
    assertThat(run(ExitStatus.UNUSABLE_ARGUMENTS, "kernel", "run"))
        .contains("run needs the file of a connection");
  }

  /** A Python that has Jupyter's client and its converter of notebooks. */
  private static @Nullable String python() throws InterruptedException {
    for (String candidate : List.of("/usr/bin/python3", "python3")) {
      if (has(candidate)) {
        return candidate;
      }
    }
    return null;
  }

  private static boolean has(String python) throws InterruptedException {
    try {
      Process probe =
          new ProcessBuilder(python, "-c", "import jupyter_client, nbconvert, nbclient")
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      return probe.waitFor() == 0;
    } catch (IOException e) {
      return false; // there is no such program
    }
  }

  /** Runs Python with the kernel of these classes installed; returns what it wrote. */
  private String python(String... words) throws IOException, InterruptedException {
    String python = python();
    assumeTrue(python != null, "there is no Python with jupyter_client and nbconvert");
    List<String> argv = new ArrayList<>(ProgramProcess.program());
    argv.addAll(List.of("kernel", "run", "{connection_file}"));
    Files.createDirectories(kernelFile().getParent());
    Files.writeString(
        kernelFile(),
        JsonText.write(
            Map.of(
                "argv", argv,
                "display_name", "Gamester",
                "language", "gamester",
                "interrupt_mode", "message")));
    List<String> command = new ArrayList<>(List.of(python));
    command.addAll(List.of(words));
    File out = folder.resolve("out.txt").toFile();
    File err = folder.resolve("err.txt").toFile();
    ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(out).redirectError(err);
    builder.environment().put("JUPYTER_PATH", folder.resolve("share/jupyter").toString());
    Process process = builder.start();
    if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly().waitFor();
    }
    assertThat(process.exitValue()).as(Files.readString(err.toPath())).isZero();
    return Files.readString(out.toPath());
  }

  /** What the cells of a notebook show, but for lines that say how long an evaluation took. */
  private static List<String> outputs(String notebook) {
    List<String> outputs = new ArrayList<>();
    List<?> cells = (List<?>) JsonTree.object(notebook).get("cells");
    for (Object cell : Objects.requireNonNull(cells)) {
      if (((Map<?, ?>) cell).get("outputs") instanceof List<?> shown) {
        for (Object output : shown) {
          Map<?, ?> fields = (Map<?, ?>) output;
          boolean isProgress = "display_data".equals(fields.get("output_type"));
          if (!isProgress) {
            outputs.add("%s %s".formatted(fields.get("data"), fields.get("evalue")));
          }
        }
      }
    }
    return outputs;
  }

  @ParameterizedTest
  @ValueSource(strings = {"first-hour", "strips-of-domineering", "thermographs"})
  void notebooksShowWhatTheyHaveShown(String name) throws Exception {
    Path notebook = NOTEBOOKS.resolve(name + ".ipynb");
    String shown =
        python(
            "-m",
            "nbconvert",
            "--to",
            "notebook",
            "--execute",
            "--allow-errors",
            "--stdout",
            notebook.toString());
    List<String> kept = outputs(Files.readString(notebook));
    assertThat(kept).hasSizeGreaterThan(10);
    assertThat(outputs(shown)).isEqualTo(kept);
  }

  @Test
  void twoKernelsAreInterruptedKilledAndStartedAgain() throws Exception {
    String answers = python(TRIAL.toString());
    assertThat(answers.lines())
        .containsExactly(
            "first: ok 5",
            "second: error That variable is not defined: `x`",
            "interrupted: error",
            "after it: ok 5",
            "second at work: ok 1/2",
            "killed and started again: ok {1|0}",
            "completed: Thermograph",
            "inspected: True",
            "unfinished: incomplete",
            "sides that differ: ok dud",
            "printed: 5000",
            "ended with its parent: True");
  }
}
