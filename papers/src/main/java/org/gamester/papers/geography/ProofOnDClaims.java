package org.gamester.papers.geography;

import static org.gamester.papers.geography.Geography.PAPER;
import static org.gamester.papers.geography.Geography.a;
import static org.gamester.papers.geography.Geography.b;
import static org.gamester.papers.geography.Geography.half;
import static org.gamester.papers.geography.Geography.star;
import static org.gamester.papers.geography.Geography.switchOf;
import static org.gamester.papers.geography.ProofOnAClaims.listed;
import static org.gamester.papers.geography.ProofOnAClaims.optionValues;
import static org.gamester.papers.geography.StrategyClaims.inPart;
import static org.gamester.values.ShortGame.integer;

import java.util.List;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimBuilder;
import org.gamester.lab.claims.Comparison;
import org.gamester.lab.claims.Condition;
import org.gamester.lab.claims.Formula;
import org.gamester.values.ShortGame;

/** The displays of the proof of Theorem 7 for A(x,y,z), for part (D) as a whole and (D)(i). */
final class ProofOnDClaims {

  private ProofOnDClaims() {}

  static List<Claim> claims() {
    return List.of(
        options(),
        display(),
        splitInOne(),
        splitInTwo(),
        partInOne(),
        rangeInB(),
        displayIfOddInB(),
        rewrittenIfOddInB(),
        displayIfEvenInB(),
        rewrittenIfEvenInB(),
        rangeInD(),
        innerIfOdd(),
        innerIfEven(),
        lastIfOdd(),
        lastIfEven(),
        moveToBIsDominated());
  }

  private static ClaimBuilder<Formula.Of3, Condition.Of3> inD(String number, String says) {
    return PAPER
        .claim("Theorem 7, proof, (D), " + number)
        .says(says)
        .forAll("x in 0..12", "y in 1..16", "z in 0..12")
        .where("z < y-2", (x, y, z) -> z < y - 2)
        .where("x <= y-2", (x, y, z) -> x <= y - 2)
        .of("A({x},{y},{z})");
  }

  private static ClaimBuilder<Formula.Of3, Condition.Of3> inD1(String number, String says) {
    return inPart(Part.D1, "Theorem 7, proof, (D)(i), " + number, says);
  }

  /** A claim about A(x,y,z) in (D)(i) with A(x,y-1,z+1) in a given part. */
  private static ClaimBuilder<Formula.Of3, Condition.Of3> inD1(
      Part second, String number, String says) {
    return inD1(number, says)
        .where(
            "A(x,y-1,z+1) is in part (" + second.label() + ")",
            (x, y, z) -> second.has(x, y - 1, z + 1));
  }

  private static Claim options() {
    return inD("options", "The options of A(x,y,z) are {x+z, A(x,y-1,z+1) | x+z}.")
        .computed((x, y, z) -> optionValues(x, y, z))
        .printed((x, y, z) -> listed(x, y, z, x + z, x + z))
        .amendedWhere("x > 0", (x, y, z) -> x > 0)
        .note("For x = 0 Left has no move to B. The value is right, since that move is dominated.")
        .build();
  }

  private static Claim display() {
    return inD("display", "A(x,y,z) = {x+z, A(x,y-1,z+1) | x+z}.")
        .computed(Geography::a)
        .printed((x, y, z) -> withLeft(x + z, a(x, y - 1, z + 1), x + z))
        .build();
  }

  /** {left, option | right}. */
  static ShortGame withLeft(int left, ShortGame option, int right) {
    return ShortGame.of(List.of(integer(left), option), List.of(integer(right)));
  }

  private static Claim splitInOne() {
    return inD("split, (i)", "z+1 < (y-1)-2 is equivalent to 2x < y+z.")
        .computed((x, y, z) -> 2 * x < y + z)
        .printed((x, y, z) -> z + 1 < (y - 1) - 2)
        .note("This is a statement about integers; the two conditions divide part (D) differently.")
        .build();
  }

  private static Claim splitInTwo() {
    return inD("split, (ii)", "z+1 < (y-1)-2 and x > (y-1)-2 together are equivalent to 2x >= y+z.")
        .computed((x, y, z) -> 2 * x >= y + z)
        .printed((x, y, z) -> z + 1 < (y - 1) - 2 && x > (y - 1) - 2)
        .note("This is a statement about integers; the two conditions divide part (D) differently.")
        .build();
  }

  private static Claim partInOne() {
    return inD1("parts", "A(x,y-1,z+1) is in part (B) or (D).")
        .holds(
            (x, y, z) -> {
              Part second = Part.of(x, y - 1, z + 1);
              return second != Part.A && second != Part.C;
            })
        .showing((x, y, z) -> "in (" + Part.of(x, y - 1, z + 1).label() + ")")
        .amendedWhere("x < y-2", (x, y, z) -> x < y - 2)
        .note("For x = y-2, z = y-3 it is in part (A); the value in Theorem 7 is right.")
        .build();
  }

  private static Claim rangeInB() {
    return inD1(Part.B, "(B), range", "Then x <= y-3, and z is y-4 or y-3.")
        .holds((x, y, z) -> x <= y - 3 && (z == y - 4 || z == y - 3))
        .build();
  }

  private static Claim displayIfOddInB() {
    return inD1(
            Part.B,
            "(B), z = y-3, display",
            "A(x,y,z) = {x+z, {y+x-3 | x+z+1} | x+z} = {x+z+1/2 | x+z}.")
        .where("z = y-3", (x, y, z) -> z == y - 3)
        .computed((x, y, z) -> List.of(a(x, y, z), a(x, y, z)))
        .printed(
            (x, y, z) ->
                List.of(
                    withLeft(x + z, switchOf(y + x - 3, x + z + 1), x + z),
                    ShortGame.of(half(2 * (x + z) + 1), integer(x + z))))
        .build();
  }

