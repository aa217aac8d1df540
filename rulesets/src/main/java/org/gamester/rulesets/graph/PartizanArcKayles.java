package org.gamester.rulesets.graph;

import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.GraphParts;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Subset;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Graph;
import org.gamester.rulesets.board.GraphText;

/** Arc Kayles on a graph with coloured edges. */
public final class PartizanArcKayles extends Game {
  private static final Description DESCRIPTION =
      Description.of(
              "partizan-arc-kayles",
              "Choose an edge of your colour (x for Left, o for Right, g for either player); its"
                  + " two ends and all edges at them are removed.",
              "partizan-arc-kayles(path e=xoxg)")
          .notation(
              "Edges with their colours, `1-2:x 2-3:o`; a graph with a name has the"
                  + " colours of its edges in order after e=, as in `path e=xoxg`. x is"
                  + " Left's, o Right's, g both players'.")
          .on(BoardKind.GRAPH)
          .smallPositions(
              "path e=x",
              "path e=xx",
              "path e=xo",
              "path e=xxo",
              "path e=xox",
              "path e=xoxo",
              "path e=ggg")
          .reference(
              "After T. J. Schaefer, On the complexity of some two-person perfect-information"
                  + " games (1978)");

  /** The game. */
  public PartizanArcKayles() {
    super(DESCRIPTION);
  }

  @Override
  public Optional<GraphParts> graphParts() {
    return Optional.of(
        new GraphParts(
            GraphParts.Notation.EDGES,
            "",
            "xog",
            GraphParts.Direction.EDGES,
            /* hasToken= */ false));
  }

  @Override
  public Position read(TextReader text) {
    Graph graph =
        text.rest().equals("0")
            ? new Graph(List.of(), "", List.of())
            : GraphText.read(text, Alphabet.COLOURS, GraphText.Arcs.REFUSED).graph();
    ColouredArena.requireColours(graph, text);
    text.moveTo(text.end());
    return position(graph);
  }

  /** The position on a graph with labels x, o or g on its edges. */
  public Position position(Graph graph) {
    return new ColouredEdges(this, new ColouredArena(graph), Subset.upTo(graph.edges().size()));
  }
}
