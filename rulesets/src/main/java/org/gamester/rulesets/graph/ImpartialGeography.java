package org.gamester.rulesets.graph;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.GraphParts;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Partizanship;
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

  private final Parameters given;
  private final boolean directed;

  /** Directed Geography. */
  public ImpartialGeography() {
    this(Parameters.NONE, /* directed= */ true, Deleted.VERTEX, Convention.NORMAL);
  }

  private ImpartialGeography(
      Parameters given, boolean directed, Deleted deleted, Convention convention) {
    super(given, deleted, convention);
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
  public String id() {
    return "geography";
  }

  @Override
  public Map<String, String> named() {
    return Map.of(
        "directed-geography", "directed, vertex",
        "directed-edge-geography", "directed, edge",
        "digraph-token", "directed, none",
        "uvg", "undirected, vertex",
        "ueg", "undirected, edge");
  }

  @Override
  public Map<String, String> aliasesOfNamed() {
    return Map.of(
        "directed-vertex-geography", "directed-geography",
        "generalized-geography", "directed-geography",
        "token-on-a-digraph", "digraph-token",
        "undirected-vertex-geography", "uvg",
        "undirected-edge-geography", "ueg");
  }

  @Override
  public String rule() {
    return "Move the token along an edge, or along an arc in its direction. Then the vertex that it"
        + " has left, or the edge that it has used, is deleted, or nothing is.";
  }

  @Override
  public String ruleOf(String name) {
    return switch (name) {
      case "directed-geography" ->
          "Move the token along an arc, in its direction. Then the vertex that it has"
              + " left is deleted.";
      case "directed-edge-geography" ->
          "Move the token along an arc, in its direction. Then that arc is deleted.";
      case "digraph-token" ->
          "Move the token along an arc, in its direction, or along an edge. Nothing is deleted; a"
              + " play that does not end is a draw.";
      case "uvg" -> "Move the token along an edge. Then the vertex that it has left is deleted.";
      case "ueg" -> "Move the token along an edge. Then that edge is deleted.";
      default -> rule();
    };
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(
        new Parameter(GRAPH, "directed", "directed: arcs 1>2 and edges; undirected: edges only"),
        Deleted.PARAMETER);
  }

  @Override
  public String example() {
    return "geography(1>2 2>3 1>3 at 1)";
  }

  @Override
  public String title(String name) {
    return switch (name) {
      case "digraph-token" -> "Token on a Digraph";
      case "uvg" -> "Undirected Vertex Geography";
      case "ueg" -> "Undirected Edge Geography";
      default -> super.title(name);
    };
  }

  @Override
  public Partizanship partizanship() {
    return Partizanship.IMPARTIAL;
  }

  @Override
  public String reference() {
    return "T. J. Schaefer, On the complexity of some two-person perfect-information "
        + "games (1978); A. S. Fraenkel, E. R. Scheinerman, D. Ullman, Undirected "
        + "edge geography (1993)";
  }

  @Override
  public String exampleOf(String name) {
    return switch (name) {
      case "digraph-token" -> "digraph-token(1>2 2>3 3>1 2>4 4>5 at 1)";
      case "uvg", "ueg" -> name + "(path 5 at 2)";
      default -> super.exampleOf(name);
    };
  }

  @Override
  public List<String> smallPositions() {
    return List.of(
        "path 2 at 1", "path 3 at 1", "path 3 at 2", "cycle 3 at 1", "cycle 4 at 1", "K4 at 1");
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
