package org.gamester.script.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.graph.Hackenbush;
import org.gamester.script.boards.Edge;
import org.gamester.script.boards.Graph;
import org.gamester.script.classes.Context;
import org.gamester.script.classes.Elements;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Player;

/** Hackenbush: vertex 1 is the ground. Childish edges are cut only if nothing else falls. */
public final class HackenbushRules extends GraphRules {

  /** The labels of edges by their texts. */
  static final Map<String, Object> EDGE_LABELS =
      Map.of("", EITHER, "e", EITHER, "l", Player.LEFT, "r", Player.RIGHT);

  private final Hackenbush ofCatalogue;

  HackenbushRules(String name, ObjectList childish, Context context) {
    super(
        RulesetClasses.GEN_HACKENBUSH,
        name,
        childish.isEmpty() ? Map.of() : Map.of("childishEdges", childish),
        Map.of("", EITHER),
        EDGE_LABELS,
        context);
    StringBuilder colours = new StringBuilder();
    childish.forEach(label -> colours.append(colour(label)));
    Hackenbush plain = new Hackenbush();
    this.ofCatalogue =
        colours.isEmpty()
            ? plain
            : plain.rules(org.gamester.rulesets.Parameters.of(plain, colours.toString()));
  }

  /**
   * Hackenbush.
   *
   * @param childish a collection of labels, or Nothing
   */
  public static HackenbushRules of(Object childish, Context context) {
    ObjectList labels = childish == Nothing.NOTHING ? ObjectList.EMPTY : Elements.of(childish);
    return new HackenbushRules("", labels, context);
  }

  @Override
  boolean isOptional(String parameter) {
    return true;
  }

  @Override
  public boolean isImpartial() {
    return false;
  }

  @Override
  void requireValid(Graph graph) {
    if (graph.vertexCount() == 0) {
      throw new ScriptException("That `Graph` is empty (no ground).");
    }
    if (graph.component(1).vertexCount() < graph.vertexCount()) {
      throw new ScriptException("That `Graph` is not connected.");
    }
  }

  @Override
  List<Graph> graphs(Graph graph, Player player) {
    List<Graph> graphs = new ArrayList<>();
    for (Edge edge : graph.edges()) {
      Graph rest = graph.without(edge).component(1);
      boolean fallsAlone = rest.edges().size() == graph.edges().size() - 1;
      if (ofCatalogue.mayCut(player, colour(edge.label()).charAt(0), () -> fallsAlone)) {
        graphs.add(rest);
      }
    }
    return graphs;
  }

  @Override
  boolean isOver(Graph graph) {
    return graph.edges().isEmpty();
  }

  @Override
  Position catalogued(Graph graph) {
    return ofCatalogue.position(plain(graph));
  }
}
