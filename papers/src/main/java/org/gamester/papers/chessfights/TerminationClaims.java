package org.gamester.papers.chessfights;

import static org.gamester.papers.chessfights.Board.PAPER;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.values.Player;

/** Termination of play, and the order in which the table can be computed. */
final class TerminationClaims {

  private TerminationClaims() {}

  static List<Claim> claims() {
    return List.of(anyTwoMoves(), alternateMoves(), playEnds(), diagonalPath());
  }

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

  private static Claim anyTwoMoves() {
    return PAPER
        .claim("Introduction, termination, any two moves")
        .says("After any two moves, to (x',y') and (x'',y''), x''+y'' < x+y.")
        .forAll("x in 0..10", "y in 0..10")
        .domain("two moves can be made", (x, y) -> lines(x, y, false).findAny().isPresent())
        .of("({x},{y})")
        .computed((x, y) -> longest(x, y, false).sum())
        .printed(Comparison.LESS, (x, y) -> x + y)
        .showing(
            (x, y) ->
                "two moves of Left lead to "
                    + longest(x, y, false).middle()
                    + " and "
                    + longest(x, y, false).end())
        .amended("x''+y'' <= x+y, that is, x''+y'' < x+y+1", (x, y) -> x + y + 1)
        .note("In a sum of games, a player may move twice in succession in the same summand.")
        .build();
  }

  private static Claim alternateMoves() {
    return PAPER
        .claim("Introduction, termination, one move each")
        .says("After a move of each player, x''+y'' < x+y.")
        .forAll("x in 0..10", "y in 0..10")
        .domain("both can move in turn", (x, y) -> lines(x, y, true).findAny().isPresent())
        .of("({x},{y})")
        .computed((x, y) -> longest(x, y, true).sum())
        .printed(Comparison.LESS, (x, y) -> x + y)
        .build();
  }

  private static Claim playEnds() {
    return PAPER
        .claim("Introduction, termination")
        .says("Play ends: every move decreases x+y, or preserves x+y and decreases y.")
        .forAll("x in 0..14", "y in 0..14")
        .of("({x},{y})")
        .holds((x, y) -> movesComeEarlier(new Cell(x, y)))
        .note("This order is ours; the remark in the paper does not prove termination.")
        .build();
  }

  private static Claim diagonalPath() {
    return PAPER
        .claim("Section 2, diagonal path")
        .says("The values can be computed along the diagonals of the board.")
        .forAll("x in 0..14", "y in 0..14")
        .of("({x},{y})")
        .computed((x, y) -> movesComeEarlier(new Cell(x, y)))
        .lost("the picture of the path")
        .refitted(
            "by x+y, and along each diagonal from column 0: then every cell comes after all cells"
                + " to which either player can move",
            (x, y) -> true)
        .build();
  }

  private static boolean movesComeEarlier(Cell cell) {
    Comparator<Cell> order =
        Comparator.comparingInt((Cell c) -> c.row() + c.column()).thenComparingInt(Cell::column);
    return Arrays.stream(Player.values())
        .flatMap(player -> Board.moves(player, cell).stream())
        .allMatch(to -> order.compare(to, cell) < 0);
  }
}
