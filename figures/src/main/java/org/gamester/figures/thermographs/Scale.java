package org.gamester.figures.thermographs;

import org.gamester.figures.drawing.Canvas;
import org.gamester.values.Dyadic;

/**
 * How long a value is in a figure: a power of two, so that every place is exact.
 *
 * @param exponent of the length of 1
 * @param origin the value at place 0
 */
record Scale(int exponent, Dyadic origin) {
  /** Places beyond this are no longer exact enough as the numbers of a picture. */
  private static final double FARTHEST = 1e6;

  /** The largest scale in which {@code span} is not longer than {@code length}. */
  static Scale fitting(Dyadic span, int length, int most) {
    int exponent = most;
    Dyadic limit = Dyadic.of(length);
    while (span.shiftLeft(exponent).compareTo(limit) > 0) {
      exponent--;
    }
    return new Scale(exponent, Dyadic.ZERO);
  }

  Dyadic length(Dyadic value) {
    return value.shiftLeft(exponent);
  }

  /** The same scale, with a value that is far away as its origin. */
  Scale around(Dyadic value) {
    return Math.abs(approximate(value)) > FARTHEST ? new Scale(exponent, value) : this;
  }

  /** The place of a value. */
  Dyadic place(Dyadic value) {
    return length(value.minus(origin));
  }

  double approximate(Dyadic value) {
    return Canvas.approximately(place(value));
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
