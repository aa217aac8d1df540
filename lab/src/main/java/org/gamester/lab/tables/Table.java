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
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * The games of a family over ranges of its variables, with what was asked of each. A series is a
 * table in one variable.
 *
 * @param variables with their ranges
 * @param columns the names of the columns
 * @param rows in lexicographic order of the variables; no rows for games that do not exist
 * @param interruption why the table ends before its range does; empty if it does not
 */
public record Table(
    List<Variable> variables, List<String> columns, List<Row> rows, String interruption) {

  public Table {
    variables = List.copyOf(variables);
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
  }

  /**
   * One game.
   *
   * @param point the values of the variables, in order
   * @param cells the entries, in the order of the columns; null where there is nothing to show
   */
  public record Row(List<Integer> point, List<@Nullable Object> cells) {
    public Row {
      point = List.copyOf(point);
      cells = Collections.unmodifiableList(new ArrayList<>(cells));
    }
  }

  /**
   * Works the table out, as far as the limits of the current thread let it.
   *
   * @param progress is given each row as soon as it is known
   * @throws IllegalArgumentException if two variables share a name
   */
  public static Table of(
      Family family, List<Variable> variables, List<Column> columns, Consumer<Row> progress) {
    List<String> names = variables.stream().map(Variable::name).toList();
    if (names.stream().distinct().count() < names.size()) {
      throw new IllegalArgumentException("two variables share a name: " + names);
    }
    List<Row> rows = new ArrayList<>();
    String interruption = "";
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
      interruption = Objects.requireNonNullElse(e.getMessage(), "stopped");
    }
    return new Table(variables, columns.stream().map(Column::name).toList(), rows, interruption);
  }

  /** Works the table out and reports to nobody. */
  public static Table of(Family family, List<Variable> variables, List<Column> columns) {
    return of(family, variables, columns, row -> {});
  }

  private static @Nullable Row row(
      Family family, List<Variable> variables, int[] point, List<Column> columns) {
    ShortGame game = family.at(Assignment.of(variables, point));
    if (game == null) {
      return null;
    }
    List<@Nullable Object> cells = new ArrayList<>();
    for (Column column : columns) {
      cells.add(column.of().apply(game));
    }
    return new Row(Arrays.stream(point).boxed().toList(), cells);
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
