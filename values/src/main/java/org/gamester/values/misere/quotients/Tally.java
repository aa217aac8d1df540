package org.gamester.values.misere.quotients;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts how often some games occur in a sum: each exactly up to a bound of its own, and by its
 * parity beyond. All counts together are one number, whose digits they are.
 */
final class Tally implements FiniteMonoid {
  private final Map<Integer, Integer> bounds;
  private final Map<Integer, Integer> weights = new HashMap<>();
  private final int[] radices;
  private final int size;

  /**
   * @param bounds up to where each game is counted exactly
   */
  private Tally(Map<Integer, Integer> bounds) {
    this.bounds = bounds;
    this.radices = bounds.values().stream().mapToInt(bound -> bound + 2).toArray();
    int weight = 1;
    for (Map.Entry<Integer, Integer> bound : bounds.entrySet()) {
      weights.put(bound.getKey(), weight);
      weight = Math.multiplyExact(weight, bound.getValue() + 2);
    }
    this.size = weight;
  }

  /** Counts nothing. */
  static Tally none() {
    return new Tally(new TreeMap<>());
  }

  /** The number of different counts. */
  @Override
  public int order() {
    return size;
  }

  @Override
  public int element(int game) {
    return weights.getOrDefault(game, 0);
  }

  /** The counts of two sums together. */
  @Override
  public int times(int a, int b) {
    int counts = 0;
    int weight = 1;
    for (int radix : radices) {
      int count = a / weight % radix + b / weight % radix;
      counts += weight * (count < radix ? count : radix - 2 + (count - radix) % 2);
      weight *= radix;
    }
    return counts;
  }

  /**
   * Counts so that two sums, which differ and have the same counts here, have different ones: each
   * game that they differ in is counted as far as is needed.
   *
   * @throws ArithmeticException if there are too many counts
   */
  Tally separating(int[] one, int[] other) {
    Map<Integer, Integer> all = new TreeMap<>(bounds);
    for (int game : union(one, other)) {
      int count = count(one, game);
      int otherCount = count(other, game);
      if (count != otherCount) {
        all.merge(game, Math.max(count, otherCount), (a, b) -> Math.max(a + 1, b));
      }
    }
    return new Tally(all);
  }

  private static int[] union(int[] one, int[] other) {
    BitSet all = new BitSet();
    Arrays.stream(one).forEach(all::set);
    Arrays.stream(other).forEach(all::set);
    return all.stream().toArray();
  }

  private static int count(int[] sum, int game) {
    return (int) Arrays.stream(sum).filter(i -> i == game).count();
  }
}
