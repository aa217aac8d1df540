package org.gamester.values;

/** Thrown where a number or a sum of powers of &omega; exists but is too large to be computed. */
public final class NumberTooLargeException extends ArithmeticException {
  private static final long serialVersionUID = 1L;

  /**
   * @param what what is too large, and the limit
   */
  public NumberTooLargeException(String what) {
    super(what);
  }
}
