package org.gamester.papers.geography;

import static org.gamester.papers.geography.Geography.PAPER;
import static org.gamester.papers.geography.Geography.a;
import static org.gamester.papers.geography.Geography.b;
import static org.gamester.papers.geography.Geography.below1;
import static org.gamester.papers.geography.Geography.bestMoves;
import static org.gamester.papers.geography.Geography.meanAndTemperature;
import static org.gamester.papers.geography.Geography.positionA;
import static org.gamester.papers.geography.Geography.switchOf;

import java.util.List;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimBuilder;
import org.gamester.lab.claims.Condition;
import org.gamester.lab.claims.Formula;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.Relation;
import org.gamester.values.ShortGame;

/** Theorem 2, the strategy: means and temperatures, and the best moves. */
final class StrategyClaims {

  private StrategyClaims() {}

  static List<Claim> claims() {
    return List.of(
        valueInA(),
        translatedValueInA(),
        moveInA(),
        valueInB(),
        translatedValueInB(),
        movesInB(),
        meanInC(),
        movesInC(),
        moveInD(),
        evenMeanInD1(),
        oddMeanInD1(),
        meanInD2(),
        valueInE(),
        valueInF(),
        numbersInA(),
        numbersInB());
  }

  /**
   * A claim about the positions A(x,y,z) of one part, with the ranges common to all such claims.
   */
  static ClaimBuilder<Formula.Of3, Condition.Of3> inPart(Part part, String number, String says) {
    ClaimBuilder<Formula.Of3, Condition.Of3> claim =
        PAPER
            .claim(number)
            .says(says)
            .forAll("x in 0..12", "y in 1..16", "z in 0..12")
            .of("A({x},{y},{z})");
    String onZ = part == Part.A || part == Part.B ? "z >= y-2" : "z < y-2";
    String onX = part == Part.A || part == Part.C ? "x > y-2" : "x <= y-2";
    claim
        .where(onZ, (x, y, z) -> (z >= y - 2) == onZ.equals("z >= y-2"))
        .where(onX, (x, y, z) -> (x > y - 2) == onX.equals("x > y-2"));
    return switch (part) {
      case A, B, C -> claim;
      case D1 -> claim.where("2x < y+z", (x, y, z) -> 2 * x < y + z);
      case D2 -> claim.where("2x >= y+z", (x, y, z) -> 2 * x >= y + z);
    };
  }

  private static Claim valueInA() {
    return inPart(Part.A, "Theorem 2 (A), value", "A(x,y,z) = {y+x-2 | y+z-1}.")
        .computed(Geography::a)
        .printed((x, y, z) -> switchOf(y + x - 2, y + z - 1))
        .amendedWhere("(x,y,z) is not (0,1,0)", (x, y, z) -> x > 0 || y > 1 || z > 0)
        .note("A(0,1,0) has no Left option and is {|0} = -1.")
        .build();
  }

  private static Claim translatedValueInA() {
    return inPart(
            Part.A,
            "Theorem 2 (A), translated value",
            "A(x,y,z) = y + m + {x-2-m | z-1-m} with m = min(x,z).")
        .computed(Geography::a)
        .printed(
            (x, y, z) -> {
              int m = Math.min(x, z);
              return switchOf(x - 2 - m, z - 1 - m).plus(ShortGame.integer(y + m));
            })
        .amendedWhere(
            "z <= x+1 and (x,y,z) is not (0,1,0)",
            (x, y, z) -> z <= x + 1 && (x > 0 || y > 1 || z > 0))
        .note("For z >= x+2 the switch is {-2 | 1 or more} = 0, which cannot be translated.")
        .build();
  }

  private static Claim moveInA() {
    return inPart(
            Part.A,
            "Theorem 2 (A), best move",
            "Moving to B(x,y-1,z+1) is best for Left (no other move is strictly better).")
        .holds((x, y, z) -> bestMoves(positionA(x, y, z), Player.LEFT).contains(moveToB(x, y, z)))
        .showing((x, y, z) -> "best: " + bestMoves(positionA(x, y, z), Player.LEFT))
        .amendedWhere("x > 0", (x, y, z) -> x > 0)
        .note("For x = 0 there is no such move; on A(0,1,z) Left has no move at all.")
        .build();
  }

  private static Claim valueInB() {
    return inPart(Part.B, "Theorem 2 (B), value", "A(x,y,z) = {y+x-2 | x+z}.")
        .computed(Geography::a)
        .printed((x, y, z) -> switchOf(y + x - 2, x + z))
        .build();
  }

  private static Claim translatedValueInB() {
    return inPart(Part.B, "Theorem 2 (B), translated value", "A(x,y,z) = y + x - 2 + {0 | z-y+2}.")
        .computed(Geography::a)
        .printed((x, y, z) -> switchOf(0, z - y + 2).plus(ShortGame.integer(y + x - 2)))
        .build();
  }

  private static Claim movesInB() {
    return inPart(
            Part.B,
            "Theorem 2 (B), moves",
            "Left's moves to B(x,y-1,z+1) and A(x,y-1,z+1) are incomparable.")
        .domain("both moves exist (x > 0)", (x, y, z) -> x > 0)
        .computed((x, y, z) -> relationOfLeftsMoves(x, y, z))
        .printed((x, y, z) -> Relation.CONFUSED)
        .amended("they are equal; both are y+x-2", (x, y, z) -> Relation.EQUAL)
        .note(
            "The proof of Theorem 7 (B) correctly states that the move to A is dominated or equal.")
        .build();
  }

