package org.gamester.rulesets.graph;

import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.GraphParts;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Graph;
import org.gamester.rulesets.board.GraphText;

/** Partizan Geography on a graph with coloured edges. */
public final class GeographyGraph extends TokenGame {

  /** The vertex that the token leaves is deleted. */
  public GeographyGraph() {
    this(Parameters.NONE, true);
  }

  private GeographyGraph(Parameters parameters, boolean deletesVertex) {
    super(parameters, deletesVertex);
  }

  @Override
  public Rules rules(Parameters given) {
    return new GeographyGraph(given, deletesVertex(given));
  }

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
    return List.of(DELETE);
  }

  @Override
  public String example() {
    return "geography-partizan(cycle 4 e=xoxo at 1)";
  }

  @Override
  public String title(String name) {
    return name.equals("geography-partizan") ? "Partizan Geography" : super.title(name);
  }

  @Override
  public String reference() {
    return "R. J. Nowakowski, A. A. Siegel, Partizan Geography on K_n x K_2 (2007)";
  }

  @Override
  public List<String> smallPositions() {
    return List.of(
        "path e=x at 1",
        "path e=xx at 1",
        "path e=xo at 1",
        "path e=xox at 1",
        "path e=g at 1",
        "path e=gx at 1",
        "cycle 4 e=xoxo at 1");
  }

  @Override
  public Optional<GraphParts> graphParts() {
    return Optional.of(
        new GraphParts(
            GraphParts.Notation.EDGES,
            "",
            "xog",
            GraphParts.Direction.ARCS_AND_EDGES,
            /* hasToken= */ true));
  }

  @Override
  public Position read(TextReader text) {
    text.skipBlanks();
    int start = text.offset();
    GraphText read = GraphText.read(text, Alphabet.COLOURS, GraphText.Arcs.ALLOWED);
    Graph graph = read.graph();
    ColouredArena.requireColours(graph, text);
    return start(text, start, read);
  }
}
