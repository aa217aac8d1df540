package org.gamester.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.gamester.values.Postorder;
import org.gamester.values.impartial.Mex;

/**
 * The Grundy value of a position for one player, whose moves alone are looked at: the least
 * nonnegative integer that is not that of an option of this player.
 *
 * <p>It is the nim value of the impartial game in which both players have these moves. For an
 * impartial position both players' are its nim value (Sprague and Grundy). It belongs to the form,
 * not to the value. Cost: one step for each move of the player that can be reached.
 */
public final class OnePlayerGrundyValue {

  private OnePlayerGrundyValue() {}

  /**
   * @throws LoopyPositionException if the player's moves alone can return to a position
   * @throws org.gamester.values.ComputationStopped if the work is stopped
   */
  public static int of(Position position, Player player) {
    Map<Position, Integer> known = new HashMap<>();
    Postorder.walk(
        position,
        next -> next.options(player),
        next -> false,
        next -> known.put(next, mex(next, player, known)));
    return Objects.requireNonNull(known.get(position), "the walk ends at its root");
  }

  private static int mex(Position position, Player player, Map<Position, Integer> known) {
    List<Integer> values = new ArrayList<>();
    for (Position option : position.options(player)) {
      Integer value = known.get(option);
      if (value == null) {
        throw new LoopyPositionException(option.rules().text(option));
      }
      values.add(value);
    }
    return Mex.of(values.stream().mapToInt(Integer::intValue).toArray());
  }
}
