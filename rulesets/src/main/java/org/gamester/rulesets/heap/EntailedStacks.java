package org.gamester.rulesets.heap;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;

/**
 * The values of the stacks of {@link TopEntails}.
 *
 * <p>Let W(n) be the set of the nimbers x beside which the player wins who has to move in a stack
 * of n. He wins by a split into two stacks that are worth x together; or by taking the top coin, if
 * the opponent then loses, who has to move in the stack of n-1. So W(n) is the set S(n) of what the
 * splits are worth, loony ones left out, together with all that is not in W(n-1); and W(0) is
 * empty. The value of a stack of n is the least number that is not in W(n): beside it nobody wants
 * to move in the stack, and beside a greater one the player to move lowers that (<i>Winning
 * Ways</i>, chapter 12). If there is none, the stack is loony.
 *
 * <p>W(n) is finite if n is even, and all but finitely many numbers if n is odd. In either case the
 * finite set is kept: with L(0) empty, L(n) is L(n-1) with S(n) added if n is even, and L(n-1)
 * without S(n) if n is odd. The values of the stacks below n take n^2/4 steps.
 */
final class EntailedStacks {
  static final int MOST = 1 << 13;

  private static final int LOONY = -1;

  private final int[] values = new int[MOST];

  /** The numbers of W(n) for an even n, and those that are not in it for an odd n. */
  private final List<BitSet> listed = new ArrayList<>();

  /** The nimber of a stack; empty if it is loony. */
  OptionalInt nimber(long size) {
    growTo(size);
    int value = values[(int) size];
    return value == LOONY ? OptionalInt.empty() : OptionalInt.of(value);
  }

  /** Whether the player wins who has to move in a stack, beside a nimber, or beside loony parts. */
  boolean isWon(long size, OptionalInt others) {
    growTo(size);
    boolean isFinite = size % 2 == 0;
    boolean isListed = others.isPresent() && listed.get((int) size).get(others.getAsInt());
    return isFinite == isListed;
  }

  private synchronized void growTo(long size) {
    if (size >= MOST) {
      throw new GameTooLargeException(
          "the value of a stack of %,d coins needs those of all smaller stacks; they are found up to %,d coins"
              .formatted(size, MOST - 1));
    }
    while (listed.size() <= size) {
      Computation.poll();
      int n = listed.size();
      BitSet splits = splits(n);
      BitSet numbers = n == 0 ? new BitSet() : (BitSet) listed.get(n - 1).clone();
      if (n % 2 == 0) {
        numbers.or(splits);
        values[n] = numbers.nextClearBit(0);
      } else {
        numbers.andNot(splits);
        int least = numbers.nextSetBit(0);
        values[n] = least < 0 ? LOONY : least;
      }
      listed.add(numbers);
    }
  }

  private BitSet splits(int size) {
    BitSet splits = new BitSet();
    for (int part = 1; 2 * part <= size; part++) {
      int one = values[part];
      int other = values[size - part];
      if (one != LOONY && other != LOONY) {
        splits.set(one ^ other);
      }
    }
    return splits;
  }
}
