package org.gamester.rulesets.strip;

import java.util.Optional;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.Theorem;
import org.gamester.rulesets.board.Adjacency;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.Direction;
import org.gamester.rulesets.board.StripGame;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * A row of Northcott's game: one piece of each player, which goes any distance along the row and
 * never passes the other. A board of several rows is their sum.
 *
 * <p>A row with a gap of g cells is equal to the nimber *g, although play may return to it
 * (<i>Winning Ways</i>, chapter 3): the second player wins its sum with *g. Moves that close the
 * gap, and those in the nimber, are answered as in Nim; a piece that goes back by k is followed by
 * k cells. The first player can go back only so often, since the second never does.
 *
 * <p>Order of moves: to the right before to the left, near before far.
 */
public final class Northcott extends StripGame {
  private static final int EMPTY = 0;
  private static final int X = 1;
  private static final int O = 2;

  private static final Description DESCRIPTION =
      Description.of(
              "northcott",
              "In each row there is one piece of each player. Move your piece any distance along"
                  + " its row, forwards or backwards, over empty cells; pieces do not pass each"
                  + " other. Play may return to a position. Rows are written as a sum.",
              "northcott(x...o + .x.o.)")
          .notation(
              "Rows of cells, joined by plus signs, each with one piece of Left's and"
                  + " one of Right's.")
          .title("Northcott's Game")
          .aliases("northcotts-game")
          .smallPositions("xo", "x.o", "x..o", ".x.o", "o.x", ".xo.")
          .reference("E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways (1982), chapter 3")
          .pPositions(
              "the player to move loses if and only if the nim sum of the gaps between the two pieces"
                  + " of each row is 0. (Winning Ways, chapter 3)");

  /** The game. */
  public Northcott() {
    super(DESCRIPTION, ".xo#");
  }

  @Override
  public Convention convention() {
    return Convention.LOOPY;
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? X : O;
    int from = board.first(own);
    for (Direction way : new Direction[] {Direction.EAST, Direction.WEST}) {
      int to = board.step(from, way);
      while (board.is(to, EMPTY)) {
        moves.set(from, EMPTY).set(to, own).add(from, to);
        to = board.step(to, way);
      }
    }
  }

  private static int gap(Board board) {
    return Math.abs(board.first(X) - board.first(O)) - 1;
  }

  @Override
  protected Optional<Theorem> theorem(Board board) {
    int gap = gap(board);
    return Optional.of(
        Theorem.ofValue(
            ShortGame.nimber(gap),
            "A row with a gap of %d is equal to *%d: closing the gap is a move of Nim, and a piece"
                    .formatted(gap, gap)
                + " that goes back is followed."));
  }

  @Override
  public Position read(TextReader text) {
    text.skipBlanks();
    int start = text.offset();
    Position row = super.read(text);
    if (!row.text().matches("[.]*(x[.]*o|o[.]*x)[.]*")) {
      throw text.errorAt(start, "a row has one x and one o, and its other cells are empty");
    }
    return row;
  }

  /** Pieces see each other over any distance. */
  @Override
  protected Adjacency adjacency() {
    return Adjacency.WHOLE_BOARD;
  }

  @Override
  protected Symmetries symmetries() {
    return Symmetries.COLOURS_ONLY;
  }
}
