package org.gamester.values.impartial;

import org.gamester.values.surreals.CantorSum;

/**
 * Thrown for a nim product of infinite ordinals that is not known: it needs the excess of a prime
 * that has not been computed, or a factor lies outside the algebraic closure of the field of two
 * elements.
 */
public final class UnknownNimProductException extends ArithmeticException {
  private static final long serialVersionUID = 1L;

  UnknownNimProductException(CantorSum factor) {
    super(
        "nim products of "
            + factor
            + " are not known: they need the excess of a prime beyond the first "
            + LenstraExcess.count()
            + " odd primes");
  }
}
