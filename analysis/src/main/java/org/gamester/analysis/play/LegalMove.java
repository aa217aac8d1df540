package org.gamester.analysis.play;

import java.util.List;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Fields;
import org.gamester.values.Player;

/**
 * A legal move, or several moves that lead to the same position.
 *
 * @param number its number in the list of legal moves, from 1
 * @param part the number of the part of a sum in which it is made, from 1; 1 if there is no sum
 * @param to the position that it leads to
 * @param moves the moves that lead there, in the order of the ruleset
 */
@Fields({"number", "move: name", "to", "count"})
public record LegalMove(int number, int part, Position to, List<Move> moves) {

  public LegalMove {
    moves = List.copyOf(moves);
  }

  /** How many moves lead there. */
  public int count() {
    return moves.size();
  }

  /** The name of the first of the moves. */
  public String name() {
    return moves.getFirst().name();
  }

  /** Who is to move after {@code mover} has made it. */
  public Player next(Player mover) {
    return moves.getFirst().next(mover);
  }

  /** The same among the moves of the part in which it is made. */
  public String nameInPart() {
    return moves.getFirst().nameInPart();
  }
}
