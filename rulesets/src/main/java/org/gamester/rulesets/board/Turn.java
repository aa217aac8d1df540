package org.gamester.rulesets.board;

/**
 * The eight symmetries of a square; a rectangle that is turned over a diagonal changes its sides.
 */
public enum Turn {
  IDENTITY(false, false, false),
  /** The first row becomes the last. */
  FLIP_ROWS(true, false, false),
  /** The first column becomes the last. */
  FLIP_COLUMNS(false, true, false),
  HALF_TURN(true, true, false),
  /** Rows become columns. */
  TRANSPOSE(false, false, true),
  QUARTER_TURN(true, false, true),
  THREE_QUARTER_TURN(false, true, true),
  ANTI_TRANSPOSE(true, true, true);

  private final boolean flipsRows;
  private final boolean flipsColumns;
  private final boolean transposes;

  Turn(boolean flipsRows, boolean flipsColumns, boolean transposes) {
    this.flipsRows = flipsRows;
    this.flipsColumns = flipsColumns;
    this.transposes = transposes;
  }

  /** Whether rows become columns. */
  public boolean transposes() {
    return transposes;
  }

  /** The turn that does this one and then another. */
  public Turn then(Turn second) {
    boolean straight = !transposes;
    // After a transposition what were columns are rows.
    boolean rows = flipsRows ^ (straight ? second.flipsRows : second.flipsColumns);
    boolean columns = flipsColumns ^ (straight ? second.flipsColumns : second.flipsRows);
    for (Turn turn : values()) {
      if (turn.flipsRows == rows
          && turn.flipsColumns == columns
          && turn.transposes == (transposes ^ second.transposes)) {
        return turn;
      }
    }
    throw new IllegalStateException(this + " and " + second);
  }

  /** Where a cell of a board of {@code rows} x {@code columns} goes. */
  public int image(int cell, int rows, int columns) {
    int row = cell / columns;
    int column = cell % columns;
    int newRow = flipsRows ? rows - 1 - row : row;
    int newColumn = flipsColumns ? columns - 1 - column : column;
    return transposes ? newColumn * rows + newRow : newRow * columns + newColumn;
  }
}
