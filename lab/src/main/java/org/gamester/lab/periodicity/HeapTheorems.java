package org.gamester.lab.periodicity;

import java.util.Optional;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.rulesets.heap.SetTaking;
import org.gamester.rulesets.heap.Taking;
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
      Taking taking = game.taking(player);
      Optional<Taking.Bounds> bounds = taking.bounds();
      if (bounds.isEmpty() || bounds.get().take() > Integer.MAX_VALUE / 2) {
        return new PeriodTheorem.None();
      }
      largest = Math.max(largest, bounds.get().take());
      heaps = Math.max(heaps, bounds.get().heaps());
      takesOnly &= taking instanceof SetTaking set && !set.maySplit();
    }
    if (largest == 0) {
      return new PeriodTheorem.None();
    }
    int k = (int) largest;
    return takesOnly
        ? new PeriodTheorem.FiniteSubtraction(k)
        : heaps <= 2 ? new PeriodTheorem.Octal(k) : new PeriodTheorem.TakeAndBreak(k, heaps);
  }
}
