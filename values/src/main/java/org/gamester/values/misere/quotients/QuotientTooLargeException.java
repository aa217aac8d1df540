package org.gamester.values.misere.quotients;

/** Thrown where a misere quotient has more elements than are wanted. */
public final class QuotientTooLargeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  QuotientTooLargeException(int most) {
    super("the quotient has more than " + most + " elements");
  }
}
