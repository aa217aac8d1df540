package org.gamester.cli.worksheet;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.analysis.Evaluator;
import org.gamester.cli.command.EvaluationCommand;
import org.gamester.cli.command.InputAdvice;
import org.gamester.cli.command.LimitedCommand;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.StopMessage;
import org.gamester.cli.command.Worksheets;
import org.gamester.cli.output.AnswerFields;
import org.gamester.cli.output.ExitStatus;
import org.gamester.cli.output.FileReason;
import org.gamester.cli.output.Interruption;
import org.gamester.cli.worksheet.InputLines.Line;
import org.gamester.script.Result;
import org.gamester.script.Worksheet;
import org.gamester.script.syntax.Source;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Fields;
import org.gamester.values.GameStore;
import org.gamester.values.Watchdog;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Evaluates expressions, one a line: for use from other programs and in test suites. */
@Command(
    name = "eval",
    description = {
      "Evaluate expressions, one a line in, one answer a line out, in the same order.",
      "",
      "Each line is evaluated on its own; --shared keeps variables from line to line. A line that"
          + " fails, or that passes a limit, is answered by '!!' and the reason, and the next one"
          + " is evaluated. The answer to an empty line is an empty line. A line break within an"
          + " answer is written as \\n"
          + ". What a line prints by System.Print stands on lines of its own before its answer.",
      "",
      "With --json every line is answered by an object:",
      "  {\"line\":1,\"expr\":\"2+3\",\"value\":\"5\",\"type\":\"game.Integer\"}",
      "  {\"line\":2,\"expr\":\"2+\",\"error\":{\"message\":...,\"detail\":...,\"column\":3}}"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester eval expressions.txt",
      "  gamester eval -e 'x := {2|1}' -e 'x.Mean' --shared",
      "  gamester eval --json --style classic --timeout 10s - < expressions.txt",
      "",
      "Exit status: 0 all lines evaluated, 1 some failed, 2 usage error."
    })
public final class EvalCommand extends EvaluationCommand {
  private static final long RELEASE_ABOVE_VALUES = 1_000_000;
  private static final long REMEMBERED = 1 << 22;

  /**
   * One of so many parts of the memory may be taken by what earlier lines have left, garbage
   * included: to tell garbage apart takes as long as there is memory that is none, and would make
   * the next line late.
   */
  private static final int PARTS_FOR_EARLIER_LINES = 2;

  /** The most bytes of a line, whatever the limit of memory. */
  private static final int LONGEST = 1 << 26;

  /** A line may take one of so many parts of the memory. */
  private static final int PARTS_OF_MEMORY = 16;

  /** The most variables whose lines are remembered. */
  private static final int MOST_NAMES = 10_000;

  @Parameters(
      arity = "0..*",
      paramLabel = "FILE",
      description = "A file of expressions in UTF-8; - or none for standard input.")
  private List<String> files = List.of();

  @Option(
      names = "-e",
      paramLabel = "EXPR",
      description = "An expression, in place of a file (may be repeated).")
  private List<String> expressions = List.of();

  @Option(names = "--shared", description = "Keep variables from line to line.")
  private boolean shared;

  @Mixin private final PositionArguments positions = new PositionArguments();

  /** The line that set a variable last, of those that the next lines do not see. */
  private final Map<String, Integer> linesOfVariables = new HashMap<>();

  /** On one processor only, so that the lines of many callers do not compete. */
  private final Evaluator evaluator = new Evaluator(REMEMBERED, false, progress -> {});

  private @Nullable Worksheet worksheet;

  /** How many lines have been read. */
  private int number;

  /** What the heap held after memory was given back last. */
  private long heldForGood;

  private boolean someFailed;
  private boolean stopped;

