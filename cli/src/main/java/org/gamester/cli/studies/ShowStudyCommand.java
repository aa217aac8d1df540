package org.gamester.cli.studies;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.gamester.cli.command.Answer;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.drawing.FamilyDrawing;
import org.gamester.figures.writing.SvgWriter;
import org.gamester.lab.Variable;
import org.gamester.lab.fitting.Fraction;
import org.gamester.lab.tables.Table;
import org.gamester.lab.tables.TableFormat;
import org.gamester.lab.tables.TableStream;
import org.gamester.lab.tables.TableWriter;
import org.gamester.studies.Entry;
import org.gamester.studies.UnknownName;
import org.gamester.studies.files.RowCondition;
import org.gamester.studies.files.StudyFile;
import org.gamester.studies.files.StudyFile.StoredRow;
import org.gamester.values.Computation;
import org.gamester.values.Dyadic;
import org.gamester.values.Outcome;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Shows the rows of a study. */
@Command(
    name = "show",
    description = {
      "Print the rows of a study, also while it is worked at. A row shows the variables of its"
          + " question, or else the position, and the columns."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester study show dom.study --where 'temperature > 1' --sort -temperature",
      "  gamester study show dom.study --where 'value <> 0 and m == n' --format latex",
      "  gamester study show hot.study --sort -temperature --most 10",
      "  gamester study show dom.study --columns temperature --format svg > dom.svg"
    })
final class ShowStudyCommand extends StudyFileCommand {
  private static final String SVG = "svg";
  private static final int BLOCK = 1_000;
  private static final int LARGEST_PICTURE = 10_000;

  @Option(
      names = "--where",
      paramLabel = "EXPRESSION",
      description =
          "Only rows for which this is true: an expression of the language on the variables, the"
              + " columns (a hyphen in a name is written _), item and position. Games are compared"
              + " as games.")
  private @Nullable String where;

  @Option(
      names = "--sort",
      paramLabel = "COLUMN,...",
      description =
          "Sort by these columns; a minus sign before a name puts its greatest entries first"
              + " (default: the order of the question).")
  private String sort = "";

  @Option(
      names = "--columns",
      paramLabel = "COLUMN,...",
      description = "Only these columns (default: all).")
  private String columns = "";

  @Option(names = "--most", paramLabel = "N", description = "At most so many rows.")
  private long most = Long.MAX_VALUE;

  @Option(
      names = "--format",
      paramLabel = "text|csv|json|latex|markdown|svg",
      description =
          "The format (default: text); svg draws a coloured table of a family in one or two"
              + " variables.")
  private @Nullable String format;

  @Option(names = "--json", description = "The same as --format json: one object on a line.")
  private boolean json;

  @Mixin private final PositionArguments positions = new PositionArguments();

  @Override
  protected int evaluate() throws Exception {
    return answer(
        json,
        () -> {
          try (StudyFile study = StudyFile.read(path())) {
            return new Answer.Given(shown(study));
          }
        });
  }

  private String shown(StudyFile study) {
    boolean isPicture = SVG.equals(format);
    TableFormat asked = format == null || isPicture ? TableFormat.TEXT : TableFormat.parse(format);
    if (json && format != null && asked != TableFormat.JSON) {
      throw new IllegalArgumentException("--json contradicts --format " + format);
    }
    TableFormat used = json ? TableFormat.JSON : asked;
    List<Integer> indexes = indexes(study.spec().show());
    List<Variable> variables =
        study.variables().stream().map(name -> new Variable(name, 0, 0, false)).toList();
    List<String> names = new ArrayList<>();
    if (variables.isEmpty()) {
      names.add("position");
    }
    indexes.forEach(index -> names.add(study.spec().show().get(index)));
    if (isPicture) {
      return picture(study, variables, names, indexes);
    }
    TableStream stream = TableStream.of(new TableWriter(used), variables, names);
    long[] count = new long[1];
    rows(
        study,
        row -> {
          stream.add(row(row, indexes, variables.isEmpty(), used == TableFormat.LATEX));
          if (++count[0] % BLOCK == 0) {
            out().print(stream.take());
          }
          return true;
        });
    return stream.end("");
  }

  private List<Integer> indexes(List<String> shown) {
    List<Integer> indexes = new ArrayList<>();
    for (String name : columns.isEmpty() ? shown : Arrays.asList(columns.split(",", -1))) {
      int index = shown.indexOf(name.strip());
      if (index < 0) {
        throw new IllegalArgumentException(UnknownName.text("column", name.strip(), shown));
      }
      indexes.add(index);
    }
    return indexes;
  }

  /** The rows that are asked for, in order. */
  private void rows(StudyFile study, StudyFile.RowReader reader) {
    RowCondition condition =
        where == null ? null : RowCondition.of(where, study, positions.catalogue());
    long[] left = {most};
    study.rows(
        sort.isEmpty() ? List.of() : Arrays.asList(sort.split(",", -1)),
        row -> {
          Computation.poll();
          if (left[0] > 0 && (condition == null || condition.holdsFor(row))) {
            left[0]--;
            return reader.take(row);
          }
          return left[0] > 0;
        });
  }

  private static Table.Row row(
      StoredRow row, List<Integer> indexes, boolean showsPosition, boolean asGames) {
    List<@Nullable Object> cells = new ArrayList<>();
    if (showsPosition) {
      cells.add(row.item().position());
    }
    for (int index : indexes) {
      cells.add(cell(row.entries().get(index), asGames));
    }
    return Table.Row.of(row.item().point(), cells);
  }

  /** An entry as writers take it. */
  private static @Nullable Object cell(@Nullable Object entry, boolean asGame) {
    return switch (entry) {
      case null -> null;
      case Double _ -> Entry.number(entry).<Object>map(Fraction.class::cast).orElse(entry);
      case String text when asGame -> Entry.game(text).<Object>map(game -> game).orElse(text);
      case Object other -> other;
    };
  }

  private String picture(
      StudyFile study, List<Variable> variables, List<String> names, List<Integer> indexes) {
    if (variables.isEmpty() || variables.size() > 2) {
      throw new IllegalArgumentException(
          "a picture shows a family in one or two variables; this study has " + variables.size());
    }
    if (variables.size() == 2 && names.size() != 1) {
      throw new IllegalArgumentException(
          "a picture over two variables shows one column: choose one with --columns");
    }
    List<Table.Row> rows = new ArrayList<>();
    rows(
        study,
        row -> {
          List<@Nullable Object> cells = new ArrayList<>();
          for (int i = 0; i < indexes.size(); i++) {
            cells.add(drawn(names.get(i), row.entries().get(indexes.get(i))));
          }
          rows.add(Table.Row.of(row.item().point(), cells));
          return rows.size() < LARGEST_PICTURE;
        });
    return SvgWriter.standalone(
        FamilyDrawing.table(
            "Study of " + study.spec().question(), new Table(variables, names, rows, null)));
  }

  /** An entry as pictures take it, which colour games by their outcomes. */
  private static @Nullable Object drawn(String column, @Nullable Object entry) {
    if (column.equals("outcome") && entry instanceof String text && text.matches("[LRNP]")) {
      return Outcome.valueOf(text);
    }
    if (column.equals("value")) {
      return Entry.game(entry).<Object>map(game -> game).orElse(entry);
    }
    return switch (entry) {
      case Long n -> Dyadic.of(n);
      case Double _ ->
          Entry.game(entry)
              .map(ShortGame::leftStop)
              .<Object>map(Objects::requireNonNull)
              .orElse(entry);
      case null, default -> entry;
    };
  }
}
