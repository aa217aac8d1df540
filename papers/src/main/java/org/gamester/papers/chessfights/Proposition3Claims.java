package org.gamester.papers.chessfights;

import static org.gamester.papers.chessfights.Board.PAPER;

import java.util.List;
import java.util.stream.Stream;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimBuilder;
import org.gamester.lab.claims.Comparison;
import org.gamester.lab.claims.Condition;
import org.gamester.lab.claims.Formula;
import org.gamester.papers.chessfights.Cell.Colour;
import org.gamester.values.Player;

/**
 * Proposition 3, (x-k,y) &gt;= (x,y) below the diagonal, with the ten pairs of a move of Right and
 * a reply of Left in its proof.
 */
final class Proposition3Claims {

  private Proposition3Claims() {}

  /** A position of the proof, depending on x, y and k. */
  @FunctionalInterface
  private interface Reached {
    Duel at(int x, int y, int k);
  }

  static List<Claim> claims() {
    return List.of(
        proposition3(),
        bishopDown(),
        bishopOneUp(),
        bishopOneUpSmallK(),
        bishopUp(),
        knightFirst(),
        knightSecond(),
        knightFourth(),
        knightThird(),
        knightThirdNotGreen(),
        rowZero(),
        knightThirdGreen(),
        otherMoves(),
        afterTheGreenCell(),
        allMoves());
  }

  private static Duel start(int x, int y, int k) {
    return Duel.of(x - k, y, x, y);
  }

  private static Claim proposition3() {
    return PAPER
        .claim("Proposition 3")
        .says("(x-k,y) >= (x,y) if x > y and k >= 0.")
        .forAll("x in 0..14", "y in 0..14", "k in 0..14")
        .domain("x >= k", (x, y, k) -> x >= k)
        .where("x > y", (x, y, k) -> x > y)
        .ofNamed((x, y, k) -> start(x, y, k))
        .computed((x, y, k) -> Board.value(x - k, y))
        .printed(Comparison.AT_LEAST, (x, y, k) -> Board.value(x, y))
        .build();
  }

  /** A claim that Left wins by a certain reply to a move of Right, with hypotheses to be added. */
  private static ClaimBuilder<Formula.Of3, Condition.Of3> reply(
      String number, String says, Reached right, Reached left) {
    return PAPER
        .claim("Proposition 3, proof, " + number)
        .says(says + ", and wins.")
        .forAll("x in 1..11", "y in 0..10", "k in 0..11")
        .domain("x >= k", (x, y, k) -> x >= k)
        .domain(
            "Right has this move",
            (x, y, k) -> start(x, y, k).leadsTo(Player.RIGHT, right.at(x, y, k)))
        .where("x > y", (x, y, k) -> x > y)
        .ofNamed((x, y, k) -> start(x, y, k))
        .computed((x, y, k) -> start(x, y, k).answered(right.at(x, y, k), left.at(x, y, k)))
        .printed((x, y, k) -> Duel.LEFT_WINS);
  }

  private static Claim bishopDown() {
    return PAPER
        .claim("Proposition 3, proof, Right to (x+i,y-i)")
        .says("Left replies to (x-k,y) - (x+i,y-i) with (x-k+i,y-i) - (x+i,y-i), and wins.")
        .forAll("x in 1..9", "y in 1..8", "k in 0..9", "i in 1..8")
        .domain("x >= k and y >= i", (x, y, k, i) -> x >= k && y >= i)
        .where("x > y", (x, y, k, i) -> x > y)
        .ofNamed((x, y, k, i) -> start(x, y, k) + ", i = " + i)
        .computed(
            (x, y, k, i) -> {
              Duel right = start(x, y, k).withSecond(x + i, y - i);
              return start(x, y, k).answered(right, right.withFirst(x - k + i, y - i));
            })
        .printed((x, y, k, i) -> Duel.LEFT_WINS)
        .build();
  }

  private static Claim bishopOneUp() {
    return reply(
            "Right to (x-1,y-1), k >= 1",
            "Left replies to (x-k,y) - (x-1,y-1) with (x-k+1,y-1) - (x-1,y-1)",
            (x, y, k) -> start(x, y, k).withSecond(x - 1, y - 1),
            (x, y, k) -> Duel.of(x - k + 1, y - 1, x - 1, y - 1))
        .where("k >= 1", (x, y, k) -> k >= 1)
        .correctedWhere("k > 1, since the next case covers k <= 1", (x, y, k) -> k > 1)
        .build();
  }

