package org.gamester.rulesets.board;

import java.util.Arrays;
import org.gamester.rulesets.Packing;
import org.jspecify.annotations.Nullable;

/**
 * Finds the options of components on a graph, and the components that they fall into. Working space
 * for one thread.
 *
 * <p>A component is made as simple as the game allows before it is sent: vertices that have a twin
 * go ({@link TwinVertices}), a component that the second player wins by symmetry is 0 ({@link
 * MirrorImages}), one stands for all isomorphic ones ({@link IsomorphicParts}), and where the game
 * is impartial two equal ones are 0 together.
 */
final class GraphExpander extends BoardExpander {
  private static final int MOST_COMPARED = 64;

  private final GraphGeometry graph;
  private final int width;
  private final int[] boundStates;
  private final boolean areAllBound;
  private final long[] open;
  private final long[] region;
  private final int[] waiting;
  private final long[] words;
  private long[] parts;
  private int partCount;
  private final @Nullable TwinVertices twins;
  private final @Nullable MirrorImages mirrors;
  private final @Nullable IsomorphicParts isomorphic;
  private int regionSize;

  GraphExpander(BoardGame game, GraphGeometry graph) {
    super(game, graph, Board.words(graph));
    boolean isSymmetric =
        game.symmetries().equals(Symmetries.ALL) && game.adjacency() != Adjacency.WHOLE_BOARD;
    this.graph = graph;
    this.width = wordsForState;
    this.boundStates = Arrays.stream(states).map(game::boundStates).toArray();
    this.areAllBound =
        Arrays.stream(boundStates).allMatch(bound -> Integer.bitCount(bound) == states.length);
    this.open = new long[width];
    this.region = new long[width];
    this.waiting = new int[graph.cells()];
    this.words = new long[states.length * width + 1];
    this.parts = new long[4 * words.length];
    this.twins =
        states.length == 1 && game.countsTwinsOnce() && !graph.hasArcs()
            ? new TwinVertices(graph)
            : null;
    this.mirrors =
        isSymmetric && game.mirrorPlay() != MirrorPlay.NONE && !graph.hasArcs()
            ? new MirrorImages(graph, relevantStates, game.mirrorPlay(), game.isImpartial())
            : null;
    this.isomorphic = isSymmetric ? new IsomorphicParts(graph, states.length) : null;
  }

  @Override
  Geometry geometry() {
    return graph;
  }

  @Override
  void look(Geometry geometry) {}

  @Override
  void look(long newExtra) {
    extra = newExtra;
  }

  @Override
  int width() {
    return width;
  }

  @Override
  public boolean isLine(long[] component, int offset) {
    return false;
  }

  @Override
  void sendComponents(Packing.Sink sink) {
    boolean isEmpty = findOpen();
    partCount = 0;
    words[states.length * width] = extra;
    if (isEmpty && extra != 0) {
      Arrays.fill(words, 0, states.length * width, 0);
      add();
    }
    for (int word = 0; word < width; word++) {
      while (open[word] != 0) {
        findRegion(word * Long.SIZE + Long.numberOfTrailingZeros(open[word]));
        if (!game.isDead(this)) {
          if (twins != null) {
            twins.thin(region);
          }
          for (int i = 0; i < states.length * width; i++) {
            words[i] = settled[states[i / width] * width + i % width] & region[i % width];
          }
          simplify();
        }
      }
    }
    for (int part = 0; part < partCount; part++) {
      System.arraycopy(parts, part * words.length, words, 0, words.length);
      sink.part(words, false);
    }
  }

  /** Finds the cells in relevant states; whether there are none. */
  private boolean findOpen() {
    long all = 0;
    for (int word = 0; word < width; word++) {
      open[word] = 0;
      for (int state : states) {
        open[word] |= settled[state * width + word];
      }
      all |= open[word];
    }
    return all == 0;
  }

  private void simplify() {
    if (extra == 0) {
      if (mirrors != null && mirrors.areWonBySymmetry(words)) {
        return;
      }
      if (isomorphic != null) {
        isomorphic.unify(words);
      }
    }
    add();
  }

  /** Adds a component; of two that are equal in an impartial game neither is left. */
  private void add() {
    int length = words.length;
    if (game.isImpartial() && partCount <= MOST_COMPARED) {
      for (int part = 0; part < partCount; part++) {
        if (Arrays.equals(words, 0, length, parts, part * length, (part + 1) * length)) {
          partCount--;
          System.arraycopy(parts, partCount * length, parts, part * length, length);
          return;
        }
      }
    }
    if ((partCount + 1) * length > parts.length) {
      parts = Arrays.copyOf(parts, 2 * parts.length);
    }
    System.arraycopy(words, 0, parts, partCount++ * length, length);
  }

  /** Finds the region of an open cell, and takes it from the open cells. */
  private void findRegion(int seed) {
    if (game.adjacency(extra) == Adjacency.WHOLE_BOARD) {
      System.arraycopy(open, 0, region, 0, width);
    } else if (areAllBound && width == 1) {
      region[0] = graph.connected(1L << seed, open[0]);
    } else {
      search(seed);
    }
    regionSize = 0;
    for (int word = 0; word < width; word++) {
      open[word] &= ~region[word];
      regionSize += Long.bitCount(region[word]);
    }
  }

  private void search(int seed) {
    Arrays.fill(region, 0);
    region[seed >>> 6] |= 1L << seed;
    waiting[0] = seed;
    int count = 1;
    for (int i = 0; i < count; i++) {
      int cell = waiting[i];
      int bound = areAllBound ? -1 : boundTo(cell);
      for (int next : graph.neighbours(cell)) {
        long bit = 1L << next;
        if ((open[next >>> 6] & ~region[next >>> 6] & bit) != 0
            && (bound == -1 || (bound >>> stateOf(next) & 1) != 0)) {
          region[next >>> 6] |= bit;
          waiting[count++] = next;
        }
      }
    }
  }

  private int boundTo(int cell) {
    int place = 0;
    while (states[place] != stateOf(cell)) {
      place++;
    }
    return boundStates[place];
  }

  private int stateOf(int cell) {
    int state = 0;
    while ((settled[state * width + (cell >>> 6)] >>> cell & 1) == 0) {
      state++;
    }
    return state;
  }

  @Override
  public int count(int state) {
    int count = 0;
    for (int word = 0; word < width; word++) {
      count += Long.bitCount(settled[state * width + word] & region[word]);
    }
    return count;
  }

  @Override
  public int size() {
    return regionSize;
  }
}
