package org.gamester.analysis.check;

import java.util.List;
import org.gamester.values.Player;

/**
 * A node of a strategy graph: a sum with the player to move in it.
 *
 * <p>The sum is a list of indices into the parts of the certificate, in increasing order, equal
 * parts repeated. Parts in which nobody can move are left out. Nodes refer to each other by their
 * indices.
 */
public sealed interface ProofNode {

  /** The parts of the sum. */
  List<Integer> sum();

  /** The player to move. */
  Player mover();

  /** The nodes that follow. */
  List<Integer> next();

  /**
   * The winner is to move, and one move is given.
   *
   * @param part the part in which the move is made, as an index into the parts of the certificate
   * @param move the name of the move in that part
   * @param to the node after the move
   */
  record WinnerMoves(List<Integer> sum, Player mover, int part, String move, int to)
      implements ProofNode {
    public WinnerMoves {
      sum = List.copyOf(sum);
    }

    @Override
    public List<Integer> next() {
      return List.of(to);
    }
  }

  /**
   * The loser is to move and can move: every option is answered.
   *
   * @param next the nodes after the moves, each once
   */
  record LoserMoves(List<Integer> sum, Player mover, List<Integer> next) implements ProofNode {
    public LoserMoves {
      sum = List.copyOf(sum);
      next = List.copyOf(next);
    }
  }

  /** The player to move has no move, which ends the play. */
  record NoMove(List<Integer> sum, Player mover) implements ProofNode {
    public NoMove {
      sum = List.copyOf(sum);
    }

    @Override
    public List<Integer> next() {
      return List.of();
    }
  }
}
