package org.gamester.papers.chessfights;

import static org.gamester.papers.chessfights.Board.PAPER;

import java.util.List;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.papers.chessfights.Cell.Colour;
import org.gamester.values.Dyadic;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** Column 0 and row 0: Propositions 1 and 2, and the strategy of Lemma 1 used in between. */
final class BorderClaims {

  private static final StrategyRegion REGION = new StrategyRegion();
  private static final ShortGame HALF = ShortGame.number(Dyadic.HALF);

  private BorderClaims() {}

  static List<Claim> claims() {
    return List.of(
        proposition1(),
        proposition1Left(),
        proposition1Right(),
        proposition1Reply(),
        lemma1(),
        lemma1Green(),
        lemma1Red(),
        lemma1Yellow(),
        lemma1Leaving(),
        lemma1Column1(),
        proposition2One(),
        proposition2Half(),
        proposition2Bases(),
        proposition2OneIsZero(),
        proposition2HalfIsZero(),
        minusHalf(),
        rightsOnlyMove(),
        leftsReply(),
        leftsReplyInNumber(),
        leftsFirstMoves(),
        rightAgainstOne(),
        leftsMoveToRow1(),
        leftsOtherFirstMoves(),
        rightAgainstHalf());
  }

  private static Claim proposition1() {
    return PAPER
        .claim("Proposition 1")
        .says("(x,0) = 0.")
        .forAll("x in 0..30")
        .of("({x},0)")
        .computed(x -> Board.value(x, 0))
        .printed(x -> 0)
        .build();
  }

  private static Claim proposition1Left() {
    return PAPER
        .claim("Proposition 1, proof, Left's moves")
        .says("Left has no move from (x,0).")
        .forAll("x in 0..30")
        .of("({x},0)")
        .computed(x -> Board.moves(Player.LEFT, new Cell(x, 0)))
        .printed(x -> List.of())
        .build();
  }

  private static Claim proposition1Right() {
    return PAPER
        .claim("Proposition 1, proof, Right's moves")
        .says("Right has no move from (0,0) and (1,0), and otherwise only the move to (x-2,1).")
        .forAll("x in 0..30")
        .of("({x},0)")
        .computed(x -> Board.moves(Player.RIGHT, new Cell(x, 0)))
        .printed(x -> x < 2 ? List.of() : List.of(new Cell(x - 2, 1)))
        .build();
  }

  private static Claim proposition1Reply() {
    return PAPER
        .claim("Proposition 1, proof, Left's reply")
        .says("After Right's move to (x-2,1), Left can move to (x-1,0).")
        .forAll("x in 2..30")
        .of("({x},0)")
        .holds(x -> Board.canMove(Player.LEFT, new Cell(x - 2, 1), new Cell(x - 1, 0)))
        .build();
  }

  private static Claim lemma1() {
    return PAPER
        .claim("Lemma 1")
        .says(
            "Moving first from a cell of a certain region, Right can always move to a green cell or"
                + " to zero, until the game is zero.")
        .forAll("x in 0..16", "y in 0..16")
        .of("({x},{y})")
        .computed((x, y) -> REGION.contains(new Cell(x, y)))
        .lost("the picture of the region")
        .refitted(
            "the largest region has the cells with y = 0, those with y = 1 and x >= 2, those with"
                + " y >= 2 that are green, or red with x >= 2, or yellow with x >= 3, and (1,2), from"
                + " which Right moves to (0,0)",
            (x, y) ->
                y == 0 || (y == 1 && x >= 2) || (x == 1 && y == 2) || isInRegion(new Cell(x, y)))
        .note(
            "The proof treats y = 0 and y = 1 separately, and its strategy does not apply to (1,2);"
                + " the remaining cells, with y >= 2, are called the region below.")
        .build();
  }

  /** The region of Lemma 1 as refitted, without columns 0 and 1 and the cell (1,2). */
  private static boolean isInRegion(Cell cell) {
    return cell.column() >= 2
        && switch (cell.colour()) {
          case GREEN -> true;
          case RED -> cell.row() >= 2;
          case YELLOW -> cell.row() >= 3;
        };
  }

  /** The move that the proof of Lemma 1 prescribes. */
  private static Cell prescribed(Cell cell) {
    return switch (cell.colour()) {
      case GREEN -> cell.plus(1, -2);
      case RED -> cell.plus(-1, -2);
      case YELLOW -> cell.plus(-2, -1);
    };
  }

  private static Claim lemma1Green() {
    return prescription("green", "(x+1,y-2)", Colour.GREEN);
  }

  private static Claim lemma1Red() {
    return prescription("red", "(x-1,y-2)", Colour.RED);
  }

  private static Claim lemma1Yellow() {
    return prescription("yellow", "(x-2,y-1)", Colour.YELLOW);
  }

