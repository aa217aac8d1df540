package org.gamester.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gamester.house.FakeCheckout.Start;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One start builds at a time, whoever is interrupted or killed meanwhile. */
@Timeout(100) // seconds: what hangs fails
class LauncherTurnsTest {
  private static final String LONG = "sleep 50";

  @TempDir private Path scratch = Path.of("");
  private FakeCheckout checkout;

  @BeforeEach
  void makeCheckout() throws IOException {
    checkout = new FakeCheckout(scratch, "checkout");
  }

  @AfterEach
  void endWhatStillRuns() {
    checkout.close();
  }

  @Test
  void twoFirstStartsAtOnceBothAnswer() throws Exception {
    checkout.with("MAVEN", "sleep 0.3");
    Start one = checkout.start("./gamester", "value", "1");
    Start other = checkout.start("./gamester", "value", "1");
    assertThat(one.status()).isZero();
    assertThat(other.status()).isZero();
    assertThat(one.words()).isNotEmpty().isEqualTo(other.words());
    assertThat(checkout.builds()).containsExactly("begin", "end");
  }

  @Test
  void aStartThatWaitsSaysForWhomAndSinceWhen() throws Exception {
    checkout.with("MAVEN", "while ! [ -e '" + checkout.scratch("go") + "' ]; do sleep 0.05; done");
    Start builds = checkout.start("./gamester", "value", "1");
    checkout.lastMaven();
    Start waits = checkout.start("./gamester", "value", "1");
    waits.awaitComplaint("waiting for process " + builds.process().pid());
    assertThat(waits.complaints()).containsPattern("building since \\d\\d:\\d\\d:\\d\\d");
    Files.createFile(checkout.scratch("go"));
    assertThat(builds.status()).isZero();
    assertThat(waits.status()).isZero();
    assertThat(waits.complaints()).hasLineCount(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"?", "nobody", "/", "999999999/1 since 00:00:00", "THIS/1 since 00:00:00"})
  void aTurnOfNoRunningProcessIsTakenOver(String holder) throws Exception {
    // THIS runs, but did not begin when the link says: the number has been given to it since.
    checkout.turn(7, holder.replace("THIS", Long.toString(ProcessHandle.current().pid())));
    Start start = checkout.run("value", "1");
    assertThat(start.status()).isZero();
    assertThat(start.complaints()).doesNotContain("waiting");
    assertThat(checkout.leftBehind()).isEmpty();
  }

  @Test
  void whoeverIsTooSlowTakesALaterTurn() throws Exception {
    // While this one asks for the time, another takes turn 8, gives it back and removes what is
    // past.
    String turns = "'" + checkout.root() + "'/.gamester/turn.";
    checkout.tool(
        "date",
        "rm -f "
            + turns
            + "*; [ -e \"$SCRATCH/asked\" ] || ln -s free "
            + turns
            + "9; "
            + ": >\"$SCRATCH/asked\"; echo 01:02:03");
    checkout.turn(7, "free");
    Start start = checkout.run("value", "1");
    assertThat(start.status()).as(start.complaints()).isZero();
    assertThat(Files.readSymbolicLink(checkout.root().resolve(".gamester/turn.11")))
        .hasToString("free");
    assertThat(checkout.leftBehind()).isEmpty();
  }

  @Test
  void theLockOfAnOlderLauncherDisturbsNobody() throws Exception {
    Files.createDirectories(checkout.root().resolve(".gamester/building"));
    assertThat(checkout.run("value", "1").status()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "MAVEN, INT, 130", "MAVEN, TERM, 143", "MAVEN, HUP, 129",
    "PREPARE, INT, 130", "PREPARE, TERM, 143", "PREPARE, HUP, 129",
    "REHEARSE, INT, 130", "REHEARSE, TERM, 143", "REHEARSE, HUP, 129",
  })
  void aSignalEndsEverything(String stage, String signal, int status) throws Exception {
    assumeFalse(isIgnored(signal), "this process ignores the signal, and so do those it starts");
    Start start = startThatHangs(stage, LONG);
    ProcessHandle worker = hanging();
    List<ProcessHandle> family = worker.descendants().toList();
    start.signal(signal);
    assertThat(start.status()).isEqualTo(status);
    awaitEnd(worker);
    family.forEach(LauncherTurnsTest::awaitEnd);
    assertThat(start.words()).isEmpty();
    assertThat(checkout.leftBehind()).isEmpty();
    assertThat(checkout.with(stage, "").run("value", "1").status()).isZero();
  }

