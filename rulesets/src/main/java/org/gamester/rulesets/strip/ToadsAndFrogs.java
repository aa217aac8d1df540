package org.gamester.rulesets.strip;

import java.util.List;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.NamedGame;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardAlphabet;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.CellChanges;
import org.gamester.rulesets.board.Direction;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.board.StripGame;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;

/**
 * Toads and Frogs and its family: pieces slide over empty cells and jump over each other. Moves go
 * forwards, so that play ends; with a negative {@code minSlide} pieces also slide backwards, and
 * play may repeat.
 *
 * <p>Order of moves: by piece, then by distance, slides backwards last.
 */
public final class ToadsAndFrogs extends StripGame {
  private static final int EMPTY = 0;
  private static final int X = 1;
  private static final int O = 2;
  private static final int GONE = 3;

  private static final String MIN_SLIDE = "minSlide";
  private static final String MAX_SLIDE = "maxSlide";
  private static final String MAX_JUMP = "maxJump";
  private static final String FRIENDLY = "friendly";
  private static final int FARTHEST = 1_000_000;

  private static final Description DESCRIPTION =
      Description.of(
              "toads",
              "Left moves toads to the right, Right moves frogs to the left: a piece slides over"
                  + " minSlide to maxSlide empty cells, or jumps over 1 to maxJump enemy pieces in"
                  + " a row onto the empty cell behind them. With friendly=true it may jump over"
                  + " any pieces. With a negative minSlide it may also slide backwards as far, and"
                  + " play may repeat.",
              "toads-and-frogs(xx..oo)")
          .notation(
              "One row of cells: x is a toad, which moves to the right, and o a frog,"
                  + " which moves to the left; t and f are read as x and o.")
          .title("Toads and Frogs, Generalized")
          .aliases("gen-toads")
          .parameters(
              new Parameter(
                  MIN_SLIDE, "1", "the shortest slide; -n: slides backwards up to n cells too"),
              new Parameter(MAX_SLIDE, "1", "the longest slide; 0 for none"),
              new Parameter(MAX_JUMP, "1", "how many pieces may be jumped over; 0 for none"),
              new Parameter(
                  FRIENDLY, "false", "whether pieces of the same colour may be jumped over"))
          .smallPositions("x.", "x.o", "x..o", "x.o.", "x.oo", "xx.o", "xx.oo", "xo..")
          .reference("E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways (1982), chapter 1")
          .named(
              NamedGame.of(
                  "toads-and-frogs",
                  "1, 1, 1, false",
                  "Left moves toads to the right, Right moves frogs to the left: a piece goes to"
                      + " the next cell if that is empty, or jumps over one enemy piece onto the"
                      + " empty cell behind it."),
              NamedGame.of(
                      "elephants-and-rhinos",
                      "1, 1, 0, false",
                      "Left moves toads to the right, Right moves frogs to the left: a piece goes"
                          + " to the next cell if that is empty. It never jumps.")
                  .aliases("elephants"),
              NamedGame.of(
                  "backsliding",
                  "-1, 1, 1, false",
                  "Left moves toads to the right, Right moves frogs to the left: a piece goes to"
                      + " the next cell if that is empty, or jumps over one enemy piece onto the"
                      + " empty cell behind it. It may also go backwards to an empty cell next to"
                      + " it, so that play may repeat."));

  private final boolean isPlain;
  private final int minSlide;
  private final int maxSlide;
  private final int maxJump;
  private final boolean isFriendly;

  /** Toads and Frogs. */
  public ToadsAndFrogs() {
    super(DESCRIPTION, ".xo#");
    this.isPlain = true;
    this.minSlide = 1;
    this.maxSlide = 1;
    this.maxJump = 1;
    this.isFriendly = false;
  }

  private ToadsAndFrogs(Parameters given) {
    super(DESCRIPTION, ".xo#", given);
    this.isPlain = given.text().isEmpty();
    this.minSlide = minSlide(given);
    this.maxSlide = (int) given.number(MAX_SLIDE, 0, FARTHEST);
    this.maxJump = (int) given.number(MAX_JUMP, 0, FARTHEST);
    this.isFriendly = given.flag(FRIENDLY);
  }

