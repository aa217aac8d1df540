package org.gamester.cli;

import static java.util.stream.Collectors.joining;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.analysis.Evaluator;
import org.gamester.script.Result;
import org.gamester.script.Worksheet;
import org.gamester.values.GameStore;
import org.gamester.web.answers.JsonText;
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
          + " fails, or that passes a limit, is answered by '!!' and the reason, and the next one is"
          + " evaluated. The answer to an empty line is an empty line. A line break within an answer is"
          + " written as \\n. What a line prints by System.Print stands on lines of its own before"
          + " its answer.",
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
final class EvalCommand extends EvaluationCommand {
  private static final long RELEASE_ABOVE_VALUES = 1_000_000;
  private static final long REMEMBERED = 1 << 22;

  /** The most variables whose lines are remembered. */
  private static final int MOST_NAMES = 10_000;

  private static final Pattern UNDEFINED =
      Pattern.compile("That variable is not defined: `(\\w+)`");

  /** What some editors put before the first line of a file. */
  private static final String BYTE_ORDER_MARK = "\uFEFF";

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

  @Mixin private PositionArguments positions;

  /** The line that set a variable last, of those that the next lines do not see. */
  private final Map<String, Integer> linesOfVariables = new HashMap<>();

  /** On one processor only, so that the lines of many callers do not compete. */
  private final Evaluator evaluator = new Evaluator(REMEMBERED, false, progress -> {});

  private boolean someFailed;
  private boolean stopped;

  @Override
  int evaluate() throws IOException {
    refuseMistypedOptions(files);
    if (files.size() > 1) {
      throw unusable("one file at a time, found " + files.size() + ": " + files);
    }
    if (!files.isEmpty() && !expressions.isEmpty()) {
      throw unusable("either -e or a file, not both");
    }
    try (Interruption _ = new Interruption();
        BufferedReader lines = open()) {
      answerAll(lines);
    }
    out().flush();
    return someFailed || stopped ? ExitStatus.SOME_FAILED : ExitStatus.OK;
  }

  private BufferedReader open() throws IOException {
    if (!expressions.isEmpty()) {
      String text = expressions.stream().map(EvalCommand::onOneLine).collect(joining("\n"));
      return new BufferedReader(new StringReader(text));
    }
    String file = files.isEmpty() ? "-" : files.getFirst();
    InputStream bytes;
    if (file.equals("-")) {
      bytes = System.in;
    } else {
      Path path = Path.of(file);
      if (!Files.exists(path)) {
        throw unusable("there is no file " + file);
      }
      if (!Files.isReadable(path) || Files.isDirectory(path)) {
        throw unusable("cannot read " + file);
      }
      bytes = Files.newInputStream(path);
    }
    return new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8));
  }

  private void answerAll(BufferedReader lines) {
    Worksheet worksheet = newWorksheet();
    int number = 0;
    for (String line = next(lines); line != null; line = next(lines)) {
      number++;
      if (number == 1 && line.startsWith(BYTE_ORDER_MARK)) {
        line = line.substring(BYTE_ORDER_MARK.length());
      }
      worksheet = shared ? worksheet : newWorksheet();
      long before = evaluator.evaluated();
      Result result = explained(line, worksheet.evaluate(line), before);
      if (Interruption.requested()) {
        err().println("stopped at line " + number + "; the lines before it are answered");
        err().flush();
        stopped = true;
        return;
      }
      someFailed |= result instanceof Result.Failure;
      if (output().json()) {
        out().println(json(number, line, result));
      } else {
        result.output().forEach(printed -> out().println(onOneLine(printed)));
        out().println(plain(result));
      }
      remember(worksheet, number);
      if (out().checkError()) {
        stopped = true;
        return;
      }
      if (GameStore.standard().distinctValues() > RELEASE_ABOVE_VALUES) {
        GameStore.standard().release();
      }
    }
  }

  /** The next line, or null at the end of the input. */
  private @Nullable String next(BufferedReader lines) {
    try {
      return lines.readLine();
    } catch (IOException e) {
      throw unusable("cannot read the input: " + e.getMessage());
    }
  }

  private Worksheet newWorksheet() {
    return positions.worksheet(output().worksheetStyle(), limits(), evaluator);
  }

  private void remember(Worksheet worksheet, int number) {
    if (!shared) {
      for (String name : worksheet.variableNames()) {
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
    if (HowFar.isStop(failure.message())) {
      String progress = HowFar.positions(evaluator.evaluated() - before);
      return withMessage(failure, HowFar.stopped(failure.message(), progress), failure.detail());
    }
    String blank = positions.adviceOnBlank(text);
    if (!blank.isEmpty()) {
      return withMessage(failure, failure.message(), blank);
    }
    if (shared) {
      return result;
    }
    Matcher undefined = UNDEFINED.matcher(failure.message());
    Integer line = undefined.matches() ? linesOfVariables.get(undefined.group(1)) : null;
    return line == null
        ? result
        : withMessage(
            failure, failure.message(), "set on line " + line + "; --shared keeps variables");
  }

  private static Result withMessage(Result.Failure failure, String message, String detail) {
    return new Result.Failure(
        message, detail, failure.positions(), failure.output(), failure.cause());
  }

  private static String plain(Result result) {
    return switch (result) {
      case Result.Value value -> value.shown() ? onOneLine(value.text()) : "";
      case Result.Failure failure -> "!!" + onOneLine(failure.sentence() + place(failure));
    };
  }

  private static String place(Result.Failure failure) {
    return failure.positions().isEmpty() ? "" : " (column " + (failure.column() + 1) + ")";
  }

  private static String onOneLine(String text) {
    return text.replace("\r", "\\r").replace("\n", "\\n");
  }

  private static String json(int number, String line, Result result) {
    Map<String, @Nullable Object> answer = new LinkedHashMap<>();
    answer.put("schema", "gamester.eval/1");
    answer.put("line", number);
    answer.put("expr", line);
    switch (result) {
      case Result.Value value -> {
        answer.put("value", value.shown() ? value.text() : null);
        answer.put("type", value.shown() ? value.className() : null);
      }
      case Result.Failure failure -> answer.put("error", JsonErrors.of(failure));
    }
    if (!result.output().isEmpty()) {
      answer.put("output", result.output());
    }
    return JsonText.write(answer);
  }
}
