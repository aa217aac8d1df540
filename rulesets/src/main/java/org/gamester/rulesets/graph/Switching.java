package org.gamester.rulesets.graph;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.NamedGame;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Graph;
import org.gamester.rulesets.board.Graph.Edge;
import org.gamester.rulesets.board.GraphText;

/**
 * Shannon's switching game under normal play: Left secures edges, Right cuts them; Left wins when
 * secured edges join two given vertices, Right when nothing can join them any more, and nobody
 * moves after that. There is no draw.
 *
 * <p>Bridg-it on n by n + 1 dots (Gale) is this game on n rows of n - 1 inner vertices, whose first
 * and last columns are joined to the two ends: an edge of Left's crosses one of Right's, and Right
 * joins the other two sides if and only if the edges that are cut separate the ends.
 */
public final class Switching extends Game {
  private static final String BOARD = "board";
  private static final String GRAPH = "graph";
  private static final String BRIDG_IT = "bridg-it";
  private static final int LARGEST_BRIDG_IT = 500;
  private static final String FROM = " from ";
  private static final String TO = " to ";

  private static final Description DESCRIPTION =
      Description.of(
              "shannon-switching",
              "Left secures an edge (x), Right cuts one that is not secured. Left wins when secured"
                  + " edges join the two ends, Right when the ends can no longer be joined; nobody"
                  + " moves after that.",
              "shannon-switching(s-a s-b a-b a-t b-t from s to t)")
          .notation(
              "A graph and its two ends, `s-a a-t from s to t`; s-a:x is an edge that"
                  + " Short has secured. On the board of Bridg-it, `bridg-it(3)` has 3 rows"
                  + " of 4 dots.")
          .title("Shannon Switching Game")
          .aliases("switching-game", "shannon-switching-game")
          .parameters(
              new Parameter(
                  BOARD,
                  GRAPH,
                  "graph; or bridg-it, where a number n is the board of n x (n+1) dots"))
          .on(BoardKind.GRAPH)
          .smallPositions(
              "s-t from s to t",
              "s-a a-t from s to t",
              "s-a:x a-t from s to t",
              "s-a s-b a-t b-t from s to t",
              "s-a s-b a-b a-t b-t from s to t",
              "K4 from 1 to 2")
          .reference(
              "C. Shannon; A. Lehman, A solution of the Shannon switching game (1964); D. Gale for"
                  + " Bridg-it; Winning Ways, chapter 22")
          .named(
              NamedGame.of(
                      "bridg-it",
                      "board=bridg-it",
                      "Left joins two neighbouring dots of her lattice, or Right two of his, where"
                          + " no bridge crosses: the graph shows Left's lattice, in which Right's"
                          + " bridge cuts the edge that it crosses. Left joins the sides s and t,"
                          + " Right the other two.")
                  .title("Bridg-it")
                  .example("bridg-it(2)")
                  .aliases("gale"));

  private final boolean isBridgIt;

  /** The game on a graph. */
  public Switching() {
    super(DESCRIPTION);
    this.isBridgIt = false;
  }

  private Switching(Parameters given) {
    super(DESCRIPTION, given);
    this.isBridgIt = given.word(BOARD, GRAPH, BRIDG_IT).equals(BRIDG_IT);
  }

  @Override
  public Rules rules(Parameters given) {
    return new Switching(given);
  }

  /**
   * Reads a graph, {@code from} one vertex {@code to} another; without them the first and the last
   * vertex are the ends.
   */
  @Override
  public Position read(TextReader text) {
    text.skipBlanks();
    int start = text.offset();
    if (isBridgIt && text.rest().strip().chars().allMatch(c -> c >= '0' && c <= '9')) {
      int n = (int) text.number("a number of rows of dots", 1, LARGEST_BRIDG_IT);
      return SwitchingPosition.of(this, bridgIt(n), 0, 1);
    }
    String rest = text.rest();
    int from = rest.lastIndexOf(FROM);
    int graphEnd = from < 0 ? text.end() : start + from;
    Graph graph =
        GraphText.read(text.part(start, graphEnd), Alphabet.COLOURS, GraphText.Arcs.REFUSED)
            .graph();
    for (Edge edge : graph.edges()) {
      if (!edge.label().isEmpty() && !edge.label().equals("x")) {
        throw text.errorAt(
            edge.offset(),
            "the edge %s is neither free nor secured (x)".formatted(graph.write(edge)));
      }
    }
    if (graph.names().size() < 2) {
      throw text.errorAt(start, "a switching game has two ends, which are different vertices");
    }
    if (from < 0) {
      text.moveTo(text.end());
      return SwitchingPosition.of(this, graph, 0, graph.names().size() - 1);
    }
    TextReader ends = text.part(graphEnd + FROM.length(), text.end());
    int one = end(graph, ends);
    if (!ends.accept(TO.strip())) {
      throw ends.expected("'to' and the other end");
    }
    int place = ends.offset();
    int other = end(graph, ends);
    if (one == other) {
      throw ends.errorAt(place, "the two ends must be different vertices");
    }
    text.moveTo(ends.offset());
    return SwitchingPosition.of(this, graph, one, other);
  }

  private static int end(Graph graph, TextReader text) {
    text.skipBlanks();
    int place = text.offset();
    StringBuilder name = new StringBuilder();
    while (text.offset() < text.end() && !Character.isWhitespace(text.peek())) {
      name.append(text.next());
    }
    int vertex = graph.names().indexOf(name.toString());
    if (vertex < 0) {
      text.moveTo(place);
      throw text.expected("a vertex of the graph");
    }
    text.skipBlanks();
    return vertex;
  }

  private static Graph bridgIt(int n) {
    List<String> names = new ArrayList<>(List.of("s", "t"));
    for (int row = 1; row <= n; row++) {
      for (int column = 1; column < n; column++) {
        names.add("v" + row + "_" + column);
      }
    }
    List<Edge> edges = new ArrayList<>();
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        edges.add(edge(dot(n, row, column), dot(n, row, column + 1)));
      }
      for (int column = 1; row + 1 < n && column < n; column++) {
        edges.add(edge(dot(n, row, column), dot(n, row + 1, column)));
      }
    }
    return new Graph(names, "", edges);
  }

  /** The vertex of a dot; the first and the last column are one vertex each. */
  private static int dot(int n, int row, int column) {
    return column == 0 ? 0 : column == n ? 1 : 2 + row * (n - 1) + column - 1;
  }

  private static Edge edge(int from, int to) {
    return new Edge(from, to, /* directed= */ false, "", 0);
  }
}
