package org.gamester.rulesets;

import java.util.List;
import org.gamester.values.Player;

/**
 * A position in which both players have the same moves, here and ever after. Under normal play it
 * is worth a nimber, by the theorem of Sprague and Grundy (law 34).
 */
public interface ImpartialPosition extends Position {

  /** The moves of whoever is to move. */
  List<Move> moves();

  @Override
  default List<Move> moves(Player player) {
    return moves();
  }

  /** The positions that the moves lead to. */
  default List<Position> options() {
    return Position.targets(moves());
  }

  /** An impartial position is its own negative. */
  @Override
  default Position negative() {
    return this;
  }
}
