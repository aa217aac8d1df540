package org.gamester.values.infinitesimals;

import java.util.Optional;
import org.gamester.values.ShortGame;

/**
 * The uptimal notation of an uptimal: number, star, and after a point the coefficients of up, up^2,
 * ... as digits, {@code 5*3.12}.
 *
 * <p>Digits are 0-9, A-Z for 10 to 35, and (n) beyond; a {@code -} after a digit makes it negative.
 * A number 0 is left out if there is a star.
 *
 * @param terms the terms of the uptimal
 */
public record UptimalExpansion(Uptimal terms) {

  private static final int LARGEST_DIGIT = 35;

  /** The expansion of {@code game}; empty if it is not recognised as an uptimal. */
  public static Optional<UptimalExpansion> of(ShortGame game) {
    return Uptimal.of(game).map(UptimalExpansion::new);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    long star = terms.star();
    if (!terms.number().isZero() || star == 0) {
      text.append(terms.number());
    }
    if (star > 0) {
      text.append('*').append(star == 1 ? "" : Long.toString(star));
    }
    text.append('.');
    for (UptimalCoefficients.Run run : terms.coefficients().runs()) {
      text.repeat(digit(run.value()), run.length());
    }
    return terms.coefficients().runs().isEmpty() ? text.append('0').toString() : text.toString();
  }

  private static String digit(long value) {
    String magnitude =
        Math.abs(value) <= LARGEST_DIGIT && value != Long.MIN_VALUE
            ? Long.toString(Math.abs(value), LARGEST_DIGIT + 1).toUpperCase(java.util.Locale.ROOT)
            : "(" + Long.toString(value).replace("-", "") + ")";
    return value < 0 ? magnitude + "-" : magnitude;
  }
}
