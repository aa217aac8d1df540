package org.gamester.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * The values of positions from their moves alone, each position by itself: without components,
 * normal forms or packing.
 */
final class ValuesByMoves {
  private final Map<Position, ShortGame> known = new HashMap<>();

  ShortGame value(Position position) {
    ShortGame remembered = known.get(position);
    if (remembered != null) {
      return remembered;
    }
    ShortGame value = ShortGame.of(options(position, Player.LEFT), options(position, Player.RIGHT));
    known.put(position, value);
    return value;
  }

  private List<ShortGame> options(Position position, Player player) {
    List<ShortGame> values = new ArrayList<>();
    position.moves(player).forEach(move -> values.add(value(move.to())));
    return values;
  }
}
