package org.gamester.values;

/** The relation between two short games; exactly one of the four holds. */
public enum Relation {
  LESS("<"),
  EQUAL("="),
  GREATER(">"),
  CONFUSED("||");

  private final String symbol;

  Relation(String symbol) {
    this.symbol = symbol;
  }

  /// The relation from the two halves G <= H and G >= H.
  public static Relation of(boolean lessOrEqual, boolean greaterOrEqual) {
    if (lessOrEqual) {
      return greaterOrEqual ? EQUAL : LESS;
    }
    return greaterOrEqual ? GREATER : CONFUSED;
  }

  /** The relation read from the other side. */
  public Relation reversed() {
    return switch (this) {
      case LESS -> GREATER;
      case GREATER -> LESS;
      default -> this;
    };
  }

  /** {@code <}, {@code =}, {@code >} or {@code ||}. */
  public String symbol() {
    return symbol;
  }
}