  @Override
  protected int evaluate() throws IOException {
    refuseMistypedOptions(files);
    if (files.size() > 1) {
      throw unusable("one file at a time, found " + files.size() + ": " + files);
    }
    if (!files.isEmpty() && !expressions.isEmpty()) {
      throw unusable("either -e or a file, not both");
    }
    try (Interruption _ = new Interruption()) {
      if (expressions.isEmpty()) {
        try (InputLines lines = open()) {
          answerAll(lines);
        }
      } else {
        expressions.stream().takeWhile(expression -> !stopped).forEach(this::answer);
      }
    }
    out().flush();
    return someFailed || stopped ? ExitStatus.SOME_FAILED : ExitStatus.OK;
  }

  private InputLines open() throws IOException {
    String file = files.isEmpty() ? "-" : files.getFirst();
    InputStream bytes;
    if (file.equals("-")) {
      bytes = System.in;
    } else {
      Path path = FileReason.named(file, LimitedCommand::unusable);
      if (!Files.exists(path)) {
        throw unusable("there is no file " + file);
      }
      if (!Files.isReadable(path) || Files.isDirectory(path)) {
        throw unusable("cannot read " + file);
      }
      bytes = Files.newInputStream(path);
    }
    return new InputLines(bytes, longest());
  }

  /** The most bytes of a line: a line and what is made of it must fit into the memory. */
  private int longest() {
    long memory = limits().memoryBytes();
    return memory == 0 ? LONGEST : (int) Math.min(LONGEST, memory / PARTS_OF_MEMORY);
  }

  private void answerAll(InputLines lines) {
    try {
      while (!stopped) {
        Optional<Line> next = lines.next();
        if (next.isEmpty()) {
          return;
        }
        Line line = next.get();
        String text = number == 0 ? Source.withoutMark(line.text()) : line.text();
        if (line.isTooLong()) {
          refuse(text);
          skipRest(lines);
        } else {
          answer(text);
        }
      }
    } catch (IOException e) {
      throw unusable("cannot read the input: " + e.getMessage());
    }
  }

  /** Answers a line that is too long. */
  private void refuse(String beginning) {
    number++;
    String most = "a line has at most %,d bytes".formatted(longest());
    String why = longest() < LONGEST ? most + " with this limit of memory" : most;
    print(
        beginning + "...",
        System.nanoTime(),
        new Result.Failure("the line is too long: " + why, "", List.of(), List.of(), null));
    out().flush();
  }

  /** Passes over the rest of a line that is too long, within the time that a line may take. */
  private void skipRest(InputLines lines) throws IOException {
    long start = System.nanoTime();
    Duration time = limits().time();
    boolean isAtEnd =
        lines.skipRest(
            () ->
                Interruption.requested()
                    || out().checkError()
                    || time != null && System.nanoTime() - start > time.toNanos());
    if (!isAtEnd) {
      stop(Interruption.requested() ? "" : ", which has not ended in time");
    }
  }

  private void stop(String why) {
    err().println("stopped at line " + number + why + "; the lines before it are answered");
    err().flush();
    stopped = true;
  }

  private void answer(String line) {
    number++;
    Worksheet sheet = shared && worksheet != null ? worksheet : newWorksheet();
    worksheet = sheet;
    long begun = System.nanoTime();
    long before = evaluator.evaluated();
    print(line, begun, explained(line, sheet.evaluate(line), before));
    if (stopped) {
      return;
    }
    remember(sheet);
    if (out().checkError()) {
      stopped = true;
      return;
    }
    GameStore store = GameStore.standard();
    if (store.distinctValues() > RELEASE_ABOVE_VALUES || isMemoryShort()) {
      evaluator.forget();
      boolean _ = store.release();
      heldForGood = heapUsed();
    }
  }

  /** Whether the lines before have left more than variables and classes take. */
  private boolean isMemoryShort() {
    long limit = limits().memoryBytes();
    return limit > 0
        && heapUsed() > Math.max(limit / PARTS_FOR_EARLIER_LINES, heldForGood + heldForGood / 2);
  }

