package org.gamester.lab.nimbers;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.gamester.rulesets.heap.CodedTaking;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/**
 * Proves arithmetic periods of games in which a heap is never split, and any number of tokens above
 * some K may be taken, such as Nim, or Nim in which some numbers of tokens may not be taken.
 *
 * <p>Why: let n be greater than K, and m(n) the mex of the values of the heaps that are left by
 * taking more than K tokens. The other values among them that exceed m(n), and those of the K heaps
 * before n, all less m(n), decide G(n) - m(n), how much m(n+1) exceeds m(n), and the same list for
 * n+1; for values below m(n) only that they are below it matters. So if the lists of n and n+p are
 * equal, the values continue alike from there on, and G(i+p) = G(i) + m(n+p) - m(n) for all i from
 * n on.
 *
 * <p>Cost: K and the number of values above the mex, for each heap.
 */
final class RecurringState {

  /** Above this no proof is tried: the lists become long. */
  private static final long LONGEST = 1 << 12;

  private static final int BELOW = -1;

  private final int[] values;
  private final int reach;

  /** The values of the heaps that are left by taking more than K tokens. */
  private final BitSet far = new BitSet();

  private int mex;

  private RecurringState(int[] values, int reach) {
    this.values = values;
    this.reach = reach;
  }

  /**
   * Whether the pattern continues for ever.
   *
   * @param values the values in which it is seen
   */
  static boolean proves(HeapGame game, int[] values, GrowingPeriod pattern) {
    if (!pattern.isArithmetic()
        || !(game.taking(Player.LEFT) instanceof CodedTaking code)
        || code.steadyFrom() > LONGEST
        || !takesOnly(code)) {
      return false;
    }
    int reach = (int) code.steadyFrom();
    int least = code.counts(reach).allows(0) ? 0 : 1; // the smallest heap that may be left
    int at = Math.max(pattern.start(), reach) + reach + 1;
    if (values.length <= at + pattern.length()) {
      return false;
    }
    RecurringState state = new RecurringState(values, reach);
    for (int heap = least; heap <= at - reach; heap++) {
      state.far.set(values[heap]);
    }
    List<Integer> before = state.list(at);
    for (int heap = at - reach + 1; heap <= at - reach + pattern.length(); heap++) {
      state.far.set(values[heap]);
    }
    return before.equals(state.list(at + pattern.length()));
  }

  /** Whether at most one heap is ever left, and always may be from some amount on. */
  private static boolean takesOnly(CodedTaking code) {
    for (long taken = 0; taken <= code.steadyFrom(); taken++) {
      if (code.counts(taken).greatest() > 1) {
        return false;
      }
    }
    return code.counts(code.steadyFrom()).allows(1);
  }

  /**
   * The list for a heap of {@code size}, of which the values of the heaps up to {@code size - K}
   * are in {@link #far}.
   */
  private List<Integer> list(int size) {
    mex = far.nextClearBit(mex);
    List<Integer> list = new ArrayList<>();
    for (int heap = size - reach + 1; heap < size; heap++) {
      Computation.poll();
      list.add(Math.max(BELOW, values[heap] - mex));
    }
    for (int value = far.nextSetBit(mex); value >= 0; value = far.nextSetBit(value + 1)) {
      Computation.poll();
      list.add(value - mex);
    }
    return list;
  }
}
