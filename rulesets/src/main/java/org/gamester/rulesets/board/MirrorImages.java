package org.gamester.rulesets.board;

import java.util.ArrayList;
import java.util.List;

/**
 * Components that are 0 because the second player answers each move with its mirror image ({@link
 * MirrorPlay}; the Tweedledum and Tweedledee argument of Winning Ways, chapter 1). The mirrors are
 * those of the whole graph, of which a component may be left with one that it keeps in place.
 */
final class MirrorImages {
  private final GraphGeometry graph;
  private final int width;
  private final int[] images;
  private final boolean needsDistance;
  private final List<int[]> mirrors;

  /**
   * @param isImpartial whether a mirror keeps the states, instead of exchanging the players' ones
   */
  MirrorImages(GraphGeometry graph, RelevantStates states, MirrorPlay play, boolean isImpartial) {
    this.graph = graph;
    this.width = Board.words(graph);
    this.images = isImpartial ? new int[states.states().length] : states.exchanged().clone();
    for (int i = 0; i < images.length && isImpartial; i++) {
      images[i] = i;
    }
    this.needsDistance = play == MirrorPlay.APART;
    this.mirrors = new ArrayList<>(graph.mirrors());
  }

  /** Whether a component, a set of vertices for each state, is a win for the second player. */
  boolean areWonBySymmetry(long[] sets) {
    for (int i = 0; i < mirrors.size(); i++) {
      if (isMirror(mirrors.get(i), sets)) {
        if (i > 0) {
          mirrors.set(i, mirrors.set(i - 1, mirrors.get(i))); // the useful ones are tried first
        }
        return true;
      }
    }
    return false;
  }

  private boolean isMirror(int[] mirror, long[] sets) {
    for (int state = 0; state < images.length; state++) {
      for (int word = 0; word < width; word++) {
        for (long rest = sets[state * width + word]; rest != 0; rest &= rest - 1) {
          int v = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
          int image = mirror[v];
          boolean isThere =
              (sets[images[state] * width + (image >>> 6)] >>> image & 1) != 0 && image != v;
          if (!isThere || (needsDistance && graph.areJoined(v, image))) {
            return false;
          }
        }
      }
    }
    return true;
  }
}
