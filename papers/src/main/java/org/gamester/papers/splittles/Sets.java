package org.gamester.papers.splittles;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.heap.SubtractionSet;

/** The subtraction sets of the claims, numbered so that small sets come first. */
final class Sets {

  static final SubtractionSet ODD = SubtractionSet.read(new TextReader("odd"));
  static final SubtractionSet EVEN = SubtractionSet.read(new TextReader("even"));

  private Sets() {}

  /** The set that contains i + 1 if and only if bit i of {@code mask} is set. */
  static SubtractionSet ofMask(int mask) {
    return SubtractionSet.of(elements(mask, 1, 1));
  }

  /** For each bit i of {@code mask}, 2i + 1. */
  static SubtractionSet oddsOfMask(int mask) {
    return SubtractionSet.of(elements(mask, 1, 2));
  }

  /** 1, 3, ..., 2k + 1. */
  static SubtractionSet firstOdds(int k) {
    return oddsOfMask((1 << (k + 1)) - 1);
  }

  /** Whether {@link #ofMask} is 1, 3, ..., 2k + 1 for some k. */
  static boolean isFirstOdds(int mask) {
    return ofMask(mask).equals(firstOdds(Math.max(0, Integer.bitCount(mask) - 1)));
  }

  /** The numbers first + i * step for the bits i of {@code mask}. */
  static long[] elements(int mask, int first, int step) {
    return IntStream.range(0, Integer.SIZE)
        .filter(i -> (mask >>> i & 1) == 1)
        .mapToLong(i -> first + (long) i * step)
        .toArray();
  }

  /** The set of the numbers in some lists. */
  static SubtractionSet union(long[]... parts) {
    return SubtractionSet.of(Arrays.stream(parts).flatMapToLong(Arrays::stream).toArray());
  }
}
