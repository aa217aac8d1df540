package org.gamester.script.games;

import java.util.Arrays;
import java.util.Optional;
import org.gamester.rulesets.Theorem;
import org.gamester.rulesets.heap.ProvedPeriod;
import org.gamester.rulesets.heap.Taking;
import org.gamester.script.forms.PositionRules;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;
import org.jspecify.annotations.Nullable;

/**
 * The Grundy values of heaps whose options are listed by the language. A large heap is worth what a
 * period says, if the options have the form for which the values found prove one, see {@link
 * BoundedTaking}; otherwise the heaps that it needs are evaluated.
 */
final class ListedNimbers {

  private static final int FIRST_LOOK = 1 << 6;

  /** So many heaps are looked at for a period of heaps that are too many to evaluate. */
  private static final int FAR_LOOK = 1 << 16;

  private final Taking taking;
  private final Nimbers nimbers;
  private int[] values = new int[0];
  private @Nullable ProvedPeriod period;

  ListedNimbers(PositionRules rules, Taking taking) {
    this.taking = taking;
    this.nimbers = new Nimbers(rules, size -> HeapOptions.of(taking, (Long) size));
  }

  /**
   * The Grundy value of a heap.
   *
   * @throws GameTooLargeException if it needs those of too many others, and they prove no period
   */
  synchronized long of(long size) {
    if (size < FIRST_LOOK || (period == null && taking.bounds().isEmpty())) {
      return nimbers.of(size);
    }
    while (period == null && size >= values.length) {
      if (size >= Nimbers.MOST && values.length >= FAR_LOOK) {
        throw new GameTooLargeException(
            "the Grundy value of a heap of %,d tokens needs those of all smaller heaps: the first %,d prove no period"
                .formatted(size, values.length));
      }
      int[] more = to(Math.min(Nimbers.MOST, Math.max(FIRST_LOOK, 2 * values.length)) - 1);
      period = ProvedPeriod.find(taking, more, more.length);
      values = more;
    }
    return size < values.length ? values[(int) size] : values[(int) reduced(size)];
  }

  private long reduced(long size) {
    return period == null ? size : period.reduced(size);
  }

  /** The values of the heaps 0, 1, ..., {@code to}. */
  private int[] to(int to) {
    int[] more = Arrays.copyOf(values, to + 1);
    for (int heap = values.length; heap <= to; heap++) {
      Computation.poll();
      more[heap] = nimbers.of((long) heap);
    }
    return more;
  }

  /** The period of all values, if those of the heaps up to {@code to} prove one. */
  synchronized Optional<ProvedPeriod> periodProvedBy(int to) {
    if (taking.bounds().isEmpty()) {
      return Optional.empty();
    }
    int[] known = to < values.length ? values : to(to);
    return Optional.ofNullable(ProvedPeriod.find(taking, known, to + 1));
  }

  /** What the period, if it has been found, says of a heap. */
  synchronized Optional<Theorem> theorem(long size) {
    return Optional.ofNullable(period).flatMap(p -> p.theoremOf(size, of(size)));
  }
}
