package org.gamester.rulesets.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.TreeSet;
import org.gamester.rulesets.Packing;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/** The vertices of a graph as the cells of a board; joined vertices are neighbours. */
public final class GraphGeometry implements Geometry {

  /** The most vertices of a graph on which positions are packed into words. */
  static final int MOST_PACKED = 256;

  private final Graph graph;
  private final int[][] neighbours;
  private final int[][] successors;
  private final int width;

  /** For each vertex of a graph that is not too large, its neighbours as a set of vertices. */
  private final long[] rows;

  private final int hash;
  private @Nullable List<int[]> mirrors;

  GraphGeometry(Graph graph) {
    this.graph = graph;
    this.neighbours = neighbours(graph, false);
    boolean hasArcs = graph.edges().stream().anyMatch(Graph.Edge::directed);
    this.successors = hasArcs ? neighbours(graph, true) : neighbours;
    this.width = Board.words(this);
    this.rows = new long[cells() <= MOST_PACKED ? cells() * width : 0];
    for (int vertex = 0; vertex * width < rows.length; vertex++) {
      for (int neighbour : neighbours[vertex]) {
        rows[vertex * width + (neighbour >>> 6)] |= 1L << neighbour;
      }
    }
    this.hash = Arrays.deepHashCode(successors) ^ graph.names().hashCode();
  }

  private static int[][] neighbours(Graph graph, boolean alongArcs) {
    List<TreeSet<Integer>> found = new ArrayList<>();
    for (int vertex = 0; vertex < graph.names().size(); vertex++) {
      Computation.poll();
      found.add(new TreeSet<>());
    }
    for (Graph.Edge edge : graph.edges()) {
      Computation.poll();
      found.get(edge.from()).add(edge.to());
      if (!(alongArcs && edge.directed())) {
        found.get(edge.to()).add(edge.from());
      }
    }
    int[][] neighbours = new int[found.size()][];
    for (int vertex = 0; vertex < neighbours.length; vertex++) {
      Computation.poll();
      neighbours[vertex] = found.get(vertex).stream().mapToInt(Integer::intValue).toArray();
    }
    return neighbours;
  }

  /** The graph. */
  public Graph graph() {
    return graph;
  }

  /** Automorphisms that are their own inverses, see {@link GraphMirrors}; not to be changed. */
  List<int[]> mirrors() {
    List<int[]> known = mirrors;
    if (known == null) {
      known = GraphMirrors.of(this);
      mirrors = known;
    }
    return known;
  }

  @Override
  public int cells() {
    return graph.names().size();
  }

  @Override
  public int[] neighbours(int cell) {
    return neighbours[cell];
  }

  @Override
  public int[] successors(int cell) {
    return successors[cell];
  }

  /** Whether some edges are arcs. */
  boolean hasArcs() {
    return successors != neighbours;
  }

  /** The neighbours of a vertex of a graph of at most 64. */
  long neighbourMask(int cell) {
    return rows[cell];
  }

  /** A word of the set of neighbours of a vertex, of a graph of at most {@link #MOST_PACKED}. */
  long neighbourWord(int cell, int word) {
    return rows[cell * width + word];
  }

  /** Whether two vertices of a graph of at most {@link #MOST_PACKED} are joined. */
  boolean areJoined(int cell, int other) {
    return (rows[cell * width + (other >>> 6)] >>> other & 1) != 0;
  }

  @Override
  public int[] touching(int cell, Adjacency adjacency) {
    return adjacency == Adjacency.WHOLE_BOARD ? new int[0] : neighbours[cell];
  }

  @Override
  public String name(int cell) {
    return graph.names().get(cell);
  }

  @Override
  public @Nullable Packing packing(BoardGame game) {
    return cells() <= MOST_PACKED ? new GraphPacking(game, this) : null;
  }

  /** The vertices of a small set {@code live} that are connected to those of {@code seed}. */
  long connected(long seed, long live) {
    long region = seed;
    long fresh = seed;
    while (fresh != 0) {
      fresh = grown(fresh) & live & ~region;
      region |= fresh;
    }
    return region;
  }

  private long grown(long set) {
    long grown = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      grown |= rows[Long.numberOfTrailingZeros(rest)];
    }
    return grown;
  }

  /** The position on some of the vertices, and the edges between them. */
  BoardPosition induced(BoardPosition position, BitSet vertices) {
    BoardGame game = position.rules();
    GraphGeometry smaller = new GraphGeometry(graph.induced(vertices));
    int planes = game.alphabet().planes();
    int words = Board.words(smaller);
    long[] bits = new long[planes * words];
    Board board = position.board();
    int place = 0;
    for (int v = vertices.nextSetBit(0); v >= 0; v = vertices.nextSetBit(v + 1)) {
      Board.set(bits, words, planes, place++, board.state(v));
    }
    return game.position(smaller, bits, position.extra());
  }

  /** The edges, the isolated vertices, and the states of all vertices in number order. */
  String text(BoardPosition position) {
    String text = graph.write();
    StringBuilder states = new StringBuilder();
    Board board = position.board();
    for (int vertex = 0; vertex < cells(); vertex++) {
      states.append(position.rules().alphabet().letter(board.state(vertex)));
    }
    boolean plain = states.chars().allMatch(c -> c == position.rules().alphabet().letter(0));
    return plain || cells() == 0 ? text : text + " v=" + states;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof GraphGeometry that
            && hash == that.hash
            && Arrays.deepEquals(successors, that.successors)
            && graph.names().equals(that.graph.names()));
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
