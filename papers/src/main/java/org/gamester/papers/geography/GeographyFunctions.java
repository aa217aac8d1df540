package org.gamester.papers.geography;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gamester.rulesets.Position;
import org.gamester.script.claims.JavaFunctions;
import org.gamester.values.Computation;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.thermography.Thermography;

/**
 * What {@code geography.claims} does not say itself: boards with more than one description, moves
 * by the positions that they lead to, and runs of moves.
 */
final class GeographyFunctions {

  private GeographyFunctions() {}

  static JavaFunctions all() {
    return new JavaFunctions()
        .of1("firstMoves", GeographyFunctions::firstMoves)
        .of1("afterRight", n -> afterRight(Board.a(0, n, 0)))
        .of1("exchangedBoard", n -> Geography.value(Board.read("@." + "|..".repeat(n - 1))))
        .of2("startingBoards", GeographyFunctions::startingBoards)
        .of1("graph", n -> Geography.value(Board.graph(n)))
        .of3("boardA", (x, y, z) -> Geography.value(Board.a(x, y, z)))
        .of3("boardB", (x, y, z) -> Geography.value(Board.b(x, y, z)))
        .of3("rightMovesA", (x, y, z) -> Board.a(x, y, z).options(Player.RIGHT).size())
        .of3("rightMovesB", (x, y, z) -> Board.b(x, y, z).options(Player.RIGHT).size())
        .of3("optionsA", (x, y, z) -> options(Board.a(x, y, z)))
        .of3("optionsB", (x, y, z) -> options(Board.b(x, y, z)))
        .of1("arrangementOfA", i -> arrangementOfA(i).text())
        .of1("arrangementOfB", i -> arrangementOfB(i).text())
        .of1("describedA", i -> described(arrangementOfA(i)))
        .of1("describedB", i -> described(arrangementOfB(i)))
        .of4("triple", GeographyFunctions::triple)
        .of3(
            "bestMoves",
            (x, y, z) -> Geography.bestMoves(Geography.positionA(x, y, z), Player.LEFT))
        .objects(
            "winningMoves",
            2,
            of -> Geography.winningMoves(Geography.sum((String) of[0]), (Player) of[1]))
        .of3("longestRun", GeographyFunctions::longestRun)
        .objects(
            "rightWall", 2, of -> rightWall((ShortGame) of[0], ((ShortGame) of[1]).leftStop()));
  }

  private static List<Integer> firstMoves(int n) {
    Position start = Board.a(0, n, 0);
    return List.of(start.options(Player.LEFT).size(), start.options(Player.RIGHT).size());
  }

  private static ShortGame afterRight(Position board) {
    return Geography.value(board.options(Player.RIGHT).getFirst());
  }

  /** The opening boards of n columns with the token in a column of the lower or the upper row. */
  private static List<ShortGame> startingBoards(int n, int column) {
    String token = ".".repeat(column) + "@" + ".".repeat(n - 1 - column);
    String open = ".".repeat(n);
    return List.of(
        Geography.value(Board.rows(open, token)), Geography.value(Board.rows(token, open)));
  }

  private static List<List<String>> options(Position board) {
    return List.of(
        Board.triples(board.options(Player.LEFT)), Board.triples(board.options(Player.RIGHT)));
  }

  private static Position arrangementOfA(int i) {
    return Board.arrangements("..##", "@...").get(i);
  }

  private static Position arrangementOfB(int i) {
    return Board.arrangements("####", "@#..").get(i);
  }

  private static List<Object> described(Position board) {
    return List.of(Board.triple(board), Geography.value(board));
  }

  /** The notation of A(x,y,z) for {@code letter} 0, and of B(x,y,z) for 1. */
  private static String triple(int letter, int x, int y, int z) {
    return (letter == 1 ? "B(" : "A(") + x + "," + y + "," + z + ")";
  }

  /** The number of successive moves that Left can make from B(x,y,z). */
  private static int longestRun(int x, int y, int z) {
    Set<Position> reached = Set.of(Geography.positionB(x, y, z));
    int moves = -1;
    while (!reached.isEmpty()) {
      Computation.poll();
      moves++;
      Set<Position> next = new HashSet<>();
      reached.forEach(position -> next.addAll(position.options(Player.LEFT)));
      reached = next;
    }
    return moves;
  }

  /** The right wall of the thermograph at a temperature. */
  private static Dyadic rightWall(ShortGame game, Dyadic t) {
    return Thermography.of(game).right().valueAt(t);
  }
}
