package org.gamester.rulesets.strip;

import org.gamester.rulesets.board.Adjacency;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardAlphabet;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.Direction;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.board.StripGame;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;

/** Toads and Frogs and its family: pieces slide, and jump over each other. */
public final class ToadsAndFrogs extends StripGame {
  private static final int EMPTY = 0;
  private static final int X = 1;
  private static final int O = 2;

  /** The game. */
  public ToadsAndFrogs() {
    super(".xo#");
  }

  @Override
  protected BoardAlphabet alphabet(BoardAlphabet usual) {
    return usual.alsoReading("tT", 'x').alsoReading("fF", 'o');
  }

  @Override
  public String id() {
    return "toads-and-frogs";
  }

  @Override
  public String rule() {
    return "Left moves toads to the right, Right moves frogs to the left: to the next cell if it is empty, or over one enemy piece onto the empty cell behind it.";
  }

  @Override
  public String example() {
    return "toads-and-frogs(xx..oo)";
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? X : O;
    Direction way = player == Player.LEFT ? Direction.EAST : Direction.WEST;
    for (int a = board.first(own); a >= 0; a = board.next(own, a)) {
      int b = board.step(a, way);
      if (board.is(b, X + O - own)) {
        b = board.step(b, way);
      }
      if (board.is(b, EMPTY)) {
        moves.set(a, EMPTY).set(b, own).add(a, b);
      }
    }
  }

  @Override
  protected Adjacency adjacency() {
    return Adjacency.WHOLE_BOARD;
  }

  @Override
  protected boolean isDead(Region region) {
    return region.count(EMPTY) == 0 || region.count(X) + region.count(O) == 0;
  }

  @Override
  protected Symmetries symmetries() {
    return Symmetries.BACKWARDS;
  }
}
