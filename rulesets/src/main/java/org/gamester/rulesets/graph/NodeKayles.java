package org.gamester.rulesets.graph;

import org.gamester.rulesets.Description;
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

  private static final Description DESCRIPTION =
      Description.of(
              "node-kayles",
              "Choose a vertex; it and all its neighbours are removed.",
              "node-kayles(path 7)")
          .notation(
              "A graph, such as a list of edges `1-2 2-3`, or one with a name, `path"
                  + " 7`; or rows of cells, whose neighbours are joined. The letters of the"
                  + " vertices stand in order after v=.")
          .impartial()
          .reference(
              "T. J. Schaefer, On the complexity of some two-person perfect-information games"
                  + " (1978)");

  /** The game. */
  public NodeKayles() {
    super(DESCRIPTION, ".#");
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
