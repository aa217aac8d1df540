package org.gamester.papers.geography;

import static org.gamester.papers.geography.Geography.PAPER;
import static org.gamester.papers.geography.Geography.b;
import static org.gamester.papers.geography.Geography.positionB;
import static org.gamester.values.ShortGame.integer;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimBuilder;
import org.gamester.lab.claims.Comparison;
import org.gamester.lab.claims.Condition;
import org.gamester.lab.claims.Formula;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.coordinates.GeographyTriple.Triple;
import org.gamester.values.Computation;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** The proof of Theorem 7 for B(x,y,z): the moves of both players in n - B(x,y,z). */
final class ProofOnBClaims {

  private ProofOnBClaims() {}

  static List<Claim> claims() {
    return List.of(
        labelE(),
        labelF(),
        sumInE(),
        countInE(),
        replyInE(),
        sumInF(),
        leftsMovesInF(),
        replyInF(),
        answerToB(),
        answerToAIfLong(),
        countIfShort(),
        answerToAIfShort());
  }

  private static ClaimBuilder<Formula.Of3, Condition.Of3> lowY(String number, String says) {
    return inCase("y <= z", number, says).where("y <= z", (x, y, z) -> y <= z);
  }

  private static ClaimBuilder<Formula.Of3, Condition.Of3> highY(String number, String says) {
    return inCase("y > z", number, says).where("y > z", (x, y, z) -> y > z);
  }

  private static ClaimBuilder<Formula.Of3, Condition.Of3> inCase(
      String condition, String number, String says) {
    return PAPER
        .claim("Theorem 7, proof, " + condition + ", " + number)
        .says(says)
        .forAll("x in 1..10", "y in 0..12", "z in 0..12")
        .of("B({x},{y},{z})");
  }

  private static Claim labelE() {
    return lowY("label", "The case y <= z, labelled (E) in the proof, is that of Theorem 7 (E).")
        .computed(Geography::b)
        .printed((x, y, z) -> x + z - 1)
        .corrected(
            "the labels are exchanged; it is the case (F), with value y + x - 1",
            (x, y, z) -> y + x - 1)
        .build();
  }

  private static Claim labelF() {
    return highY("label", "The case y > z, labelled (F) in the proof, is that of Theorem 7 (F).")
        .computed(Geography::b)
        .printed((x, y, z) -> y + x - 1)
        .corrected(
            "the labels are exchanged; it is the case (E), with value x + z - 1",
            (x, y, z) -> x + z - 1)
        .build();
  }

  private static Claim sumInE() {
    return lowY("sum", "y + x - 1 - B(x,y,z) is a second-player win.")
        .computed((x, y, z) -> integer(y + x - 1).minus(b(x, y, z)).outcome())
        .printed((x, y, z) -> Outcome.P)
        .build();
  }

  private static Claim countInE() {
    return lowY(
            "count", "Right has x + y - 1 moves in -B(x,y,z) as long as Left does not move there.")
        .computed((x, y, z) -> longestRun(x, y, z))
        .printed((x, y, z) -> x + y - 1)
        .build();
  }

  private static Claim replyInE() {
    return lowY(
            "reply",
            "If Left can move to y + (x-1) - 1, Right can reply with B(x-1,y,z), leaving 0.")
        .domain("Left can move (x+y > 1)", (x, y, z) -> x + y > 1)
        .holds((x, y, z) -> hasMoveOfValue(x, y, z, y + x - 2))
        .amendedWhere("x > 1", (x, y, z) -> x > 1)
        .note("On B(1,y,z) there is no such reply; Right wins by moving to A(0,y,z) >= y - 1.")
        .build();
  }

  private static Claim sumInF() {
    return highY("sum", "z + x - 1 - B(x,y,z) is a second-player win.")
        .computed((x, y, z) -> integer(z + x - 1).minus(b(x, y, z)).outcome())
        .printed((x, y, z) -> Outcome.P)
        .build();
  }

  private static Claim leftsMovesInF() {
    return highY("Left's moves", "In z + x - 1 - B(x,y,z), Left can move only in the integer.")
        .computed((x, y, z) -> positionB(x, y, z).negative().options(Player.LEFT).size())
        .printed((x, y, z) -> 0)
        .build();
  }

  private static Claim replyInF() {
    return highY(
            "reply",
            "If Left can move to z + (x-1) - 1, Right can reply with B(x-1,y,z), leaving 0.")
        .domain("Left can move (x+z > 1)", (x, y, z) -> x + z > 1)
        .holds((x, y, z) -> hasMoveOfValue(x, y, z, z + x - 2))
        .amendedWhere("x > 1", (x, y, z) -> x > 1)
        .note("On B(1,y,z) there is no such reply; Right wins by moving to A(0,y,z) >= z - 1.")
        .build();
  }

  /** Whether Left can move from B(x,y,z) to B(x-1,y,z) and its value is n. */
  private static boolean hasMoveOfValue(int x, int y, int z, int n) {
    return positionB(x, y, z).options(Player.LEFT).stream()
        .filter(option -> option instanceof Triple triple && !triple.onA())
        .anyMatch(option -> Geography.value(option).equals(integer(n)));
  }

  private static Claim answerToB() {
    return highY(
            "reply to B", "If Right moves to B(x-1,y,z), Left's reply in the integer leaves 0.")
        .domain("x > 1", (x, y, z) -> x > 1)
        .computed((x, y, z) -> integer(z + (x - 1) - 1).minus(b(x - 1, y, z)))
        .printed((x, y, z) -> ShortGame.ZERO)
        .build();
  }

  private static Claim answerToAIfLong() {
    return highY(
            "reply to A, long",
            "If Right moves to A(x-1,y,z), Left's reply B(z+1,y-1,x-1) leaves 0 if y-1 > x-1.")
        .where("y-1 > x-1", (x, y, z) -> y - 1 > x - 1)
        .computed((x, y, z) -> integer(z + x - 1).minus(b(z + 1, y - 1, x - 1)))
        .printed((x, y, z) -> ShortGame.ZERO)
        .build();
  }

  private static Claim countIfShort() {
    return highY(
            "count",
            "If y-1 <= x-1, Right has z + y - 1 moves in -B(z+1,y-1,x-1), at most z + x - 1.")
        .where("y-1 <= x-1", (x, y, z) -> y - 1 <= x - 1)
        .computed(
            (x, y, z) -> {
              int count = longestRun(z + 1, y - 1, x - 1);
              return List.of(count, count <= z + x - 1);
            })
        .printed((x, y, z) -> List.of(z + y - 1, true))
        .build();
  }

  private static Claim answerToAIfShort() {
    return highY(
            "reply to A, short",
            "If Right moves to A(x-1,y,z), Left's reply B(z+1,y-1,x-1) wins if y-1 <= x-1.")
        .where("y-1 <= x-1", (x, y, z) -> y - 1 <= x - 1)
        .computed((x, y, z) -> integer(z + x - 1).minus(b(z + 1, y - 1, x - 1)))
        .printed(Comparison.AT_LEAST, (x, y, z) -> ShortGame.ZERO)
        .build();
  }

  /** The number of successive moves that Left can make from B(x,y,z). */
  private static int longestRun(int x, int y, int z) {
    Set<Position> reached = Set.of(positionB(x, y, z));
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
}
