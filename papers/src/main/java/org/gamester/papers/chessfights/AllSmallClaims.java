package org.gamester.papers.chessfights;

import static org.gamester.papers.chessfights.Board.PAPER;

import java.util.List;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.structure.AllSmall;

/** Proposition 4 on column 1, and Theorem 1 on the cells below the diagonal. */
final class AllSmallClaims {

  private AllSmallClaims() {}

  static List<Claim> claims() {
    return List.of(
        proposition4(),
        proposition4Base(),
        proposition4Left(),
        proposition4Right(),
        proposition4Reversible(),
        theorem1(),
        theorem1Left(),
        theorem1Right(),
        theorem1Knight(),
        theorem1OffTheDiagonal(),
        theorem1ToTheDiagonal(),
        theorem1Reversible(),
        theorem1Dominated(),
        section3Dominated(),
        section3Columns());
  }

  private static Claim proposition4() {
    return PAPER
        .claim("Proposition 4")
        .says("(x,1) = * if x >= 2.")
        .forAll("x in 0..30")
        .where("x >= 2", x -> x >= 2)
        .of("({x},1)")
        .computed(x -> Board.value(x, 1))
        .printed(x -> ShortGame.STAR)
        .build();
  }

  private static Claim proposition4Base() {
    return PAPER
        .claim("Proposition 4, proof, base case")
        .says("(2,1) = *.")
        .fact()
        .computed(() -> Board.value(2, 1))
        .printed(() -> ShortGame.STAR)
        .build();
  }

  private static Claim proposition4Left() {
    return PAPER
        .claim("Proposition 4, proof, Left's moves")
        .says("All moves of Left from (x,1) lead to 0.")
        .forAll("x in 2..30")
        .of("({x},1)")
        .holds(
            x ->
                Board.moves(Player.LEFT, new Cell(x, 1)).stream()
                    .allMatch(cell -> Board.value(cell).isZero()))
        .build();
  }

  private static Claim proposition4Right() {
    return PAPER
        .claim("Proposition 4, proof, Right's moves")
        .says("Right's only moves from (x,1) are to (x-2,0) = 0 and to (x-2,2).")
        .forAll("x in 2..30")
        .of("({x},1)")
        .computed(
            x ->
                Board.moves(Player.RIGHT, new Cell(x, 1)).stream()
                    .map(Cell::toString)
                    .sorted()
                    .toList())
        .printed(x -> List.of(new Cell(x - 2, 0).toString(), new Cell(x - 2, 2).toString()))
        .build();
  }

  private static Claim proposition4Reversible() {
    return PAPER
        .claim("Proposition 4, proof, reversible move")
        .says("Right's move to (x-2,2) is reversible through (x-1,1) = *, and is replaced by 0.")
        .forAll("x in 3..30")
        .of("({x},1)")
        .holds(
            x ->
                Board.canMove(Player.LEFT, new Cell(x - 2, 2), new Cell(x - 1, 1))
                    && Board.value(x - 1, 1).greaterOrEqual(Board.value(x, 1))
                    && Board.value(x - 1, 1).rightOptions().equals(List.of(ShortGame.ZERO)))
        .build();
  }

  private static Claim theorem1() {
    return PAPER
        .claim("Theorem 1")
        .says("(x,y) is all-small if x > y.")
        .forAll("x in 0..20", "y in 0..20")
        .where("x > y", (x, y) -> x > y)
        .of("({x},{y})")
        .holds((x, y) -> AllSmall.isAllSmall(Board.value(x, y)))
        .showing((x, y) -> Board.value(x, y))
        .build();
  }

  private static Claim theorem1Left() {
    return PAPER
        .claim("Theorem 1, proof, Left's moves")
        .says("Left's moves lead to cells with row > column.")
        .forAll("x in 0..14", "y in 0..14")
        .where("x > y", (x, y) -> x > y)
        .of("({x},{y})")
        .holds(
            (x, y) ->
                Board.moves(Player.LEFT, new Cell(x, y)).stream().allMatch(Cell::isBelowDiagonal))
        .build();
  }

  private static Claim theorem1Right() {
    return PAPER
        .claim("Theorem 1, proof, Right's moves")
        .says("Right has four moves if y >= 2.")
        .forAll("x in 0..14", "y in 0..14")
        .where("x > y", (x, y) -> x > y)
        .where("y >= 2", (x, y) -> y >= 2)
        .of("({x},{y})")
        .computed((x, y) -> Board.moves(Player.RIGHT, new Cell(x, y)).size())
        .printed((x, y) -> 4)
        .build();
  }

