package org.gamester.lab.tables;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.gamester.lab.Variable;

/** Writes each column as a grid over two variables: the first one down, the second one across. */
final class GridStream extends TableStream {
  private static final int WIDEST = 10_000;
  private static final int HIGHEST = 100_000;

  private final TableWriter writer;
  private final Variable down;
  private final Variable across;
  private final List<Grid> grids = new ArrayList<>();

  /** The lines of one grid, and how many of them have been taken. */
  private final class Grid {
    final String title;
    final TableLayout layout;
    final List<List<String>> lines = new ArrayList<>();
    int taken;

    Grid(String title) {
      this.title = title;
      List<String> heading = new ArrayList<>();
      heading.add(writer.plain(down.name() + "\\" + across.name()));
      IntStream.range(0, width()).forEach(i -> heading.add(Integer.toString(across.low() + i)));
      layout = new TableLayout(writer.format(), heading);
    }

    /** The line of a value of the variable that goes down; all lines before it are complete. */
    List<String> line(int value) {
      while (lines.size() <= value - down.low()) {
        List<String> line = new ArrayList<>(Collections.nCopies(width() + 1, ""));
        line.set(0, Integer.toString(down.low() + lines.size()));
        lines.add(line);
      }
      return lines.get(value - down.low());
    }

    /** The lines up to a number that have not been taken, after the title if they are the first. */
    String take(int end) {
      if (taken >= end) {
        return "";
      }
      String text = (taken == 0 ? title : "") + layout.block(lines.subList(taken, end));
      taken = end;
      return text;
    }
  }

  GridStream(TableWriter writer, List<Variable> variables, List<String> columns) {
    if (variables.size() != 2 || columns.isEmpty()) {
      throw new IllegalArgumentException("a grid needs two variables; this table has " + variables);
    }
    if (writer.format() == TableFormat.JSON) {
      throw new IllegalArgumentException("the JSON format has no grid");
    }
    this.writer = writer;
    this.down = variables.getFirst();
    this.across = variables.getLast();
    if (across.size() > WIDEST || down.size() > HIGHEST) {
      throw new IllegalArgumentException("a grid of " + down + " and " + across + " is too large");
    }
    for (String column : columns) {
      String before = grids.isEmpty() ? "" : "\n";
      grids.add(new Grid(columns.size() == 1 ? "" : before + column + "\n"));
    }
  }

  private int width() {
    return (int) across.size();
  }

  @Override
  public void add(Table.Row row) {
    for (int i = 0; i < grids.size(); i++) {
      String entry = row.problem().isEmpty() ? writer.text(row.cells().get(i)) : "?";
      grids
          .get(i)
          .line(row.point().getFirst())
          .set(1 + row.point().getLast() - across.low(), entry);
    }
  }

  @Override
  public String take() {
    Grid first = grids.getFirst();
    return first.take(first.lines.size() - 1);
  }

  @Override
  public String end(String interruption) {
    StringBuilder text = new StringBuilder();
    for (Grid grid : grids) {
      List<String> _ = grid.line(down.high());
      text.append(grid.take(grid.lines.size())).append(grid.layout.end());
    }
    return interruption.isEmpty() ? text.toString() : text + writer.remark(interruption);
  }
}
