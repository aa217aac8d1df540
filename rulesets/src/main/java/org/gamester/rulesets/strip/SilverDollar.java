package org.gamester.rulesets.strip;

import java.util.Optional;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.Theorem;
import org.gamester.rulesets.board.Adjacency;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.CellChanges;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.board.StripGame;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * The Silver Dollar game: coins move to the left along a strip and do not pass each other; with or
 * without the dollar, which ends the play when it is taken off the strip.
 *
 * <p>Without the dollar the game is Nim. The coins are paired from the right; if their number is
 * odd, the first one is paired with the wall. A move of the right coin of a pair takes from the gap
 * between the two; a move of the left one adds to it, and is answered by moving the right one as
 * far. Such moves are used up, so that the value is the nim sum of the gaps (<i>Winning Ways</i>,
 * chapter 15, and law 34).
 *
 * <p>Order of moves: by coin, from the left, far before near; then the coin that is taken off.
 */
public final class SilverDollar extends StripGame {
  private static final int EMPTY = 0;
  private static final int COIN = 1;
  private static final int DOLLAR = 2;
  private static final int GONE = 3;
  private static final String WITH_DOLLAR = "dollar";

  private static final Description DESCRIPTION =
      Description.of(
              "silver-dollar",
              "Move a coin (c) any number of empty cells to the left; coins do not pass each other."
                  + " With dollar=true one of them is a silver dollar (s), the first coin may also"
                  + " be taken off the strip, and the play is over when the dollar is taken.",
              "silver-dollar(..c..c.c)")
          .notation(
              "One row of cells from the left end: c is a coin and, with"
                  + " {dollar=true}, s the silver dollar:"
                  + " `silver-dollar{dollar=true}(..c.s.c)`.")
          .aliases("silver-dollar-game")
          .parameters(
              new Parameter(
                  WITH_DOLLAR, "false", "whether there is a dollar, and coins are taken off"))
          .impartial()
          .smallPositions("c", "..c", ".c.c", "c.c", "..c..c.c", "cc..c", "..c.c..c")
          .reference("N. G. de Bruijn; Winning Ways, chapter 15");

  private final boolean hasDollar;

  /** The game without the dollar. */
  public SilverDollar() {
    this(Parameters.NONE, false);
  }

  private SilverDollar(Parameters given, boolean hasDollar) {
    super(DESCRIPTION, ".cs#", given);
    this.hasDollar = hasDollar;
  }

  @Override
  public SilverDollar rules(Parameters given) {
    return new SilverDollar(given, given.flag(WITH_DOLLAR));
  }

  private static boolean isCoin(Board board, int cell) {
    return board.is(cell, COIN) || board.is(cell, DOLLAR);
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    if (hasDollar && board.first(DOLLAR) < 0) {
      return;
    }
    int first = -1;
    int wall = 0;
    for (int a = 0; a < board.cells(); a++) {
      if (isCoin(board, a)) {
        for (int to = wall; to < a; to++) {
          moves.set(a, EMPTY).set(to, board.state(a)).add(a, to);
        }
        wall = a + 1;
        first = first < 0 ? a : first;
      }
    }
    if (hasDollar && first >= 0) {
      moves.set(first, EMPTY).add(first);
    }
  }

  /** The nim sum of the gaps between the coins of each pair. */
  private static int gaps(Board board) {
    int gaps = 0;
    int right = -1;
    for (int a = board.cells() - 1; a >= 0; a--) {
      if (board.is(a, COIN)) {
        gaps ^= right < 0 ? 0 : right - a - 1;
        right = right < 0 ? a : -1;
      }
    }
    return right < 0 ? gaps : gaps ^ right;
  }

  @Override
  protected Optional<ShortGame> knownValue(Board board) {
    return hasDollar ? Optional.empty() : Optional.of(ShortGame.nimber(gaps(board)));
  }

  @Override
  protected Optional<Theorem> theorem(Board board) {
    if (hasDollar) {
      return Optional.empty();
    }
    return Optional.of(
        Theorem.ofValue(
            ShortGame.nimber(gaps(board)),
            "The coins are paired from the right, a first one that is left over with the wall. A"
                + " coin that moves away from the other one of its pair is followed, so that the"
                + " gaps between the two are heaps of Nim.",
            "Here the nim sum of these gaps is %d.".formatted(gaps(board))));
  }

  /** What lies to the right of all coins does not matter. */
  @Override
  protected void settle(Board board, CellChanges changes) {
    for (int a = board.cells() - 1; a >= 0 && !isCoin(board, a); a--) {
      changes.set(a, GONE);
    }
  }

  @Override
  protected boolean isDead(Region region) {
    return region.count(hasDollar ? DOLLAR : COIN) == 0;
  }

  /** Coins see the wall over any distance. */
  @Override
  protected Adjacency adjacency() {
    return Adjacency.WHOLE_BOARD;
  }

  @Override
  protected void check(Board board, TextReader text, int start) {
    for (int a = 0; a < board.cells(); a++) {
      if (board.is(a, GONE)) {
        throw text.errorAt(start, "a strip of coins has no absent cells #");
      }
    }
    int dollars = board.count(DOLLAR);
    if (dollars > (hasDollar ? 1 : 0)) {
      throw text.errorAt(
          start,
          hasDollar
              ? "there is one silver dollar s, found " + dollars
              : "there is a silver dollar s only with dollar=true");
    }
  }
}
