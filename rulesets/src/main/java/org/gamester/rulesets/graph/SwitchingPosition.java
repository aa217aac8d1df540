package org.gamester.rulesets.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.PositionOf;
import org.gamester.rulesets.Theorem;
import org.gamester.rulesets.board.Graph;
import org.gamester.rulesets.board.Graph.Edge;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * A position of {@link Switching}: the edges that have not been cut, and which of them are secured.
 *
 * <p>Edges are kept in the order of their ends, so that the same edges are the same position. Of
 * edges between the same ends that are all free, securing any leads to the same position, as does
 * cutting any; each is one move, named by its ends. Moves are listed in the order of the edges.
 *
 * <p>The normal form is a minor: vertices that secured edges join are one vertex, called by the
 * first name among them. A free edge within it joins nothing, but it is a loop that either player
 * can still use up. A decided position is the sum of nothing.
 */
final class SwitchingPosition extends PositionOf<Switching> {
  /** Numbers stand in their order, as they do where a graph is read. */
  static final Comparator<String> NAMES =
      Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder());

  private static final Comparator<Edge> EDGES =
      Comparator.comparingInt(Edge::from).thenComparingInt(Edge::to).thenComparing(Edge::label);

  private final Graph graph;
  private final int from;
  private final int to;
  private final String text;

  private SwitchingPosition(Switching game, Graph graph, int from, int to) {
    super(game);
    this.graph = graph;
    this.from = from;
    this.to = to;
    this.text = graph.write() + " from " + graph.names().get(from) + " to " + graph.names().get(to);
  }

  /**
   * The position on a graph whose secured edges have the label x; vertices without edges that are
   * not ends are left out, and all are put in the order of their names.
   */
  static SwitchingPosition of(Switching game, Graph graph, int from, int to) {
    BitSet kept = new BitSet();
    kept.set(from);
    kept.set(to);
    for (Edge edge : graph.edges()) {
      kept.set(edge.from());
      kept.set(edge.to());
    }
    List<Integer> order = new ArrayList<>(kept.stream().boxed().toList());
    order.sort(Comparator.comparing(graph.names()::get, NAMES));
    int[] place = new int[graph.names().size()];
    List<String> names = new ArrayList<>();
    for (int vertex : order) {
      place[vertex] = names.size();
      names.add(graph.names().get(vertex));
    }
    List<Edge> sorted = new ArrayList<>();
    for (Edge edge : graph.edges()) {
      int one = place[edge.from()];
      int two = place[edge.to()];
      sorted.add(new Edge(Math.min(one, two), Math.max(one, two), false, edge.label(), 0));
    }
    sorted.sort(EDGES);
    return new SwitchingPosition(game, new Graph(names, "", sorted), place[from], place[to]);
  }

  static boolean isSecured(Edge edge) {
    return !edge.label().isEmpty();
  }

  /** For each vertex, the least vertex that secured edges, or edges of any kind, join it to. */
  private int[] joined(boolean securedOnly) {
    int[] parent = new int[graph.names().size()];
    Arrays.setAll(parent, v -> v);
    for (Edge edge : graph.edges()) {
      if (isSecured(edge) || !securedOnly) {
        int one = root(parent, edge.from());
        int two = root(parent, edge.to());
        parent[Math.max(one, two)] = Math.min(one, two);
      }
    }
    for (int v = 0; v < parent.length; v++) {
      parent[v] = root(parent, v);
    }
    return parent;
  }

  private static int root(int[] parent, int vertex) {
    int at = vertex;
    while (parent[at] != at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  }

  /** Whether the ends are joined, or can never be. */
  private boolean isDecided() {
    int[] secured = joined(true);
    int[] kept = joined(false);
    return secured[from] == secured[to] || kept[from] != kept[to];
  }

  @Override
  public List<Move> moves(Player player) {
    PositionMoves moves = new PositionMoves(this, 8L * graph.edges().size());
    if (isDecided()) {
      return moves.toList();
    }
    List<Edge> edges = graph.edges();
    for (int e = 0; e < edges.size(); e++) {
      Edge edge = edges.get(e);
      if (!isSecured(edge) && (e == 0 || !isSame(edge, edges.get(e - 1)))) {
        moves.add(player == Player.LEFT ? secure(e) : cut(e));
      }
    }
    return moves.toList();
  }

  private static boolean isSame(Edge one, Edge two) {
    return one.from() == two.from() && one.to() == two.to() && one.label().equals(two.label());
  }

  private Move secure(int e) {
    List<Edge> edges = new ArrayList<>(graph.edges());
    edges.set(e, edges.get(e).withLabel("x"));
    return move("secure ", e, edges);
  }

  private Move cut(int e) {
    List<Edge> edges = new ArrayList<>(graph.edges());
    edges.remove(e);
    return move("cut ", e, edges);
  }

  private Move move(String verb, int e, List<Edge> edges) {
    return Move.of(
        of(game, new Graph(graph.names(), "", edges), from, to),
        () -> verb + graph.write(graph.edges().get(e)));
  }

  @Override
  public List<? extends Position> components() {
    return isDecided() ? List.of() : List.of(this);
  }

  @Override
  public Position normalForm() {
    if (isDecided()) {
      return DisjunctiveSum.EMPTY;
    }
    int[] secured = joined(true);
    List<Edge> edges = new ArrayList<>();
    for (Edge edge : graph.edges()) {
      Computation.poll();
      if (!isSecured(edge)) {
        edges.add(new Edge(secured[edge.from()], secured[edge.to()], false, "", 0));
      }
    }
    return of(game, new Graph(graph.names(), "", edges), secured[from], secured[to]);
  }

  /** Who wins, by Lehman's theorem, see {@link TwoTrees}. */
  @Override
  public Optional<Theorem> theorem() {
    return isDecided()
        ? Optional.empty()
        : Optional.of(TwoTrees.theorem(graph, joined(true), from, to));
  }

  @Override
  public String text() {
    return text;
  }

  @Override
  public Appearance appearance() {
    return graph.seen(
        vertex -> {
          boolean isEnd = vertex == from || vertex == to;
          return new Appearance.Vertex(
              graph.names().get(vertex), "", Appearance.Mark.EMPTY, isEnd ? "end" : "");
        });
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SwitchingPosition that
        && text.equals(that.text)
        && game.equals(that.game);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }
}
