package org.gamester.values.notation;

/** The operators between and before values. */
enum Operator {
  /** Marks where the expression of the innermost frame begins. */
  OPENING(0),
  PLUS(1),
  MINUS(1),
  PLUS_PLUS_MINUS(1),
  TIMES(2),
  DIVIDED_BY(2),
  POSITIVE(3),
  NEGATIVE(3),
  PLUS_MINUS(3),
  TO_THE_POWER(4);

  private final int tightness;

  Operator(int tightness) {
    this.tightness = tightness;
  }

  boolean isPrefix() {
    return tightness == 3;
  }

  /** Whether it is applied before {@code next}, which comes after it. */
  boolean precedes(Operator next) {
    return tightness > next.tightness
        || (tightness == next.tightness && this != TO_THE_POWER && this != OPENING);
  }
}
