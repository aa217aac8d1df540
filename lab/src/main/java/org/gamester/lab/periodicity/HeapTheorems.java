package org.gamester.lab.periodicity;

import org.gamester.rulesets.Rules;
import org.gamester.rulesets.heap.CodedTaking;
import org.gamester.rulesets.heap.HeapCounts;
import org.gamester.rulesets.heap.HeapCounts.Sizes;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.rulesets.heap.SetTaking;
import org.gamester.values.Player;

/** Which theorem proves a period of the values of single heaps, by the rules of the game. */
public final class HeapTheorems {

  private HeapTheorems() {}

  /**
   * The theorem for the sequence of the heaps of size 0, 1, 2, ...: there is one if each player may
   * take only so many tokens, and divide the rest only into so many heaps, of any sizes.
   */
  public static PeriodTheorem of(Rules rules) {
    if (!(rules instanceof HeapGame game)) {
      return new PeriodTheorem.None();
    }
    long largest = 0;
    int heaps = 0;
    boolean takesOnly = true;
    for (Player player : Player.values()) {
      if (!(game.taking(player) instanceof CodedTaking code) || !isBounded(code)) {
        return new PeriodTheorem.None();
      }
      largest = Math.max(largest, lastTake(code));
      heaps = Math.max(heaps, mostHeaps(code));
      takesOnly &= code instanceof SetTaking set && !set.maySplit();
    }
    if (largest == 0) {
      return new PeriodTheorem.None();
    }
    int k = (int) largest;
    return takesOnly
        ? new PeriodTheorem.FiniteSubtraction(k)
        : heaps <= 2 ? new PeriodTheorem.Octal(k) : new PeriodTheorem.TakeAndBreak(k, heaps);
  }

  private static boolean isBounded(CodedTaking code) {
    if (code.greatestTake() > Integer.MAX_VALUE / 2) {
      return false;
    }
    for (long taken = code.nextTake(-1);
        taken <= code.greatestTake();
        taken = code.nextTake(taken)) {
      HeapCounts counts = code.counts(taken);
      if (counts.atLeast() >= 0 || (counts.sizes() != Sizes.ANY && counts.greatest() > 1)) {
        return false;
      }
    }
    return true;
  }

  /** The greatest amount that may really be taken: codes may end in zeros. */
  private static long lastTake(CodedTaking code) {
    long last = 0;
    for (long taken = code.nextTake(-1);
        taken <= code.greatestTake();
        taken = code.nextTake(taken)) {
      last = Math.max(last, taken);
    }
    return last;
  }

  private static int mostHeaps(CodedTaking code) {
    int most = 0;
    for (long taken = code.nextTake(-1);
        taken <= code.greatestTake();
        taken = code.nextTake(taken)) {
      most = Math.max(most, code.counts(taken).greatest());
    }
    return most;
  }
}
