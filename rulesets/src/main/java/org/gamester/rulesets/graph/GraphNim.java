package org.gamester.rulesets.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.GraphParts;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Graph;
import org.gamester.rulesets.board.Graph.Edge;
import org.gamester.rulesets.board.GraphText;

/**
 * Nim on graphs (Fukuyama 2003): a heap lies on each edge, and a token walks; a move takes tokens
 * from the heap of an edge at the token's vertex and goes along it.
 */
public final class GraphNim extends Game {
  private static final Description DESCRIPTION =
      Description.of(
              "graph-nim",
              "Lower the weight of an edge at the token's vertex by any positive number, and move"
                  + " the token along it. An edge of weight 0 is removed.",
              "graph-nim(1-2:3 2-3:2 3-1:1 at 1)")
          .notation(
              "Edges with the numbers of their tokens and after at the vertex where"
                  + " the players are: `1-2:3 2-3:2 at 1`. `path e=3,2,1 at 1` gives a"
                  + " graph with a name its numbers in order.")
          .title("Nim on Graphs")
          .aliases("nim-on-graphs")
          .on(BoardKind.GRAPH)
          .impartial()
          .smallPositions(
              "path e=5 at 1",
              "path e=1,1 at 1",
              "path e=2,1 at 1",
              "path e=3,2,1 at 1",
              "cycle 3 at 1",
              "cycle 4 at 1",
              "1-2:2 1-2:1 at 1")
          .reference("M. Fukuyama, A Nim game played on graphs (2003)");

  /** The game. */
  public GraphNim() {
    super(DESCRIPTION);
  }

  @Override
  public Optional<GraphParts> graphParts() {
    return Optional.of(
        new GraphParts(
            GraphParts.Notation.EDGES, "", "", GraphParts.Direction.EDGES, /* hasToken= */ true));
  }

  /** Reads a graph with the weights of its edges, 1 where none is given, and the token's vertex. */
  @Override
  public Position read(TextReader text) {
    text.skipBlanks();
    int start = text.offset();
    GraphText read = GraphText.readWeightedEdges(text, Alphabet.COLOURS, GraphText.Arcs.REFUSED);
    Graph graph = read.graph();
    if (!graph.colours().isEmpty()) {
      throw text.errorAt(start, "the vertices have no colours in this game");
    }
    if (read.tokenIndex() < 0) {
      throw text.errorAt(start, "the token is missing; write its vertex at the end, as in 'at 1'");
    }
    List<WeightedEdges.Heap> heaps = new ArrayList<>();
    for (Edge edge : graph.edges()) {
      if (edge.label().length() == 1 && "xog".contains(edge.label())) {
        throw text.errorAt(
            edge.offset(),
            "the edge %s has a colour; here edges have weights, as in 1-2:3"
                .formatted(graph.write(edge)));
      }
      long weight = edge.label().isEmpty() ? 1 : Long.parseLong(edge.label());
      String from = graph.names().get(edge.from());
      String to = graph.names().get(edge.to());
      heaps.add(WeightedEdges.Heap.of(from, to, weight));
    }
    return new WeightedEdges(this, heaps, graph.names().get(read.tokenIndex()));
  }
}
