package org.gamester.analysis.explanation;

import java.util.List;
import org.gamester.values.Fields;
import org.gamester.values.Player;

/**
 * The moves that win for a player who starts.
 *
 * @param player who starts
 * @param moves the moves, those to one position once
 * @param isComplete whether all winning moves are there
 */
@Fields({"player", "moves: names", "complete: isComplete"})
public record WinningMoves(Player player, List<Named> moves, boolean isComplete) {

  public WinningMoves {
    moves = List.copyOf(moves);
  }

  /**
   * A move, or several moves that lead to the same position.
   *
   * @param name the name by which it is played
   * @param count how many moves lead there
   */
  public record Named(String name, int count) {}

  /** The names of the moves. */
  public List<String> names() {
    return moves.stream().map(Named::name).toList();
  }

  /** How many moves they are. */
  public int count() {
    return moves.stream().mapToInt(Named::count).sum();
  }
}
