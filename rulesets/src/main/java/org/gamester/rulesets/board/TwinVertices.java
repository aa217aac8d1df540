package org.gamester.rulesets.board;

/**
 * Leaves out vertices that change no value in a game in which a vertex is chosen, and it and its
 * neighbours are removed (Node Kayles). Working space for one thread.
 *
 * <p><b>Adjacent twins</b>, u and v with the same closed neighbourhood: v goes. Whatever is chosen,
 * u and v are removed together or not at all, and choosing v is choosing u; so, by induction, each
 * option with both has an option with u alone of the same value, and the other way round.
 *
 * <p><b>Twins apart</b>, a class of k vertices with the same open neighbourhood N: two of three go.
 * A move in N removes the class; one elsewhere leaves k twins or, where N has become empty, k
 * isolated vertices; one in the class removes N and leaves k - 1 isolated vertices. Isolated
 * vertices are worth their number modulo 2, and a class is there for every k from 1 on, so that, by
 * induction, k and k - 2 have the same options, if k is at least 3.
 *
 * <p>Both are done again until no twins are left. The region stays connected. Cost: comparing the
 * neighbourhoods of all pairs of vertices, by a hash first.
 */
final class TwinVertices {
  private final GraphGeometry graph;
  private final int width;
  private final int[] vertices;
  private final long[] hashes;

  TwinVertices(GraphGeometry graph) {
    this.graph = graph;
    this.width = Board.words(graph);
    this.vertices = new int[graph.cells()];
    this.hashes = new long[graph.cells()];
  }

  /** Takes vertices out of a region, a set of vertices of the graph. */
  void thin(long[] region) {
    while (thin(region, true) | thin(region, false)) {
      // what is left may have twins again
    }
  }

  private boolean thin(long[] region, boolean adjacent) {
    int count = list(region, adjacent);
    boolean isThinner = false;
    for (int i = 0; i < count; i++) {
      int kept = vertices[i];
      int second = -1;
      for (int j = i + 1; j < count && kept >= 0; j++) {
        int twin = vertices[j];
        if (hashes[i] != hashes[j] || twin < 0 || !areTwins(region, kept, twin, adjacent)) {
          continue;
        }
        vertices[j] = -1;
        if (adjacent) {
          remove(region, twin);
          isThinner = true;
        } else if (second < 0) {
          second = twin;
        } else {
          remove(region, second);
          remove(region, twin);
          second = -1;
          isThinner = true;
        }
      }
    }
    return isThinner;
  }

  private static void remove(long[] region, int vertex) {
    region[vertex >>> 6] &= ~(1L << vertex);
  }

  private int list(long[] region, boolean adjacent) {
    int count = 0;
    for (int word = 0; word < width; word++) {
      for (long rest = region[word]; rest != 0; rest &= rest - 1) {
        int v = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        vertices[count] = v;
        hashes[count++] = hash(region, v, adjacent);
      }
    }
    return count;
  }

  private long near(long[] region, int v, int word, boolean closed) {
    long near = graph.neighbourWord(v, word) & region[word];
    if (v >>> 6 != word) {
      return near;
    }
    return closed ? near | 1L << v : near & ~(1L << v);
  }

  private long hash(long[] region, int v, boolean closed) {
    long hash = 0;
    for (int word = 0; word < width; word++) {
      hash = (hash ^ near(region, v, word, closed)) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 32;
    }
    return hash;
  }

  private boolean areTwins(long[] region, int v, int w, boolean closed) {
    for (int word = 0; word < width; word++) {
      if (near(region, v, word, closed) != near(region, w, word, closed)) {
        return false;
      }
    }
    return true;
  }
}
