package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Studies in processes of their own, which are ended in the middle. */
class StudyProcessTest {
  private static final int KILLS = 30;
  private static final int KILLS_OF_SEARCH = 5;

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

  /** Kills runs of a study until there were so many; a study that is complete is begun anew. */
  private void killAgainAndAgain(int kills, String question) throws Exception {
    String[] words = question.split(";", -1);
    make("whole.study", words);
    run(0, "study", "run", file("whole.study"));
    String whole = rows("whole.study");
    assertThat(whole.lines().count()).isGreaterThan(1000);
    Random random = new Random(23);
    make("killed.study", words);
    for (int killed = 0; killed < kills; ) {
      ProgramProcess process = start("study", "run", file("killed.study"));
      if (process.process().waitFor(300 + random.nextInt(1500), TimeUnit.MILLISECONDS)) {
        assertThat(process.await()).isZero();
        assertThat(rows("killed.study")).isEqualTo(whole);
        Files.delete(folder.resolve("killed.study"));
        make("killed.study", words);
      } else {
        process.send("KILL");
        assertThat(process.await()).isEqualTo(128 + 9);
        killed++;
      }
    }
    run(0, "study", "run", file("killed.study"));
    assertThat(rows("killed.study")).isEqualTo(whole);
  }

  private String rows(String name) {
    return run(0, "study", "show", file(name), "--format", "csv");
  }

  @Test
  void aStudyThatWasKilledAtThirtyMomentsHasTheRowsOfOneThatWasNot() throws Exception {
    killAgainAndAgain(KILLS, "positions clobber 2x5;--show;value,temperature,nodes");
  }

  @Test
  void aGeneticSearchThatWasKilledHasTheRowsOfOneThatWasNot() throws Exception {
    killAgainAndAgain(
        KILLS_OF_SEARCH,
        "search konane 1x10;--maximize;temperature;--method;genetic;--evaluations;1500;--show;nodes");
  }

  /** A limit on the size of files takes the place of a full disk. */
  @Test
  void whatDoesNotFitOnTheDiskIsSaidAndTheRestIsKept() throws Exception {
    make("s.study", "nim({n})", "n=0..99999", "--show", "nimber,outcome");
    List<String> program =
        new ArrayList<>(List.of("sh", "-c", "ulimit -f 4096; exec \"$@\"", "sh"));
    program.addAll(ProgramProcess.program());
    program.add(5, "--enable-native-access=ALL-UNNAMED");
    ProgramProcess process =
        ProgramProcess.start(program, List.of("study", "run", file("s.study")), null, folder);
    assertThat(process.await()).isEqualTo(1);
    assertThat(Files.readString(process.err()))
        .contains("cannot", "s.study", "all rows committed before are kept")
        .hasLineCount(1);
    String status = run(0, "study", "status", file("s.study"));
    assertThat(status).contains(": failed").doesNotContain("complete");
    long kept = rows("s.study").lines().count() - 1;
    assertThat(kept).isPositive().isLessThan(100_000);
    assertThat(run(0, "study", "run", file("s.study")))
        .contains("%,d rows added: 100,000 of 100,000 done".formatted(100_000 - kept));
  }

  @Test
  void aFileCutInHalfIsRefusedAndLeftAsItIs() throws Exception {
    make("s.study", "positions clobber 2x4");
    run(0, "study", "run", file("s.study"));
    byte[] whole = Files.readAllBytes(folder.resolve("s.study"));
    byte[] half = Arrays.copyOf(whole, whole.length / 2);
    Files.write(folder.resolve("s.study"), half);
    for (String command : List.of("run", "show", "status", "conjecture")) {
      assertThat(run(1, "study", command, file("s.study")))
          .contains("is damaged", "bytes are missing", ".recover")
          .hasLineCount(1);
    }
    assertThat(Files.readAllBytes(folder.resolve("s.study"))).isEqualTo(half);
  }

  /** Whoever runs this may write any file, if that is the superuser: the program then may not. */
  @Test
  void aReadOnlyFileIsShownAndNotRun() throws Exception {
    make("s.study", "positions clobber 2x3");
    Path file = folder.resolve("s.study");
    assertThat(file.toFile().setReadOnly()).isTrue();
    List<String> program = new ArrayList<>();
    if (Files.isWritable(file)) {
      Assumptions.assumeTrue(Files.isExecutable(Path.of("/usr/bin/setpriv")));
      program.addAll(List.of("/usr/bin/setpriv", "--bounding-set=-dac_override"));
    }
    int java = program.size();
    program.addAll(ProgramProcess.program());
    program.add(java + 1, "--enable-native-access=ALL-UNNAMED");
    byte[] before = Files.readAllBytes(file);
    ProgramProcess run =
        ProgramProcess.start(program, List.of("study", "run", file("s.study")), null, folder);
    assertThat(run.await()).isEqualTo(1);
    assertThat(Files.readString(run.err())).contains("it is read-only").hasLineCount(1);
    ProgramProcess shown =
        ProgramProcess.start(program, List.of("study", "status", file("s.study")), null, folder);
    assertThat(shown.await()).isZero();
    assertThat(Files.readString(shown.out())).contains("positions clobber 2x3");
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
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