  private static Claim bishopOneUpSmallK() {
    return reply(
            "Right to (x-1,y-1), k <= 1",
            "Left replies to (x-k,y) - (x-1,y-1) with (x-k-1,y-1) - (x-1,y-1)",
            (x, y, k) -> start(x, y, k).withSecond(x - 1, y - 1),
            (x, y, k) -> Duel.of(x - k - 1, y - 1, x - 1, y - 1))
        .where("k <= 1", (x, y, k) -> k <= 1)
        .build();
  }

  private static Claim bishopUp() {
    return PAPER
        .claim("Proposition 3, proof, Right to (x-i,y-i), i > 1")
        .says("(x-k,y) - (x-i,y-i) satisfies the hypotheses of Lemma 2, so Left wins moving first.")
        .forAll("x in 1..9", "y in 1..8", "k in 0..9", "i in 1..8")
        .domain("x >= k and y >= i", (x, y, k, i) -> x >= k && y >= i)
        .where("x > y", (x, y, k, i) -> x > y)
        .where("i > 1", (x, y, k, i) -> i > 1)
        .ofNamed((x, y, k, i) -> start(x, y, k) + ", i = " + i)
        .holds(
            (x, y, k, i) -> {
              Duel right = start(x, y, k).withSecond(x - i, y - i);
              return start(x, y, k).leadsTo(Player.RIGHT, right)
                  && right.isOfLemma2()
                  && Comparison.GREATER_OR_CONFUSED.holds(right.value(), 0);
            })
        .build();
  }

  private static Claim knightFirst() {
    return reply(
            "Right to (x-k+1,y-2)",
            "Left replies to (x-k+1,y-2) - (x,y) with (x-k+1,y-2) - (x+1,y-2)",
            (x, y, k) -> start(x, y, k).withFirst(x - k + 1, y - 2),
            (x, y, k) -> Duel.of(x - k + 1, y - 2, x + 1, y - 2))
        .build();
  }

  private static Claim knightSecond() {
    return reply(
            "Right to (x-k-1,y-2)",
            "Left replies to (x-k-1,y-2) - (x,y) with (x-k-1,y-2) - (x-1,y-2)",
            (x, y, k) -> start(x, y, k).withFirst(x - k - 1, y - 2),
            (x, y, k) -> Duel.of(x - k - 1, y - 2, x - 1, y - 2))
        .build();
  }

  private static Claim knightFourth() {
    return reply(
            "Right to (x-k-2,y+1)",
            "Left replies to (x-k-2,y+1) - (x,y) with (x-k-1,y) - (x,y)",
            (x, y, k) -> start(x, y, k).withFirst(x - k - 2, y + 1),
            (x, y, k) -> Duel.of(x - k - 1, y, x, y))
        .build();
  }

  private static Claim knightThird() {
    return reply(
            "Right to (x-k-2,y-1), x-1 > y or k = 0",
            "Left replies to (x-k-2,y-1) - (x,y) with (x-k-2,y-1) - (x-2,y-1)",
            (x, y, k) -> start(x, y, k).withFirst(x - k - 2, y - 1),
            (x, y, k) -> Duel.of(x - k - 2, y - 1, x - 2, y - 1))
        .where("x-1 > y or k = 0", (x, y, k) -> x - 1 > y || k == 0)
        .build();
  }

  private static Claim knightThirdNotGreen() {
    return reply(
            "Right to (x-k-2,y-1), not green",
            "If x-1 = y, k >= 1 and (x-k-2,y-1) is red or yellow, Left replies to (x-k-2,y-1) -"
                + " (x,y) with (0,y-x+k+1) - (x,y)",
            (x, y, k) -> start(x, y, k).withFirst(x - k - 2, y - 1),
            (x, y, k) -> Duel.of(0, y - x + k + 1, x, y))
        .domain("x-1 = y and k >= 1", (x, y, k) -> x - 1 == y && k >= 1)
        .where(
            "(x-k-2,y-1) is red or yellow",
            (x, y, k) -> new Cell(x - k - 2, y - 1).colour() != Colour.GREEN)
        .amendedWhere("x > k+2", (x, y, k) -> x > k + 2)
        .note(
            "For x = k+2 the token is in row 0 already, so Left does not have this move; she still"
                + " wins, by moving to (0,y-1) - (x+1,y-2).")
        .build();
  }

