package org.gamester.script.boards;

import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Position;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/**
 * The graph that a position of a ruleset is played on. Vertices and edges that belong to a player
 * have the player as their label, empty ones Nothing, others the letter of their state.
 */
public final class SeenGraph {

  private SeenGraph() {}

  /**
   * The graph of a position, a {@code DirectedGraph} if all its edges are arcs.
   *
   * @throws ScriptException if the position is not played on one graph, or on one that is too large
   */
  public static Graph of(Position position) {
    if (!(position.appearance() instanceof Appearance.Network network)) {
      throw new ScriptException(position.text() + " has no graph, or one that is too large.");
    }
    boolean directed =
        !network.edges().isEmpty() && network.edges().stream().allMatch(Appearance.Edge::directed);
    GraphBuilder graph = new GraphBuilder(directed);
    for (Appearance.Vertex vertex : network.vertices()) {
      Computation.poll();
      int _ = graph.addVertex(label(vertex.mark(), vertex.state()));
    }
    for (Appearance.Edge edge : network.edges()) {
      Computation.poll();
      graph.addEdge(label(edge.mark(), ""), edge.from() + 1, edge.to() + 1);
    }
    return graph.build();
  }

  private static Object label(Appearance.Mark mark, String state) {
    return switch (mark) {
      case LEFT, FOR_LEFT, LESSER_LEFT -> Player.LEFT;
      case RIGHT, FOR_RIGHT, LESSER_RIGHT -> Player.RIGHT;
      case EMPTY -> Nothing.NOTHING;
      default -> state.isEmpty() ? Nothing.NOTHING : state;
    };
  }
}
