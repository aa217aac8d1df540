package org.gamester.papers.chessfights;

import java.util.stream.Stream;
import org.gamester.lab.claims.Comparison;
import org.gamester.papers.chessfights.Cell.Colour;
import org.gamester.script.claims.JavaFunctions;
import org.gamester.values.Player;

/// Proposition 3, (x-k,y) >= (x,y) below the diagonal, with the ten pairs of a move of Right and a
/// reply of Left in its proof.
final class Proposition3Functions {

  private Proposition3Functions() {}

  private static Duel start(int x, int y, int k) {
    return Duel.of(x - k, y, x, y);
  }

  private static Stream<Duel> rightsMoves(Duel duel) {
    return Stream.concat(
        Board.moves(Player.RIGHT, duel.first()).stream().map(to -> new Duel(to, duel.second())),
        Board.moves(Player.LEFT, duel.second()).stream().map(to -> new Duel(duel.first(), to)));
  }

  private static Stream<Duel> leftsMoves(Duel duel) {
    return Stream.concat(
        Board.moves(Player.LEFT, duel.first()).stream().map(to -> new Duel(to, duel.second())),
        Board.moves(Player.RIGHT, duel.second()).stream().map(to -> new Duel(duel.first(), to)));
  }

  private static boolean isTreated(int x, int y, int k, Duel to) {
    if (to.first().equals(new Cell(x - k, y))) {
      int i = y - to.second().column();
      return i >= 1
          && (to.second().equals(new Cell(x + i, y - i))
              || to.second().equals(new Cell(x - i, y - i)));
    }
    return to.second().equals(new Cell(x, y))
        && Stream.of(
                new Cell(x - k + 1, y - 2),
                new Cell(x - k - 1, y - 2),
                new Cell(x - k - 2, y + 1),
                new Cell(x - k - 2, y - 1))
            .anyMatch(to.first()::equals);
  }

  /** Adds the functions of this class. */
  static void addTo(JavaFunctions functions) {
    functions
        .of4(
            "proposition3ProofRightToXIYII1",
            (x, y, k, i) -> {
              Duel right = start(x, y, k).withSecond(x - i, y - i);
              return start(x, y, k).leadsTo(Player.RIGHT, right)
                  && right.isOfLemma2()
                  && Comparison.GREATER_OR_CONFUSED.holds(right.value(), 0);
            })
        .of2(
            "proposition3ProofGreenNextMoves",
            (x, k) -> {
              Duel green = Duel.of(x - k - 2, x - 2, x - 1, x - 3);
              Duel avoiding = green.withFirst(x - k - 4, x - 3);
              return rightsMoves(green)
                  .filter(duel -> !duel.equals(avoiding))
                  .allMatch(
                      duel ->
                          duel.isOfLemma2() || leftsMoves(duel).anyMatch(Duel::isOfProposition3));
            })
        .of2(
            "proposition3ProofGreenLastReply",
            (x, k) -> {
              Duel reached = Duel.of(x - k - 4, x - 3, x - 1, x - 3);
              return reached.first().colour() == Colour.GREEN
                  ? reached.first() + " is green"
                  : reached.repliedBy(reached.withFirst(0, k + 1));
            })
        .of3(
            "proposition3ProofCases",
            (x, y, k) -> rightsMoves(start(x, y, k)).allMatch(to -> isTreated(x, y, k, to)));
  }
}