  private static Claim rowZero() {
    return PAPER
        .claim("Proposition 3, proof, (0,y-x+k+1)")
        .says("If x-1 = y, k >= 1 and (x-k-2,y-1) is red or yellow, (0,y-x+k+1) is 1/2 or 1.")
        .forAll("x in 1..16", "k in 1..14")
        .domain("x-k-2 >= 0", (x, k) -> x - k - 2 >= 0)
        .where(
            "(x-k-2,y-1) is red or yellow",
            (x, k) -> new Cell(x - k - 2, x - 2).colour() != Colour.GREEN)
        .ofNamed((x, k) -> start(x, x - 1, k))
        .computed((x, k) -> Board.value(0, k))
        .printed((x, k) -> PrintedForm.value(k % 3 == 0 ? "1/2" : "1"))
        .build();
  }

  private static Claim knightThirdGreen() {
    return reply(
            "Right to (x-k-2,y-1), green",
            "If x-1 = y, k >= 1 and (x-k-2,y-1) is green, Left replies to (x-k-2,y-1) - (x,y) with"
                + " (x-k-2,y-1) - (x-1,y-2)",
            (x, y, k) -> start(x, y, k).withFirst(x - k - 2, y - 1),
            (x, y, k) -> Duel.of(x - k - 2, y - 1, x - 1, y - 2))
        .domain("x-1 = y and k >= 1", (x, y, k) -> x - 1 == y && k >= 1)
        .where(
            "(x-k-2,y-1) is green",
            (x, y, k) -> new Cell(x - k - 2, y - 1).colour() == Colour.GREEN)
        .build();
  }

  private static Claim otherMoves() {
    return PAPER
        .claim("Proposition 3, proof, green, next moves")
        .says(
            "Then every move of Right, except that to (x-k-4,y-2) - (x-1,y-2), leads to a position"
                + " of Lemma 2 or allows Left to reply with a position of Proposition 3.")
        .forAll("x in 3..12", "k in 1..10")
        .domain("x-k-2 >= 0", (x, k) -> x - k - 2 >= 0)
        .where(
            "(x-k-2,y-1) is green", (x, k) -> new Cell(x - k - 2, x - 2).colour() == Colour.GREEN)
        .ofNamed((x, k) -> start(x, x - 1, k))
        .holds(
            (x, k) -> {
              Duel green = Duel.of(x - k - 2, x - 2, x - 1, x - 3);
              Duel avoiding = green.withFirst(x - k - 4, x - 3);
              return rightsMoves(green)
                  .filter(duel -> !duel.equals(avoiding))
                  .allMatch(
                      duel ->
                          duel.isOfLemma2() || leftsMoves(duel).anyMatch(Duel::isOfProposition3));
            })
        .build();
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

  private static Claim afterTheGreenCell() {
    return PAPER
        .claim("Proposition 3, proof, green, last reply")
        .says(
            "(x-k-4,y-2) is red or yellow, and Left replies to (x-k-4,y-2) - (x-1,y-2) in row 0 as"
                + " before, with (0,y-x+k+2) - (x-1,y-2), and wins.")
        .forAll("x in 5..14", "k in 1..10")
        .domain("x-k-4 >= 0", (x, k) -> x - k - 4 >= 0)
        .where(
            "(x-k-2,y-1) is green", (x, k) -> new Cell(x - k - 2, x - 2).colour() == Colour.GREEN)
        .ofNamed((x, k) -> start(x, x - 1, k))
        .computed(
            (x, k) -> {
              Duel reached = Duel.of(x - k - 4, x - 3, x - 1, x - 3);
              return reached.first().colour() == Colour.GREEN
                  ? reached.first() + " is green"
                  : reached.repliedBy(reached.withFirst(0, k + 1));
            })
        .printed((x, k) -> Duel.LEFT_WINS)
        .amendedWhere("x > k+4", (x, k) -> x > k + 4)
        .note("For x = k+4 the token is in row 0 already, as in the previous case.")
        .build();
  }

  private static Claim allMoves() {
    return PAPER
        .claim("Proposition 3, proof, cases")
        .says("The cases cover all of Right's moves.")
        .forAll("x in 0..10", "y in 0..10", "k in 0..10")
        .domain("x >= k", (x, y, k) -> x >= k)
        .where("x > y", (x, y, k) -> x > y)
        .ofNamed((x, y, k) -> start(x, y, k))
        .holds((x, y, k) -> rightsMoves(start(x, y, k)).allMatch(to -> isTreated(x, y, k, to)))
        .build();
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
}
