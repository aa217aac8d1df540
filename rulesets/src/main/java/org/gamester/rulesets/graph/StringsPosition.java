package org.gamester.rulesets.graph;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.CoinGraph;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.board.Graph;
import org.gamester.rulesets.board.Graph.Edge;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * Coins, and the strings that are left between them and to the ground. Strings are kept in the
 * order of their ends; coins without strings have been taken and are left out.
 */
final class StringsPosition extends CoinPosition {
  static final int NO_GROUND = -1;

  private static final Comparator<Edge> STRINGS =
      Comparator.comparingInt(Edge::from).thenComparingInt(Edge::to);

  private final Graph strings;
  private final int ground;
  private final int left;
  private final int right;
  private final String text;

  private StringsPosition(CoinGame game, Graph strings, int ground, int left, int right) {
    super(game);
    this.strings = strings;
    this.ground = ground;
    this.left = left;
    this.right = right;
    List<String> words = new ArrayList<>();
    if (!strings.edges().isEmpty()) {
      words.add(strings.write());
    }
    if (ground != NO_GROUND) {
      words.add("ground " + strings.names().get(ground));
    }
    if (left + right > 0) {
      words.add("taken " + left + ":" + right);
    }
    this.text = String.join(" ", words);
  }

  /**
   * The position on a graph, in the order of the names of its vertices; those without strings are
   * left out.
   *
   * @param ground the vertex that is no coin, or {@link #NO_GROUND}
   */
  static StringsPosition of(CoinGame game, Graph graph, int ground, int left, int right) {
    BitSet held = new BitSet();
    for (Edge edge : graph.edges()) {
      held.set(edge.from());
      held.set(edge.to());
    }
    int[] place = new int[graph.names().size()];
    List<String> names = new ArrayList<>();
    List<Integer> order = new ArrayList<>(held.stream().boxed().toList());
    order.sort(Comparator.comparing(graph.names()::get, SwitchingPosition.NAMES));
    for (int v : order) {
      place[v] = names.size();
      names.add(graph.names().get(v));
    }
    List<Edge> sorted = new ArrayList<>();
    for (Edge edge : graph.edges()) {
      int one = place[edge.from()];
      int two = place[edge.to()];
      sorted.add(new Edge(Math.min(one, two), Math.max(one, two), false, "", 0));
    }
    sorted.sort(STRINGS);
    boolean isGrounded = ground != NO_GROUND && held.get(ground);
    return new StringsPosition(
        game, new Graph(names, "", sorted), isGrounded ? place[ground] : NO_GROUND, left, right);
  }

  @Override
  CoinGraph graph() {
    int count = strings.edges().size();
    int[] one = new int[count];
    int[] other = new int[count];
    for (int s = 0; s < count; s++) {
      one[s] = coin(strings.edges().get(s).from());
      other[s] = coin(strings.edges().get(s).to());
    }
    BitSet uncut = new BitSet();
    uncut.set(0, count);
    return new CoinGraph(strings.names().size(), one, other, uncut, List.of());
  }

  private int coin(int vertex) {
    return vertex == ground ? CoinGraph.GROUND : vertex;
  }

  @Override
  String name(int string) {
    return "cut " + strings.write(strings.edges().get(string));
  }

  @Override
  Position cut(int string, Player player) {
    List<Edge> edges = new ArrayList<>(strings.edges());
    Edge gone = edges.remove(string);
    int freed = game.isScored() ? freed(edges, gone.from()) + freed(edges, gone.to()) : 0;
    boolean isLeft = player == Player.LEFT;
    return of(
        game,
        new Graph(strings.names(), "", edges),
        ground,
        left + (isLeft ? freed : 0),
        right + (isLeft ? 0 : freed));
  }

  /** 1 for a coin that no string holds, 0 for another one and for the ground. */
  private int freed(List<Edge> edges, int vertex) {
    return vertex == ground
            || edges.stream().anyMatch(edge -> edge.from() == vertex || edge.to() == vertex)
        ? 0
        : 1;
  }

  @Override
  public int score(Player player) {
    return player == Player.LEFT ? left : right;
  }

  @Override
  public Position negative() {
    return new StringsPosition(game, strings, ground, right, left);
  }

  @Override
  public String text() {
    return text;
  }

  @Override
  public String picture() {
    return text.isEmpty() ? "no strings" : text;
  }

  @Override
  public Appearance appearance() {
    return strings.seen(
        vertex ->
            new Appearance.Vertex(
                strings.names().get(vertex),
                "",
                Appearance.Mark.EMPTY,
                vertex == ground ? "ground" : ""));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof StringsPosition that
        && text.equals(that.text)
        && game.equals(that.game);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }
}
