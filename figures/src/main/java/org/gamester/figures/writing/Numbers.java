package org.gamester.figures.writing;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.gamester.values.Dyadic;

/** Lengths as decimal numbers: exact with up to six places, rounded beyond. */
final class Numbers {
  private static final int PLACES = 6;

  private Numbers() {}

  static String text(Dyadic length) {
    int exponent = Math.max(0, length.exponent());
    BigDecimal exact =
        new BigDecimal(length.numerator())
            .multiply(BigDecimal.valueOf(5).pow(exponent))
            .scaleByPowerOfTen(-exponent);
    return text(exact);
  }

  static String text(double length) {
    return text(BigDecimal.valueOf(length));
  }

  private static String text(BigDecimal length) {
    BigDecimal rounded =
        length.scale() > PLACES ? length.setScale(PLACES, RoundingMode.HALF_EVEN) : length;
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
