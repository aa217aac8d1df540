package org.gamester.papers.chessfights;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Stream;
import org.gamester.script.claims.JavaFunctions;
import org.gamester.values.Player;

/** Termination of play, and the order in which the table can be computed. */
final class TerminationFunctions {

  private TerminationFunctions() {}

  private record Line(Cell middle, Cell end) {
    int sum() {
      return end.row() + end.column();
    }
  }

  /** Two successive moves from a cell, by the same player or by both in either order. */
  private static Stream<Line> lines(int x, int y, boolean alternating) {
    Cell start = new Cell(x, y);
    return Arrays.stream(Player.values())
        .flatMap(
            player ->
                Board.moves(player, start).stream()
                    .flatMap(
                        middle ->
                            Arrays.stream(Player.values())
                                .filter(next -> !alternating || next != player)
                                .flatMap(next -> Board.moves(next, middle).stream())
                                .map(end -> new Line(middle, end))));
  }

  private static Line longest(int x, int y, boolean alternating) {
    return lines(x, y, alternating).max(Comparator.comparingInt(Line::sum)).orElseThrow();
  }

  private static boolean movesComeEarlier(Cell cell) {
    Comparator<Cell> order =
        Comparator.comparingInt((Cell c) -> c.row() + c.column()).thenComparingInt(Cell::column);
    return Arrays.stream(Player.values())
        .flatMap(player -> Board.moves(player, cell).stream())
        .allMatch(to -> order.compare(to, cell) < 0);
  }

  /** Adds the functions of this class. */
  static void addTo(JavaFunctions functions) {
    functions
        .of2(
            "introductionTerminationAnyTwoMovesGiven",
            (x, y) -> lines(x, y, false).findAny().isPresent())
        .of2("introductionTerminationAnyTwoMoves", (x, y) -> longest(x, y, false).sum())
        .of2(
            "introductionTerminationAnyTwoMovesShown",
            (x, y) ->
                "two moves of Left lead to "
                    + longest(x, y, false).middle()
                    + " and "
                    + longest(x, y, false).end())
        .of2(
            "introductionTerminationOneMoveEachGiven",
            (x, y) -> lines(x, y, true).findAny().isPresent())
        .of2("introductionTerminationOneMoveEach", (x, y) -> longest(x, y, true).sum())
        .of2("introductionTermination", (x, y) -> movesComeEarlier(new Cell(x, y)));
  }
}
