package org.gamester.rulesets.grid;

import org.gamester.rulesets.Description;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Adjacency;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.GridGame;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;

/**
 * King Dirt: stones are placed from the hand, or move like kings and leave blocked cells. A move
 * takes a stone from a hand or an empty cell from the board, so that play ends.
 *
 * <p>The stones in hand are written before the cells, Left's first: {@code 2,1:x..|.#o}.
 *
 * <p>Order of moves: placements, then by stone and by direction clockwise from north.
 */
public final class KingDirt extends GridGame {
  private static final int FREE = 0;
  private static final int X = 1;
  private static final int O = 2;
  private static final int BLOCKED = 3;

  private static final String LEFT = "left";
  private static final String RIGHT = "right";
  private static final String MUST_PLACE = "mustPlace";
  private static final int MOST_IN_HAND = 100_000;
  private static final int HAND_BITS = 20;
  private static final long HAND_MASK = (1L << HAND_BITS) - 1;

  private static final Description DESCRIPTION =
      Description.of(
              "king-dirt",
              "Place a stone from your hand on an empty cell, or move one of your stones one step"
                  + " in any of the eight directions to an empty cell; the cell that it leaves is"
                  + " blocked. With mustPlace=true, stones in hand are placed first.",
              "king-dirt(1,1:x..|.#.|.x#)")
          .notation(
              "Rows of cells from the top, joined by bars. The stones that Left and"
                  + " Right have in hand stand before them, with a colon: `2,1:x..|.#o`.")
          .aliases("gen-king-dirt")
          .parameters(
              new Parameter(LEFT, "0", "Left's stones in hand, unless the position says how many"),
              new Parameter(RIGHT, "0", "Right's stones in hand"),
              new Parameter(
                  MUST_PLACE, "false", "whether stones in hand are placed before any moves"))
          .smallPositions("x..", "x.o", "x..o", "1,1:.", "1,1:..", "x.|.o")
          .reference("With these rules it is also found in the program MCGS");

  private final long start;
  private final boolean mustPlace;

  /** The game; a stone may move while there are others in hand. */
  public KingDirt() {
    this(Parameters.NONE, 0, false);
  }

  private KingDirt(Parameters parameters, long start, boolean mustPlace) {
    super(DESCRIPTION, ".xo#", parameters);
    this.start = start;
    this.mustPlace = mustPlace;
  }

  @Override
  public KingDirt rules(Parameters given) {
    long left = given.number(LEFT, 0, MOST_IN_HAND);
    long right = given.number(RIGHT, 0, MOST_IN_HAND);
    return new KingDirt(given, hands(left, right), given.flag(MUST_PLACE));
  }

  private static long hands(long left, long right) {
    return left | right << HAND_BITS;
  }

  private static long inHand(long hands, Player player) {
    return player == Player.LEFT ? hands & HAND_MASK : hands >>> HAND_BITS;
  }

  /** Reads also {@code 1,1,1:x..o}, where the third number says whether stones are placed first. */
  @Override
  public Position read(TextReader text) {
    text.skipBlanks();
    int from = text.offset();
    boolean placesFirst = atNumberBefore(',', text) && readHands(text, 1) == 1;
    text.moveTo(from);
    if (placesFirst && !mustPlace) {
      if (start != 0) {
        throw text.error("mustPlace is false in the parameters, but 1 before the cells");
      }
      return rules(Parameters.of(this, MUST_PLACE + "=true")).read(text);
    }
    return super.read(text);
  }

  /** Whether a number follows with this character after it, and not the size of a board. */
  private static boolean atNumberBefore(char after, TextReader text) {
    int ahead = 0;
    while (text.peek(ahead) >= '0' && text.peek(ahead) <= '9') {
      ahead++;
    }
    return ahead > 0 && text.peek(ahead) == after;
  }

  /** Reads the numbers before the cells; returns the hands, or the third number. */
  private static long readHands(TextReader text, int part) {
    long left = text.number("the number of Left's stones in hand", 0, MOST_IN_HAND);
    text.expect(',');
    long right = text.number("the number of Right's stones in hand", 0, MOST_IN_HAND);
    long third = 0;
    if (text.accept(',')) {
      third = text.number("whether stones are placed first", 0, 1);
    }
    text.expect(':');
    return part == 0 ? hands(left, right) : third;
  }

  @Override
  protected long readExtra(TextReader text) {
    if (atNumberBefore(':', text)) {
      throw text.expected("the stones in hand of both players, as in '1,1:'");
    }
    return atNumberBefore(',', text) ? readHands(text, 0) : start;
  }

  @Override
  protected String extraText(long extra) {
    return extra == start
        ? ""
        : inHand(extra, Player.LEFT) + "," + inHand(extra, Player.RIGHT) + ":";
  }

  @Override
  protected long extraOfNegative(long extra) {
    return hands(inHand(extra, Player.RIGHT), inHand(extra, Player.LEFT));
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? X : O;
    long hands = board.extra();
    boolean hasStones = inHand(hands, player) > 0;
    if (hasStones) {
      long after = hands - (player == Player.LEFT ? 1 : 1L << HAND_BITS);
      for (int a = board.first(FREE); a >= 0; a = board.next(FREE, a)) {
        moves.set(a, own).extra(after).add(a);
      }
    }
    if (hasStones && mustPlace) {
      return;
    }
    for (int a = board.first(own); a >= 0; a = board.next(own, a)) {
      for (int b : board.geometry().touching(a, Adjacency.CORNERS)) {
        if (board.is(b, FREE)) {
          moves.set(a, BLOCKED).set(b, own).add(a, b);
        }
      }
    }
  }

  /** A stone in hand can be placed anywhere, so that it holds the board together. */
  @Override
  protected Adjacency adjacency(long extra) {
    return extra == 0 ? Adjacency.CORNERS : Adjacency.WHOLE_BOARD;
  }

  @Override
  protected boolean isDead(Region region) {
    return region.count(FREE) == 0 || region.count(X) + region.count(O) + region.extra() == 0;
  }

  @Override
  protected Symmetries symmetries() {
    return Symmetries.ALL;
  }
}
