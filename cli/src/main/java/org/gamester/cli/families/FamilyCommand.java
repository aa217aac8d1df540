package org.gamester.cli.families;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.gamester.analysis.Evaluator;
import org.gamester.cli.command.ArgumentSource;
import org.gamester.cli.command.LimitedCommand;
import org.gamester.cli.command.LongLimitOptions;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.ProgressLine;
import org.gamester.cli.command.StopMessage;
import org.gamester.cli.output.ExitStatus;
import org.gamester.lab.Variable;
import org.gamester.lab.tables.Column;
import org.gamester.lab.tables.Columns;
import org.gamester.lab.tables.Table;
import org.gamester.lab.tables.TableFormat;
import org.gamester.lab.tables.TableStream;
import org.gamester.lab.tables.TableWriter;
import org.gamester.studies.families.FamilyReader;
import org.gamester.studies.families.FamilyText;
import org.gamester.values.ComputationStopped;
import org.gamester.values.ShortGame;
import org.gamester.web.answers.Question;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Positions with variables in their text, evaluated over ranges of the variables. */
@Command
abstract class FamilyCommand extends LimitedCommand {
  @Mixin private PositionArguments positions = new PositionArguments();

  @Parameters(
      arity = "1..*",
      paramLabel = "FAMILY VARIABLE=FROM..TO",
      hideParamSyntax = true,
      description = {
        "FAMILY is a position, or a sum with positions, in which variables stand for numbers; or"
            + " RULESET POSITION; or RULESET alone, for the position that consists of the"
            + " variables, or the board of m rows and n columns.",
        "A variable is a word of its own, as in nim(n), or stands in braces, as in"
            + " domineering({m}x{n}).",
        "VARIABLE=FROM..TO is the range of a variable, VARIABLE=N a single value."
      })
  private List<String> words = List.of();

  @Option(
      names = "--show",
      paramLabel = "COLUMN,...",
      defaultValue = "value",
      description =
          "The columns: value, mean, temperature, nimber, outcome, score, left-stop, right-stop, stops,"
              + " stop-count, atomic-weight, rcf, birthday, left-options, right-options"
              + " (default: ${DEFAULT-VALUE}).")
  private String columns = "value";

  @Option(
      names = "--format",
      paramLabel = "text|csv|json|latex|markdown",
      description = "The format of the table (default: text).")
  private @Nullable String format;

  @Option(names = "--json", description = "The same as --format json: one object on a line.")
  private boolean json;

  private volatile String conclusion = "";
  private @Nullable ComputationStopped stop;

  FamilyCommand() {
    super(new LongLimitOptions());
  }

  FamilyCommand(Question.OfFamily asked, PositionArguments positions) {
    this();
    this.positions = positions;
    words = Stream.concat(Stream.of(asked.of()), asked.range().stream()).toList();
    columns = asked.show().orElse(columns);
    json = true;
  }

  /**
   * Checks the variables before anything is evaluated.
   *
   * @throws IllegalArgumentException if they do not suit the command
   */
  abstract void check(List<Variable> variables, List<Column> shown);

  /** The format of the table. */
  final TableFormat format() {
    TableFormat asked = format == null ? TableFormat.TEXT : TableFormat.parse(format);
    if (json && format != null && asked != TableFormat.JSON) {
      throw new IllegalArgumentException("--json contradicts --format " + format);
    }
    return json ? TableFormat.JSON : asked;
  }

  /** Reads positions, and knows the rulesets. */
  final PositionArguments positions() {
    return positions;
  }

  /** Lays out the rows. */
  abstract TableStream stream(TableWriter writer, List<Variable> variables, List<String> columns);

  /** Whether what is said below the table is about values, whatever its columns show. */
  boolean needsValues() {
    return false;
  }

  /** What is to be said below a complete table; may take long. */
  abstract String conclude(FamilyText family, Variable variable, List<ShortGame> games);

  @Override
  protected final int evaluate() throws Exception {
    try {
      refuseMistypedOptions(words);
      List<Variable> variables =
          words.stream().filter(FamilyText::isRange).map(FamilyText::variable).toList();
      TableWriter writer = new TableWriter(format());
      List<Column> shown = Columns.parse(columns);
      if (variables.isEmpty()) {
        throw new IllegalArgumentException("no variable has a range; add one such as n=0..8");
      }
      check(variables, shown);
      return tabulate(writer, variables, shown);
    } catch (IllegalArgumentException e) {
      throw unusable(String.valueOf(e.getMessage()));
    }
  }

  private int tabulate(TableWriter writer, List<Variable> variables, List<Column> columns)
      throws Exception {
    List<Column> shown = columns.stream().map(writer::writing).toList();
    List<String> names = shown.stream().map(Column::name).toList();
    try (ProgressLine progress = new ProgressLine(err());
        RowOutput rows =
            new RowOutput(stream(writer, variables, names), writer.format(), out(), progress)) {
      return print(rows, found(rows, progress, variables, shown));
    }
  }

  /** Evaluates the table, as far as the limits allow. */
  private Table found(
      RowOutput rows, ProgressLine progress, List<Variable> variables, List<Column> shown)
      throws Exception {
    try {
      Evaluator evaluator = evaluator(progress);
      return compute(
          () -> {
            FamilyReader reader = new FamilyReader(new ArgumentSource(positions), words, evaluator);
            FamilyText family = reader.family(variables);
            List<ShortGame> games = new ArrayList<>();
            Table table =
                Table.of(
                    reader.remembering(family, games, needsValues()), variables, shown, rows::add);
            if (table.stop() == null && table.problems() == 0) {
              conclusion = conclude(family, variables.getFirst(), games);
            }
            return table;
          });
    } catch (ComputationStopped e) {
      List<Table.Row> kept = rows.stop();
      stop = e;
      List<String> names = shown.stream().map(Column::name).toList();
      return new Table(variables, names, kept, isComplete(variables, kept) ? null : e);
    }
  }

  private int print(RowOutput rows, Table table) {
    rows.end(table.interruption());
    if (!conclusion.isEmpty()) {
      if (format() != TableFormat.JSON) {
        out().println();
      }
      out().println(conclusion.stripTrailing());
    }
    long problems = table.problems();
    if (problems > 0) {
      Table.Row first =
          table.rows().stream().filter(row -> !row.problem().isEmpty()).findFirst().orElseThrow();
      err()
          .printf(
              "%,d of %,d rows could not be evaluated; the reason for the first: %s%n",
              problems, table.rows().size(), first.problem());
    }
    ComputationStopped last = table.stop() == null ? stop : table.stop();
    if (last != null) {
      err().println(stopped(last, howFar(table)));
    }
    return problems == 0 && last == null ? ExitStatus.OK : ExitStatus.SOME_FAILED;
  }

  private static boolean isComplete(List<Variable> variables, List<Table.Row> known) {
    long all = 1;
    for (Variable variable : variables) {
      if (all > known.size()) {
        return false;
      }
      all *= variable.size();
    }
    return known.size() == all;
  }

  private static String howFar(Table table) {
    String done = StopMessage.rows(table.rows().size());
    return isComplete(table.variables(), table.rows())
        ? done + ", but the search for patterns was not completed"
        : done;
  }
}
