package org.gamester.rulesets.cards;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Adjacency;

/**
 * Reads the lines that say how a play ends:
 *
 * <pre>
 * wins:      xxx in all eight directions
 * left wins: x joins left and right on hexagons
 * loses:     xx
 * end:       draw
 * end:       more x
 * </pre>
 *
 * <p>{@code wins} and {@code loses} are written for Left; for Right the pieces are exchanged.
 */
final class EndReader {

  /** The first words of these lines. */
  static final List<String> KEYS = List.of("wins", "loses", "left wins", "right wins", "end");

  private final CardReader card;
  private final List<Goal> ofLeft = new ArrayList<>();
  private final List<Goal> ofRight = new ArrayList<>();
  private final List<Goal> scoreOfLeft = new ArrayList<>();
  private final List<Goal> scoreOfRight = new ArrayList<>();
  private PlayEnd.Stuck stuck = PlayEnd.Stuck.LOSES;
  private boolean hasEnd;

  /**
   * @param card knows the board and the pieces
   */
  EndReader(CardReader card) {
    this.card = card;
  }

  PlayEnd end() {
    return new PlayEnd(ofLeft, ofRight, stuck, scoreOfLeft, scoreOfRight);
  }

  /** Reads what stands after the colon. */
  void read(String key, TextReader value) {
    value.skipBlanks();
    int start = value.offset();
    if (card.board() == BoardKind.HEAP) {
      throw value.errorAt(start, "a game on heaps ends when the player to move has no move");
    }
    switch (key) {
      case "end" -> readEnd(value, start);
      case "left wins" -> ofLeft.addAll(goals(value).asWritten);
      case "right wins" -> ofRight.addAll(goals(value).asWritten);
      default -> {
        requirePieces(value, start);
        Goals goals = goals(value);
        boolean wins = key.equals("wins");
        ofLeft.addAll(wins ? goals.asWritten : goals.exchanged);
        ofRight.addAll(wins ? goals.exchanged : goals.asWritten);
      }
    }
    value.skipBlanks();
    if (value.offset() < value.end()) {
      throw value.expected("the end of the line");
    }
  }

  private void requirePieces(TextReader value, int place) {
    if (!card.hasPlayers()) {
      throw value.errorAt(
          place, "an end for each player needs pieces of the players, such as pieces: . x/o");
    }
  }

  private void readEnd(TextReader value, int start) {
    if (hasEnd) {
      throw value.errorAt(start, "there is another line end:");
    }
    hasEnd = true;
    if (value.accept("loses")) {
      stuck = PlayEnd.Stuck.LOSES;
    } else if (value.accept("wins")) {
      stuck = PlayEnd.Stuck.WINS;
    } else if (value.accept("draw")) {
      stuck = PlayEnd.Stuck.DRAW;
    } else if (value.accept("more ")) {
      stuck = PlayEnd.Stuck.SCORE;
      requirePieces(value, start);
      Goals goals = goals(value);
      scoreOfLeft.addAll(goals.asWritten);
      scoreOfRight.addAll(goals.exchanged);
    } else {
      throw value.expected("loses, wins, draw, or more and a pattern of which more are better");
    }
  }

  /** Goals as they are written, and with the pieces of the players exchanged. */
  private record Goals(List<Goal> asWritten, List<Goal> exchanged) {}

  private Goals goals(TextReader value) {
    value.skipBlanks();
    int start = value.offset();
    String pieces = card.pattern(value);
    value.skipBlanks();
    if (value.accept("joins ")) {
      return joined(value, start, pieces);
    }
    if (pieces.length() > (card.board() == BoardKind.GRAPH ? 2 : CardReader.LONGEST_PATTERN)) {
      throw value.errorAt(
          start,
          card.board() == BoardKind.GRAPH
              ? "a pattern on a graph is one vertex, or two that an edge joins"
              : "a pattern has at most " + CardReader.LONGEST_PATTERN + " cells");
    }
    DirectionWords directions =
        DirectionWords.read(value, card.board(), true, pieces.length() == 1);
    String exchanged = CardSymmetries.exchanged(pieces, card.left(), card.right());
    return new Goals(
        List.of(inRow(pieces, directions.of(true))),
        List.of(inRow(exchanged, directions.of(false))));
  }

  private static Goal inRow(String pieces, List<Pattern.Step> steps) {
    return new Goal.InRow(new Pattern(pieces, pieces, steps, "", false).onceOnly());
  }

  private Goals joined(TextReader value, int start, String pieces) {
    if (card.board() != BoardKind.GRID) {
      throw value.errorAt(start, "only a grid has sides to be joined");
    }
    if (pieces.length() != 1) {
      throw value.errorAt(start, "a chain is made of one piece, such as x");
    }
    Set<Goal.Side> sides = EnumSet.noneOf(Goal.Side.class);
    do {
      value.skipBlanks();
      sides.add(side(value));
      value.skipBlanks();
    } while (value.accept("and "));
    if (sides.size() < 2) {
      throw value.expected("'and' and another side");
    }
    Adjacency adjacency = Adjacency.SIDES;
    if (value.accept("on hexagons")) {
      adjacency = Adjacency.HEXAGONS;
    } else if (value.accept("or corners")) {
      adjacency = Adjacency.CORNERS;
    }
    char piece = pieces.charAt(0);
    char other = CardSymmetries.exchanged(pieces, card.left(), card.right()).charAt(0);
    return new Goals(
        List.of(new Goal.Joined(piece, sides, adjacency)),
        List.of(new Goal.Joined(other, sides, adjacency)));
  }

  private static Goal.Side side(TextReader value) {
    for (Goal.Side side : Goal.Side.values()) {
      if (value.accept(side.name().toLowerCase(Locale.ROOT))) {
        return side;
      }
    }
    throw value.expected("one of the sides left, right, top, bottom");
  }
}
