package org.gamester.rulesets.graph;

import org.gamester.rulesets.Description;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.GraphGame;
import org.gamester.rulesets.board.GraphText;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;

/** Digraph Placement: choose a vertex of your colour; it and those that its arcs lead to go. */
public final class DigraphPlacement extends GraphGame {
  private static final int X = 0;
  private static final int O = 1;
  private static final int GONE = 2;

  private static final Description DESCRIPTION =
      Description.of(
              "digraph-placement",
              "Choose a vertex of your colour; it and all vertices that its arcs lead to are"
                  + " removed.",
              "digraph-placement(1>2 v=xo)")
          .notation(
              "Arcs, 1>2 leads from 1 to 2, and the colours of the vertices in order"
                  + " after v=: `1>2 2>1 v=xo`.")
          .smallPositions(
              "1 v=x", "1>2 v=xo", "1>2 2>1 v=xo", "2>1 v=xo", "1>2 2>3 v=xox", "1>2 2>3 3>1 v=xxo")
          .reference("A. Clow, N. A. McKay, Digraph placement games (2024)");

  /** The game. */
  public DigraphPlacement() {
    super(DESCRIPTION, "xo#");
  }

  @Override
  protected GraphText.Arcs arcs() {
    return GraphText.Arcs.ALLOWED;
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? X : O;
    for (int a = board.first(own); a >= 0; a = board.next(own, a)) {
      moves.set(a, GONE);
      for (int b : board.geometry().successors(a)) {
        moves.set(b, GONE);
      }
      moves.add(a);
    }
  }

  @Override
  protected Symmetries symmetries() {
    return Symmetries.ALL;
  }
}
