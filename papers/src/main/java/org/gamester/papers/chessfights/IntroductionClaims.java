package org.gamester.papers.chessfights;

import static org.gamester.papers.chessfights.Board.PAPER;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;
import org.gamester.values.Player;

/** The abstract and the introduction: the three games, their moves, and Wythoff's pairs. */
final class IntroductionClaims {

  private static final String QUEENS = "queen,queen";
  private static final String KNIGHTS = "knight,knight";

  private IntroductionClaims() {}

  static List<Claim> claims() {
    return List.of(
        queenMoves(),
        queenPiles(),
        queenCorner(),
        queenZeros(),
        whiteKnightMoves(),
        bishopMoves(),
        knightMoves(),
        sameBoard(),
        partizan(),
        exchangedPieces(),
        noBeattySequences());
  }

  private static Claim queenMoves() {
    return PAPER
        .claim("Introduction, Wythoff Queens, moves")
        .says("The queen moves any distance left, up, or diagonally up and left.")
        .forAll("x in 0..8", "y in 0..8")
        .of("({x},{y})")
        .computed((x, y) -> reached(QUEENS, x, y, Player.LEFT))
        .printed(
            (x, y) -> {
              Set<Cell> cells = new HashSet<>();
              IntStream.rangeClosed(1, x).forEach(i -> cells.add(new Cell(x - i, y)));
              IntStream.rangeClosed(1, y).forEach(i -> cells.add(new Cell(x, y - i)));
              IntStream.rangeClosed(1, Math.min(x, y))
                  .forEach(i -> cells.add(new Cell(x - i, y - i)));
              return cells;
            })
        .build();
  }

  private static Claim queenPiles() {
    return PAPER
        .claim("Introduction, Wythoff Queens, piles")
        .says(
            "The queen on (x,y) is the same game as two piles of x and y stones, in which a move"
                + " takes any number of stones from one pile or the same number from both.")
        .forAll("x in 0..12", "y in 0..12")
        .of("({x},{y})")
        .computed((x, y) -> Board.nimber(Board.position(QUEENS, new Cell(x, y))))
        .printed((x, y) -> Board.nimber(new WythoffPiles(x, y)))
        .build();
  }

  private static Claim queenCorner() {
    return PAPER
        .claim("Introduction, Wythoff Queens, end")
        .says("The player who moves the queen to (0,0) wins, the only cell without a move.")
        .forAll("x in 0..12", "y in 0..12")
        .of("({x},{y})")
        .computed((x, y) -> reached(QUEENS, x, y, Player.LEFT).isEmpty())
        .printed((x, y) -> x == 0 && y == 0)
        .build();
  }

  private static Claim queenZeros() {
    return PAPER
        .claim("Introduction, Wythoff Queens, P-positions")
        .says(
            "The P-positions are ([n phi], [n phi^2]) and ([n phi^2], [n phi]), where phi is the"
                + " golden ratio.")
        .forAll("x in 0..30", "y in 0..30")
        .of("({x},{y})")
        .computed((x, y) -> Board.nimber(Board.position(QUEENS, new Cell(x, y))) == 0)
        .printed((x, y) -> isWythoffPair(x, y))
        .build();
  }

  private static Claim whiteKnightMoves() {
    return PAPER
        .claim("Introduction, White Knight, moves")
        .says("Both players move to (x-1,y-2), (x+1,y-2), (x-2,y-1) or (x-2,y+1).")
        .forAll("x in 0..8", "y in 0..8", "player in 0..1 only")
        .ofNamed((x, y, p) -> new Cell(x, y) + ", " + (p == 0 ? "Left" : "Right"))
        .computed((x, y, p) -> reached(KNIGHTS, x, y, Player.values()[p]))
        .printed((x, y, p) -> Set.copyOf(PairGame.of(x, y).cells(Player.RIGHT)))
        .build();
  }

  private static Claim bishopMoves() {
    return PAPER
        .claim("Introduction, Left's moves")
        .says("Left moves the bishop to (x-i,y-i) or (x+i,y-i), i >= 1, within the board.")
        .forAll("x in 0..10", "y in 0..10")
        .of("({x},{y})")
        .computed((x, y) -> Set.copyOf(Board.moves(Player.LEFT, new Cell(x, y))))
        .printed((x, y) -> Set.copyOf(PairGame.of(x, y).cells(Player.LEFT)))
        .note("The condition x+i >= 0 for the second kind of move is always satisfied.")
        .build();
  }

  private static Claim knightMoves() {
    return PAPER
        .claim("Introduction, Right's moves")
        .says("Right moves the knight as in White Knight.")
        .forAll("x in 0..10", "y in 0..10")
        .of("({x},{y})")
        .computed((x, y) -> Set.copyOf(Board.moves(Player.RIGHT, new Cell(x, y))))
        .printed((x, y) -> reached(KNIGHTS, x, y, Player.RIGHT))
        .build();
  }

  private static Claim sameBoard() {
    return PAPER
        .claim("Introduction, pairs and board")
        .says(
            "The token on the board and the pair (x,y) with the displayed moves are the same game.")
        .forAll("x in 0..14", "y in 0..14")
        .of("({x},{y})")
        .computed((x, y) -> Board.value(x, y))
        .printed((x, y) -> Board.value(PairGame.of(x, y)))
        .build();
  }

  private static Claim partizan() {
    return PAPER
        .claim("Introduction, partizan")
        .says("Chessfights is partizan: (0,1), for example, is not its own negative.")
        .fact()
        .computed(() -> Board.value(0, 1))
        .printed(Comparison.DIFFERENT, () -> Board.value(0, 1).negate())
        .build();
  }

  private static Claim exchangedPieces() {
    return PAPER
        .claim("Section 2, exchanged pieces")
        .says("With the knight for Left and the bishop for Right, the game is -(x,y).")
        .forAll("x in 0..12", "y in 0..12")
        .of("({x},{y})")
        .computed((x, y) -> Board.value(Board.position("knight,bishop", new Cell(x, y))))
        .printed((x, y) -> Board.value(x, y).negate())
        .note("The paper underlines such cells; the line is lost in many places of this copy.")
        .build();
  }

  private static Claim noBeattySequences() {
    return PAPER
        .claim("Abstract, no Beatty sequences")
        .says(
            "The P-positions of Chessfights are not Wythoff's pairs: for n >= 1 no such pair is a"
                + " P-position.")
        .forAll("n in 1..12")
        .ofNamed(n -> new Cell(floorPhi(n), floorPhi(n) + n) + " and its mirror image")
        .holds(
            n ->
                Stream.of(
                        new Cell(floorPhi(n), floorPhi(n) + n),
                        new Cell(floorPhi(n) + n, floorPhi(n)))
                    .noneMatch(cell -> Board.value(cell).outcome() == Outcome.P))
        .note(
            "The P-positions are the cells of column 0; Left can move there from every other cell.")
        .build();
  }

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
}
