package org.gamester.rulesets.graph;

import org.gamester.rulesets.Description;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.CellChanges;
import org.gamester.rulesets.board.Graph;
import org.gamester.rulesets.board.GraphGame;
import org.gamester.rulesets.board.MirrorPlay;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;

/** Arc Kayles (Schaefer 1978): choose an edge; its ends go, and all edges there. */
public final class ArcKayles extends GraphGame {
  private static final String WEIGHTS = "weights";
  private static final String WEIGHTED = "weighted";
  private static final int FREE = 0;
  private static final int GONE = 1;

  private static final Description DESCRIPTION =
      Description.of(
              "arc-kayles",
              "Choose an edge; it is removed together with both its ends and all edges there. If"
                  + " vertices have weights, both ends lose 1 instead, and vertices of weight 0 are"
                  + " removed.",
              "arc-kayles(path 7)")
          .notation(
              "A graph, such as a list of edges `1-2 2-3`, or one with a name, `path"
                  + " 7`; or rows of cells, whose neighbours are joined. With the parameter"
                  + " weighted, v= gives the vertices their weights in order:"
                  + " `arc-kayles{weighted}(path 3 v=1,2,1)`.")
          .parameters(
              new Parameter(
                  WEIGHTS, "unweighted", "weighted: vertices have weights, as in v=1,2,1"))
          .impartial()
          .reference(
              "T. J. Schaefer, On the complexity of some two-person perfect-information games"
                  + " (1978); with weights: A. Dailly, V. Gledel, M. Heinrich, A generalization of"
                  + " Arc-Kayles (2019)");

  /** The game without weights. */
  public ArcKayles() {
    this(Parameters.NONE);
  }

  private ArcKayles(Parameters parameters) {
    super(DESCRIPTION, ".#", parameters);
  }

  @Override
  public Rules rules(Parameters given) {
    return given.word(WEIGHTS, "unweighted", WEIGHTED).equals(WEIGHTED)
        ? new WeightedArcKayles(this, given)
        : new ArcKayles(given);
  }

  /**
   * The position on a graph whose vertices have weights. An edge at both ends of which weight is
   * left takes 1 from each of them, a loop 1 from its vertex.
   */
  public static Position position(Graph graph, long[] weights) {
    ArcKayles family = new ArcKayles();
    Parameters weighted = Parameters.of(family, WEIGHTED);
    return new WeightedArcKayles(family, weighted).position(graph, weights);
  }

  /** The weights of the vertices after an edge is chosen: its ends, or its end, lose 1. */
  public static long[] chosen(long[] weights, int from, int to) {
    long[] left = weights.clone();
    left[from]--;
    left[to] -= from == to ? 0 : 1;
    return left;
  }

  /** A loop is an edge with one end. */
  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    for (int a = board.first(FREE); a >= 0; a = board.next(FREE, a)) {
      for (int b : board.geometry().neighbours(a)) {
        if (b >= a && board.is(b, FREE)) {
          moves.set(a, GONE).set(b, GONE).add(a, b);
        }
      }
    }
  }

  /** A vertex without edges is removed. */
  @Override
  protected void settle(Board board, CellChanges changes) {
    for (int a = board.first(FREE); a >= 0; a = board.next(FREE, a)) {
      if (!board.touches(a, FREE)) {
        changes.set(a, GONE);
      }
    }
  }

  @Override
  protected Symmetries symmetries() {
    return Symmetries.ALL;
  }

  /**
   * The mirror image of a move is still there: a move removes the ends of an edge, and the image of
   * the edge has no end in common with it if no vertex is joined to its own image; what is left has
   * the same mirror.
   */
  @Override
  protected MirrorPlay mirrorPlay() {
    return MirrorPlay.APART;
  }
}