  private static Claim meanInC() {
    return inPart(
            Part.C,
            "Theorem 2 (C), mean and temperature",
            "A(x,y,z) = y + z - 1 + H, and H has mean and temperature (x-y+1)/2.")
        .computed((x, y, z) -> meanAndTemperature(less(a(x, y, z), y + z - 1)))
        .printed((x, y, z) -> twice(Dyadic.of(x - y + 1, 1)))
        .build();
  }

  private static Claim movesInC() {
    return inPart(
            Part.C,
            "Theorem 2 (C), moves",
            "Left's moves to B(x,y-1,z+1) and A(x,y-1,z+1) are incomparable.")
        .computed((x, y, z) -> relationOfLeftsMoves(x, y, z))
        .printed((x, y, z) -> Relation.CONFUSED)
        .build();
  }

  private static Claim moveInD() {
    return PAPER
        .claim("Theorem 2 (D), best move")
        .says("Left's only best move is that to A(x,y-1,z+1).")
        .forAll("x in 0..12", "y in 1..16", "z in 0..12")
        .where("z < y-2", (x, y, z) -> z < y - 2)
        .where("x <= y-2", (x, y, z) -> x <= y - 2)
        .of("A({x},{y},{z})")
        .computed((x, y, z) -> bestMoves(positionA(x, y, z), Player.LEFT))
        .printed((x, y, z) -> List.of(positionA(x, y - 1, z + 1).text()))
        .build();
  }

  private static Claim evenMeanInD1() {
    return inPart(
            Part.D1,
            "Theorem 2 (D)(i), y-z even",
            "A(x,y,z) = x + z + H, and H has mean and temperature 1 - 1/2^k, k = floor((y-z-1)/2).")
        .domain("y-z is even", (x, y, z) -> (y - z) % 2 == 0)
        .computed((x, y, z) -> meanAndTemperature(less(a(x, y, z), x + z)))
        .printed((x, y, z) -> twice(below1(1, (y - z - 1) / 2)))
        .build();
  }

  private static Claim oddMeanInD1() {
    return inPart(
            Part.D1,
            "Theorem 2 (D)(i), y-z odd",
            "A(x,y,z) = x + z + H, and H has mean and temperature 1 - 3/2^(k+1),"
                + " k = floor((y-z-1)/2).")
        .domain("y-z is odd", (x, y, z) -> (y - z) % 2 != 0)
        .computed((x, y, z) -> meanAndTemperature(less(a(x, y, z), x + z)))
        .printed((x, y, z) -> twice(below1(3, (y - z - 1) / 2 + 1)))
        .build();
  }

  private static Claim meanInD2() {
    return inPart(
            Part.D2,
            "Theorem 2 (D)(ii)",
            "A(x,y,z) = x + z + H, and H has mean and temperature 1 - 1/2^(y-x-1).")
        .computed((x, y, z) -> meanAndTemperature(less(a(x, y, z), x + z)))
        .printed((x, y, z) -> twice(below1(1, y - x - 1)))
        .build();
  }

  private static Claim valueInE() {
    return PAPER
        .claim("Theorem 2 (E)")
        .says("B(x,y,z) = x + z - 1 if z < y.")
        .forAll("x in 1..12", "y in 0..12", "z in 0..12")
        .where("z < y", (x, y, z) -> z < y)
        .of("B({x},{y},{z})")
        .computed(Geography::b)
        .printed((x, y, z) -> x + z - 1)
        .build();
  }

  private static Claim valueInF() {
    return PAPER
        .claim("Theorem 2 (F)")
        .says("B(x,y,z) = y + x - 1 if z >= y.")
        .forAll("x in 1..12", "y in 0..12", "z in 0..12")
        .where("z >= y", (x, y, z) -> z >= y)
        .of("B({x},{y},{z})")
        .computed(Geography::b)
        .printed((x, y, z) -> y + x - 1)
        .build();
  }

  private static Claim numbersInA() {
    return inPart(
            Part.A,
            "Theorem 2, numbers in (A)",
            "In part (A) the value is a number for certain x and z: if and only if z >= x.")
        .computed((x, y, z) -> a(x, y, z).isNumber())
        .printed((x, y, z) -> z >= x)
        .note("Theorem 7 states for which x and z.")
        .build();
  }

  private static Claim numbersInB() {
    return inPart(
            Part.B,
            "Theorem 2, numbers in (B)",
            "In part (B) the value is a number for certain y and z: if and only if z >= y-1.")
        .computed((x, y, z) -> a(x, y, z).isNumber())
        .printed((x, y, z) -> z >= y - 1)
        .note("Theorem 7 states for which y and z.")
        .build();
  }

  /** The relation of Left's move to B(x,y-1,z+1) to her move to A(x,y-1,z+1). */
  static Relation relationOfLeftsMoves(int x, int y, int z) {
    return b(x, y - 1, z + 1).relationTo(a(x, y - 1, z + 1));
  }

  /** G - n. */
  static ShortGame less(ShortGame game, int n) {
    return game.minus(ShortGame.integer(n));
  }

  static List<Dyadic> twice(Dyadic x) {
    return List.of(x, x);
  }

  private static String moveToB(int x, int y, int z) {
    return "B(" + x + "," + (y - 1) + "," + (z + 1) + ")";
  }
}
