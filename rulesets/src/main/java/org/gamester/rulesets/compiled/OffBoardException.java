package org.gamester.rulesets.compiled;

/** Thrown by compiled moves that change, or copy, a cell off the board. */
public final class OffBoardException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final boolean copies;

  private OffBoardException(String message, boolean copies) {
    super(message);
    this.copies = copies;
  }

  static OffBoardException changed(int row, int column, boolean isStrip) {
    return new OffBoardException(
        isStrip ? String.valueOf(column) : "(" + row + "," + column + ")", false);
  }

  static OffBoardException copied() {
    return new OffBoardException("a cell off the board has no value", true);
  }

  /** Whether the value of a cell off the board is copied; otherwise such a cell is changed. */
  public boolean copies() {
    return copies;
  }
}
