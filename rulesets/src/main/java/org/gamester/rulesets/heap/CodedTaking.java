package org.gamester.rulesets.heap;

/** Taking that is said by a code: into how many heaps the rest may be divided, for each amount. */
public sealed interface CodedTaking extends Taking permits SetTaking, TakeAndBreakCode {

  /** What may become of the rest if {@code taken} tokens are taken. */
  HeapCounts counts(long taken);

  /** The least amount above {@code taken} that may be taken, or {@code Long.MAX_VALUE}. */
  long nextTake(long taken);

  /** The greatest amount that may be taken; {@code Long.MAX_VALUE} if there is none. */
  long greatestTake();
}