  private static Claim prescription(String name, String to, Colour colour) {
    return PAPER
        .claim("Lemma 1, proof, " + name + " cells")
        .says("From a " + name + " cell of the region, Right can move to " + to + ", a green cell.")
        .forAll("x in 0..20", "y in 0..20")
        .where("(x,y) is in the region", (x, y) -> isInRegion(new Cell(x, y)))
        .domain(name, (x, y) -> new Cell(x, y).colour() == colour)
        .of("({x},{y})")
        .holds(
            (x, y) -> {
              Cell cell = new Cell(x, y);
              return Board.canMove(Player.RIGHT, cell, prescribed(cell))
                  && prescribed(cell).colour() == Colour.GREEN;
            })
        .build();
  }

  private static Claim lemma1Leaving() {
    return PAPER
        .claim("Lemma 1, proof, leaving the region")
        .says(
            "After the prescribed move, all moves of Left stay in the region, except those to (a,0)"
                + " and to (a,1) with a > 1.")
        .forAll("x in 0..20", "y in 0..20")
        .where("(x,y) is in the region", (x, y) -> isInRegion(new Cell(x, y)))
        .domain("Right has this move", (x, y) -> prescribed(new Cell(x, y)).isInside())
        .of("({x},{y})")
        .holds(
            (x, y) ->
                Board.moves(Player.LEFT, prescribed(new Cell(x, y))).stream()
                    .allMatch(BorderClaims::isInRegionOrLeft))
        .build();
  }

  private static boolean isInRegionOrLeft(Cell cell) {
    return isInRegion(cell) || cell.column() == 0 || (cell.column() == 1 && cell.row() > 1);
  }

  private static Claim lemma1Column1() {
    return PAPER
        .claim("Lemma 1, proof, column 1")
        .says("From (a,1) with a > 1, Right can move to (a-2,0) = 0.")
        .forAll("a in 2..30")
        .of("({a},1)")
        .holds(
            a ->
                Board.canMove(Player.RIGHT, new Cell(a, 1), new Cell(a - 2, 0))
                    && Board.value(a - 2, 0).isZero())
        .build();
  }

  private static Claim proposition2One() {
    return PAPER
        .claim("Proposition 2, (0,3k+1)")
        .says("(0,3k+1) = 1 for k >= 0.")
        .forAll("k in 0..10")
        .ofNamed(k -> new Cell(0, 3 * k + 1))
        .computed(k -> Board.value(0, 3 * k + 1))
        .printed(k -> 1)
        .build();
  }

  private static Claim proposition2Half() {
    return PAPER
        .claim("Proposition 2, (0,3k)")
        .says("(0,3k) = 1/2 for k >= 1.")
        .forAll("k in 0..10")
        .where("k >= 1", k -> k >= 1)
        .ofNamed(k -> new Cell(0, 3 * k))
        .computed(k -> Board.value(0, 3 * k))
        .printed(k -> HALF)
        .build();
  }

  private static Claim proposition2Bases() {
    return PAPER
        .claim("Proposition 2, proof, base cases")
        .says("(0,1) = 1 and (0,3) = 1/2.")
        .fact()
        .computed(() -> List.of(Board.value(0, 1), Board.value(0, 3)))
        .printed(() -> List.of(ShortGame.ONE, HALF))
        .build();
  }

  private static Claim proposition2OneIsZero() {
    return PAPER
        .claim("Proposition 2, proof, (0,3k+1) + {|0}")
        .says("(0,3k+1) + {|0} is a P-position.")
        .forAll("k in 1..10")
        .computed(k -> Board.value(0, 3 * k + 1).plus(PrintedForm.value("{|0}")).outcome())
        .printed(k -> Outcome.P)
        .build();
  }

  private static Claim proposition2HalfIsZero() {
    return PAPER
        .claim("Proposition 2, proof, (0,3k) + {-1|0}")
        .says("(0,3k) + {-1|0} is a P-position for k > 1.")
        .forAll("k in 2..10")
        .computed(k -> Board.value(0, 3 * k).plus(PrintedForm.value("{-1|0}")).outcome())
        .printed(k -> Outcome.P)
        .build();
  }

  private static Claim minusHalf() {
    return PAPER
        .claim("Proposition 2, proof, {-1|0}")
        .says("{|0} = -1 and {-1|0} = -1/2.")
        .fact()
        .computed(() -> List.of(PrintedForm.value("{|0}"), PrintedForm.value("{-1|0}")))
        .printed(() -> List.of(ShortGame.MINUS_ONE, HALF.negate()))
        .build();
  }

