package org.gamester.rulesets.grid;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.Theorem;
import org.gamester.rulesets.board.Adjacency;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.CellChanges;
import org.gamester.rulesets.board.GridGame;
import org.gamester.rulesets.board.GridGeometry;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.rulesets.board.Turn;
import org.gamester.values.Player;

/**
 * Hex under normal play: Left joins the left and the right side, Right top and bottom. Of a full
 * board exactly one player has joined the sides, so that who joins them first wins under both
 * conventions of the end: that nobody moves any more, or that only the owner of the chain does.
 *
 * <p>With {@code follow=true} the position remembers the last stone: a player must place next to it
 * if it is the opponent's and has an empty neighbour. Its cell is written before the board, {@code
 * b2:...|.x.|...}.
 */
public final class Hex extends GridGame {
  private static final Symmetries OF_A_RHOMBUS =
      new Symmetries(
          EnumSet.of(Turn.IDENTITY, Turn.HALF_TURN),
          EnumSet.of(Turn.TRANSPOSE, Turn.ANTI_TRANSPOSE));

  private static final int FREE = 0;
  private static final int X = 1;
  private static final int O = 2;
  private static final int GONE = 3;
  private static final String END = "end";
  private static final String DEAD = "dead";
  private static final String FOLLOW = "follow";
  private static final int COLUMN_BITS = 20;
  private static final long COLUMN_MASK = (1L << COLUMN_BITS) - 1;
  private static final Pattern LAST = Pattern.compile("([a-zA-Z]{1,4})([1-9]\\d{0,6}):");

  private static final Description DESCRIPTION =
      Description.of(
              "hex",
              "Place a stone on an empty cell of a board of hexagons, whose rows are shifted by"
                  + " half a cell: Left joins the left and the right side by a chain, Right top and"
                  + " bottom. Once there is a chain, nobody may move, or with end=fill only its"
                  + " owner. With follow=true a player places next to the opponent's last stone if"
                  + " there is an empty cell.",
              "hex(3x3)")
          .notation(
              "Rows of cells from the top, joined by bars; each row is drawn half a"
                  + " cell to the right of the one above it. `3x3` is empty. With"
                  + " {follow=true} the cell of the last stone comes first:"
                  + " `hex{follow=true}(a3:x..|...|...)`.")
          .parameters(
              new Parameter(
                  END,
                  DEAD,
                  "after a player has won: dead, neither player may move; fill, the opponent may not move"),
              new Parameter(
                  FOLLOW,
                  "false",
                  "whether a stone must be placed next to the opponent's last one if possible"))
          .smallPositions("1x1", "1x2", "2x1", "2x2", ".x|o.")
          .reference("P. Hein (1942); J. Nash (1948); Winning Ways, chapter 22");

  private final boolean isDeadAfterChain;
  private final boolean follows;

  /** Hex in which nobody moves after a chain. */
  public Hex() {
    this(Parameters.NONE, true, false);
  }

  private Hex(Parameters parameters, boolean isDeadAfterChain, boolean follows) {
    super(DESCRIPTION, ".xo#", parameters);
    this.isDeadAfterChain = isDeadAfterChain;
    this.follows = follows;
  }

  @Override
  public Hex rules(Parameters given) {
    return new Hex(given, given.word(END, DEAD, "fill").equals(DEAD), given.flag(FOLLOW));
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? X : O;
    if (hasChain(board, X + O - own) || (isDeadAfterChain && hasChain(board, own))) {
      return;
    }
    int last = lastCell(board);
    boolean isBound = last >= 0 && board.is(last, X + O - own) && hasRoom(board, last);
    for (int a = board.first(FREE); a >= 0; a = board.next(FREE, a)) {
      if (!isBound || areNeighbours(board, a, last)) {
        moves.set(a, own);
        if (follows) {
          moves.extra(place(board, a));
        }
        moves.add(a);
      }
    }
  }

