package org.gamester.analysis;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.gamester.values.Postorder;

/**
 * In how many moves normal play ends if the winner delays and the loser hurries: the suspense
 * number of <i>Winning Ways</i>, chapter 9. It is even exactly if the player who starts loses.
 *
 * <p>A player who can leave an even number wins, and leaves the largest; one who cannot leaves the
 * least odd one. A continued conjunctive sum lasts as long as the largest suspense number of its
 * components (Conway, <i>On Numbers and Games</i>, ch. 14). It belongs to the form, not to the
 * value. Cost: one step for each move of each turn that can be reached.
 */
public final class Suspense {

  private record Turn(Position position, Player mover) {

    List<Turn> next() {
      return position.options(mover).stream()
          .map(option -> new Turn(option, mover.opponent()))
          .toList();
    }
  }

  private Suspense() {}

  /**
   * @throws LoopyPositionException if play can return to a position
   * @throws org.gamester.values.ComputationStopped if the work is stopped
   */
  public static int of(Position position, Player starter) {
    Map<Turn, Integer> known = new HashMap<>();
    Turn root = new Turn(position, starter);
    Postorder.walk(root, Turn::next, turn -> false, turn -> known.put(turn, after(turn, known)));
    return Objects.requireNonNull(known.get(root), "the walk ends at its root");
  }

  private static int after(Turn turn, Map<Turn, Integer> known) {
    int largestEven = -1;
    int leastOdd = Integer.MAX_VALUE;
    for (Turn next : turn.next()) {
      Integer moves = known.get(next);
      if (moves == null) {
        throw new LoopyPositionException(next.position.rules().text(next.position));
      }
      if (moves % 2 == 0) {
        largestEven = Math.max(largestEven, moves);
      } else {
        leastOdd = Math.min(leastOdd, moves);
      }
    }
    if (largestEven >= 0) {
      return largestEven + 1;
    }
    return leastOdd == Integer.MAX_VALUE ? 0 : leastOdd + 1;
  }
}