  private static Claim rightsOnlyMove() {
    return PAPER
        .claim("Proposition 2, proof, Right's moves in row 0")
        .says(
            "For k >= 1, Right's only move from (0,3k+1) is to (1,3k-1), from (0,3k) to (1,3k-2).")
        .forAll("k in 1..10", "r in 0..1 only")
        .ofNamed((k, r) -> new Cell(0, 3 * k + r))
        .computed((k, r) -> Board.moves(Player.RIGHT, new Cell(0, 3 * k + r)))
        .printed((k, r) -> List.of(new Cell(1, 3 * k + r - 2)))
        .build();
  }

  private static Claim leftsReply() {
    return PAPER
        .claim("Proposition 2, proof, Left's reply")
        .says("Left replies to (1,3k-1) with (0,3k-2), and to (1,3k-2) with (0,3k-3).")
        .forAll("k in 1..10", "r in 0..1 only")
        .ofNamed((k, r) -> new Cell(1, 3 * k + r - 2))
        .holds(
            (k, r) ->
                Board.canMove(Player.LEFT, new Cell(1, 3 * k + r - 2), new Cell(0, 3 * k + r - 3)))
        .build();
  }

  private static Claim leftsReplyInNumber() {
    return PAPER
        .claim("Proposition 2, proof, Left's reply to a move in the number")
        .says("Left can move from (0,3k+1) to (3k+1,0) = 0, and from (0,3k) to (3k,0) = 0.")
        .forAll("k in 1..10", "r in 0..1 only")
        .ofNamed((k, r) -> new Cell(0, 3 * k + r))
        .holds(
            (k, r) ->
                Board.canMove(Player.LEFT, new Cell(0, 3 * k + r), new Cell(3 * k + r, 0))
                    && Board.value(3 * k + r, 0).isZero())
        .build();
  }

  private static Claim leftsFirstMoves() {
    return PAPER
        .claim("Proposition 2, proof, Left's moves from (0,3k+1)")
        .says("Left's moves lead to the region of Lemma 1, to (a,0), or to (a,1) with a > 1.")
        .forAll("k in 1..10")
        .ofNamed(k -> new Cell(0, 3 * k + 1))
        .holds(
            k ->
                Board.moves(Player.LEFT, new Cell(0, 3 * k + 1)).stream()
                    .allMatch(BorderClaims::isInRegionOrLeft))
        .note("The region is the one fitted for Lemma 1.")
        .build();
  }

  private static Claim rightAgainstOne() {
    return PAPER
        .claim("Proposition 2, proof, Right against (a,b) + {|0}")
        .says("Right wins (a,b) - 1 moving first, for (a,b) in the region.")
        .forAll("a in 0..16", "b in 0..16")
        .where("(a,b) is in the region", (a, b) -> isInRegion(new Cell(a, b)))
        .of("({a},{b})")
        .computed((a, b) -> Board.value(a, b))
        .printed(Comparison.LESS_OR_CONFUSED, (a, b) -> 1)
        .build();
  }

  private static Claim leftsMoveToRow1() {
    return PAPER
        .claim("Proposition 2, proof, Right's reply in row 1")
        .says(
            "For k > 1, Right replies to Left's move from (0,3k) to (1,3k-1) with (0,3k-3) = 1/2.")
        .forAll("k in 2..10")
        .holds(
            k ->
                Board.canMove(Player.LEFT, new Cell(0, 3 * k), new Cell(1, 3 * k - 1))
                    && Board.canMove(Player.RIGHT, new Cell(1, 3 * k - 1), new Cell(0, 3 * k - 3))
                    && Board.value(0, 3 * k - 3).equals(HALF))
        .build();
  }

  private static Claim leftsOtherFirstMoves() {
    return PAPER
        .claim("Proposition 2, proof, Left's moves from (0,3k)")
        .says(
            "Left's moves to (a,b) with a > 1 lead to the region of Lemma 1, to (a,0), or to (a,1)"
                + " with a > 1.")
        .forAll("k in 2..10", "a in 0..30")
        .where("a > 1", (k, a) -> a > 1)
        .domain("Left can move to row a", (k, a) -> a >= 1 && a <= 3 * k)
        .ofNamed((k, a) -> new Cell(a, 3 * k - a))
        .holds((k, a) -> isInRegionOrLeft(new Cell(a, 3 * k - a)))
        .build();
  }

  private static Claim rightAgainstHalf() {
    return PAPER
        .claim("Proposition 2, proof, Right against (a,b) + {-1|0}")
        .says("Right wins (a,b) - 1/2 moving first, for (a,b) in the region.")
        .forAll("a in 0..16", "b in 0..16")
        .where("(a,b) is in the region", (a, b) -> isInRegion(new Cell(a, b)))
        .of("({a},{b})")
        .computed((a, b) -> Board.value(a, b))
        .printed(Comparison.LESS_OR_CONFUSED, (a, b) -> HALF)
        .build();
  }
}
