package org.gamester.script.games;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.script.boards.Edge;
import org.gamester.script.boards.Graph;
import org.gamester.script.classes.Context;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/**
 * Col, Snort and Fjords: a player claims a vertex, which is removed. The label of a vertex says
 * which player owns a vertex next to it; a vertex next to both is dead and is removed too.
 */
final class ColRules extends GraphRules {

  private static final Map<String, Object> LABELS =
      Map.of("", Nothing.NOTHING, "L", Player.LEFT, "R", Player.RIGHT);

  /** A game of the catalogue, the labels for Left, and how it writes a free vertex of a label. */
  private record Known(String ruleset, ObjectList left, String nextToLeft, String nextToRight) {

    /** The labels for Right are those for Left with the players exchanged. */
    private boolean is(ObjectList ofLeft, ObjectList ofRight) {
      return left.equals(ofLeft) && exchanged(left).equals(ofRight);
    }
  }

  private static final List<Known> KNOWN =
      List.of(
          new Known("col", ObjectList.of(List.of(Nothing.NOTHING, Player.RIGHT)), "z", "y"),
          new Known("snort", ObjectList.of(List.of(Nothing.NOTHING, Player.LEFT)), "y", "z"),
          new Known("fjords", ObjectList.of(List.of(Player.LEFT)), ".", "."));

  private final ObjectList left;
  private final ObjectList right;
  private final Optional<Known> known;

  /**
   * @param left the labels of the vertices that Left may claim
   * @param right those that Right may claim
   */
  ColRules(String name, ObjectList left, ObjectList right, Context context) {
    super(
        RulesetClasses.GEN_COL,
        name,
        Parameters.of("left", left, "right", right),
        LABELS,
        Map.of("", EITHER),
        context);
    this.left = left;
    this.right = right;
    this.known = KNOWN.stream().filter(game -> game.is(left, right)).findFirst();
  }

  /** Col, Snort or Fjords. */
  static ColRules named(String ruleset, String name, Context context) {
    ObjectList left =
        KNOWN.stream().filter(game -> game.ruleset.equals(ruleset)).findFirst().orElseThrow().left;
    return new ColRules(name, left, exchanged(left), context);
  }

  private static ObjectList exchanged(ObjectList labels) {
    return ObjectList.of(
        labels.stream()
            .map(label -> label instanceof Player player ? player.opponent() : label)
            .toList());
  }

  @Override
  public boolean isImpartial() {
    return false;
  }

  @Override
  List<Graph> graphs(Graph graph, Player player) {
    ObjectList mine = player == Player.LEFT ? left : right;
    List<Graph> graphs = new ArrayList<>();
    for (int vertex = 1; vertex <= graph.vertexCount(); vertex++) {
      if (mine.contains(graph.vertex(vertex).label())) {
        graphs.add(claimed(graph, vertex, player));
      }
    }
    return graphs;
  }

  private static Graph claimed(Graph graph, int vertex, Player player) {
    BitSet dropped = new BitSet();
    dropped.set(vertex);
    Map<Integer, Object> labels = new HashMap<>();
    for (Edge edge : graph.vertex(vertex).edges()) {
      Computation.poll();
      if (graph.vertex(edge.to()).label() == player.opponent()) {
        dropped.set(edge.to());
      } else {
        labels.put(edge.to(), player);
      }
    }
    return graph.relabelled(labels).without(dropped);
  }

  @Override
  Optional<String> catalogueText(Graph graph) {
    return known.map(game -> game.ruleset + "(" + text(graph, game) + ")");
  }

  /** In Fjords each labelled vertex is next to one more vertex, which its neighbour owns. */
  private static String text(Graph graph, Known known) {
    StringBuilder edges = new StringBuilder(edgesAndVertices(graph));
    StringBuilder states = new StringBuilder();
    StringBuilder owned = new StringBuilder();
    for (int vertex = 1; vertex <= graph.vertexCount(); vertex++) {
      Object label = graph.vertex(vertex).label();
      states.append(
          label == Player.LEFT
              ? known.nextToLeft
              : label == Player.RIGHT ? known.nextToRight : ".");
      if (known.ruleset.equals("fjords") && label instanceof Player player) {
        owned.append(player == Player.LEFT ? 'x' : 'o');
        int neighbour = graph.vertexCount() + owned.length();
        edges.append(' ').append(vertex).append('-').append(neighbour);
      }
    }
    return edges + " v=" + states + owned;
  }
}
