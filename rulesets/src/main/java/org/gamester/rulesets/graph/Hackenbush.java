package org.gamester.rulesets.graph;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.GraphParts;
import org.gamester.rulesets.NamedGame;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Graph;
import org.gamester.rulesets.board.Graph.Edge;
import org.gamester.rulesets.board.GraphText;
import org.gamester.values.Player;

/** Hackenbush on any rooted graph: blue-red, green, and with all three colours. */
public final class Hackenbush extends Game {
  private static final String GROUND = "0";
  private static final String CHILDISH = "childish";
  private static final String NONE = "none";

  private static final Description DESCRIPTION =
      Description.of(
              "hackenbush",
              "Cut an edge of your colour (x blue for Left, o red for Right, g green for either"
                  + " player); everything no longer connected to the ground is removed. An edge of"
                  + " a childish colour may be cut only if nothing else is removed.",
              "hackenbush(oxo(g;xx))")
          .notation(
              "Edges from the ground upwards, each by the letter of its colour: x is"
                  + " blue, Left's; o is red, Right's; g is green, for both. `xo` is a blue"
                  + " edge on the ground with a red one on top. A bracket holds what else"
                  + " stands on the same vertex: in `oxo(g;xx)` an edge and a stalk of two,"
                  + " g and xx, stand on top of oxo. Edges on the ground beside each other"
                  + " are added: `x + o`. A name after a colon that is repeated joins"
                  + " vertices: `gg:Agggg:A` has a cycle. Or a list of edges, the ground"
                  + " being vertex 0: `0-1:x 1-2:o 0-2:g`.")
          .aliases("blue-red-hackenbush", "green-hackenbush", "red-blue-green-hackenbush", "flower")
          .parameters(new Parameter(CHILDISH, NONE, "the childish colours, as in xo, or none"))
          .on(BoardKind.GRAPH)
          .smallPositions("x", "xo", "xoo", "xox", "g", "gx", "x(o;o)", "x(x;ox)")
          .reference(
              "J. H. Conway, On Numbers and Games (1976); E. R. Berlekamp, J. H. Conway, R. K."
                  + " Guy, Winning Ways (1982), chapters 1, 2 and 7")
          .named(
              NamedGame.of(
                  "childish-hackenbush",
                  "xo",
                  "Cut an edge of your colour (x blue for Left, o red for Right, g green for"
                      + " either player); everything no longer connected to the ground is removed."
                      + " A blue or a red edge may be cut only if nothing else is removed."));

  private final String childish;

  /** Hackenbush. */
  public Hackenbush() {
    this(Parameters.NONE, "");
  }

  private Hackenbush(Parameters parameters, String childish) {
    super(DESCRIPTION, parameters);
    this.childish = childish;
  }

  @Override
  public Hackenbush rules(Parameters given) {
    TextReader text = given.reader(CHILDISH);
    if (text.content().equalsIgnoreCase(NONE)) {
      return new Hackenbush(given, "");
    }
    StringBuilder colours = new StringBuilder();
    while (!text.atEnd()) {
      colours.append(Alphabet.COLOURS.read(text));
    }
    return new Hackenbush(given, colours.toString());
  }

  /** The colours whose edges may be cut only if nothing else falls. */
  String childish() {
    return childish;
  }

  /**
   * Whether a player may cut an edge.
   *
   * @param colour of the edge: x, o or g
   * @param fallsAlone whether nothing else falls with it
   */
  public boolean mayCut(Player player, char colour, BooleanSupplier fallsAlone) {
    return colour != (player == Player.LEFT ? 'o' : 'x')
        && (childish.indexOf(colour) < 0 || fallsAlone.getAsBoolean());
  }

  @Override
  public Optional<GraphParts> graphParts() {
    return Optional.of(
        new GraphParts(
            GraphParts.Notation.ROOTED,
            "",
            "xog",
            GraphParts.Direction.EDGES,
            /* hasToken= */ false));
  }

  @Override
  public Position read(TextReader text) {
    text.skipBlanks();
    return isEdgeString(text)
        ? new HackenbushPosition(this, RootedText.read(text))
        : readEdges(text);
  }

  private static boolean isEdgeString(TextReader text) {
    char first = text.peek();
    boolean starts = first == '(' || first == ':' || Alphabet.COLOURS.has(first);
    return starts && text.rest().chars().noneMatch(c -> c == '-' || c == '>' || c == ' ');
  }

  private Position readEdges(TextReader text) {
    int start = text.offset();
    if (text.atEnd()) {
      throw text.expected("edges from the ground such as xo(g;xx) or 0-1:x 1-2:o, or 0 for none");
    }
    if (text.rest().equals(GROUND)) {
      text.moveTo(text.end());
      return new HackenbushPosition(this, new RootedGraph.Builder().build());
    }
    Graph graph = GraphText.read(text, Alphabet.COLOURS, GraphText.Arcs.REFUSED).graph();
    int ground = graph.names().indexOf(GROUND);
    if (ground < 0) {
      throw text.errorAt(start, "no edge is connected to the ground, which is vertex 0");
    }
    for (Edge edge : graph.edges()) {
      if (edge.label().length() != 1 || !Alphabet.COLOURS.has(edge.label().charAt(0))) {
        throw text.errorAt(
            edge.offset(),
            "the edge %s has no colour; write :x, :o or :g after it".formatted(graph.write(edge)));
      }
    }
    RootedGraph.Builder builder = builder(graph, ground);
    int loose = builder.edgeOffTheGround();
    if (loose >= 0) {
      Edge edge = graph.edges().get(loose);
      throw text.errorAt(
          edge.offset(), "the edge %s is not connected to the ground".formatted(graph.write(edge)));
    }
    return new HackenbushPosition(this, builder.build());
  }

  private static RootedGraph.Builder builder(Graph graph, int ground) {
    RootedGraph.Builder builder = new RootedGraph.Builder();
    for (Edge edge : graph.edges()) {
      builder.add(
          groundFirst(edge.from(), ground), groundFirst(edge.to(), ground), edge.label().charAt(0));
    }
    return builder;
  }

  /**
   * The position on the edges of a graph that are connected to the ground, its first vertex.
   *
   * @param graph with labels x, o or g on its edges
   */
  public Position position(Graph graph) {
    return new HackenbushPosition(this, builder(graph, 0).build());
  }

  /** The ground and the first vertex exchange their numbers. */
  private static int groundFirst(int vertex, int ground) {
    return vertex == ground ? 0 : vertex == 0 ? ground : vertex;
  }
}
