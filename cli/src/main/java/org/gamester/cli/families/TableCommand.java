package org.gamester.cli.families;

import java.util.List;
import org.gamester.cli.command.PositionArguments;
import org.gamester.lab.Variable;
import org.gamester.lab.tables.Column;
import org.gamester.lab.tables.TableFormat;
import org.gamester.lab.tables.TableStream;
import org.gamester.lab.tables.TableWriter;
import org.gamester.studies.families.FamilyText;
import org.gamester.values.ShortGame;
import org.gamester.web.answers.Question;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** A table of a family of positions. */
@Command(
    name = "table",
    description = {
      "Tabulate a family of positions over ranges of its variables. If a row cannot be evaluated,"
          + " the reason is shown in it, and the exit status is 1."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester table 'geography-triple(A(x,y,z))' x=0..5 y=1..6 z=2 --show mean",
      "  gamester table 'domineering({m}x{n})' m=1..3 n=1..3 --grid",
      "  gamester table 'young(x,y)' x=4..6 y=1..4 --grid --format markdown"
    })
public final class TableCommand extends FamilyCommand {
  @Option(names = "--grid", description = "Arrange each column over two variables as a grid.")
  private boolean grid;

  public TableCommand() {}

  public TableCommand(Question.Table asked, PositionArguments positions) {
    super(asked, positions);
  }

  @Override
  void check(List<Variable> variables, List<Column> columns) {
    if (grid && format() == TableFormat.JSON) {
      throw new IllegalArgumentException("--grid is not available in JSON");
    }
    if (grid && (varying(variables) != 2 || variables.size() != 2)) {
      throw new IllegalArgumentException(
          "--grid arranges each column over two variables, but the number of variables here is "
              + variables.size());
    }
  }

  private static long varying(List<Variable> variables) {
    return variables.stream().map(Variable::name).distinct().count();
  }

  @Override
  TableStream stream(TableWriter writer, List<Variable> variables, List<String> columns) {
    return grid
        ? TableStream.ofGrids(writer, variables, columns)
        : TableStream.of(writer, variables, columns);
  }

  @Override
  String conclude(FamilyText family, Variable variable, List<ShortGame> games) {
    return "";
  }
}
