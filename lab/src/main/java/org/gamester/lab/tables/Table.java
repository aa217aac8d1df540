package org.gamester.lab.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.gamester.lab.Assignment;
import org.gamester.lab.Variable;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.GameTooLargeException;
import org.jspecify.annotations.Nullable;

/**
 * The games of a family over ranges of its variables, with the requested columns. A series is a
 * table in one variable.
 *
 * @param variables the variables with their ranges
 * @param columns the names of the columns
 * @param rows the rows in lexicographic order of the variables, without those for which the family
 *     has no game
 * @param stop what has stopped the table before its end; null if it is complete
 */
public record Table(
    List<Variable> variables,
    List<String> columns,
    List<Row> rows,
    @Nullable ComputationStopped stop) {

  public Table {
    variables = List.copyOf(variables);
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
  }

  /**
   * The row of one game.
   *
   * @param point the values of the variables, in order
   * @param cells the entries, in the order of the columns; null where there is no entry; no entries
   *     if the row could not be evaluated
   * @param problem why the row could not be evaluated; empty if it was
   */
  public record Row(List<Integer> point, List<@Nullable Object> cells, String problem) {
    public Row {
      point = List.copyOf(point);
      cells = Collections.unmodifiableList(new ArrayList<>(cells));
    }

    /** A row that was evaluated. */
    public static Row of(List<Integer> point, List<@Nullable Object> cells) {
      return new Row(point, cells, "");
    }
  }

  /** Why the table is incomplete; empty if it is complete. */
  public String interruption() {
    return stop == null ? "" : Objects.requireNonNullElse(stop.getMessage(), "stopped");
  }

  /** The table with one of its columns only. */
  public Table column(int index) {
    List<Row> only = new ArrayList<>(rows.size());
    for (Row row : rows) {
      List<@Nullable Object> cells =
          row.cells().isEmpty() ? List.of() : Collections.singletonList(row.cells().get(index));
      only.add(new Row(row.point(), cells, row.problem()));
    }
    return new Table(variables, List.of(columns.get(index)), only, stop);
  }

  /**
   * Evaluates the table, as far as the limits of the current thread allow. A row whose game or
   * whose entries cannot be evaluated has the reason instead.
   *
   * @param progress receives each row as soon as it is known
   * @throws IllegalArgumentException if two variables have the same name
   */
  public static Table of(
      Family family, List<Variable> variables, List<Column> columns, Consumer<Row> progress) {
    List<String> names = variables.stream().map(Variable::name).toList();
    if (names.stream().distinct().count() < names.size()) {
      throw new IllegalArgumentException("two variables have the same name: " + names);
    }
    List<Row> rows = new ArrayList<>();
    ComputationStopped stop = null;
    try {
      int[] point = variables.stream().mapToInt(Variable::low).toArray();
      do {
        Computation.poll();
        Row row = row(family, variables, point, columns);
        if (row != null) {
          rows.add(row);
          progress.accept(row);
        }
      } while (advance(point, variables));
    } catch (ComputationStopped e) {
      stop = e;
    }
    return new Table(variables, columns.stream().map(Column::name).toList(), rows, stop);
  }

  /** Evaluates the table without reporting rows. */
  public static Table of(Family family, List<Variable> variables, List<Column> columns) {
    return of(family, variables, columns, row -> {});
  }

  private static @Nullable Row row(
      Family family, List<Variable> variables, int[] point, List<Column> columns) {
    List<Integer> place = Arrays.stream(point).boxed().toList();
    try {
      Member game = family.at(Assignment.of(variables, point));
      if (game == null) {
        return null;
      }
      List<@Nullable Object> cells = new ArrayList<>();
      for (Column column : columns) {
        cells.add(column.of().apply(game));
      }
      return new Row(place, cells, "");
    } catch (NoGameException | GameTooLargeException e) {
      return new Row(place, List.of(), String.valueOf(e.getMessage()));
    }
  }

  /** The number of rows that could not be evaluated. */
  public long problems() {
    return rows.stream().filter(row -> !row.problem().isEmpty()).count();
  }

  private static boolean advance(int[] point, List<Variable> variables) {
    for (int i = point.length - 1; i >= 0; i--) {
      if (point[i] < variables.get(i).high()) {
        point[i]++;
        return true;
      }
      point[i] = variables.get(i).low();
    }
    return false;
  }
}
