package org.gamester.figures.thermographs;

import org.gamester.figures.drawing.Canvas;
import org.gamester.values.Dyadic;

/**
 * How long a value is in a figure: a power of two, so that every place is exact.
 *
 * @param exponent of the length of 1
 */
record Scale(int exponent) {

  /** The largest scale in which {@code span} is not longer than {@code length}. */
  static Scale fitting(Dyadic span, int length, int most) {
    int exponent = most;
    Dyadic limit = Dyadic.of(length);
    while (span.shiftLeft(exponent).compareTo(limit) > 0) {
      exponent--;
    }
    return new Scale(exponent);
  }

  Dyadic length(Dyadic value) {
    return value.shiftLeft(exponent);
  }

  double approximate(Dyadic value) {
    return Canvas.approximately(length(value));
  }

  /** The power of two at whose multiples marks are at least {@code distance} apart. */
  Dyadic step(int distance) {
    int k = 0;
    while ((1L << k) < distance) {
      k++;
    }
    int power = k - exponent;
    return power >= 0 ? Dyadic.ONE.shiftLeft(power) : Dyadic.of(1, -power);
  }
}
