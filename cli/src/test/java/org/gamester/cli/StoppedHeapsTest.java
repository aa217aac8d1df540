package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.gamester.cli.command.ServedErrors;
import org.gamester.cli.output.ExitStatus;
import org.gamester.values.Problem;
import org.gamester.web.answers.Sink;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the commands for heaps print when they are interrupted, as a signal does it. */
class StoppedHeapsTest {
  private static final long FIRST_DELAY_MILLIS = 1000;
  private static final long LAST_DELAY_MILLIS = 16_000;

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "octal 0.9 --to 1000000; octal{0.9}: heaps 0 to; heaps done",
        "octal 0.9 --to 1000000 --json; {\"schema\":\"gamester.octal/1\"; heaps done",
        "octal 0.7|0.07 --to 1000000; heaps 0 to; values found",
        "nim 0.9 0..1000000; : 0 1; heaps done",
        "nim wythoff 0..4000 0..150 --timeout 1h; 0: 0 1; row",
      })
  void whatIsKnownIsPrinted(String line, String known, String progress)
      throws InterruptedException {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    // Only after a delay that is long enough is something known.
    for (long delay = FIRST_DELAY_MILLIS;
        delay <= LAST_DELAY_MILLIS && !err.toString().contains(progress);
        delay *= 2) {
      out.getBuffer().setLength(0);
      err.getBuffer().setLength(0);
      runAndInterrupt(delay, new PrintWriter(out, true), new PrintWriter(err, true), line);
    }
    assertThat(err.toString()).startsWith("interrupted: ").contains(progress);
    assertThat(out.toString().replaceAll(" +", " ")).contains(known);
  }

  @ParameterizedTest
  @CsvSource({"nim 0.9 0..1000000 --json"})
  void theNimbersThatAreKnownStandBesideTheError(String line) throws InterruptedException {
    StringWriter out = new StringWriter();
    for (long delay = FIRST_DELAY_MILLIS;
        delay <= LAST_DELAY_MILLIS && !out.toString().contains("heaps done");
        delay *= 2) {
      out.getBuffer().setLength(0);
      runAndInterrupt(delay, new PrintWriter(out, true), new PrintWriter(out, true), line);
    }
    assertThat(out.toString()).contains("\"message\":\"interrupted: ", "\"nimbers\":[0,1,");
    assertThat(ProgramProcess.isJsonLines(out.toString())).isTrue();
  }

  /** What a terminal shows, which a server is told in the same words. */
  @ParameterizedTest
  @CsvSource({"nim 0.9 0..1000000,heap", "nim wythoff 0..4000 0..150 --timeout 1h,row"})
  void progressIsShown(String line, String unit) throws InterruptedException {
    Queue<String> shown = new ConcurrentLinkedQueue<>();
    Sink sink =
        new Sink() {
          @Override
          public void line(String json) {}

          @Override
          public void progress(String words) {
            shown.add(words);
          }

          @Override
          public void problem(Problem problem) {}
        };
    for (long delay = FIRST_DELAY_MILLIS;
        delay <= LAST_DELAY_MILLIS && shown.stream().noneMatch(words -> words.contains(unit));
        delay *= 2) {
      runAndInterrupt(delay, new PrintWriter(new StringWriter()), new ServedErrors(sink), line);
    }
    assertThat(shown).anyMatch(words -> words.matches("[1-9][\\d,]* " + unit + "s?"));
  }

  private static void runAndInterrupt(long delay, PrintWriter out, PrintWriter err, String line)
      throws InterruptedException {
    int[] status = {ExitStatus.OK};
    Thread command = new Thread(() -> status[0] = Gamester.run(out, err, line.split(" ")));
    command.start();
    command.join(delay);
    command.interrupt();
    command.join();
    assertThat(status[0]).isEqualTo(ExitStatus.SOME_FAILED);
  }
}
