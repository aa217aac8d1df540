package org.gamester.lab.periodicity;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * Whether a heap is worth G + s if all its options are moved by a number s.
 *
 * <p>If G is not a number, this is the number translation theorem (Siegel, <i>Combinatorial Game
 * Theory</i>, section II.3). If G is a number, it is the simplest one that the options allow, and
 * those that they allow form an interval. Let s be an integer. If G is not an integer, the interval
 * contains none, and the simplest number in it is the one with the least denominator, which moves
 * with the interval. If G is the only integer in the interval, it is the simplest number, there and
 * after the move. In other cases nothing is claimed.
 *
 * @param values those of the heaps 0, 1, 2, ...
 * @param saltus s, a number
 */
record NumberTranslation(HeapGame game, List<ShortGame> values, ShortGame saltus) {

  NumberTranslation {
    values = List.copyOf(values);
  }

  /** Whether it is proved for the heaps from {@code first} to {@code last}. */
  boolean holdsAt(int first, int last) {
    for (int heap = first; heap <= last; heap++) {
      if (!holdsAt(heap)) {
        return false;
      }
    }
    return true;
  }

  private boolean holdsAt(int heap) {
    ShortGame value = values.get(heap);
    if (!value.isNumber()) {
      return true;
    }
    if (!saltus.isInteger()) {
      return false;
    }
    if (!value.isInteger()) {
      return true;
    }
    ShortGame below = value.minus(ShortGame.integer(1));
    ShortGame above = value.plus(ShortGame.integer(1));
    return isExcluded(heap, Player.LEFT, below) && isExcluded(heap, Player.RIGHT, above);
  }

  /** Whether an option of the player keeps the heap from being worth {@code number}. */
  private boolean isExcluded(int heap, Player player, ShortGame number) {
    AtomicBoolean found = new AtomicBoolean();
    game.taking(player)
        .forEach(
            heap,
            (taken, left) -> {
              Computation.poll();
              if (!found.get()) {
                ShortGame option = ShortGame.ZERO;
                for (long part : left) {
                  option = option.plus(values.get((int) part));
                }
                found.set(
                    player == Player.LEFT
                        ? number.lessOrEqual(option)
                        : option.lessOrEqual(number));
              }
            });
    return found.get();
  }
}
