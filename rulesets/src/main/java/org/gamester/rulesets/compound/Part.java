package org.gamester.rulesets.compound;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.NegativePosition;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.rulesets.Variant;
import org.gamester.values.Player;

/** A position that says more of itself where it is a part of a form. */
public interface Part extends Position {

  /** How many levels of objects it has, itself included. */
  default int depth() {
    return 1;
  }

  /** The position by itself, without what somebody keeps together with it. */
  default Position plain() {
    return this;
  }

  /** The options of a player, in the order in which they are listed. */
  @Override
  List<Position> options(Player player);

  /** The moves lead to the options, sums of which are written out. */
  @Override
  default List<Move> moves(Player player) {
    List<Move> moves = new ArrayList<>();
    for (Position option : options(player)) {
      Position to = Summands.sumOf(option);
      moves.add(Move.of(to, () -> "to " + to.rules().text(to)));
    }
    return moves;
  }

  /** The levels of any position; a value has none. */
  static int depth(Position position) {
    return switch (position) {
      case ValuePosition _ -> 0;
      case Part part -> part.depth();
      case Variant.Of variant -> depth(variant.base()) + 1;
      case NegativePosition negative -> depth(negative.base()) + 1;
      default -> 1;
    };
  }
}
