package org.gamester.script.compiled;

import org.gamester.rulesets.board.Adjacency;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.GridGeometry;
import org.gamester.script.objects.Refusals;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/** The compiled moves of a ruleset on a board. */
public final class BoardProgram {

  private final MoveFinder left;
  private final MoveFinder right;
  private final int[] table;
  private final int[] values;
  private final int[] states;
  private final int boundary;
  private final Adjacency adjacency;

  /**
   * @param table the constant places of both methods
   * @param values the value of each state of the board
   * @param states the state of each value
   * @param boundary see {@link #boundary}
   */
  BoardProgram(
      MoveFinder left,
      MoveFinder right,
      int[] table,
      int[] values,
      int[] states,
      int boundary,
      Adjacency adjacency) {
    this.left = left;
    this.right = right;
    this.table = table;
    this.values = values;
    this.states = states;
    this.boundary = boundary;
    this.adjacency = adjacency;
  }

  /** The value of the cells between components; -1 if positions do not fall apart. */
  public int boundary() {
    return boundary;
  }

  /** Which cells belong to one component. */
  public Adjacency adjacency() {
    return adjacency;
  }

  /** Finds the options of a player. */
  public void find(Board board, Player player, BoardMoves moves) {
    Computation.poll();
    GridGeometry grid = (GridGeometry) board.geometry();
    MoveFinder finder = player == Player.LEFT ? left : right;
    try {
      finder.find(board, grid.rows(), grid.columns(), table, values, states, moves);
    } catch (ArithmeticException e) {
      throw Refusals.error(e);
    }
  }
}
