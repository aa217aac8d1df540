package org.gamester.rulesets.strip;

import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardAlphabet;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.StripGame;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;

/**
 * Toppling Dominoes: a domino topples all on one side of it, up to the next gap. A gap, written as
 * a dot, ends a row: the rows on its two sides are independent.
 */
public final class TopplingDominoes extends StripGame {
  private static final int X = 0;
  private static final int O = 1;
  private static final int GREEN = 2;
  private static final int GONE = 3;

  private static final Description DESCRIPTION =
      Description.of(
              "toppling-dominoes",
              "Topple a domino of your colour, or a green one, to the left or to the right; it and"
                  + " all dominoes on that side are removed. A gap ends a row.",
              "toppling-dominoes(xoox)")
          .notation(
              "The dominoes of a row in order, x Left's, o Right's and g both"
                  + " players'; a plus sign joins rows.")
          .smallPositions("x", "xo", "xxo", "xox", "xoox", "xgo", "xog", "ggg")
          .reference(
              "A. Fink, R. J. Nowakowski, A. N. Siegel, D. Wolfe, Toppling conjectures (2015)");

  /** The game. */
  public TopplingDominoes() {
    super(DESCRIPTION, "xog.");
  }

  @Override
  protected BoardAlphabet alphabet(BoardAlphabet usual) {
    return usual.alsoReading("#", 'g');
  }

  @Override
  protected Appearance.Tiling tiling() {
    return Appearance.Tiling.DOMINOES;
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? X : O;
    for (int first = nextDomino(board, 0); first < board.cells(); ) {
      int gap = nextGap(board, first);
      for (int a = first; a < gap; a++) {
        if (board.is(a, own) || board.is(a, GREEN)) {
          topple(moves, first, a);
          moves.add(a, first);
          topple(moves, a, gap - 1);
          moves.add(a, gap - 1);
        }
      }
      first = nextDomino(board, gap);
    }
  }

  private static int nextDomino(Board board, int from) {
    int cell = from;
    while (cell < board.cells() && board.is(cell, GONE)) {
      cell++;
    }
    return cell;
  }

  private static int nextGap(Board board, int from) {
    int cell = from;
    while (cell < board.cells() && !board.is(cell, GONE)) {
      cell++;
    }
    return cell;
  }

  private static void topple(BoardMoves moves, int from, int to) {
    for (int cell = from; cell <= to; cell++) {
      moves.set(cell, GONE);
    }
  }

  @Override
  protected Symmetries symmetries() {
    return Symmetries.ALL;
  }
}
