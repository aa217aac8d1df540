package org.gamester.script.objects;

import java.util.Comparator;
import java.util.List;

/** A pair of a row and a column, or a step between two such pairs. */
public record Coordinates(int row, int column) implements Comparable<Coordinates> {

  public static final Coordinates NORTH = new Coordinates(-1, 0);
  public static final Coordinates NORTHEAST = new Coordinates(-1, 1);
  public static final Coordinates EAST = new Coordinates(0, 1);
  public static final Coordinates SOUTHEAST = new Coordinates(1, 1);
  public static final Coordinates SOUTH = new Coordinates(1, 0);
  public static final Coordinates SOUTHWEST = new Coordinates(1, -1);
  public static final Coordinates WEST = new Coordinates(0, -1);
  public static final Coordinates NORTHWEST = new Coordinates(-1, -1);

  public static final List<Coordinates> ORTHOGONAL = List.of(NORTH, EAST, SOUTH, WEST);
  public static final List<Coordinates> DIAGONAL =
      List.of(NORTHEAST, SOUTHEAST, SOUTHWEST, NORTHWEST);
  public static final List<Coordinates> COMPASS =
      List.of(NORTH, NORTHEAST, EAST, SOUTHEAST, SOUTH, SOUTHWEST, WEST, NORTHWEST);
  public static final List<Coordinates> HEXAGONAL =
      List.of(NORTH, NORTHEAST, EAST, SOUTH, SOUTHWEST, WEST);
  public static final List<Coordinates> KNIGHTS_MOVE =
      List.of(
          new Coordinates(-2, 1),
          new Coordinates(-1, 2),
          new Coordinates(1, 2),
          new Coordinates(2, 1),
          new Coordinates(2, -1),
          new Coordinates(1, -2),
          new Coordinates(-1, -2),
          new Coordinates(-2, -1));

  private static final Comparator<Coordinates> ORDER =
      Comparator.comparingInt(Coordinates::row).thenComparingInt(Coordinates::column);

  /**
   * The sum, row by row and column by column.
   *
   * @throws ScriptException if a part passes 32 bits
   */
  public Coordinates plus(Coordinates other) {
    return of((long) row + other.row, (long) column + other.column);
  }

  /**
   * @throws ScriptException if a part passes 32 bits
   */
  public Coordinates minus(Coordinates other) {
    return of((long) row - other.row, (long) column - other.column);
  }

  /**
   * @throws ScriptException if a part passes 32 bits
   */
  public Coordinates times(int n) {
    return of((long) row * n, (long) column * n);
  }

  private static Coordinates of(long row, long column) {
    if (row != (int) row || column != (int) column) {
      throw new ScriptException("coordinates go from -2147483648 to 2147483647", "", "Overflow.");
    }
    return new Coordinates((int) row, (int) column);
  }

  /** Row and column exchanged. */
  public Coordinates swap() {
    return new Coordinates(column, row);
  }

  /** Whether both parts are -1, 0 or 1. */
  public boolean isUnit() {
    return row >= -1 && row <= 1 && column >= -1 && column <= 1;
  }

  /** Whether neither part exceeds that of the other: a partial order. */
  public boolean isWithin(Coordinates other) {
    return row <= other.row && column <= other.column;
  }

  /** By row, then by column. */
  @Override
  public int compareTo(Coordinates other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return "(" + row + "," + column + ")";
  }
}
