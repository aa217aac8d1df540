package org.gamester.rulesets.board;

import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Position;

/**
 * Components on one graph of at most {@link GraphGeometry#MOST_PACKED} vertices: a set of vertices
 * for each relevant state, each of as many words as the graph needs, and a word for what the
 * position says besides. Equal words are the same vertices of that graph; one component stands for
 * those that are isomorphic to it ({@link IsomorphicParts}).
 */
record GraphPacking(BoardGame game, GraphGeometry graph) implements Packing {

  @Override
  public int words() {
    return game.relevant().length() * Board.words(graph) + 1;
  }

  @Override
  public Position unpack(long[] words, int offset) {
    int width = Board.words(graph);
    long extra = words[offset + words() - 1];
    return BoardExpander.unpacked(game, graph, width, words, offset, extra);
  }

  @Override
  public Expander expander() {
    return new GraphExpander(game, graph);
  }
}
