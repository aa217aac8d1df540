package org.gamester.rulesets.grid;

import java.util.EnumSet;
import java.util.List;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.TextReader;
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
 */
public final class Hex extends GridGame {
  private static final int FREE = 0;
  private static final int X = 1;
  private static final int O = 2;
  private static final int GONE = 3;
  private static final String END = "end";
  private static final String DEAD = "dead";

  private final boolean isDeadAfterChain;

  /** Hex in which nobody moves after a chain. */
  public Hex() {
    this(Parameters.NONE, true);
  }

  private Hex(Parameters parameters, boolean isDeadAfterChain) {
    super(".xo#", parameters);
    this.isDeadAfterChain = isDeadAfterChain;
  }

  @Override
  public Hex rules(Parameters given) {
    return new Hex(given, given.word(END, DEAD, "fill").equals(DEAD));
  }

  @Override
  public String id() {
    return "hex";
  }

  @Override
  public String rule() {
    return "Place a stone on an empty cell of a board of hexagons, whose rows are shifted by half a"
        + " cell: Left joins the left and the right side by a chain, Right top and bottom. Once there"
        + " is a chain, nobody may move, or with end=fill only its owner.";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(
        new Parameter(END, DEAD, "what a chain ends: dead, all moves; fill, those of the other"));
  }

  @Override
  public String example() {
    return "hex(3x3)";
  }

  @Override
  public String reference() {
    return "P. Hein (1942); J. Nash (1948); Winning Ways, chapter 22";
  }

  @Override
  public List<String> smallPositions() {
    return List.of("1x1", "1x2", "2x1", "2x2", ".x|o.");
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? X : O;
    boolean ownerOnly = !isDeadAfterChain;
    if (hasChain(board, X + O - own) || (hasChain(board, own) && !ownerOnly)) {
      return;
    }
    for (int a = board.first(FREE); a >= 0; a = board.next(FREE, a)) {
      moves.set(a, own).add(a);
    }
  }

  /** Whether stones of a colour join its two sides. */
  private static boolean hasChain(Board board, int colour) {
    GridGeometry grid = (GridGeometry) board.geometry();
    int[] waiting = new int[board.cells()];
    boolean[] seen = new boolean[board.cells()];
    int count = 0;
    for (int a = board.first(colour); a >= 0; a = board.next(colour, a)) {
      if ((colour == X ? a % grid.columns() : a / grid.columns()) == 0) {
        waiting[count++] = a;
        seen[a] = true;
      }
    }
    for (int i = 0; i < count; i++) {
      int a = waiting[i];
      if (colour == X
          ? a % grid.columns() == grid.columns() - 1
          : a / grid.columns() == grid.rows() - 1) {
        return true;
      }
      for (int b : grid.touching(a, Adjacency.HEXAGONS)) {
        if (board.is(b, colour) && !seen[b]) {
          seen[b] = true;
          waiting[count++] = b;
        }
      }
    }
    return false;
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
  protected Symmetries symmetries() {
    return new Symmetries(
        EnumSet.of(Turn.IDENTITY, Turn.HALF_TURN), EnumSet.of(Turn.TRANSPOSE, Turn.ANTI_TRANSPOSE));
  }
}
