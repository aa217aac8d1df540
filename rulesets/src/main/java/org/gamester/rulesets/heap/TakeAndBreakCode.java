package org.gamester.rulesets.heap;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;

/**
 * A code d0.d1d2... of a take-and-break game (Guy and Smith 1956; <i>Winning Ways</i>, chapter 4):
 * digit d_k says into how many heaps the rest may be divided when k tokens are taken.
 *
 * <p>Order of options: by the number taken, then by the number of heaps left, then by their sizes.
 */
public final class TakeAndBreakCode implements CodedTaking {
  private static final HeapCounts UP_TO_TWO_HEAPS = new HeapCounts(0b111, -1, HeapCounts.Sizes.ANY);

  private static final HeapCounts UP_TO_ONE_HEAP = new HeapCounts(0b11, -1, HeapCounts.Sizes.ANY);

  private final List<HeapCounts> digits;
  private final List<HeapCounts> tail;
  private final String text;
  private final boolean isNim;

  /** The digits d0, d1, ..., and those that repeat after them, if any. */
  TakeAndBreakCode(List<HeapCounts> digits, List<HeapCounts> tail, String text) {
    this.digits = List.copyOf(digits);
    this.tail = List.copyOf(tail);
    this.text = text;
    this.isNim =
        digit(0).equals(HeapCounts.NONE) && digit(1).equals(UP_TO_ONE_HEAP) && steadyFrom() == 1;
  }

  @Override
  public HeapCounts counts(long taken) {
    return digit(taken);
  }

  @Override
  public long nextTake(long taken) {
    int different = digits.size() + tail.size();
    for (long next = taken + 1; next <= taken + different; next++) {
      if (!digit(next).equals(HeapCounts.NONE)) {
        return next;
      }
    }
    return Long.MAX_VALUE;
  }

  private HeapCounts digit(long taken) {
    if (taken < digits.size()) {
      return digits.get((int) taken);
    }
    return tail.isEmpty()
        ? HeapCounts.NONE
        : tail.get((int) ((taken - digits.size()) % tail.size()));
  }

  /** The code 0.[3] is Nim, however it is written. */
  @Override
  public OptionalLong knownNimber(long size) {
    return isNim ? OptionalLong.of(size) : OptionalLong.empty();
  }

  @Override
  public boolean takesFromRow() {
    return digit(0).equals(HeapCounts.NONE)
        && Stream.concat(digits.stream(), tail.stream())
            .allMatch(counts -> counts.equals(HeapCounts.NONE) || counts.equals(UP_TO_TWO_HEAPS));
  }

  /**
   * The greatest number of tokens that may be taken, or {@code Long.MAX_VALUE} if it is endless.
   */
  @Override
  public long greatestTake() {
    return tail.isEmpty() ? digits.size() - 1 : Long.MAX_VALUE;
  }

  @Override
  public long steadyFrom() {
    if (tail.stream().distinct().count() > 1) {
      return Long.MAX_VALUE;
    }
    int from = digits.size();
    while (from > 0 && digits.get(from - 1).equals(digit(digits.size()))) {
      from--;
    }
    return from;
  }

  @Override
  public void forEach(long size, HeapMoves moves) {
    Listing listing = new Listing(moves);
    long last = Math.min(size, greatestTake());
    for (long taken = 0; taken <= last; taken++) {
      listing.spend(1);
      listing.taken = taken;
      HeapCounts counts = digit(taken);
      long rest = size - taken;
      long most = Math.min(rest, counts.greatest());
      for (long count = counts.next(-1); count <= most; count = counts.next((int) count)) {
        listing.spend(1);
        Partitions.forEach(rest, (int) count, counts.sizes(), listing);
      }
    }
  }

  /** Takes partitions of the rest and sends them on as moves, up to a limit on work. */
  private static final class Listing implements Consumer<long[]> {
    private static final long MOST_WORK = 1 << 24;
    private final HeapMoves moves;
    private long work;
    private long taken;

    Listing(HeapMoves moves) {
      this.moves = moves;
    }

    void spend(long steps) {
      Computation.poll();
      work += steps;
      if (work > MOST_WORK) {
        throw new GameTooLargeException("a heap has too many moves to list");
      }
    }

    @Override
    public void accept(long[] parts) {
      spend(parts.length);
      moves.add(taken, parts);
    }
  }

  @Override
  public boolean isDead(long size) {
    if (size >= digits.size() && !tail.isEmpty()) {
      return false;
    }
    for (long taken = 0; taken <= Math.min(size, digits.size() - 1); taken++) {
      HeapCounts counts = digit(taken);
      long rest = size - taken;
      long most = Math.min(rest, counts.greatest());
      long count = counts.next(-1);
      for (int tried = 0; count <= most; tried++) {
        if (tried == Long.SIZE || Partitions.exist(rest, (int) count, counts.sizes())) {
          return false;
        }
        count = counts.next((int) count);
      }
    }
    return true;
  }

  @Override
  public boolean equals(@org.jspecify.annotations.Nullable Object other) {
    return other instanceof TakeAndBreakCode code
        && digits.equals(code.digits)
        && tail.equals(code.tail);
  }

  @Override
  public int hashCode() {
    return 31 * digits.hashCode() + tail.hashCode();
  }

  /** The code in its notation. */
  @Override
  public String toString() {
    return text;
  }
}