  private static Claim rewrittenIfOddInB() {
    return inD1(
            Part.B,
            "(B), z = y-3, rewritten",
            "A(x,y,z) = <<x+z/2+y/2-1> | x+z+i> for i = 0..(y-3-z)/2.")
        .where("z = y-3", (x, y, z) -> z == y - 3)
        .computed(Geography::a)
        .printed((x, y, z) -> Nest.rising(middle(x, y, z), x + z, 0, (y - 3 - z) / 2))
        .build();
  }

  private static Claim displayIfEvenInB() {
    return inD1(Part.B, "(B), z = y-4, display", "A(x,y,z) = {x+z+1+* | x+z}.")
        .where("z = y-4", (x, y, z) -> z == y - 4)
        .computed(Geography::a)
        .printed((x, y, z) -> ShortGame.of(star(x + z + 1), integer(x + z)))
        .build();
  }

  private static Claim rewrittenIfEvenInB() {
    return inD1(
            Part.B,
            "(B), z = y-4, rewritten",
            "A(x,y,z) = <<x+z/2+y/2-1+*> | x+z+i> for i = 0..(y-4-z)/2.")
        .where("z = y-4", (x, y, z) -> z == y - 4)
        .computed(Geography::a)
        .printed((x, y, z) -> Nest.rising(middle(x, y, z), x + z, 0, (y - 4 - z) / 2))
        .build();
  }

  /** x + z/2 + y/2 - 1, plus * if it is an integer. */
  private static ShortGame middle(int x, int y, int z) {
    int twice = 2 * x + z + y - 2;
    return twice % 2 == 0 ? star(twice / 2) : half(twice);
  }

  private static Claim rangeInD() {
    return inD1(Part.D1, "(D), range", "Then z < y-3 and x <= y-3.")
        .holds((x, y, z) -> z < y - 3 && x <= y - 3)
        .note("In fact z < y-4: for z = y-4 it is in part (B).")
        .build();
  }

  private static Claim innerIfOdd() {
    return inD1(
            Part.D1,
            "(D), y-z odd, inner game",
            "A(x,y-1,z+1) = <<x+(z+1)/2+(y-1)/2-1> | x+z+i> for i = 0..(y-1-3-z-1)/2.")
        .where("y-z is odd", (x, y, z) -> (y - z) % 2 != 0)
        .computed((x, y, z) -> a(x, y - 1, z + 1))
        .printed((x, y, z) -> Nest.rising(middle(x, y, z), x + z, 0, (y - z - 5) / 2))
        .corrected(
            "x+z+1+i on the right",
            (x, y, z) -> Nest.rising(middle(x, y, z), x + z + 1, 0, (y - z - 5) / 2))
        .build();
  }

  private static Claim innerIfEven() {
    return inD1(
            Part.D1,
            "(D), y-z even, inner game",
            "A(x,y-1,z+1) = <<x+(z+1)/2+(y-1)/2-1+*> | x+z+i> for i = 0..(y-1-4-z-1)/2.")
        .where("y-z is even", (x, y, z) -> (y - z) % 2 == 0)
        .computed((x, y, z) -> a(x, y - 1, z + 1))
        .printed((x, y, z) -> Nest.rising(middle(x, y, z), x + z, 0, (y - z - 6) / 2))
        .corrected(
            "x+z+1+i on the right",
            (x, y, z) -> Nest.rising(middle(x, y, z), x + z + 1, 0, (y - z - 6) / 2))
        .build();
  }

  private static Claim lastIfOdd() {
    return inD1(
            Part.D1,
            "(D), y-z odd, last display",
            "A(x,y,z) = {<<x+z/2+y/2-1> | x+z+i> | x+z} for i = 0..(y-3-z)/2.")
        .where("y-z is odd", (x, y, z) -> (y - z) % 2 != 0)
        .computed(Geography::a)
        .printed(
            (x, y, z) ->
                ShortGame.of(
                    Nest.rising(middle(x, y, z), x + z, 0, (y - z - 3) / 2), integer(x + z)))
        .corrected(
            "without the outer braces, which are the layer i = 0",
            (x, y, z) -> Nest.rising(middle(x, y, z), x + z, 0, (y - z - 3) / 2))
        .build();
  }

  private static Claim lastIfEven() {
    return inD1(
            Part.D1,
            "(D), y-z even, last display",
            "A(x,y,z) = {<<x+z/2+y/2-1+*> | x+z+i> | x+z} for i = 0..(y-4-z)/2.")
        .where("y-z is even", (x, y, z) -> (y - z) % 2 == 0)
        .computed(Geography::a)
        .printed(
            (x, y, z) ->
                ShortGame.of(
                    Nest.rising(middle(x, y, z), x + z, 0, (y - z - 4) / 2), integer(x + z)))
        .corrected(
            "without the outer braces, which are the layer i = 0",
            (x, y, z) -> Nest.rising(middle(x, y, z), x + z, 0, (y - z - 4) / 2))
        .build();
  }

  private static Claim moveToBIsDominated() {
    return inD(
            "domination", "If Left can move to B(x,y-1,z+1), her option A(x,y-1,z+1) is greater.")
        .domain("both moves exist (x > 0)", (x, y, z) -> x > 0)
        .computed((x, y, z) -> a(x, y - 1, z + 1))
        .printed(Comparison.GREATER, (x, y, z) -> b(x, y - 1, z + 1))
        .build();
  }
}
