package org.gamester.script.syntax;

/** Prefix operators. */
public enum UnaryOperator {
  PLUS("+"),
  MINUS("-"),
  PLUS_MINUS("+-");

  private final String symbol;

  UnaryOperator(String symbol) {
    this.symbol = symbol;
  }

  public String symbol() {
    return symbol;
  }
}
