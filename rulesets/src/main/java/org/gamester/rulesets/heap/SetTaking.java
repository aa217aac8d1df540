package org.gamester.rulesets.heap;

import java.util.OptionalLong;

/**
 * Taking a number of tokens that is in a set and, where it is allowed, splitting the rest into two
 * heaps.
 *
 * <p>Order: by the number taken; for each first the whole rest, then its splits, smaller part
 * first.
 */
public record SetTaking(SubtractionSet set, boolean maySplit) implements CodedTaking {

  private static final HeapCounts ONE_HEAP = new HeapCounts(0b11, -1, HeapCounts.Sizes.ANY);
  private static final HeapCounts TWO_HEAPS = new HeapCounts(0b111, -1, HeapCounts.Sizes.ANY);

  /** Taking any number of tokens. */
  static final SetTaking NIM = new SetTaking(SubtractionSet.all(), false);

  @Override
  public void forEach(long size, HeapMoves moves) {
    long none = Long.MAX_VALUE;
    for (long taken = set.next(0); taken <= size && taken != none; taken = set.next(taken)) {
      long rest = size - taken;
      moves.add(taken, rest);
      if (maySplit) {
        for (long part = 1; part <= rest / 2; part++) {
          moves.add(taken, part, rest - part);
        }
      }
    }
  }

  @Override
  public boolean isDead(long size) {
    return set.next(0) > size || set.next(0) == Long.MAX_VALUE;
  }

  @Override
  public HeapCounts counts(long taken) {
    return set.contains(taken) ? (maySplit ? TWO_HEAPS : ONE_HEAP) : HeapCounts.NONE;
  }

  @Override
  public boolean takesFromRow() {
    return maySplit;
  }

  @Override
  public long nextTake(long taken) {
    return set.next(Math.max(0, taken));
  }

  @Override
  public long greatestTake() {
    return set.greatest();
  }

  @Override
  public long steadyFrom() {
    return set.steadyFrom();
  }

  /** Without a bound and a split this is Nim. */
  @Override
  public OptionalLong knownNimber(long size) {
    return equals(NIM) ? OptionalLong.of(size) : OptionalLong.empty();
  }
}
