package org.gamester.rulesets.graph;

import java.util.List;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Subset;
import org.gamester.values.Player;

/** A token on a graph that both players move alike. */
final class ImpartialTokenOnGraph extends TokenOnGraph implements ImpartialPosition {

  ImpartialTokenOnGraph(ImpartialGeography rules, ColouredArena arena, Subset edges, int token) {
    super(rules, arena, edges, token);
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

  @Override
  public boolean isImpartial() {
    return true;
  }
}
