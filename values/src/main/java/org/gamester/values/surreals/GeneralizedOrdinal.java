package org.gamester.values.surreals;

import org.jspecify.annotations.Nullable;

/**
 * An infinite sum of integer multiples of powers of &omega;, some maybe negative: &omega; - 5. The
 * finite ones are {@link Rational}s.
 */
public final class GeneralizedOrdinal extends SurrealNumber {
  private final CantorSum sum;

  GeneralizedOrdinal(CantorSum sum) {
    this.sum = sum;
  }

  @Override
  CantorSum top() {
    return sum;
  }

  @Override
  CantorSum bottom() {
    return CantorSum.ONE;
  }

  @Override
  public SurrealNumber birthday() {
    return of(sum.withPositiveTerms());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof GeneralizedOrdinal that && sum.equals(that.sum);
  }

  @Override
  public int hashCode() {
    return sum.hashCode();
  }

  /** Terms by falling exponent: {@code ω^(ω^2+ω)-ω^20×9+ω×3}. */
  @Override
  public String toString() {
    return sum.toString();
  }
}
