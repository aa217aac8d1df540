package org.gamester.rulesets.graph;

import java.util.List;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/** A choice of the start that both players have. */
final class ImpartialChoiceOfStart extends ChoiceOfStart implements ImpartialPosition {

  ImpartialChoiceOfStart(ImpartialGeography rules, ColouredArena arena) {
    super(rules, arena);
  }

  @Override
  public List<Move> moves() {
    return super.moves(Player.LEFT);
  }

  @Override
  public List<Move> moves(Player player) {
    return moves();
  }

  @Override
  public Position negative() {
    return this;
  }
}