  /** What a position says of its last stone: column and row from the bottom; 0 if there is none. */
  private static long place(Board board, int cell) {
    GridGeometry grid = (GridGeometry) board.geometry();
    long row = grid.rows() - 1L - cell / grid.columns();
    return (row << COLUMN_BITS | cell % grid.columns()) + 1;
  }

  /** The cell of the last stone, or -1. */
  private static int lastCell(Board board) {
    GridGeometry grid = (GridGeometry) board.geometry();
    long row = grid.rows() - 1 - (board.extra() - 1 >> COLUMN_BITS);
    long column = board.extra() - 1 & COLUMN_MASK;
    return board.extra() == 0 || row < 0 || column >= grid.columns()
        ? -1
        : (int) (row * grid.columns() + column);
  }

  @Override
  protected String extraText(long extra) {
    if (extra == 0) {
      return "";
    }
    int rows = (int) (extra - 1 >> COLUMN_BITS) + 1;
    int column = (int) (extra - 1 & COLUMN_MASK);
    return GridGeometry.name(rows, column + 1, column) + ":";
  }

  @Override
  protected long readExtra(TextReader text) {
    text.skipBlanks();
    Matcher last = LAST.matcher(text.rest());
    if (!follows || !last.lookingAt()) {
      return 0;
    }
    long column = 0;
    for (char letter : last.group(1).toLowerCase(Locale.ROOT).toCharArray()) {
      column = 26 * column + letter - 'a' + 1;
    }
    text.moveTo(text.offset() + last.end());
    return (Long.parseLong(last.group(2)) - 1 << COLUMN_BITS | column - 1) + 1;
  }

  private static boolean hasRoom(Board board, int cell) {
    for (int b : board.geometry().touching(cell, Adjacency.HEXAGONS)) {
      if (board.is(b, FREE)) {
        return true;
      }
    }
    return false;
  }

  private static boolean areNeighbours(Board board, int a, int cell) {
    for (int b : board.geometry().touching(cell, Adjacency.HEXAGONS)) {
      if (b == a) {
        return true;
      }
    }
    return false;
  }

  /** Whether stones of a colour join its two sides. */
  private static boolean hasChain(Board board, int colour) {
    GridGeometry grid = (GridGeometry) board.geometry();
    int columns = grid.columns();
    return colour == X
        ? Chains.join(board, X, a -> a % columns == 0, a -> a % columns == columns - 1)
        : Chains.join(board, O, a -> a / columns == 0, a -> a / columns == grid.rows() - 1);
  }

  /** After a chain there is nothing left to play for. */
  @Override
  protected void settle(Board board, CellChanges changes) {
    if (isDeadAfterChain && (hasChain(board, X) || hasChain(board, O))) {
      for (int a = 0; a < board.cells(); a++) {
        changes.set(a, GONE);
      }
    }
  }

  @Override
  protected void check(Board board, TextReader text, int start) {
    if (board.count(FREE) + board.count(X) + board.count(O) < board.cells()) {
      throw text.errorAt(start, "a Hex board has no absent cells #");
    }
    int last = lastCell(board);
    if (board.extra() != 0 && (last < 0 || board.is(last, FREE))) {
      throw text.errorAt(start, "the last stone is said to be on a cell where there is no stone");
    }
  }

  @Override
  protected Appearance.Tiling tiling() {
    return Appearance.Tiling.HEXAGONS_BETWEEN_SIDES;
  }

  @Override
  protected Adjacency adjacency() {
    return Adjacency.WHOLE_BOARD;
  }

  @Override
  protected boolean isDead(Region region) {
    return region.count(FREE) == 0;
  }

  @Override
  protected Optional<Theorem> theorem(Board board) {
    GridGeometry grid = (GridGeometry) board.geometry();
    return !follows
            && board.cells() > 0
            && board.count(FREE) == board.cells()
            && grid.rows() == grid.columns()
        ? Optional.of(Chains.STOLEN_STRATEGY)
        : Optional.empty();
  }

  @Override
  protected Symmetries symmetries() {
    return follows ? Symmetries.NONE : OF_A_RHOMBUS;
  }
}
