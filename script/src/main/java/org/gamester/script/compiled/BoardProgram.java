package org.gamester.script.compiled;

import org.gamester.rulesets.board.Adjacency;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.compiled.MoveProgram;
import org.gamester.rulesets.compiled.OffBoardException;
import org.gamester.script.objects.Refusals;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Player;

/**
 * The compiled options of positions on a board.
 *
 * @param boundary the value of the cells between components; -1 if positions do not fall apart
 * @param adjacency which cells belong to one component
 */
public record BoardProgram(MoveProgram moves, boolean isStrip, int boundary, Adjacency adjacency) {

  /**
   * Finds the options of a player.
   *
   * @throws ScriptException where the evaluation of the language would throw it
   */
  public void find(Board board, Player player, BoardMoves found) {
    try {
      moves.find(board, player, found);
    } catch (ArithmeticException e) {
      throw Refusals.error(e);
    } catch (OffBoardException e) {
      throw new ScriptException(
          e.copies()
              ? "Expected `game.Integer`; found `cgsuite.lang.Nothing`."
              : (isStrip ? "Index" : "Coordinate") + " is out of bounds: " + e.getMessage());
    }
  }
}
