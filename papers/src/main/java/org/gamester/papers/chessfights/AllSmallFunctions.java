package org.gamester.papers.chessfights;

import java.util.List;
import org.gamester.script.claims.JavaFunctions;
import org.gamester.values.Player;

/** Proposition 4 on column 1, and Theorem 1 on the cells below the diagonal. */
final class AllSmallFunctions {

  private AllSmallFunctions() {}

  /** Adds the functions of this class. */
  static void addTo(JavaFunctions functions) {
    functions
        .of1(
            "proposition4ProofRightSMoves",
            x ->
                Board.moves(Player.RIGHT, new Cell(x, 1)).stream()
                    .map(Cell::toString)
                    .sorted()
                    .toList())
        .of1(
            "proposition4ProofRightSMovesPrinted",
            x -> List.of(new Cell(x - 2, 0).toString(), new Cell(x - 2, 2).toString()));
  }
}
