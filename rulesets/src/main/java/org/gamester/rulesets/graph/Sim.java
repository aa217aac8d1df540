package org.gamester.rulesets.graph;

import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;

/**
 * Sim (G. J. Simmons, 1969) under normal play: the edges between all pairs of vertices are
 * coloured, and a player may not complete a triangle of the own colour.
 *
 * <p>In Sim a triangle loses, so that the player who has no other move has lost: the two games are
 * the same as long as some triangle must arise, which is so on six or more vertices (Ramsey). On
 * fewer, Sim may be a draw when all edges are coloured; here the player to move has lost then.
 */
public final class Sim extends Game {

  /** With at most so many vertices the edges are the bits of a word. */
  private static final int MOST_VERTICES = 11;

  private static final Description DESCRIPTION =
      Description.of(
              "sim",
              "Colour an edge between two of the vertices (x Left, o Right) so that no triangle of"
                  + " your own colour arises. On six or more vertices this is Sim, in which a"
                  + " triangle loses.",
              "sim(K4 e=xo....)")
          .notation(
              "`K6` is the complete graph on 6 vertices without colours. The colours"
                  + " of the edges 1-2, 1-3, 2-3, 1-4, ... stand in order after e=: x"
                  + " Left's, o Right's, . none, as in `K4 e=xo....`.")
          .on(BoardKind.GRAPH)
          .smallPositions("K2", "K3", "K4", "K3 e=xx.", "K4 e=xx..oo")
          .reference(
              "G. J. Simmons, The game of SIM (1969); E. Mead, A. Rosa, C. Huang, The game of Sim:"
                  + " a winning strategy for the second player (1974)");

  /** The game. */
  public Sim() {
    super(DESCRIPTION);
  }

  /** Reads {@code K6}, or a number of vertices, and perhaps the states of the edges, {@code e=}. */
  @Override
  public Position read(TextReader text) {
    text.skipBlanks();
    if (!text.accept('K')) {
      text.accept('k');
    }
    int vertices = (int) text.number("a number of vertices", 0, MOST_VERTICES);
    int edges = vertices * (vertices - 1) / 2;
    long left = 0;
    long right = 0;
    text.skipBlanks();
    if (text.accept("e=")) {
      int start = text.offset();
      int edge = 0;
      while (text.offset() < text.end() && ".xo".indexOf(text.peek()) >= 0) {
        long bit = edge < edges ? 1L << edge : 0;
        left |= text.peek() == 'x' ? bit : 0;
        right |= text.peek() == 'o' ? bit : 0;
        text.next();
        edge++;
      }
      if (edge != edges) {
        throw text.errorAt(
            start, "expected %d letters . x o, one for each edge, found %d".formatted(edges, edge));
      }
    }
    return new SimPosition(this, vertices, left, right);
  }
}
