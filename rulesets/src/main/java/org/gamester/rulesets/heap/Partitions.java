package org.gamester.rulesets.heap;

import java.util.Arrays;
import java.util.function.Consumer;
import org.gamester.rulesets.heap.HeapCounts.Sizes;

/** The ways to divide a number into a given number of positive parts, smaller parts first. */
final class Partitions {
  private Partitions() {}

  /** Whether there is any. */
  static boolean exist(long total, int count, Sizes sizes) {
    if (count == 0) {
      return total == 0;
    }
    if (total < count) {
      return false;
    }
    return switch (sizes) {
      case ANY -> true;
      case UNEQUAL -> total >= count * (count + 1L) / 2;
      case NOT_ALL_EQUAL -> count == 1 || total > count;
      case EQUAL -> total % count == 0;
    };
  }

  /** Hands every partition, in lexicographic order, to {@code sink}; the array may be kept. */
  static void forEach(long total, int count, Sizes sizes, Consumer<long[]> sink) {
    if (!exist(total, count, sizes)) {
      return;
    }
    if (count <= 1 || sizes == Sizes.EQUAL) {
      long[] parts = new long[count];
      Arrays.fill(parts, count == 0 ? 0 : total / count);
      sink.accept(parts);
      return;
    }
    long[] parts = new long[count];
    long gap = sizes == Sizes.UNEQUAL ? 1 : 0;
    boolean more = fill(parts, 0, 1, gap, total);
    while (more) {
      if (sizes != Sizes.NOT_ALL_EQUAL || parts[0] != parts[count - 1]) {
        sink.accept(parts.clone());
      }
      more = advance(parts, gap);
    }
  }

  private static boolean advance(long[] parts, long gap) {
    long rest = parts[parts.length - 1];
    for (int i = parts.length - 2; i >= 0; i--) {
      rest += parts[i];
      if (fill(parts, i, parts[i] + 1, gap, rest)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Puts the least parts from {@code value} on into places i, i+1, ..., with the sum {@code rest}.
   */
  private static boolean fill(long[] parts, int i, long value, long gap, long rest) {
    long places = (long) parts.length - i;
    long least = Math.addExact(Math.multiplyExact(places, value), gap * places * (places - 1) / 2);
    if (least > rest) {
      return false;
    }
    long left = rest;
    for (int j = i; j < parts.length - 1; j++) {
      parts[j] = value + gap * (j - i);
      left -= parts[j];
    }
    parts[parts.length - 1] = left;
    return true;
  }
}
