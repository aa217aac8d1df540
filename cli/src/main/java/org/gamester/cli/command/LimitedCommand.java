package org.gamester.cli.command;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.Progress;
import org.gamester.cli.output.ExitStatus;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.values.Problem;
import org.gamester.values.Watchdog;
import org.gamester.web.answers.JsonText;
import org.gamester.web.answers.Sink;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * A command that computes within limits: on a thread of its own, which is abandoned if it does not
 * end in time. The thread that runs the command prints; it is the one that is interrupted when the
 * process is to end.
 */
@Command(
    versionProvider = Version.class,
    parameterListHeading = "%nArguments:%n",
    optionListHeading = "%nOptions:%n")
public abstract class LimitedCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @SuppressWarnings("UnusedVariable") // the parser acts on it
  @Mixin
  private HelpOptions help;

  @Mixin private final AskedLimits asked;
  private @Nullable Served served;
  private long begun;

  /**
   * @param asked options for limits
   */
  public LimitedCommand(AskedLimits asked) {
    this.asked = asked;
  }

  /**
   * A server that a command answers for, not the parser of a command line.
   *
   * @param evaluator what the answers use and fill together
   * @param limits of the answer, whatever the options of the command
   * @param out where lines of the answer go
   * @param err where progress and errors go
   */
  public record Served(
      Evaluator evaluator, Limits limits, Sink sink, PrintWriter out, PrintWriter err) {}

  /** From now on the command answers for a server. */
  public final void serve(Served server) {
    served = server;
  }

  /** Whether the command answers for a server, and each line is to be printed when it is known. */
  public final boolean isServed() {
    return served != null;
  }

  /** Finds the values of positions, on both processors, and shows how far it has come. */
  public final Evaluator evaluator(ProgressLine progress) {
    Consumer<Progress> listener = state -> progress.show(progressText(state.evaluated()));
    return served == null
        ? new Evaluator(Evaluator.DEFAULT_MEMORY, true, listener)
        : served.evaluator().reportingTo(listener);
  }

  public static String progressText(long evaluated) {
    return StopMessage.positions(evaluated);
  }

  /** How long the command's computation may take, and how much memory it may hold. */
  public final Limits limits() {
    return served == null ? asked.limits() : served.limits();
  }

  /** What the work so far has left of the limits. */
  public final Limits limitsLeft() {
    Duration time = limits().time();
    if (time == null) {
      return limits();
    }
    Duration left = time.minusNanos(System.nanoTime() - begun);
    return new Limits(left.isPositive() ? left : Duration.ofNanos(1), limits().memoryBytes());
  }

  /** How long the command has worked. */
  public final Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - begun);
  }

  /**
   * Does the command's work.
   *
   * @return one of {@link ExitStatus}
   */
  protected abstract int evaluate() throws Exception;

  @Override
  public Integer call() throws Exception {
    begun = System.nanoTime();
    return evaluate();
  }

  /**
   * Computes within the limits of the command, which all its steps share: whatever follows the
   * input, reading and writing included, is done here.
   */
  public final <T> T compute(Callable<T> body) throws Exception {
    return Watchdog.call(limits(), begun, body);
  }

  /**
   * Puts together what is known after a stop, soon after the limit.
   *
   * @param otherwise is said if that takes too long
   */
  public final <T> T afterStop(Supplier<T> known, Supplier<T> otherwise) {
    Duration time = limits().time();
    long now = System.nanoTime();
    if (Thread.currentThread().isInterrupted()) { // and has perhaps waited for the computation
      return Watchdog.afterStop(now - Watchdog.GRACE.toNanos() / 2, known, otherwise);
    }
    Duration sinceLimit = time == null ? Duration.ZERO : Duration.ofNanos(now - begun).minus(time);
    return Watchdog.afterStop(
        sinceLimit.isPositive() ? now - sinceLimit.toNanos() : now, known, otherwise);
  }

  /**
   * Writes the last of what is known after a stop, which is little: the rest has been written
   * before. The thread may have been interrupted to stop; that does not stop this too.
   */
  public static <T> T afterStop(Supplier<T> last) {
    boolean wasInterrupted = Thread.interrupted();
    try {
      return last.get();
    } finally {
      if (wasInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Where answers go. */
  public final PrintWriter out() {
    return served == null ? spec.commandLine().getOut() : served.out();
  }

  /** Where progress and errors go. */
  public final PrintWriter err() {
    return served == null ? spec.commandLine().getErr() : served.err();
  }

  /**
   * Prints the answer that {@code body} computes, or why there is none.
   *
   * @param subject the first fields of the JSON object that says why there is none; null if the
   *     reason is to be printed as text
   * @param progress how far a stopped computation came; may be empty
   */
  public final int answer(
      @Nullable Map<String, @Nullable Object> subject,
      Supplier<String> progress,
      Callable<Answer> body)
      throws Exception {
    return answerKnowing(subject, StopMessage.progress(progress), body);
  }

  /** The same, for a computation that knows something when it is stopped. */
  public final int answerKnowing(
      @Nullable Map<String, @Nullable Object> subject,
      Supplier<StopMessage.Known> known,
      Callable<Answer> body)
      throws Exception {
    return answerInSteps(subject, known, () -> compute(body));
  }

  /** The same, for steps each of which keeps to limits of its own. */
  public final int answerInSteps(
      @Nullable Map<String, @Nullable Object> subject,
      Supplier<StopMessage.Known> known,
      Callable<Answer> steps)
      throws Exception {
    Answer answer;
    try {
      answer = steps.call();
    } catch (ComputationStopped e) {
      StopMessage.Known said = StopMessage.known(this, known);
      return refuse(subject, new Problem(stopped(e, said.progress())), said.more(), said.fields());
    } catch (RuntimeException e) {
      return refuse(subject, Problem.of(e));
    }
    return switch (answer) {
      case Answer.Given(String text) -> {
        out().print(text);
        yield ExitStatus.OK;
      }
      case Answer.Found(Map<String, @Nullable Object> fields) -> {
        print(fields);
        yield ExitStatus.OK;
      }
    };
  }

  /**
   * Prints why there is no answer.
   *
   * @param subject as for {@link #answer}
   */
  public final int refuse(@Nullable Map<String, @Nullable Object> subject, Problem problem) {
    return refuse(subject, problem, "", Map.of());
  }

  private int refuse(
      @Nullable Map<String, @Nullable Object> subject,
      Problem problem,
      String more,
      Map<String, Object> fields) {
    if (subject == null) {
      boolean isBare = problem.startsWithPlace() && !isServed();
      err().println((isBare ? spec.qualifiedName() + ": " : "") + problem.text());
      if (!more.isEmpty()) {
        err().println(more);
      }
    } else {
      Map<String, Object> error = problem.fields();
      error.putAll(fields);
      Map<String, @Nullable Object> object = new LinkedHashMap<>(subject);
      object.put("error", error);
      print(object);
    }
    return ExitStatus.SOME_FAILED;
  }

  /** Prints an object of JSON on a line. */
  public final void print(Map<String, @Nullable Object> object) {
    if (served == null) {
      out().println(JsonText.write(object));
    } else {
      served.sink().row(object);
    }
  }

  /** The first fields of an object: its schema, and what is asked. */
  public static Map<String, @Nullable Object> subject(String schema, String field, String asked) {
    Map<String, @Nullable Object> subject = new LinkedHashMap<>();
    subject.put("schema", schema);
    subject.put(field, asked);
    return subject;
  }

  /** Why a computation stopped, and how far it came. */
  public final String stopped(ComputationStopped stop, String progress) {
    return isServed()
        ? StopMessage.stoppedAtWorkbench(stop, progress, limits())
        : StopMessage.stopped(stop, progress);
  }

  /** Refuses arguments that the options' own types let pass; ends the program with status 2. */
  public static RuntimeException unusable(String message) {
    return UnusableException.of(message);
  }

  /**
   * Tells a mistyped option from a game: games may begin with a minus sign, so that everything
   * unknown reaches the command as a parameter. What comes after {@code --} is no option.
   *
   * @throws UnmatchedArgumentException if a parameter looks like {@code --jsn}
   */
  public final void refuseMistypedOptions(List<String> parameters) {
    if (isServed()) {
      return;
    }
    List<String> given = spec.commandLine().getParseResult().originalArgs();
    int end = given.indexOf("--");
    List<String> noOptions = end < 0 ? List.of() : given.subList(end + 1, given.size());
    for (String parameter : parameters) {
      if (!noOptions.contains(parameter) && parameter.matches("--[a-z]{2,}[a-z-]*(=.*)?")) {
        throw new UnmatchedArgumentException(spec.commandLine(), List.of(parameter));
      }
    }
  }
}
