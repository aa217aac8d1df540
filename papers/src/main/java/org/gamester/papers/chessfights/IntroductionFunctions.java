package org.gamester.papers.chessfights;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gamester.rulesets.Position;
import org.gamester.script.claims.JavaFunctions;
import org.gamester.values.Outcome;
import org.gamester.values.Player;

/** The abstract and the introduction: the three games, their moves, and Wythoff's pairs. */
final class IntroductionFunctions {

  private static final String QUEENS = "queen,queen";
  private static final String KNIGHTS = "knight,knight";

  private IntroductionFunctions() {}

  private static Set<Cell> reached(String pieces, int x, int y, Player player) {
    Position position = Board.position(pieces, new Cell(x, y));
    return Set.copyOf(Board.cells(position, player));
  }

  /** Whether {x, y} = {[n phi], [n phi^2]} for some n; the two numbers differ by n. */
  static boolean isWythoffPair(int x, int y) {
    return Math.min(x, y) == floorPhi(Math.abs(x - y));
  }

  /** The floor of n phi, exactly: phi = (1 + sqrt 5)/2. */
  private static int floorPhi(int n) {
    BigInteger root = BigInteger.valueOf(n).pow(2).multiply(BigInteger.valueOf(5)).sqrt();
    return root.add(BigInteger.valueOf(n)).shiftRight(1).intValueExact();
  }

  /** Adds the functions of this class. */
  static void addTo(JavaFunctions functions) {
    functions
        .of2("introductionWythoffQueensMoves", (x, y) -> reached(QUEENS, x, y, Player.LEFT))
        .of2(
            "introductionWythoffQueensMovesPrinted",
            (x, y) -> {
              Set<Cell> cells = new HashSet<>();
              IntStream.rangeClosed(1, x).forEach(i -> cells.add(new Cell(x - i, y)));
              IntStream.rangeClosed(1, y).forEach(i -> cells.add(new Cell(x, y - i)));
              IntStream.rangeClosed(1, Math.min(x, y))
                  .forEach(i -> cells.add(new Cell(x - i, y - i)));
              return cells;
            })
        .of2(
            "introductionWythoffQueensPiles",
            (x, y) -> Board.nimber(Board.position(QUEENS, new Cell(x, y))))
        .of2(
            "introductionWythoffQueensPilesPrinted", (x, y) -> Board.nimber(new WythoffPiles(x, y)))
        .of2("introductionWythoffQueensEnd", (x, y) -> reached(QUEENS, x, y, Player.LEFT).isEmpty())
        .of2(
            "introductionWythoffQueensPPositions",
            (x, y) -> Board.nimber(Board.position(QUEENS, new Cell(x, y))) == 0)
        .of2("introductionWythoffQueensPPositionsPrinted", (x, y) -> isWythoffPair(x, y))
        .of3(
            "introductionWhiteKnightMoves", (x, y, p) -> reached(KNIGHTS, x, y, Player.values()[p]))
        .of3(
            "introductionWhiteKnightMovesPrinted",
            (x, y, p) -> Set.copyOf(PairGame.of(x, y).cells(Player.RIGHT)))
        .of2(
            "introductionLeftSMovesPrinted",
            (x, y) -> Set.copyOf(PairGame.of(x, y).cells(Player.LEFT)))
        .of2("introductionRightSMovesPrinted", (x, y) -> reached(KNIGHTS, x, y, Player.RIGHT))
        .of2("introductionPairsAndBoardPrinted", (x, y) -> Board.value(PairGame.of(x, y)))
        .of2(
            "section2ExchangedPieces",
            (x, y) -> Board.value(Board.position("knight,bishop", new Cell(x, y))))
        .of1(
            "abstractNoBeattySequencesName",
            n -> new Cell(floorPhi(n), floorPhi(n) + n) + " and its mirror image")
        .of1(
            "abstractNoBeattySequences",
            n ->
                Stream.of(
                        new Cell(floorPhi(n), floorPhi(n) + n),
                        new Cell(floorPhi(n) + n, floorPhi(n)))
                    .noneMatch(cell -> Board.value(cell).outcome() == Outcome.P));
  }
}
