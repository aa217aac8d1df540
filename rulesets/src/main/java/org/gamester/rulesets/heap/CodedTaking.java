package org.gamester.rulesets.heap;

import java.util.Optional;
import org.gamester.rulesets.heap.HeapCounts.Sizes;

/** Taking that is said by a code: into how many heaps the rest may be divided, for each amount. */
public sealed interface CodedTaking extends Taking permits SetTaking, TakeAndBreakCode {

  /** What may become of the rest if {@code taken} tokens are taken. */
  HeapCounts counts(long taken);

  /** The least amount above {@code taken} that may be taken, or {@code Long.MAX_VALUE}. */
  long nextTake(long taken);

  /** The greatest amount that may be taken; {@code Long.MAX_VALUE} if there is none. */
  long greatestTake();

  /**
   * The least amount from which on the rest may be divided alike whatever is taken, as far as the
   * code says so; {@code Long.MAX_VALUE} if there is none.
   */
  long steadyFrom();

  /**
   * Whether a heap may be seen as a row of tokens from which adjacent ones are taken, so that the
   * rest is what stands on either side: any number of tokens that may be taken at all may leave no
   * heap, one heap or two.
   */
  boolean takesFromRow();

  @Override
  default Optional<Bounds> bounds() {
    if (greatestTake() == Long.MAX_VALUE) {
      return Optional.empty();
    }
    long take = 0;
    int heaps = 0;
    for (long taken = nextTake(-1); taken <= greatestTake(); taken = nextTake(taken)) {
      HeapCounts counts = counts(taken);
      if (counts.atLeast() >= 0 || (counts.sizes() != Sizes.ANY && counts.greatest() > 1)) {
        return Optional.empty();
      }
      take = taken;
      heaps = Math.max(heaps, counts.greatest());
    }
    return Optional.of(new Bounds(take, heaps));
  }
}
