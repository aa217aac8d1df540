package org.gamester.rulesets.heap;

import java.util.Optional;
import org.gamester.rulesets.Theorem;
import org.gamester.values.Computation;
import org.gamester.values.ShortGame;
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
  public long reduced(long size) {
    return size < start ? size : start + (size - start) % length;
  }

  /** What the period says of the value of a heap beyond the first period; empty for others. */
  public Optional<Theorem> theoremOf(long size, long nimber) {
    return size < start + length
        ? Optional.empty()
        : Optional.of(
            Theorem.ofValue(
                ShortGame.nimber(nimber),
                "By %s the nimbers of the heaps have the period %d from heap %d on."
                    .formatted(theorem(), length, start),
                "So the heap of %d is worth as much as the heap of %d."
                    .formatted(size, reduced(size))));
  }

  /** The same period from heap 0 on, if the values repeat from there. */
  private ProvedPeriod fromTheEmptyHeap(int[] values) {
    return start == 1 && values[0] == values[(int) length]
        ? new ProvedPeriod(0, length, heaps)
        : this;
  }

  /**
   * The last heap up to which the values must repeat for the proof.
   *
   * @param heaps c
   * @param start s; 0 counts as 1
   * @param length p
   * @param take k, the greatest number of tokens taken in one move
   */
  public static long neededTo(int heaps, long start, long length, long take) {
    return heaps * Math.max(1, start) + (heaps - 1) * length + take + length - 1;
  }

  /** The name of the theorem, for use in a sentence. */
  public String theorem() {
    return theorem(heaps);
  }

  /** The name of the theorem for so many heaps. */
  public static String theorem(int heaps) {
    return switch (heaps) {
      case 0, 1 -> "the periodicity theorem for finite subtraction games";
      case 2 -> "the periodicity theorem for octal games";
      default -> "the periodicity theorem for take-and-break games";
    };
  }

  /** The period that the first values prove, if there is one; the one that starts first. */
  public static @Nullable ProvedPeriod find(Taking taking, int[] values, int count) {
    return taking
        .bounds()
        .filter(bounds -> bounds.take() < count)
        .map(bounds -> find(values, count, Math.max(1, bounds.heaps()), bounds.take()))
        .map(found -> found.fromTheEmptyHeap(values))
        .orElse(null);
  }

  private static @Nullable ProvedPeriod find(int[] values, int count, int heaps, long take) {
    int[] periods = EndPeriods.of(values, count, count);
    ProvedPeriod found = null;
    for (int start = count - 1; start >= 1; start--) {
      Computation.pollAt(start);
      int period = periods[count - start];
      if (neededTo(heaps, start, period, take) < count) {
        found = new ProvedPeriod(start, period, heaps);
      }
    }
    return found;
  }
}
