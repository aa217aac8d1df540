package org.gamester.script.syntax;

/** Prefix operators, with the names that errors know them by. */
public enum UnaryOperator {
  PLUS("+", "pos"),
  MINUS("-", "neg"),
  PLUS_MINUS("+-", "+-");

  private final String symbol;
  private final String operationName;

  UnaryOperator(String symbol, String operationName) {
    this.symbol = symbol;
    this.operationName = operationName;
  }

  public String symbol() {
    return symbol;
  }

  public String operationName() {
    return operationName;
  }
}
