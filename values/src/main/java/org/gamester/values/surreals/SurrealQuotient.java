package org.gamester.values.surreals;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * A quotient in lowest terms that is neither rational nor a sum of powers of &omega;: 1/&omega;.
 */
public final class SurrealQuotient extends SurrealNumber {
  private final CantorSum top;
  private final CantorSum bottom;

  SurrealQuotient(CantorSum top, CantorSum bottom) {
    this.top = top;
    this.bottom = bottom;
  }

  @Override
  CantorSum top() {
    return top;
  }

  @Override
  CantorSum bottom() {
    return bottom;
  }

  @Override
  public SurrealNumber birthday() {
    throw new ArithmeticException(
        "the birthday is known only for rationals and for sums of powers of ω, not for " + this);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SurrealQuotient that
        && top.equals(that.top)
        && bottom.equals(that.bottom);
  }

  @Override
  public int hashCode() {
    return 31 * top.hashCode() + bottom.hashCode();
  }

  /** {@code (ω^ω+1)/(ω+1)}, {@code 1/ω}, {@code ω/2}. */
  @Override
  public String toString() {
    String numerator = top.size() > 1 ? "(" + top + ")" : top.toString();
    boolean bare =
        bottom.size() == 1 && (bottom.isInteger() || bottom.coefficient(0).equals(BigInteger.ONE));
    return numerator + "/" + (bare ? bottom.toString() : "(" + bottom + ")");
  }
}
