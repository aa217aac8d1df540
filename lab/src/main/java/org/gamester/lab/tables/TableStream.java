package org.gamester.lab.tables;

import java.util.List;
import org.gamester.lab.Variable;

/**
 * Writes a table while it is evaluated: rows are added one by one, and what has been taken at any
 * time is the beginning of the table, in whole lines.
 */
public abstract sealed class TableStream permits RowStream, GridStream {

  /** Writes one line for each row. */
  public static TableStream of(TableWriter writer, List<Variable> variables, List<String> columns) {
    return new RowStream(writer, variables, columns);
  }

  /**
   * Writes each column as a grid over two variables, under the name of the column if there are
   * several. A line of the first grid is complete when a row of the next line comes; the other
   * grids follow at the end.
   *
   * @throws IllegalArgumentException unless there are two variables, or if the format is JSON
   */
  public static TableStream ofGrids(
      TableWriter writer, List<Variable> variables, List<String> columns) {
    return new GridStream(writer, variables, columns);
  }

  /** Adds the next row, in the order of {@link Table#of}. */
  public abstract void add(Table.Row row);

  /** The lines that have become complete since the last call. */
  public abstract String take();

  /**
   * The rest of the table.
   *
   * @param interruption why the table is incomplete; empty if it is complete
   */
  public abstract String end(String interruption);
}
