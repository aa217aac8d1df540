package org.gamester.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.Variable;
import org.gamester.lab.tables.Column;
import org.gamester.lab.tables.Columns;
import org.gamester.lab.tables.Family;
import org.gamester.lab.tables.Table;
import org.gamester.lab.tables.TableFormat;
import org.gamester.lab.tables.TableWriter;
import org.gamester.rulesets.TextException;
import org.gamester.values.Computation;
import org.gamester.values.Limits;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Positions with variables in their text, evaluated over ranges of the variables. */
@Command(mixinStandardHelpOptions = true, versionProvider = Version.class)
abstract class FamilyCommand implements java.util.concurrent.Callable<Integer> {
  private static final Pattern RANGE =
      Pattern.compile("\\s*([A-Za-z]\\w*)\\s*=\\s*(\\d{1,9})(?:\\s*\\.\\.\\s*(\\d{1,9}))?\\s*");

  @Spec private CommandSpec spec;
  @Mixin private PositionArguments positions;

  @Parameters(
      index = "0",
      paramLabel = "FAMILY",
      description = "A sum with positions, in which variables stand for numbers.")
  private String family = "";

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "VARIABLE=FROM..TO",
      description = "The range of a variable; VARIABLE=N for one value.")
  private List<String> ranges = List.of();

  @Option(
      names = "--show",
      paramLabel = "COLUMN,...",
      defaultValue = "value",
      description =
          "What to show: value, mean, temperature, nimber, outcome, left-stop, right-stop, stops,"
              + " stop-count, atomic-weight, rcf, birthday, left-options, right-options"
              + " (${DEFAULT-VALUE}).")
  private String columns = "value";

  @Option(
      names = "--format",
      paramLabel = "text|csv|json|latex|markdown",
      defaultValue = "text",
      description = "How the table is written (${DEFAULT-VALUE}).")
  private String format = "text";

  @Option(names = "--json", description = "The same as --format json.")
  private boolean json;

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      converter = TimeSpan.class,
      description = "Stop after this time, and write what is known by then.")
  private java.time.@Nullable Duration timeout;

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      defaultValue = "8G",
      converter = MemorySize.class,
      description = "Stop beyond this heap (${DEFAULT-VALUE}).")
  private Long memory = 8L << 30;

  private @Nullable TextException firstRefused;

  /**
   * Checks the variables before anything is evaluated.
   *
   * @throws IllegalArgumentException if they do not suit the command
   */
  abstract void check(List<Variable> variables, List<Column> columns);

  /** Whether the table is for a reader, not for a program. */
  final boolean writesText() {
    return !json && TableFormat.parse(format) == TableFormat.TEXT;
  }

  /** Writes what is known. */
  abstract String write(TableWriter writer, Table table, List<ShortGame> games);

  @Override
  public final Integer call() throws Exception {
    try (ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        Interruption _ = new Interruption()) {
      List<Variable> variables = ranges.stream().map(FamilyCommand::variable).toList();
      List<Column> shown = Columns.parse(columns);
      TableWriter writer = new TableWriter(TableFormat.parse(json ? "json" : format));
      check(variables, shown);
      Evaluator evaluator =
          new Evaluator(
              Evaluator.DEFAULT_MEMORY,
              true,
              state -> progress.show("%,d positions worked out".formatted(state.evaluated())));
      List<ShortGame> games = new ArrayList<>();
      Table table =
          Computation.within(
              new Limits(timeout, memory),
              () -> Table.of(remembering(evaluator, games), variables, shown));
      progress.clear();
      // What is known is written after an interrupt too, and writing polls.
      Thread.interrupted();
      return finish(writer, table, games);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
    }
  }

  private int finish(TableWriter writer, Table table, List<ShortGame> games) {
    if (table.rows().isEmpty() && firstRefused != null) {
      spec.commandLine().getErr().println(firstRefused.getMessage());
      return ExitStatus.SOME_FAILED;
    }
    spec.commandLine().getOut().println(write(writer, table, games).stripTrailing());
    spec.commandLine().getOut().flush();
    if (table.interruption().isEmpty()) {
      return ExitStatus.OK;
    }
    spec.commandLine()
        .getErr()
        .printf(
            "%s; the first %d rows are written%n",
            Interruption.clause(table.interruption()), table.rows().size());
    return ExitStatus.SOME_FAILED;
  }

  private Family remembering(Evaluator evaluator, List<ShortGame> games) {
    return assignment -> {
      String text = family;
      for (var entry : assignment.values().entrySet()) {
        text =
            text.replaceAll(
                "(?<![A-Za-z0-9_])" + entry.getKey() + "(?![A-Za-z0-9_])",
                Matcher.quoteReplacement(entry.getValue().toString()));
      }
      try {
        ShortGame game = evaluator.value(positions.read(text));
        games.add(game);
        return game;
      } catch (TextException e) {
        if (firstRefused == null) {
          firstRefused = e;
        }
        return null;
      }
    };
  }

  private static Variable variable(String text) {
    Matcher range = RANGE.matcher(text);
    if (!range.matches()) {
      throw new IllegalArgumentException(
          "'" + text + "' is no range of a variable; write x=0..8, or x=3");
    }
    int low = Integer.parseInt(range.group(2));
    int high = range.group(3) == null ? low : Integer.parseInt(range.group(3));
    return new Variable(range.group(1), low, high, false);
  }
}
