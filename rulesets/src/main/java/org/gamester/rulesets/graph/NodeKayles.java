package org.gamester.rulesets.graph;

import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.GraphGame;
import org.gamester.rulesets.board.MirrorPlay;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;

/** Node Kayles: choose a vertex; it and its neighbours go. */
public final class NodeKayles extends GraphGame {
  private static final int FREE = 0;
  private static final int GONE = 1;

  /** The game. */
  public NodeKayles() {
    super(".#");
  }

  @Override
  public String id() {
    return "node-kayles";
  }

  @Override
  public String rule() {
    return "Choose a vertex; it and all its neighbours are removed.";
  }

  @Override
  public String example() {
    return "node-kayles(path 7)";
  }

  @Override
  public String reference() {
    return "T. J. Schaefer, On the complexity of some two-person perfect-information "
        + "games (1978)";
  }

  @Override
  protected boolean isImpartial() {
    return true;
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    for (int a = board.first(FREE); a >= 0; a = board.next(FREE, a)) {
      moves.set(a, GONE);
      for (int b : board.geometry().neighbours(a)) {
        moves.set(b, GONE);
      }
      moves.add(a);
    }
  }

  @Override
  protected Symmetries symmetries() {
    return Symmetries.ALL;
  }

  /**
   * The mirror image of a move is still there: a move removes a vertex and its neighbours, and the
   * image of the vertex is not one of them if no vertex is joined to its own; what is left has the
   * same mirror.
   */
  @Override
  protected MirrorPlay mirrorPlay() {
    return MirrorPlay.APART;
  }

  @Override
  protected boolean countsTwinsOnce() {
    return true;
  }
}
