package org.gamester.values;

/**
 * Thrown where a quotient does not exist: for 0/0, for the sum of opposite infinities, for 0 times
 * an infinity, and where an infinity stands in place of a number.
 */
public final class DivisionByZeroException extends ArithmeticException {
  private static final long serialVersionUID = 1L;

  /**
   * @param sentence what does not exist, as in {@code 0 has no nim inverse}
   */
  public DivisionByZeroException(String sentence) {
    super(sentence);
  }
}