  private static Claim theorem1Knight() {
    return PAPER
        .claim("Theorem 1, proof, (x+1,y-2) and (x-1,y-2)")
        .says("Both cells have row > column.")
        .forAll("x in 0..14", "y in 0..14")
        .where("x > y", (x, y) -> x > y)
        .where("y >= 2", (x, y) -> y >= 2)
        .of("({x},{y})")
        .holds(
            (x, y) ->
                new Cell(x + 1, y - 2).isBelowDiagonal()
                    && new Cell(x - 1, y - 2).isBelowDiagonal())
        .build();
  }

  private static Claim theorem1OffTheDiagonal() {
    return PAPER
        .claim("Theorem 1, proof, (x-2,y-1) off the diagonal")
        .says("If (x-2,y-1) is not on the diagonal, it is all-small.")
        .forAll("x in 0..16", "y in 0..16")
        .where("x > y", (x, y) -> x > y)
        .where("y >= 2", (x, y) -> y >= 2)
        .where("(x-2,y-1) is not on the diagonal", (x, y) -> x - 2 != y - 1)
        .domain("x >= 2 and y >= 1", (x, y) -> x >= 2 && y >= 1)
        .of("({x},{y})")
        .holds((x, y) -> AllSmall.isAllSmall(Board.value(x - 2, y - 1)))
        .build();
  }

  private static Claim theorem1ToTheDiagonal() {
    return PAPER
        .claim("Theorem 1, proof, (x-2,y-1) on the diagonal")
        .says("If (x-2,y-1) is on the diagonal, Left can reply by moving to (1,1) = 1.")
        .forAll("y in 2..20")
        .ofNamed(y -> new Cell(y + 1, y))
        .holds(
            y ->
                Board.canMove(Player.LEFT, new Cell(y - 1, y - 1), new Cell(1, 1))
                    && Board.value(1, 1).equals(ShortGame.ONE))
        .showing(y -> "Right moves to " + new Cell(y - 1, y - 1))
        .amendedWhere("y >= 3", y -> y >= 3)
        .note("From (3,2) Right moves to (1,1) = 1 itself; this is dominated by his move to 0.")
        .build();
  }

  private static Claim theorem1Reversible() {
    return PAPER
        .claim("Theorem 1, proof, reversible move")
        .says("Right's move reverses out through that reply, since 1 has no Right option.")
        .forAll("y in 2..20")
        .ofNamed(y -> new Cell(y + 1, y))
        .holds(
            y ->
                Board.value(1, 1).greaterOrEqual(Board.value(y + 1, y))
                    && Board.value(1, 1).rightOptions().isEmpty())
        .build();
  }

  private static Claim theorem1Dominated() {
    return PAPER
        .claim("Theorem 1, proof, (x-2,y+1)")
        .says("Right can move to (x+1,y-2), which dominates (x-2,y+1), if y >= 2.")
        .forAll("x in 0..14", "y in 0..14")
        .where("x > y", (x, y) -> x > y)
        .where("y >= 2", (x, y) -> y >= 2)
        .domain("both moves exist", (x, y) -> x >= 2 && y >= 2)
        .of("({x},{y})")
        .computed(
            (x, y) ->
                Board.canMove(Player.RIGHT, new Cell(x, y), new Cell(x + 1, y - 2))
                    ? Board.value(x + 1, y - 2)
                    : "Right cannot move to " + new Cell(x + 1, y - 2))
        .printed(Comparison.AT_MOST, (x, y) -> Board.value(x - 2, y + 1))
        .build();
  }

  private static Claim section3Dominated() {
    return PAPER
        .claim("Section 3, dominated move")
        .says("Below the diagonal, Right's move to (x-2,y+1) is dominated by another move.")
        .forAll("x in 2..16", "y in 0..16")
        .where("x > y", (x, y) -> x > y)
        .of("({x},{y})")
        .holds(
            (x, y) -> {
              Cell cell = new Cell(x - 2, y + 1);
              return Board.moves(Player.RIGHT, new Cell(x, y)).stream()
                  .filter(other -> !other.equals(cell))
                  .anyMatch(other -> Board.value(other).lessOrEqual(Board.value(cell)));
            })
        .showing((x, y) -> "Right's moves: " + Board.moves(Player.RIGHT, new Cell(x, y)))
        .amendedWhere("y >= 2", (x, y) -> y >= 2)
        .note("In columns 0 and 1 the move is reversible but not dominated.")
        .build();
  }

  private static Claim section3Columns() {
    return PAPER
        .claim("Section 3, sensible moves")
        .says("All other moves of Right decrease the column by one or two.")
        .forAll("x in 0..16", "y in 0..16")
        .where("x > y", (x, y) -> x > y)
        .of("({x},{y})")
        .holds(
            (x, y) ->
                Board.moves(Player.RIGHT, new Cell(x, y)).stream()
                    .filter(cell -> !cell.equals(new Cell(x - 2, y + 1)))
                    .allMatch(cell -> cell.column() == y - 1 || cell.column() == y - 2))
        .build();
  }
}
