package org.gamester.rulesets.compiled;

import java.util.List;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.GridGeometry;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.compiled.MoveTree.Step;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/** The compiled moves of both players on a board. */
public final class MoveProgram {

  /** The first slot that a variable of a tree may take. */
  public static final int FIRST_SLOT = FinderFrame.FIRST_FREE_SLOT;

  private final MoveFinder left;
  private final MoveFinder right;
  private final int[] table;
  private final int[] values;
  private final int[] states;
  private final boolean isStrip;
  private final MoveReach ofLeft;
  private final MoveReach ofRight;

  private MoveProgram(
      Finding left, Finding right, MoveTable table, int[] values, int[] states, boolean isStrip) {
    this.left = left.written(states, isStrip);
    this.right = left.equals(right) ? this.left : right.written(states, isStrip);
    this.table = table.toArray();
    this.values = values;
    this.states = states;
    this.isStrip = isStrip;
    this.ofLeft = new MoveReach(left.trees(), table.places(), states);
    this.ofRight = new MoveReach(right.trees(), table.places(), states);
  }

  /**
   * The moves of one player: trees, of which each finds some.
   *
   * @param slots the first slot that no variable of the trees takes
   */
  public record Finding(List<Step> trees, int slots) {
    public Finding {
      trees = List.copyOf(trees);
    }

    private MoveFinder written(int[] states, boolean isStrip) {
      return MoveWriter.write(trees, slots, states, isStrip);
    }
  }

  /**
   * Compiles the moves of both players.
   *
   * @param table the constant places that the trees run through
   * @param values the value of each state of the board
   * @param states the state of each value
   * @param isStrip whether the trees take the board for a strip
   */
  public static MoveProgram of(
      Finding left, Finding right, MoveTable table, int[] values, int[] states, boolean isStrip) {
    return new MoveProgram(left, right, table, values, states, isStrip);
  }

  /**
   * Whether it is seen that nobody can ever move in a region, as it has too few cells in some
   * state.
   */
  public boolean isDead(Region region) {
    return ofLeft.isDead(region) && ofRight.isDead(region);
  }

  /**
   * The player from whom a cut takes moves, if it is seen that this is all it does.
   *
   * @param betweenRows whether the cut is between two rows; otherwise it is between two columns
   */
  public @Nullable Player tiedByCut(boolean betweenRows) {
    boolean left = betweenRows ? ofLeft.crossesRows() : ofLeft.crossesColumns();
    boolean right = betweenRows ? ofRight.crossesRows() : ofRight.crossesColumns();
    return left == right || !ofLeft.isUnderstood() || !ofRight.isUnderstood()
        ? null
        : left ? Player.LEFT : Player.RIGHT;
  }

  /**
   * Finds the moves of a player, in the order of the trees.
   *
   * @throws ArithmeticException if a number is too large, or divided by 0
   * @throws OffBoardException if a cell off the board is changed, or copied
   */
  public void find(Board board, Player player, BoardMoves moves) {
    Computation.poll();
    MoveFinder finder = player == Player.LEFT ? left : right;
    int rows = isStrip ? 1 : ((GridGeometry) board.geometry()).rows();
    int columns = isStrip ? board.cells() : ((GridGeometry) board.geometry()).columns();
    finder.find(board, rows, columns, table, values, states, moves);
  }
}
