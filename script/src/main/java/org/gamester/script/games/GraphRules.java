package org.gamester.script.games;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.rulesets.Position;
import org.gamester.script.boards.Edge;
import org.gamester.script.boards.Graph;
import org.gamester.script.boards.GraphReader;
import org.gamester.script.boards.GraphWriter;
import org.gamester.script.classes.Context;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.forms.GameValues;
import org.gamester.script.forms.PositionRules;
import org.gamester.script.forms.RulePosition;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.Printable.Printer;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * A game on a graph with labels. The options are graphs; the value is that of the same position of
 * a ruleset of the catalogue.
 */
public abstract class GraphRules extends NamedRules implements PositionRules {

  /** The label of edges that both players may use. */
  static final Object EITHER = Nothing.NOTHING;

  private final ObjectMap vertexLabels;
  private final ObjectMap edgeLabels;
  private final Context context;

  /**
   * @param vertexLabels the labels of vertices by their texts
   * @param edgeLabels the labels of edges by their texts
   * @param context evaluates positions of the catalogue
   */
  GraphRules(
      LanguageClass type,
      String name,
      Map<String, Object> parameters,
      Map<String, Object> vertexLabels,
      Map<String, Object> edgeLabels,
      Context context) {
    super(type, name, parameters);
    this.vertexLabels = ObjectMap.adopting(new HashMap<>(vertexLabels));
    this.edgeLabels = ObjectMap.adopting(new HashMap<>(edgeLabels));
    this.context = context;
  }

  /**
   * The position of a text.
   *
   * @throws ScriptException if it is not a graph with the labels of this game
   */
  public final RulePosition read(String text) {
    return position(GraphReader.read(text, false, vertexLabels, edgeLabels));
  }

  /**
   * The position on a graph.
   *
   * @throws ScriptException if the game is not played on such graphs
   */
  public final RulePosition position(Graph graph) {
    for (Edge edge : graph.edges()) {
      requireKnown(edgeLabels, edge.label());
    }
    graph.vertices().forEach(vertex -> requireKnown(vertexLabels, vertex.label()));
    requireValid(graph);
    return new RulePosition(this, graph);
  }

  private void requireKnown(ObjectMap labels, Object label) {
    if (!labels.values().contains(label)) {
      throw new ScriptException(
          "That `Graph` has a label that is not used in " + name() + ": " + context.text(label));
    }
  }

  /** Refuses graphs on which the game is not played. */
  void requireValid(Graph graph) {}

  @Override
  public final List<List<Object>> options(Object board, Player player) {
    List<List<Object>> options = new ArrayList<>();
    for (Graph option : graphs((Graph) board, player)) {
      options.add(List.of(option));
    }
    return options;
  }

  /** The graphs after the moves of a player. */
  abstract List<Graph> graphs(Graph graph, Player player);

  @Override
  public final Optional<ShortGame> value(Object board) {
    Graph graph = (Graph) board;
    if (isOver(graph)) {
      return Optional.of(ShortGame.ZERO);
    }
    return Optional.of(GameValues.of(context.game(catalogued(graph))));
  }

  /** Whether it is certain that nobody can move. */
  boolean isOver(Graph graph) {
    return graph.vertexCount() == 0;
  }

  /** The same position of the catalogue. */
  abstract Position catalogued(Graph graph);

  /** The graph as the catalogue has it, with the colours of the owners of edges in their order. */
  static org.gamester.rulesets.board.Graph plain(Graph graph) {
    List<String> names = new ArrayList<>();
    for (int i = 1; i <= graph.vertexCount(); i++) {
      names.add(String.valueOf(i));
    }
    List<org.gamester.rulesets.board.Graph.Edge> edges = new ArrayList<>();
    for (Edge edge : graph.edges()) {
      Computation.poll();
      edges.add(
          new org.gamester.rulesets.board.Graph.Edge(
              edge.from() - 1, edge.to() - 1, false, colour(edge.label()), 0));
    }
    return new org.gamester.rulesets.board.Graph(names, "", edges);
  }

  /** The letter of the catalogue for the owner of an edge. */
  static String colour(Object owner) {
    return owner == Player.LEFT ? "x" : owner == Player.RIGHT ? "o" : "g";
  }

  /** Whether a player may use an edge of a label. */
  static boolean mayUse(Player player, Object label) {
    return label == player || label == EITHER;
  }

  @Override
  public final void print(Object board, Printer printer) {
    String text = GraphWriter.of((Graph) board, vertexLabels, edgeLabels).write();
    printPosition(printer, () -> printer.raw("\"").raw(text).raw("\""));
  }
}