  @Test
  void whatDoesNotEndWhenAskedIsEnded() throws Exception {
    Start start = startThatHangs("MAVEN", "trap '' TERM; " + LONG + "; " + LONG);
    ProcessHandle maven = hanging();
    start.signal("TERM");
    assertThat(start.status()).isEqualTo(143);
    awaitEnd(maven);
  }

  @Test
  void aSignalEndsAStartThatWaits() throws Exception {
    Start builds = startThatHangs("MAVEN", LONG);
    ProcessHandle maven = hanging();
    Start waits = checkout.start("./gamester", "value", "1");
    waits.awaitComplaint("waiting");
    waits.signal("TERM");
    assertThat(waits.status()).isEqualTo(143);
    assertThat(maven.isAlive()).isTrue();
    assertThat(checkout.leftBehind()).hasSize(2);
    builds.signal("TERM");
    assertThat(builds.status()).isEqualTo(143);
  }

  @Test
  void theMavenOfAKilledStartIsEndedBeforeTheNextOneBegins() throws Exception {
    Start killed = startThatHangs("MAVEN", LONG);
    ProcessHandle maven = hanging();
    List<ProcessHandle> family = maven.descendants().toList();
    killed.process().destroyForcibly().waitFor();
    assertThat(maven.isAlive()).isTrue();
    Start next = checkout.with("MAVEN", "").run("value", "1");
    assertThat(next.status()).isZero();
    assertThat(next.complaints()).contains("ending process " + maven.pid());
    awaitEnd(maven);
    family.forEach(LauncherTurnsTest::awaitEnd);
    assertThat(checkout.builds()).containsExactly("begin", "begin", "end");
    assertThat(checkout.leftBehind()).isEmpty();
  }

  /** Many starts at once; some are killed at any moment. No two build at once, the rest answers. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void nobodyBuildsBesideAnother(long seed) throws Exception {
    Random random = new Random(seed);
    checkout.with("MAVEN", "sleep 0.05").with("REHEARSE", "sleep 0.02");
    for (int round = 0; round < 3; round++) {
      FakeCheckout.touch(checkout.source());
      List<Start> survivors = new ArrayList<>();
      List<Start> victims = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        (i % 2 == 0 ? survivors : victims).add(checkout.start("./gamester", "value", "1"));
      }
      for (Start victim : victims) {
        Thread.sleep(random.nextInt(60));
        victim.process().destroyForcibly();
      }
      for (Start survivor : survivors) {
        assertThat(survivor.status()).as(survivor.complaints()).isZero();
        assertThat(survivor.words()).contains("org.gamester.cli.Gamester");
      }
    }
    assertThat(checkout.builds()).contains("end").doesNotContain("beside another");
    assertThat(checkout.run("value", "1").complaints()).isEmpty();
  }

  /** Starts the launcher so that one stage of its work runs {@code commands}. */
  private Start startThatHangs(String stage, String commands) throws IOException {
    String note = "echo $$ >'" + checkout.scratch("begun") + "'; ";
    return checkout
        .with(stage, commands.replace(LONG, note + LONG))
        .start("./gamester", "value", "1");
  }

  /** The process of that stage, once it has begun. */
  private ProcessHandle hanging() throws IOException, InterruptedException {
    Path file = checkout.scratch("begun");
    while (!Files.exists(file) || !Files.readString(file).endsWith("\n")) {
      Thread.sleep(5);
    }
    return ProcessHandle.of(Long.parseLong(Files.readString(file).strip())).orElseThrow();
  }

  /** Waits until a process has ended, whether or not its parent has asked for its status yet. */
  private static void awaitEnd(ProcessHandle process) {
    Path state = Path.of("/proc/" + process.pid() + "/stat");
    while (process.isAlive()) {
      try {
        if (Files.exists(state) && Files.readString(state).contains(") Z ")) {
          return;
        }
        Thread.sleep(5);
      } catch (IOException e) {
        // It has ended between the question and the answer.
      } catch (InterruptedException e) {
        throw new AssertionError("process " + process.pid() + " does not end", e);
      }
    }
  }

  /** Whether this process was started with a signal ignored, as in the background of a script. */
  private static boolean isIgnored(String signal) throws IOException, InterruptedException {
    String caught = "trap 'exit 3' " + signal + "; kill -" + signal + " $$; exit 4";
    return new ProcessBuilder("sh", "-c", caught).start().waitFor() != 3;
  }
}