  private static long heapUsed() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  /** Prints the answer to a line, whose text too is made within the limits of the line. */
  private void print(String line, long begun, Result result) {
    Result said = result;
    List<String> lines = List.of();
    if (result instanceof Result.Value) {
      try {
        lines = Watchdog.call(limits(), begun, () -> lines(line, result));
      } catch (ComputationStopped e) {
        String reason = StopMessage.stopped(e, "");
        said =
            new Result.Failure(reason, "", List.of(), result.output(), e)
                .withWarnings(result.warnings());
      } catch (RuntimeException e) {
        throw e;
      } catch (Exception e) {
        throw new AssertionError(e); // writing the text of an answer throws none
      }
    }
    if (said instanceof Result.Failure failure) {
      lines =
          Watchdog.afterStop(
              System.nanoTime(),
              () -> lines(line, failure),
              () -> lines(line, failure.withOutput(List.of())));
    }
    if (Interruption.requested()) {
      stop("");
      return;
    }
    someFailed |= said instanceof Result.Failure;
    if (!output().json()) {
      result.warnings().forEach(warning -> err().println("line " + number + ": " + warning));
      err().flush();
    }
    lines.forEach(out()::println);
  }

  private List<String> lines(String line, Result result) {
    if (output().json()) {
      return List.of(json(number, line, result));
    }
    List<String> lines = new ArrayList<>();
    for (String printed : result.output()) {
      Computation.poll();
      lines.add(onOneLine(printed));
    }
    lines.add(plain(result));
    return lines;
  }

  private Worksheet newWorksheet() {
    return Worksheets.of(positions, Worksheets.style(output()), limits(), evaluator);
  }

  private void remember(Worksheet sheet) {
    if (!shared) {
      for (String name : sheet.variableNames()) {
        if (linesOfVariables.size() < MOST_NAMES || linesOfVariables.containsKey(name)) {
          linesOfVariables.put(name, number);
        }
      }
    }
  }

  /**
   * The same result, with what helps: how far a stopped evaluation came, a blank that is not to be
   * there, or the line that has set the variable that is missing.
   */
  private Result explained(String text, Result result, long before) {
    if (!(result instanceof Result.Failure failure)) {
      return result;
    }
    ComputationStopped stop = StopMessage.limit(failure);
    if (stop != null) {
      String progress = StopMessage.positions(evaluator.evaluated() - before);
      return failure.withWords(StopMessage.stopped(stop, progress), failure.detail());
    }
    String blank = new InputAdvice(positions.catalogue()).onBlank(text);
    if (!blank.isEmpty()) {
      return failure.withWords(failure.message(), blank);
    }
    if (shared) {
      return result;
    }
    Integer line = linesOfVariables.get(failure.undefinedName());
    return line == null
        ? result
        : failure.withWords(
            failure.message(), "set on line " + line + "; --shared keeps variables");
  }

  private static String plain(Result result) {
    return switch (result) {
      case Result.Value value -> value.shown() ? onOneLine(value.text()) : "";
      case Result.Failure failure -> "!!" + onOneLine(failure.sentence() + place(failure));
    };
  }

  private static String place(Result.Failure failure) {
    return failure.place().isEmpty() ? "" : " (" + failure.place() + ")";
  }

  private static String onOneLine(String text) {
    return text.replace("\r", "\\r").replace("\n", "\\n");
  }

  private static String json(int number, String line, Result result) {
    return AnswerFields.PLAIN.object(
        "gamester.eval/1",
        new Input(number, line),
        switch (result) {
          case Result.Value value when value.shown() ->
              new Evaluated(value.text(), value.className());
          case Result.Value _ -> new Evaluated(null, null);
          case Result.Failure failure -> Map.of("error", failure.problem().fields());
        },
        new Said(result.output(), result.warnings()));
  }

  private record Input(int line, String expr) {}

  /** The value of an input or a statement; nulls if it has none that is shown. */
  record Evaluated(@Nullable String value, @Nullable String type) {}

  /** What is printed, and what is to be said, beside a value. */
  @Fields({"output?", "warnings?"})
  record Said(List<String> output, List<String> warnings) {}
}
