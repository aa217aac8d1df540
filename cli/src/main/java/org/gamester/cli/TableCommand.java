package org.gamester.cli;

import java.util.List;
import org.gamester.lab.Variable;
import org.gamester.lab.tables.Column;
import org.gamester.lab.tables.Table;
import org.gamester.lab.tables.TableWriter;
import org.gamester.values.ShortGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** A table of a family of positions. */
@Command(
    name = "table",
    description = {
      "Tabulate a family of positions over ranges of its variables. A variable is a word in the"
          + " family's text; places where there is no such position are left out."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester table 'geography-triple(A(x,y,z))' x=0..5 y=1..6 z=2 --show mean",
      "  gamester table 'young(x,y)' x=1..6 y=1..6 --grid --format markdown"
    })
final class TableCommand extends FamilyCommand {
  @Option(
      names = "--grid",
      description = "One column of values over two variables, in rows and columns.")
  private boolean grid;

  @Override
  void check(List<Variable> variables, List<Column> columns) {
    if (grid && (columns.size() != 1 || varying(variables) != 2 || variables.size() != 2)) {
      throw new IllegalArgumentException(
          "--grid shows one column over two variables, found "
              + columns.size()
              + " over "
              + variables.size());
    }
  }

  private static long varying(List<Variable> variables) {
    return variables.stream().map(Variable::name).distinct().count();
  }

  @Override
  String write(TableWriter writer, Table table, List<ShortGame> games) {
    return grid ? writer.writeGrid(table) : writer.write(table);
  }
}
