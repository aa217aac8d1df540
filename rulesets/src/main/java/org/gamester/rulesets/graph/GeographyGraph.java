package org.gamester.rulesets.graph;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.Convention;
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

  private final Parameters given;

  /** The vertex that the token leaves is deleted. */
  public GeographyGraph() {
    this(Parameters.NONE, Deleted.VERTEX, Convention.NORMAL);
  }

  private GeographyGraph(Parameters given, Deleted deleted, Convention convention) {
    super(given, deleted, convention);
    this.given = given;
  }

  @Override
  public Rules rules(Parameters chosen) {
    Deleted deleted = Deleted.of(chosen);
    return new GeographyGraph(chosen, deleted, usual(deleted));
  }

  @Override
  TokenGame by(Convention otherConvention) {
    return new GeographyGraph(given, deleted(), otherConvention);
  }

  @Override
  public Map<String, String> named() {
    return Map.of("partizan-digraph-token", "none");
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
  public String ruleOf(String name) {
    return name.equals("partizan-digraph-token")
        ? "Move the token along an arc of your colour (x Left, o Right, g either), in its direction,"
            + " or along an edge. Nothing is deleted; a play that does not end is a draw."
        : rule();
  }

  @Override
  public String exampleOf(String name) {
    return name.equals("partizan-digraph-token")
        ? "partizan-digraph-token(1>2:x 2>1:o 2>3:x 1>4:g at 1)"
        : super.exampleOf(name);
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Deleted.PARAMETER);
  }

  @Override
  public String example() {
    return "geography-partizan(cycle 4 e=xoxo at 1)";
  }

  @Override
  public String title(String name) {
    return switch (name) {
      case "geography-partizan" -> "Partizan Geography";
      case "partizan-digraph-token" -> "Partizan Token on a Digraph";
      default -> super.title(name);
    };
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
