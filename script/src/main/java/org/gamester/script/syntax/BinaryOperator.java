package org.gamester.script.syntax;

/** Operators between two operands. */
public enum BinaryOperator {
  PLUS("+"),
  MINUS("-"),
  /** {@code a +- b} is a + (+-b). */
  PLUS_MINUS("+-"),
  TIMES("*"),
  DIVIDE("/"),
  REMAINDER("%"),
  ORDINAL_SUM(":"),
  POWER("^"),
  EQUAL("=="),
  NOT_EQUAL("!="),
  LESS("<"),
  GREATER(">"),
  LESS_OR_EQUAL("<="),
  GREATER_OR_EQUAL(">="),
  CONFUSED("<>"),
  LESS_OR_CONFUSED("<|"),
  GREATER_OR_CONFUSED("|>"),
  COMPARE("<=>"),
  IDENTICAL("==="),
  NOT_IDENTICAL("!==");

  private final String symbol;

  BinaryOperator(String symbol) {
    this.symbol = symbol;
  }

  public String symbol() {
    return symbol;
  }

  /** Whether it compares its operands. */
  public boolean isRelation() {
    return ordinal() >= EQUAL.ordinal();
  }
}
