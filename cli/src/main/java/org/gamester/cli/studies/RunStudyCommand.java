package org.gamester.cli.studies;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.gamester.cli.command.ArgumentSource;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.ProgressLine;
import org.gamester.cli.command.StopMessage;
import org.gamester.cli.command.TimeSpan;
import org.gamester.cli.command.Version;
import org.gamester.cli.output.AnswerFields;
import org.gamester.cli.output.ExitStatus;
import org.gamester.studies.Question;
import org.gamester.studies.StudyException;
import org.gamester.studies.files.StudyFile;
import org.gamester.studies.questions.QuestionReader;
import org.gamester.studies.runs.Cluster;
import org.gamester.studies.runs.StudyRun;
import org.gamester.studies.runs.Workplace;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Problem;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Works at a study. */
@Command(
    name = "run",
    description = {
      "Evaluate what has no row yet, on all processors. What is found is in the file a second later"
          + " at most. On a terminal a line shows how far the run has come, its rate and the time"
          + " that is left.",
      "",
      "An item that cannot be evaluated, or not within --item-timeout and --memory, is given up:"
          + " the file says why. --retry tries those again that a limit has stopped.",
      "",
      "--spark evaluates on a cluster of Apache Spark; see docs/scale.md."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester study run dom.study",
      "  gamester study run dom.study --timeout 8h --item-timeout 1m",
      "  gamester study run dom.study --retry --item-timeout 1h",
      "  gamester study run dom.study --spark spark://host:7077",
      "",
      "Exit status: 0 all items have a row, or what was searched for is found; 1 some",
      "were given up, or the run was stopped; 2 usage error."
    })
final class RunStudyCommand extends StudyFileCommand {
  private static final int WIDTH = 20;

  private static final int MOST_THREADS = 256;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many items to evaluate at a time (default: one for each processor).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--item-timeout",
      paramLabel = "TIME",
      converter = TimeSpan.class,
      description = "Give an item up after this time, such as 10s or 5m (default: no limit).")
  private @Nullable Duration itemTimeout;

  @Option(
      names = "--retry",
      description = "Try again what was given up at a limit, within the limits of now.")
  private boolean retry;

  @Mixin private final SparkOptions spark = new SparkOptions();

  @Mixin private final PositionArguments positions = new PositionArguments();

  @Mixin private final JsonOption json = new JsonOption();

  @Override
  protected int evaluate() throws Exception {
    if (threads < 1 || threads > MOST_THREADS) {
      throw unusable("--threads is a number from 1 to " + MOST_THREADS);
    }
    Optional<Integer> status = spark.startElsewhere();
    return status.isPresent() ? status.get() : evaluateHere();
  }

  private int evaluateHere() throws Exception {
    try (StudyFile study = StudyFile.write(path())) {
      Question question =
          compute(
              () ->
                  new QuestionReader(study.spec(), new ArgumentSource(positions), study.items())
                      .read());
      try (Workplace cluster = spark.open(() -> order(study, question))) {
        StudyRun.Summary summary = run(study, question, cluster);
        StudyStatus status = afterStop(() -> StudyStatus.of(study, question));
        report(status, summary);
        boolean isDone = summary.stop() == null && (status.givenUp() == 0 || summary.isFound());
        return isDone ? ExitStatus.OK : ExitStatus.SOME_FAILED;
      }
    } catch (StudyException e) {
      return refuse(
          json.isGiven() ? subject(SCHEMA, "file", path().toString()) : null, Problem.of(e));
    } catch (ComputationStopped e) {
      err().println(stopped(e, ""));
      return ExitStatus.SOME_FAILED;
    } catch (IllegalArgumentException e) {
      throw unusable(String.valueOf(e.getMessage()));
    }
  }

  private Cluster.Order order(StudyFile study, Question question) {
    long count = question.isAdaptive() ? 0 : question.count().orElse(0);
    long left = Math.max(0, count - study.rowCount());
    List<String> lines = QuestionReader.isOnClaims(study.spec()) ? study.items() : List.of();
    return new Cluster.Order(
        study.spec(), lines, left, positions.sources(), itemTimeout, limits().memoryBytes());
  }

  private StudyRun.Summary run(StudyFile study, Question question, @Nullable Workplace cluster) {
    long before = study.rowCount() + (retry ? 0 : study.givenUpCount());
    long all = question.count().orElse(0);
    try (ProgressLine progress = new ProgressLine(err())) {
      StudyRun.Listener listener =
          (rows, givenUp, nanos) ->
              progress.show(progress(before, all, rows + givenUp, givenUp, nanos));
      return StudyRun.run(
          study,
          question,
          new StudyRun.Settings(threads, limits(), itemTimeout, listener),
          Version.number(),
          retry,
          cluster);
    }
  }

  private void report(StudyStatus status, StudyRun.Summary summary) {
    if (json.isGiven()) {
      print(AnswerFields.PLAIN.fields(SCHEMA, status));
    } else {
      out()
          .printf(
              "%s added: %s%n",
              StopMessage.counted(summary.rows(), "row"),
              summary.isFound() ? status.foundAt() : status.progress());
      status
          .best()
          .ifPresent(
              b ->
                  out()
                      .printf(
                          "%s: %s: %s %s%n",
                          summary.isFound() ? "found" : "best",
                          b.position(),
                          b.column(),
                          b.entry()));
      if (status.givenUp() > 0) {
        StudyFile.Surrender first = status.reasons().getFirst();
        out()
            .printf(
                "given up: %s, the first %s: %s%n",
                StopMessage.counted(first.count(), "item"), first.first(), first.reason());
      }
    }
    ComputationStopped stop = summary.stop();
    if (stop != null) {
      err().println(stopped(stop, status.progress()) + "; 'gamester study run' goes on");
    }
  }

  /** {@code [#### ] 42% 1,234 of 3,000 210/s 8 s left 2 given up}. */
  private static String progress(long before, long all, long done, long givenUp, long nanos) {
    double rate = done * 1e9 / Math.max(1, nanos);
    StringBuilder text = new StringBuilder();
    if (all > 0) {
      double part = Math.min(1, (double) (before + done) / all);
      int marks = (int) (part * WIDTH);
      text.append('[').append("#".repeat(marks)).append(" ".repeat(WIDTH - marks)).append("] ");
      text.append("%.0f%%  %,d of %,d".formatted(100 * part, before + done, all));
    } else {
      text.append("%,d done".formatted(before + done));
    }
    text.append(rate >= 10 ? "  %,.0f/s".formatted(rate) : "  %.2f/s".formatted(rate));
    if (all > 0 && done > 0) {
      text.append("  ").append(span((all - before - done) / rate)).append(" left");
    }
    if (givenUp > 0) {
      text.append("  %,d given up".formatted(givenUp));
    }
    return text.toString();
  }

  /** A time in its two largest units. */
  private static String span(double seconds) {
    long s = Math.max(0, (long) seconds);
    return s < 60
        ? s + " s"
        : s < 3600
            ? "%d min %02d s".formatted(s / 60, s % 60)
            : s < 172_800
                ? "%d h %02d min".formatted(s / 3600, s % 3600 / 60)
                : "%,d days".formatted(s / 86_400);
  }
}
