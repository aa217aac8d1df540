package org.gamester.rulesets.graph;

import java.util.Optional;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.GraphParts;
import org.gamester.rulesets.NamedGame;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Graph;
import org.gamester.rulesets.board.GraphText;

/** Partizan Geography on a graph with coloured edges. */
public final class GeographyGraph extends TokenGame {
  private static final Description DESCRIPTION =
      Description.of(
              "geography-partizan",
              "Move the token along an edge of your colour (x Left, o Right, g either); the vertex"
                  + " that it leaves is deleted.",
              "geography-partizan(cycle 4 e=xoxo at 1)")
          .notation(
              "Edges with the colour of the player who may use them, 1-2:x 2-3:o, or"
                  + " arcs 1>2:x, and after at the vertex of the token. A graph with a name"
                  + " has the colours of its edges in order after e=: `cycle 4 e=xoxo at"
                  + " 1`. x is Left's, o Right's, g both players'.")
          .title("Partizan Geography")
          .aliases("partizan-geography")
          .parameters(Deleted.PARAMETER)
          .smallPositions(
              "path e=x at 1",
              "path e=xx at 1",
              "path e=xo at 1",
              "path e=xox at 1",
              "path e=g at 1",
              "path e=gx at 1",
              "cycle 4 e=xoxo at 1")
          .reference("R. J. Nowakowski, A. A. Siegel, Partizan Geography on K_n x K_2 (2007)")
          .named(
              NamedGame.of(
                      "partizan-digraph-token",
                      "none",
                      "Move the token along an arc of your colour (x Left, o Right, g either), in"
                          + " its direction, or along an edge. Nothing is deleted; a play that"
                          + " does not end is a draw.")
                  .title("Partizan Token on a Digraph")
                  .example("partizan-digraph-token(1>2:x 2>1:o 2>3:x 1>4:g at 1)"));

  private final Parameters given;

  /** The vertex that the token leaves is deleted. */
  public GeographyGraph() {
    this(Parameters.NONE, Deleted.VERTEX, Convention.NORMAL);
  }

  private GeographyGraph(Parameters given, Deleted deleted, Convention convention) {
    super(DESCRIPTION, given, deleted, convention);
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
