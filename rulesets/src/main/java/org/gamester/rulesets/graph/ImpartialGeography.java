package org.gamester.rulesets.graph;

import java.util.Optional;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.GraphParts;
import org.gamester.rulesets.NamedGame;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.Subset;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.Theorem;
import org.gamester.rulesets.board.Graph;
import org.gamester.rulesets.board.Graph.Edge;
import org.gamester.rulesets.board.GraphText;
import org.gamester.values.Outcome;
import org.gamester.values.ShortGame;

/**
 * Geography on a graph, directed or not, in which vertices or edges are deleted.
 *
 * <p>On an undirected graph whose vertices are deleted, the player to move wins if and only if
 * every maximum matching covers the token's vertex (Fraenkel, Scheinerman and Ullman 1993): {@link
 * MaximumMatching}.
 */
public final class ImpartialGeography extends TokenGame {
  private static final String GRAPH = "graph";

  private static final Description DESCRIPTION =
      Description.of(
              "geography",
              "Move the token along an edge, or along an arc in its direction. Then the vertex that"
                  + " it has left, or the edge that it has used, is deleted, or nothing is.",
              "geography(1>2 2>3 1>3 at 1)")
          .notation(
              "Arcs, 1>2 leads from 1 to 2, or edges 1-2, or a graph with a name, and"
                  + " after at the vertex of the token: `1>2 2>3 at 1`. With at ? the first"
                  + " turn chooses the vertex.")
          .parameters(
              new Parameter(
                  GRAPH, "directed", "directed: arcs 1>2 and edges; undirected: edges only"),
              Deleted.PARAMETER)
          .impartial()
          .smallPositions(
              "path 2 at 1",
              "path 3 at 1",
              "path 3 at 2",
              "cycle 3 at 1",
              "cycle 4 at 1",
              "K4 at 1")
          .reference(
              "T. J. Schaefer, On the complexity of some two-person perfect-information games"
                  + " (1978); A. S. Fraenkel, E. R. Scheinerman, D. Ullman, Undirected edge"
                  + " geography (1993)")
          .named(
              NamedGame.of(
                      "directed-geography",
                      "directed, vertex",
                      "Move the token along an arc, in its direction. Then the vertex that it has"
                          + " left is deleted.")
                  .aliases("directed-vertex-geography", "generalized-geography"),
              NamedGame.of(
                  "directed-edge-geography",
                  "directed, edge",
                  "Move the token along an arc, in its direction. Then that arc is deleted."),
              NamedGame.of(
                      "digraph-token",
                      "directed, none",
                      "Move the token along an arc, in its direction, or along an edge. Nothing is"
                          + " deleted; a play that does not end is a draw.")
                  .title("Token on a Digraph")
                  .example("digraph-token(1>2 2>3 3>1 2>4 4>5 at 1)")
                  .aliases("token-on-a-digraph"),
              NamedGame.of(
                      "uvg",
                      "undirected, vertex",
                      "Move the token along an edge. Then the vertex that it has left is deleted.")
                  .title("Undirected Vertex Geography")
                  .example("uvg(path 5 at 2)")
                  .aliases("undirected-vertex-geography"),
              NamedGame.of(
                      "ueg",
                      "undirected, edge",
                      "Move the token along an edge. Then that edge is deleted.")
                  .title("Undirected Edge Geography")
                  .example("ueg(path 5 at 2)")
                  .aliases("undirected-edge-geography"));

  private final Parameters given;
  private final boolean directed;

  /** Directed Geography. */
  public ImpartialGeography() {
    this(Parameters.NONE, /* directed= */ true, Deleted.VERTEX, Convention.NORMAL);
  }

  private ImpartialGeography(
      Parameters given, boolean directed, Deleted deleted, Convention convention) {
    super(DESCRIPTION, given, deleted, convention);
    this.given = given;
    this.directed = directed;
  }

  @Override
  public Rules rules(Parameters chosen) {
    Deleted deleted = Deleted.of(chosen);
    return new ImpartialGeography(
        chosen,
        chosen.word(GRAPH, "directed", "undirected").equals("directed"),
        deleted,
        usual(deleted));
  }

  @Override
  TokenGame by(Convention otherConvention) {
    return new ImpartialGeography(given, directed, deleted(), otherConvention);
  }

  @Override
  public Optional<GraphParts> graphParts() {
    return Optional.of(
        new GraphParts(
            GraphParts.Notation.EDGES,
            "",
            "",
            directed ? GraphParts.Direction.ARCS_AND_EDGES : GraphParts.Direction.EDGES,
            /* hasToken= */ true));
  }

  @Override
  TokenOnGraph position(ColouredArena arena, Subset edges, int vertex) {
    return new ImpartialTokenOnGraph(this, arena, edges, vertex);
  }

  @Override
  boolean isLost(ColouredArena arena, Subset edges, int vertex) {
    return !directed
        && deleted() == Deleted.VERTEX
        && !MaximumMatching.coversAlways(arena.graph(), edges, vertex);
  }

  @Override
  Optional<Theorem> theorem(ColouredArena arena, Subset edges, int vertex) {
    if (directed || deleted() != Deleted.VERTEX) {
      return Optional.empty();
    }
    String said =
        "The theorem of Fraenkel, Scheinerman and Ullman: on an undirected graph the player to move"
            + " wins if and only if every maximum matching covers the token's vertex.";
    return Optional.of(
        isLost(arena, edges, vertex)
            ? Theorem.ofValue(
                ShortGame.ZERO,
                said,
                "Here some maximum matching leaves it uncovered. Whatever vertex is moved to is"
                    + " covered by it, and the opponent answers along its edge.")
            : Theorem.ofOutcome(
                Outcome.N,
                said,
                "Here every one covers it: the player to move fixes one, and always moves along its"
                    + " edges."));
  }

  /** Reads a graph and the token's vertex: {@code cycle 5 at 2}; {@code at ?} leaves it open. */
  @Override
  public Position read(TextReader text) {
    text.skipBlanks();
    int start = text.offset();
    GraphText read =
        GraphText.read(
            text, Alphabet.COLOURS, directed ? GraphText.Arcs.ALLOWED : GraphText.Arcs.REFUSED);
    requirePlain(text, read);
    boolean isOpen = read.token().isPresent() && read.tokenIndex() < 0;
    return isOpen ? choice(read.graph()) : start(text, start, read);
  }

  private ChoiceOfStart choice(Graph graph) {
    boolean mayRepeat = deleted() == Deleted.NOTHING && new ColouredArena(graph).hasCycle();
    return new ChoiceOfStart((ImpartialGeography) repeating(mayRepeat), graph);
  }

  /** Refuses colours and weights of edges, and colours of vertices. */
  static void requirePlain(TextReader text, GraphText read) {
    Graph graph = read.graph();
    for (Edge edge : graph.edges()) {
      if (!edge.label().isEmpty()) {
        throw text.errorAt(
            edge.offset(),
            "the edge %s has a colour or a weight; here edges have none"
                .formatted(graph.write(edge)));
      }
    }
    if (!graph.colours().isEmpty()) {
      int start = text.end() - text.content().length();
      throw text.errorAt(
          start + text.content().indexOf("v="), "the vertices have no colours in this game");
    }
  }
}
