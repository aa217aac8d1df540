package org.gamester.papers.chessfights;

import java.util.ArrayList;
import java.util.List;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/**
 * The cells from which Right, moving first, has the strategy of Lemma 1: as long as the game is not
 * zero, he moves to a green cell or to zero.
 *
 * <p>A cell belongs to the region iff it is zero, or Right can move to zero, or Right can move to a
 * green cell from which all moves of Left lead to the region again. This defines the largest such
 * region, by induction along the order of play, by row + column and then by column. Cost: for each
 * cell, the pairs of a move of Right and a move of Left.
 */
final class StrategyRegion {

  /** By row + column, then by column. */
  private final List<boolean[]> diagonals = new ArrayList<>();

  synchronized boolean contains(Cell cell) {
    for (int sum = diagonals.size(); sum <= cell.row() + cell.column(); sum++) {
      boolean[] diagonal = new boolean[sum + 1];
      diagonals.add(diagonal);
      for (int column = 0; column <= sum; column++) {
        Computation.poll();
        diagonal[column] = hasStrategy(new Cell(sum - column, column));
      }
    }
    return isKnownInside(cell);
  }

  private boolean isKnownInside(Cell cell) {
    return diagonals.get(cell.row() + cell.column())[cell.column()];
  }

  private boolean hasStrategy(Cell cell) {
    return isZero(cell)
        || Board.moves(Player.RIGHT, cell).stream()
            .anyMatch(
                to ->
                    isZero(to)
                        || (to.colour() == Cell.Colour.GREEN
                            && Board.moves(Player.LEFT, to).stream()
                                .allMatch(this::isKnownInside)));
  }

  private static boolean isZero(Cell cell) {
    return Board.value(cell).isZero();
  }
}
