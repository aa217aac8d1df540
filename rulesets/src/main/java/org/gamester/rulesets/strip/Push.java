package org.gamester.rulesets.strip;

import org.gamester.rulesets.Description;
import org.gamester.rulesets.NamedGame;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.CellChanges;
import org.gamester.rulesets.board.Direction;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.board.StripGame;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;

/**
 * Push and Shove (<i>Lessons in Play</i>): a piece goes one cell to the left and takes others with
 * it; pieces leave the row at its left end. All positions are numbers. An absent cell ends a row.
 */
public final class Push extends StripGame {
  private static final int EMPTY = 0;
  private static final int X = 1;
  private static final int O = 2;
  private static final int GONE = 3;
  private static final String MOVED = "moved";

  private static final Description DESCRIPTION =
      Description.of(
              "push",
              "Move a piece of your own one cell to the left, and with it the pieces that stand in"
                  + " its way without a gap; a piece leaves the row at its left end.",
              "push(.xo.x)")
          .notation("One row of cells, on which pieces move to the left.")
          .parameters(
              new Parameter(
                  MOVED,
                  "pushed",
                  "what moves with a piece: the pieces that are pushed, or all on its left"))
          .smallPositions("x", ".x", "xo", "ox", "xox", ".xo", "x.o", "xxo")
          .reference(
              "M. H. Albert, R. J. Nowakowski, D. Wolfe, Lessons in Play (2007), chapter 5 for"
                  + " both games")
          .named(
              NamedGame.of(
                  "shove",
                  "all",
                  "Move a piece of your own one cell to the left, and with it all pieces on its"
                      + " left; a piece leaves the row at its left end."));

  private final boolean movesAll;

  /** Push. */
  public Push() {
    this(Parameters.NONE, false);
  }

  private Push(Parameters given, boolean movesAll) {
    super(DESCRIPTION, ".xo#", given);
    this.movesAll = movesAll;
  }

  @Override
  public Push rules(Parameters given) {
    return new Push(given, given.word(MOVED, "pushed", "all").equals("all"));
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? X : O;
    for (int a = board.first(own); a >= 0; a = board.next(own, a)) {
      int from = a;
      int to = board.step(a, Direction.WEST);
      while (isOnRow(board, to) && (movesAll || !board.is(from, EMPTY))) {
        moves.set(to, board.state(from));
        from = to;
        to = board.step(to, Direction.WEST);
      }
      moves.set(a, EMPTY).add(a);
    }
  }

  private static boolean isOnRow(Board board, int cell) {
    return cell >= 0 && !board.is(cell, GONE);
  }

  /** Empty cells to the right of all pieces do not matter. */
  @Override
  protected void settle(Board board, CellChanges changes) {
    boolean matters = false;
    for (int a = board.cells() - 1; a >= 0; a--) {
      matters = !board.is(a, GONE) && (matters || !board.is(a, EMPTY));
      if (!matters) {
        changes.set(a, GONE);
      }
    }
  }

  @Override
  protected boolean isDead(Region region) {
    return region.count(X) + region.count(O) == 0;
  }

  @Override
  protected Symmetries symmetries() {
    return Symmetries.COLOURS_ONLY;
  }
}
