package org.gamester.rulesets.graph;

import java.util.List;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Ruleset;
import org.gamester.rulesets.Subset;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.graph.Graph.Edge;

/** Partizan Geography on a graph with coloured edges. */
public final class GeographyGraph implements Ruleset {

  @Override
  public String id() {
    return "geography-partizan";
  }

  @Override
  public List<String> aliases() {
    return List.of("partizan-geography");
  }

  @Override
  public String rule() {
    return "Move the token along an edge of your colour (x Left, o Right, g either); the vertex that"
        + " it leaves is deleted.";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(
        new Parameter(
            "delete",
            "vertex",
            "vertex: delete the vertex left behind; edge: delete the edge used"));
  }

  @Override
  public String example() {
    return "geography-partizan(cycle 4 e=xoxo at 1)";
  }

  @Override
  public Position read(Parameters parameters, TextReader text) {
    boolean deletesVertex = parameters.word("delete", "vertex", "edge").equals("vertex");
    text.skipBlanks();
    int start = text.offset();
    GraphText read = GraphText.read(text, Alphabet.COLOURS, GraphText.Arcs.ALLOWED);
    Graph graph = read.graph();
    if (read.tokenIndex() < 0) {
      throw text.errorAt(start, "the token is missing; write its vertex at the end, as in 'at 1'");
    }
    for (Edge edge : graph.edges()) {
      if (!edge.label().equals("x") && !edge.label().equals("o") && !edge.label().equals("g")) {
        throw text.errorAt(
            edge.offset(),
            "the edge %s has no colour; write :x, :o or :g after it, or e= and the colours"
                .formatted(graph.write(edge)));
      }
    }
    return new TokenOnGraph(
        new ColouredArena(graph),
        deletesVertex,
        Subset.upTo(graph.edges().size()),
        read.tokenIndex());
  }
}
