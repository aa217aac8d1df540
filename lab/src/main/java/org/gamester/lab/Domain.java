package org.gamester.lab;

import java.util.List;
import java.util.Optional;

/** What the values of a {@link Variable} are, if not simply the integers between fixed bounds. */
public interface Domain {

  /** The integers between the bounds. */
  Domain INTEGERS = new Domain() {};

  /**
   * The bounds that follow from those of the variables in front of this one; empty if they are
   * fixed. Not all values between them need to occur.
   *
   * @param earlier the variables in front, with their ranges
   * @return the least and the greatest value, in this order; the first is greater if there is none
   */
  default Optional<int[]> bounds(List<Variable> earlier) {
    return Optional.empty();
  }

  /** The values in reports, such as {@code 0..8}. */
  default String describe(int low, int high) {
    return low + ".." + high;
  }

  /** What a value stands for, in reports. */
  default String label(int value) {
    return Integer.toString(value);
  }
}
