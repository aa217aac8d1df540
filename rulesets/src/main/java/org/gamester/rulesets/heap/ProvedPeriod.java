package org.gamester.rulesets.heap;

import org.jspecify.annotations.Nullable;

/**
 * A period of a sequence of Grundy values that is proved, not only observed.
 *
 * <p>Let at most k tokens be taken in one move, and the rest be divided into at most c heaps of any
 * sizes. If G(n + p) = G(n) for all n with s &lt;= n &lt; c s + (c - 1) p + k, where s &gt;= 1,
 * then this holds for all n &gt;= s. For c = 2 this is the theorem of Guy and Smith (1956;
 * <i>Winning Ways</i>, chapter 4). For c = 1, subtraction games, a value depends on the previous k
 * values only.
 *
 * <p>Why: let n be beyond the bound. Among the heaps that a move leaves of a heap of n + p, one is
 * of at least s + p tokens, and may have p tokens less without a change of its value; what it is
 * with the others then are the heaps that a move leaves of a heap of n. The converse is alike, so
 * both heaps have options of the same values.
 *
 * @param start s, from which on the values repeat
 * @param length p
 * @param heaps c
 */
public record ProvedPeriod(long start, long length, int heaps) {

  /**
   * The size of a heap below {@code start + length} that has the value of a heap of {@code size}.
   */
  long reduced(long size) {
    return size < start ? size : start + (size - start) % length;
  }

  /** The same period from heap 0 on, if the values repeat from there. */
  private ProvedPeriod fromTheEmptyHeap(int[] values) {
    return start == 1 && values[0] == values[(int) length]
        ? new ProvedPeriod(0, length, heaps)
        : this;
  }

  /** The name of the theorem, for use in a sentence. */
  public String theorem() {
    return switch (heaps) {
      case 0, 1 -> "the periodicity theorem for finite subtraction games";
      case 2 -> "the periodicity theorem for octal games";
      default -> "the periodicity theorem for take-and-break games";
    };
  }

  /** The period that the first values prove, if there is one; the one that starts first. */
  static @Nullable ProvedPeriod find(CodedTaking code, int[] values) {
    return code.bounds()
        .filter(bounds -> bounds.take() < values.length)
        .map(bounds -> find(values, Math.max(1, bounds.heaps()), bounds.take()))
        .map(found -> found.fromTheEmptyHeap(values))
        .orElse(null);
  }

  /**
   * The borders of the reversed sequence give the least period of each of its ends (Knuth, Morris,
   * Pratt). Cost: linear.
   */
  private static @Nullable ProvedPeriod find(int[] values, int heaps, long greatestTake) {
    int length = values.length;
    int[] border = new int[length + 1];
    border[0] = -1;
    ProvedPeriod found = null;
    int matched = -1;
    for (int end = 1; end <= length; end++) {
      int value = values[length - end];
      while (matched >= 0 && values[length - 1 - matched] != value) {
        matched = border[matched];
      }
      border[end] = ++matched;
      int period = end - matched;
      int start = length - end;
      long needed = (long) heaps * start + (heaps - 1L) * period + greatestTake + period;
      if (start >= 1 && needed <= length) {
        found = new ProvedPeriod(start, period, heaps);
      }
    }
    return found;
  }
}
