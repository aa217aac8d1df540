package org.gamester.rulesets.board;

/** The eight directions on a grid, in the order in which moves are listed. */
public enum Direction {
  NORTH(-1, 0),
  NORTHEAST(-1, 1),
  EAST(0, 1),
  SOUTHEAST(1, 1),
  SOUTH(1, 0),
  SOUTHWEST(1, -1),
  WEST(0, -1),
  NORTHWEST(-1, -1);

  private static final Direction[] ORTHOGONAL = {NORTH, EAST, SOUTH, WEST};
  private static final Direction[] DIAGONAL = {NORTHEAST, SOUTHEAST, SOUTHWEST, NORTHWEST};
  private static final Direction[] HEXAGONAL = {NORTH, NORTHEAST, EAST, SOUTH, SOUTHWEST, WEST};
  private static final Direction[] ALL = values();

  private final int rows;
  private final int columns;

  Direction(int rows, int columns) {
    this.rows = rows;
    this.columns = columns;
  }

  /** How many rows down a step in this direction goes. */
  public int rows() {
    return rows;
  }

  /** How many columns to the right a step in this direction goes. */
  public int columns() {
    return columns;
  }

  /** The direction of the way back. */
  public Direction opposite() {
    return ALL[(ordinal() + 4) % 8];
  }

  /** North, east, south, west. */
  public static Direction[] orthogonal() {
    return ORTHOGONAL.clone();
  }

  /** Northeast, southeast, southwest, northwest. */
  public static Direction[] diagonal() {
    return DIAGONAL.clone();
  }

  /** The six neighbours on a board of hexagons whose rows are shifted by half a cell. */
  public static Direction[] hexagonal() {
    return HEXAGONAL.clone();
  }

  /** All eight. */
  public static Direction[] all() {
    return ALL.clone();
  }
}
