package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Studies in processes of their own, which are ended in the middle. */
class StudyProcessTest {
  private static final int KILLS = 6;

  @TempDir private Path folder = Path.of("");

  private static String run(int status, String... words) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    assertThat(Gamester.run(new PrintWriter(out), new PrintWriter(err, true), words))
        .as(err.toString())
        .isEqualTo(status);
    return out.toString().isEmpty() ? err.toString() : out.toString();
  }

  private ProgramProcess start(String... words) throws IOException {
    List<String> program = new ArrayList<>(ProgramProcess.program());
    program.add(1, "--enable-native-access=ALL-UNNAMED");
    return ProgramProcess.start(program, List.of(words), null, folder);
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private void make(String name, String... question) {
    List<String> words = new ArrayList<>(List.of("study", "new", file(name)));
    words.addAll(List.of(question));
    run(0, words.toArray(String[]::new));
  }

  /** Waits until a study has a row, or its process has ended. */
  private void awaitRows(ProgramProcess process, String name) throws Exception {
    while (process.process().isAlive()
        && run(0, "study", "show", file(name), "--most", "1", "--format", "csv").lines().count()
            < 2) {
      Thread.sleep(20);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "positions clobber 3x3;--show;value,temperature,nodes",
        "search konane 1x10;--maximize;temperature;--method;genetic;--evaluations;1500;--show;nodes"
      })
  void aStudyThatWasKilledAgainAndAgainHasTheRowsOfOneThatWasNot(String question) throws Exception {
    String[] words = question.split(";", -1);
    make("whole.study", words);
    make("killed.study", words);
    run(0, "study", "run", file("whole.study"));
    Random random = new Random(23);
    for (int kill = 0; kill < KILLS; kill++) {
      ProgramProcess process = start("study", "run", file("killed.study"));
      if (!process.process().waitFor(300 + random.nextInt(1500), TimeUnit.MILLISECONDS)) {
        process.send("KILL");
      }
      process.await();
    }
    run(0, "study", "run", file("killed.study"));
    String whole = run(0, "study", "show", file("whole.study"), "--format", "csv");
    assertThat(whole.lines().count()).isGreaterThan(1000);
    assertThat(run(0, "study", "show", file("killed.study"), "--format", "csv")).isEqualTo(whole);
  }

  @Test
  void anInterruptedRunKeepsItsRowsAndTheNextGoesOn() throws Exception {
    make("s.study", "domineering({m}x{n})", "m=1..7", "n=1..7");
    ProgramProcess process = start("study", "run", file("s.study"));
    awaitRows(process, "s.study");
    String second = run(1, "study", "run", file("s.study"));
    assertThat(second)
        .contains("process " + process.process().pid() + " works at it since")
        .doesNotContain("Exception");
    assertThat(run(0, "study", "status", file("s.study"))).contains("at work");
    process.send("TERM");
    assertThat(process.await()).isEqualTo(143);
    assertThat(Files.readString(process.out())).contains("of 49 done");
    assertThat(Files.readString(process.err())).contains("'gamester study run' goes on");
    assertThat(run(0, "study", "status", file("s.study"))).contains(": stopped");
    assertThat(run(1, "study", "run", file("s.study"), "--timeout", "300ms"))
        .contains("of 49 done");
  }
}
