package org.gamester.rulesets.graph;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Dimensions;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Graph;
import org.gamester.rulesets.board.Graph.Edge;
import org.gamester.rulesets.board.GraphText;

/**
 * A game in which a move cuts a string, or draws a line, and a player who frees a coin, or
 * completes a box, has to move again: for the score, or for the last move.
 */
abstract class CoinGame extends Game {
  private static final int MOST_BOXES = 10_000;
  private static final String GROUND = " ground ";
  private static final String TAKEN = "taken ";

  private final Convention convention;

  CoinGame(Description description, Convention convention) {
    super(description);
    this.convention = convention;
  }

  @Override
  public final Convention convention() {
    return convention;
  }

  /** Whether coins are scored; otherwise only the last move counts. */
  final boolean isScored() {
    return convention == Convention.SCORING;
  }

  /** Reads a board of boxes: its size, then after a colon the lines and the owners of boxes. */
  final Position readBoxes(TextReader text) {
    Dimensions size = Dimensions.read(text, MOST_BOXES, "boxes");
    DotsBoard board = new DotsBoard(size.rows(), size.columns());
    BitSet drawn = new BitSet();
    byte[] owners = new byte[size.cells()];
    text.skipBlanks();
    if (!text.accept(':')) {
      return new DotsPosition(this, board, drawn, owners);
    }
    List<Integer> owned = new ArrayList<>();
    while (!text.atEnd()) {
      int place = text.offset();
      char kind = Character.toLowerCase(text.peek());
      if (kind == 'h' || kind == 'v') {
        text.next();
        int line = board.line(kind == 'h', text);
        if (drawn.get(line)) {
          throw text.errorAt(place, "the line %s is drawn twice".formatted(board.name(line)));
        }
        drawn.set(line);
      } else if (isScored() && (kind == 'x' || kind == 'o')) {
        text.next();
        int box = board.box(text);
        if (owners[box] != 0) {
          throw text.errorAt(place, "the box %s has two owners".formatted(board.boxName(box)));
        }
        owners[box] = kind == 'x' ? DotsPosition.LEFT : DotsPosition.RIGHT;
        owned.add(box);
      } else {
        throw text.expected(
            isScored()
                ? "a line such as h11 or v12, or the owner of a box such as x11 or o12"
                : "a line such as h11 or v12");
      }
    }
    for (int box : owned) {
      if (!board.isComplete(box, drawn)) {
        throw text.error(
            "the box %s has an owner, but not four lines".formatted(board.boxName(box)));
      }
    }
    return new DotsPosition(this, board, drawn, owners);
  }

  /**
   * Reads a graph of coins and strings, then the vertex that is the ground, and how many coins each
   * player has taken.
   */
  final Position readStrings(TextReader text) {
    text.skipBlanks();
    int start = text.offset();
    String rest = text.rest();
    int taken = isScored() ? (" " + rest).lastIndexOf(" " + TAKEN) : -1;
    int left = 0;
    int right = 0;
    int end = taken < 0 ? text.end() : start + taken;
    if (taken >= 0) {
      TextReader numbers = text.part(end + TAKEN.length(), text.end());
      left = (int) numbers.number("how many coins Left has taken", 0, Integer.MAX_VALUE / 2);
      numbers.expect(':');
      right = (int) numbers.number("how many coins Right has taken", 0, Integer.MAX_VALUE / 2);
      numbers.expectEnd();
    }
    int named = text.between(start, end).lastIndexOf(GROUND);
    int graphEnd = named < 0 ? end : start + named;
    GraphText read =
        GraphText.read(text.part(start, graphEnd), Alphabet.COLOURS, GraphText.Arcs.REFUSED);
    ImpartialGeography.requirePlain(text, read);
    Graph graph = read.graph();
    if (read.token().isPresent()) {
      throw text.errorAt(start, "no token stands on the strings");
    }
    int ground = StringsPosition.NO_GROUND;
    if (named >= 0) {
      TextReader name = text.part(graphEnd + GROUND.length(), end);
      ground = graph.names().indexOf(name.content());
      if (ground < 0) {
        throw name.expected("a vertex of the graph, which is the ground");
      }
    }
    int[] degree = new int[graph.names().size()];
    for (Edge edge : graph.edges()) {
      if (edge.from() == edge.to()) {
        throw text.errorAt(
            edge.offset(),
            "the string %s has both ends at one vertex".formatted(graph.write(edge)));
      }
      degree[edge.from()]++;
      degree[edge.to()]++;
    }
    for (int v = 0; v < degree.length; v++) {
      if (degree[v] == 0 && v != ground) {
        throw text.errorAt(
            start, "no string holds the coin %s, so it is free".formatted(graph.names().get(v)));
      }
    }
    text.moveTo(text.end());
    return StringsPosition.of(this, graph, ground, left, right);
  }
}
