package org.gamester.rulesets.grid;

import org.gamester.rulesets.Description;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.GridGame;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;

/** NoGo: place stones; every block must keep an empty neighbour. */
public final class NoGo extends GridGame {
  private static final int FREE = 0;
  private static final int X = 1;
  private static final int O = 2;

  private static final Description DESCRIPTION =
      Description.of(
              "nogo",
              "Place a stone on an empty cell so that every block of stones of one colour still has"
                  + " an empty neighbour.",
              "nogo(3x3)")
          .title("NoGo")
          .aliases("nogo-1xn")
          .reference(
              "C.-W. Chou, O. Teytaud, S.-J. Yen, Revisiting Monte-Carlo tree search on a normal"
                  + " form game: NoGo (2011)");

  /** The game. */
  public NoGo() {
    super(DESCRIPTION, ".xo#");
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? X : O;
    for (int a = board.first(FREE); a >= 0; a = board.next(FREE, a)) {
      if (keepsLiberties(board.with(a, own), a, own)) {
        moves.set(a, own).add(a);
      }
    }
  }

  /** Whether the block of a new stone, and all blocks next to it, have a liberty. */
  private static boolean keepsLiberties(Board after, int a, int own) {
    if (!after.blockTouches(a, own, FREE)) {
      return false;
    }
    for (int b : after.geometry().neighbours(a)) {
      if (after.is(b, X + O - own) && !after.blockTouches(b, X + O - own, FREE)) {
        return false;
      }
    }
    return true;
  }

  @Override
  protected void check(Board board, TextReader text, int start) {
    for (int colour = X; colour <= O; colour++) {
      for (int a = board.first(colour); a >= 0; a = board.next(colour, a)) {
        if (!board.blockTouches(a, colour, FREE)) {
          throw text.errorAt(
              start, "the block of " + board.geometry().name(a) + " has no empty neighbour");
        }
      }
    }
  }

  /** A stone does not matter to one of the other colour beside it: only empty cells count. */
  @Override
  protected boolean areBound(int state, int other) {
    return state == FREE || other == FREE || state == other;
  }

  /** In a row, a block has the same two neighbours however long it is. */
  @Override
  protected boolean countAsOne(int state) {
    return state != FREE;
  }

  @Override
  protected boolean isDead(Region region) {
    return region.count(FREE) == 0;
  }

  @Override
  protected Symmetries symmetries() {
    return Symmetries.ALL;
  }
}
