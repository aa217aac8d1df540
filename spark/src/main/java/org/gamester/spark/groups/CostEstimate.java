package org.gamester.spark.groups;

import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.gamester.studies.Item;

/**
 * What an item is expected to cost: the mean time of those of its size that are done. The size is
 * the length of its text, which grows with its board, or for a family the product of its variables.
 *
 * <p>A size that has not been seen is taken from the next smaller one that has, with the growth
 * from that one's predecessor. The mean forgets slowly, as items far apart in the order of a
 * question differ even if their sizes are the same.
 */
public final class CostEstimate {
  private static final int REMEMBERED = 256;
  private static final int LARGEST = 1 << 12;
  private static final double STEEPEST = 4;

  private final TreeMap<Integer, Mean> means = new TreeMap<>();

  private static final class Mean {
    private double value;
    private int count;

    void add(double nanos) {
      count = Math.min(count + 1, REMEMBERED);
      value += (nanos - value) / count;
    }
  }

  /** Notes what an item has cost. */
  public void learn(Item item, long nanos) {
    means.computeIfAbsent(size(item), size -> new Mean()).add((double) nanos);
  }

  /** What an item is expected to cost; empty as long as nothing is known. */
  public OptionalDouble nanos(Item item) {
    if (means.isEmpty()) {
      return OptionalDouble.empty();
    }
    int size = size(item);
    Map.Entry<Integer, Mean> seen = means.floorEntry(size);
    if (seen == null) {
      return OptionalDouble.of(means.firstEntry().getValue().value);
    }
    double nanos = seen.getValue().value;
    Map.Entry<Integer, Mean> before = means.lowerEntry(seen.getKey());
    if (seen.getKey() < size && before != null) {
      double growth =
          Math.pow(
              nanos / Math.max(1, before.getValue().value),
              1.0 / (seen.getKey() - before.getKey()));
      nanos *= Math.pow(Math.clamp(growth, 1, STEEPEST), size - seen.getKey());
    }
    return OptionalDouble.of(nanos);
  }

  static int size(Item item) {
    long size = item.position().length();
    if (!item.point().isEmpty()) {
      size = 1;
      for (int value : item.point()) {
        size = Math.min(LARGEST, size * Math.clamp(Math.abs((long) value), 1, LARGEST));
      }
    }
    return (int) Math.min(LARGEST, size);
  }
}