  private static int minSlide(Parameters given) {
    TextReader backwards = given.reader(MIN_SLIDE);
    if (!backwards.accept('-')) {
      return (int) given.number(MIN_SLIDE, 1, FARTHEST);
    }
    int cells = (int) backwards.number("the longest slide backwards", 1, FARTHEST);
    backwards.expectEnd();
    return -cells;
  }

  @Override
  public ToadsAndFrogs rules(Parameters given) {
    return new ToadsAndFrogs(given);
  }

  @Override
  protected BoardAlphabet alphabet(BoardAlphabet usual) {
    return usual.alsoReading("tT", 'x').alsoReading("fF", 'o');
  }

  @Override
  public Convention convention() {
    return minSlide < 0 ? Convention.LOOPY : Convention.NORMAL;
  }

  /** Reads also {@code 1,1,1,0:x..o}, the four parameters before the cells. */
  @Override
  public Position read(TextReader text) {
    text.skipBlanks();
    int colon = text.rest().indexOf(':');
    if (!text.atDigit() || colon < 0) {
      return super.read(text);
    }
    if (!isPlain) {
      throw text.error("the parameters are given twice, in braces and before the cells");
    }
    List<TextReader> numbers = text.part(text.offset(), text.offset() + colon).split(',');
    if (numbers.size() != 4) {
      throw text.expected("four parameters before the colon, as in 1,1,1,0:x..o");
    }
    long[] values = new long[4];
    String[] names = {MIN_SLIDE, MAX_SLIDE, MAX_JUMP, FRIENDLY};
    for (int i = 0; i < 4; i++) {
      values[i] = numbers.get(i).number(names[i], i == 0 ? 1 : 0, i == 3 ? 1 : FARTHEST);
      numbers.get(i).expectEnd();
    }
    TextReader cells = text.part(text.offset() + colon + 1, text.end());
    text.moveTo(text.end());
    return rules(Parameters.of(this, parameters(values))).read(cells);
  }

  private static String parameters(long[] values) {
    return "%d, %d, %d, %b".formatted(values[0], values[1], values[2], values[3] == 1);
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? X : O;
    Direction way = player == Player.LEFT ? Direction.EAST : Direction.WEST;
    Direction back = player == Player.LEFT ? Direction.WEST : Direction.EAST;
    for (int a = board.first(own); a >= 0; a = board.next(own, a)) {
      int b = board.step(a, way);
      if (board.is(b, EMPTY)) {
        for (int steps = 1; steps <= maxSlide && board.is(b, EMPTY); steps++) {
          if (steps >= minSlide) {
            moves.set(a, EMPTY).set(b, own).add(a, b);
          }
          b = board.step(b, way);
        }
      } else {
        int over = 0;
        while (over < maxJump && isJumped(board, b, own)) {
          over++;
          b = board.step(b, way);
        }
        if (over > 0 && board.is(b, EMPTY)) {
          moves.set(a, EMPTY).set(b, own).add(a, b);
        }
      }
      b = board.step(a, back);
      for (int steps = 1; steps <= -minSlide && board.is(b, EMPTY); steps++) {
        moves.set(a, EMPTY).set(b, own).add(a, b);
        b = board.step(b, back);
      }
    }
  }

  private boolean isJumped(Board board, int cell, int own) {
    return board.is(cell, X + O - own) || (isFriendly && board.is(cell, own));
  }

  /**
   * Without jumps, pieces that can never move again are walls, and so are the empty cells that no
   * piece can reach: those with neither a toad next to them on the left nor a frog on the right.
   */
  @Override
  protected void settle(Board board, CellChanges changes) {
    if (maxJump > 0) {
      return;
    }
    for (int from = 0; from < board.cells(); ) {
      int state = board.state(from);
      int to = from + 1;
      while (to < board.cells() && board.state(to) == state) {
        to++;
      }
      boolean opensLeft = from > 0 && board.is(from - 1, state == EMPTY ? X : EMPTY);
      boolean opensRight = to < board.cells() && board.is(to, state == EMPTY ? O : EMPTY);
      boolean isLive =
          switch (state) {
            case X -> opensRight;
            case O -> opensLeft;
            case EMPTY -> opensLeft || opensRight;
            default -> false;
          };
      for (int cell = from; cell < to && !isLive; cell++) {
        changes.set(cell, GONE);
      }
      from = to;
    }
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
