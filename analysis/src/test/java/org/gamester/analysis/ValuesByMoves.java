package org.gamester.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gamester.rulesets.Position;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * The values of positions from their moves alone, each position by itself: without components,
 * normal forms or packing.
 */
final class ValuesByMoves {
  private final Map<Position, ShortGame> known = new HashMap<>();
  private final int most;

  ValuesByMoves() {
    this(Integer.MAX_VALUE);
  }

  /**
   * @param most how many positions are evaluated before it gives up
   */
  ValuesByMoves(int most) {
    this.most = most;
  }

  /**
   * The value of a position.
   *
   * @throws ComputationStopped if too many positions have been evaluated
   */
  ShortGame value(Position position) {
    ShortGame remembered = known.get(position);
    if (remembered != null) {
      return remembered;
    }
    ShortGame value = ShortGame.of(options(position, Player.LEFT), options(position, Player.RIGHT));
    if (known.size() >= most) {
      throw new ComputationStopped(ComputationStopped.Reason.MEMORY, "too many positions");
    }
    known.put(position, value);
    return value;
  }

  private List<ShortGame> options(Position position, Player player) {
    List<ShortGame> values = new ArrayList<>();
    position.moves(player).forEach(move -> values.add(value(move.to())));
    return values;
  }
}
