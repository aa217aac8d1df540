package org.gamester.rulesets.strip;

import java.util.List;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardAlphabet;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.StripGame;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;

/** Toppling Dominoes: a domino topples all on one side of it. */
public final class TopplingDominoes extends StripGame {
  private static final int X = 0;
  private static final int O = 1;
  private static final int GREEN = 2;
  private static final int GONE = 3;

  /** The game. */
  public TopplingDominoes() {
    super("xog.");
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
  public String id() {
    return "toppling-dominoes";
  }

  @Override
  public String rule() {
    return "Topple a domino of your colour, or a green one, to the left or to the right; it and all dominoes on that side are removed.";
  }

  @Override
  public String example() {
    return "toppling-dominoes(xoox)";
  }

  @Override
  public String reference() {
    return "A. Fink, R. J. Nowakowski, A. N. Siegel, D. Wolfe, Toppling conjectures " + "(2015)";
  }

  @Override
  public List<String> smallPositions() {
    return List.of("x", "xo", "xxo", "xox", "xoox", "xgo", "xog", "ggg");
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? X : O;
    int last = board.cells() - 1;
    for (int a = 0; a <= last; a++) {
      if (board.is(a, own) || board.is(a, GREEN)) {
        topple(moves, 0, a);
        moves.add(a, 0);
        topple(moves, a, last);
        moves.add(a, last);
      }
    }
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
