package org.gamester.rulesets.graph;

import java.util.Arrays;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Graph;
import org.gamester.rulesets.board.Graph.Edge;
import org.gamester.rulesets.board.GraphText;

/** Arc Kayles on a graph whose vertices have weights: {@code arc-kayles{weighted}}. */
final class WeightedArcKayles extends Game {
  private final ArcKayles family;

  WeightedArcKayles(ArcKayles family, Parameters given) {
    super(family.description(), given);
    this.family = family;
  }

  @Override
  public Rules rules(Parameters given) {
    return family.rules(given);
  }

  /** Reads a graph with the weights of its vertices; all are 1 if there are none. */
  @Override
  public Position read(TextReader text) {
    GraphText read = GraphText.readWeighted(text, GraphText.Arcs.REFUSED);
    Graph graph = read.graph();
    for (Edge edge : graph.edges()) {
      if (edge.from() == edge.to()) {
        throw text.errorAt(
            edge.offset(),
            "the edge %s is a loop; vertices with weights have none".formatted(graph.write(edge)));
      }
    }
    ImpartialGeography.requirePlain(text, read);
    long[] weights = new long[graph.names().size()];
    Arrays.fill(weights, 1);
    for (int v = 0; v < read.weights().size(); v++) {
      weights[v] = read.weights().get(v);
    }
    return position(graph, weights);
  }

  /** The position on a graph with the weights of its vertices. */
  Position position(Graph graph, long[] weights) {
    return new WeightedVertices(this, graph, weights);
  }
}
