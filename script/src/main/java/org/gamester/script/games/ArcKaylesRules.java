package org.gamester.script.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.graph.ArcKayles;
import org.gamester.rulesets.graph.PartizanArcKayles;
import org.gamester.script.boards.Edge;
import org.gamester.script.boards.Graph;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Context;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.Nothing;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * Arc Kayles: an edge is removed with its ends. With weights the ends lose 1 each instead, and
 * vertices of weight 0 are removed; in the partizan game edges have owners.
 */
public final class ArcKaylesRules extends GraphRules {

  private static final int GREATEST_WEIGHT = 99;

  private final boolean weighted;
  private final boolean partizan;

  private ArcKaylesRules(
      LanguageClass type,
      String name,
      Map<String, Object> parameters,
      Map<String, Object> vertexLabels,
      Map<String, Object> edgeLabels,
      Context context) {
    super(type, name, parameters, vertexLabels, edgeLabels, context);
    this.weighted = vertexLabels.size() > 1;
    this.partizan = edgeLabels.size() > 1;
  }

  /** Arc Kayles, perhaps with weights. */
  public static ArcKaylesRules impartial(String name, boolean weighted, Context context) {
    return new ArcKaylesRules(
        RulesetClasses.GEN_ARC_KAYLES,
        name,
        weighted ? Map.of("weighted", true) : Map.of(),
        weighted ? weights() : Map.of("", Nothing.NOTHING),
        Map.of("", EITHER),
        context);
  }

  static ArcKaylesRules partizan(String name, Context context) {
    return new ArcKaylesRules(
        RulesetClasses.PARTIZAN_ARC_KAYLES,
        name,
        Map.of(),
        Map.of("", Nothing.NOTHING),
        HackenbushRules.EDGE_LABELS,
        context);
  }

  private static Map<String, Object> weights() {
    Map<String, Object> weights = new HashMap<>();
    weights.put("", Nothing.NOTHING);
    for (int weight = 1; weight <= GREATEST_WEIGHT; weight++) {
      weights.put(String.valueOf(weight), ShortGame.integer(weight));
    }
    return weights;
  }

  @Override
  boolean isOptional(String parameter) {
    return true;
  }

  @Override
  public boolean isImpartial() {
    return !partizan;
  }

  @Override
  List<Graph> graphs(Graph graph, Player player) {
    List<Graph> graphs = new ArrayList<>();
    for (Edge edge : graph.edges()) {
      if (mayUse(player, edge.label())) {
        graphs.add(removed(graph, edge));
      }
    }
    return graphs;
  }

  /** The graph after an edge is chosen: vertices whose weight is used up are removed. */
  private static Graph removed(Graph graph, Edge edge) {
    long[] before = weights(graph);
    long[] after = ArcKayles.chosen(before, edge.from() - 1, edge.to() - 1);
    BitSet dropped = new BitSet();
    Map<Integer, Object> labels = new HashMap<>();
    for (int i = 0; i < after.length; i++) {
      if (after[i] == 0) {
        dropped.set(i + 1);
      } else if (after[i] != before[i]) {
        labels.put(i + 1, Conversion.toObject(after[i]));
      }
    }
    return graph.relabelled(labels).without(dropped);
  }

  private static long[] weights(Graph graph) {
    long[] weights = new long[graph.vertexCount()];
    Arrays.setAll(weights, vertex -> weight(graph, vertex + 1));
    return weights;
  }

  /** The weight of a vertex; 1 if it has none. */
  private static int weight(Graph graph, int vertex) {
    Object label = graph.vertex(vertex).label();
    return Classes.is(label, StandardClasses.INTEGER) ? Conversion.smallInteger(label) : 1;
  }

  @Override
  boolean isOver(Graph graph) {
    return graph.edges().isEmpty();
  }

  @Override
  Position catalogued(Graph graph) {
    if (partizan) {
      return new PartizanArcKayles().position(plain(graph));
    }
    if (!weighted) {
      return new ArcKayles().position(plain(graph));
    }
    return ArcKayles.position(plain(graph), weights(graph));
  }
}
