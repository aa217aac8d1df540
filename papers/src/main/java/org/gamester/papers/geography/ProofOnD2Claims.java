package org.gamester.papers.geography;

import static org.gamester.papers.geography.Geography.a;
import static org.gamester.papers.geography.Geography.star;
import static org.gamester.papers.geography.Geography.switchOf;
import static org.gamester.papers.geography.ProofOnDClaims.withLeft;
import static org.gamester.papers.geography.StrategyClaims.inPart;
import static org.gamester.values.ShortGame.integer;

import java.util.List;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimBuilder;
import org.gamester.lab.claims.Comparison;
import org.gamester.lab.claims.Condition;
import org.gamester.lab.claims.Formula;
import org.gamester.values.ShortGame;

/** The displays of the proof of Theorem 7 for A(x,y,z), part (D)(ii). */
final class ProofOnD2Claims {

  private ProofOnD2Claims() {}

  static List<Claim> claims() {
    return List.of(
        parts(),
        xInA(),
        zInA(),
        sumInA(),
        leftInA(),
        firstDisplayInA(),
        secondDisplayInA(),
        thirdDisplayInA(),
        rewrittenInA(),
        rangeInC(),
        firstDisplayInC(),
        numbersInC(),
        secondDisplayInC(),
        dominatedInC(),
        rewrittenInC(),
        rangeInD(),
        displayInD());
  }

  private static ClaimBuilder<Formula.Of3, Condition.Of3> in(String number, String says) {
    return inPart(Part.D2, "Theorem 7, proof, (D)(ii), " + number, says);
  }

  /** A claim about A(x,y,z) in (D)(ii) with A(x,y-1,z+1) in a given part. */
  private static ClaimBuilder<Formula.Of3, Condition.Of3> in(
      Part second, String number, String says) {
    return in(number, says)
        .where(
            "A(x,y-1,z+1) is in part (" + second.label() + ")",
            (x, y, z) -> second.has(x, y - 1, z + 1));
  }

  private static Claim parts() {
    return in("parts", "A(x,y-1,z+1) is in part (A), (C) or (D).")
        .holds((x, y, z) -> !Part.B.has(x, y - 1, z + 1))
        .build();
  }

  private static Claim xInA() {
    return in(Part.A, "(A), x", "Then x = y-2.")
        .computed((x, y, z) -> x)
        .printed((x, y, z) -> y - 2)
        .build();
  }

  private static Claim zInA() {
    return in(Part.A, "(A), z", "Then z = y-3.")
        .computed((x, y, z) -> z)
        .printed((x, y, z) -> y - 3)
        .amended("z = y-4", (x, y, z) -> y - 4)
        .note("Part (A) requires z+1 >= (y-1)-2, that is, z >= y-4; z = y-3 belongs to (D)(i).")
        .build();
  }

  private static Claim sumInA() {
    return in(Part.A, "(A), x+z", "Then x = z+1 and y+x-3 = y+z-2.")
        .computed((x, y, z) -> List.of(x, y + x - 3))
        .printed((x, y, z) -> List.of(z + 1, y + z - 2))
        .amended("x = z+2 and y+x-3 = y+z-1", (x, y, z) -> List.of(z + 2, y + z - 1))
        .build();
  }

  private static Claim leftInA() {
    return in(Part.A, "(A), 2x-1", "Then x+z = y+z-2 and y+x-3 = 2x-1.")
        .computed((x, y, z) -> List.of(x + z, y + x - 3))
        .printed((x, y, z) -> List.of(y + z - 2, 2 * x - 1))
        .build();
  }

  private static Claim firstDisplayInA() {
    return in(Part.A, "(A), first display", "A(x,y,z) = {x+z, {y+x-3 | y+z-1} | x+z}.")
        .computed(Geography::a)
        .printed((x, y, z) -> withLeft(x + z, switchOf(y + x - 3, y + z - 1), x + z))
        .build();
  }

  private static Claim secondDisplayInA() {
    return in(Part.A, "(A), second display", "A(x,y,z) = {y+z-2, {y+z-2 | y+z-1} | y+z-1}.")
        .computed(Geography::a)
        .printed((x, y, z) -> withLeft(y + z - 2, switchOf(y + z - 2, y + z - 1), y + z - 1))
        .amended(
            "{y+z-2, {y+z-1 | y+z-1} | y+z-2}",
            (x, y, z) -> withLeft(y + z - 2, switchOf(y + z - 1, y + z - 1), y + z - 2))
        .build();
  }

  private static Claim thirdDisplayInA() {
    return in(Part.A, "(A), third display", "A(x,y,z) = {{2x-1 | y+z-1} | x+z}.")
        .computed(Geography::a)
        .printed((x, y, z) -> ShortGame.of(switchOf(2 * x - 1, y + z - 1), integer(x + z)))
        .build();
  }

  private static Claim rewrittenInA() {
    return in(
            Part.A,
            "(A), rewritten",
            "This is the formula of Theorem 7 (D)(ii) with k = 0 and y-x-2 = 0.")
        .computed((x, y, z) -> List.of(a(x, y, z), y - x - 2))
        .printed((x, y, z) -> List.of(ValueClaims.valueInD2(x, y, z, 0), 0))
        .build();
  }

  private static Claim rangeInC() {
    return in(Part.C, "(C), range", "Then z < y-3 and x = y-2.")
        .holds((x, y, z) -> z < y - 3 && x == y - 2)
        .build();
  }

  private static Claim firstDisplayInC() {
    return in(
            Part.C,
            "(C), first display",
            "A(x,y,z) = {x+z, <x+z+1+i, <y+x-k-3 | y+z-1> | y+z-1> | x+z} for i = 0..k-1, with"
                + " k = (y-z-4)/2 for y-z even, (y-z-3)/2 for y-z odd.")
        .computed(Geography::a)
        .printed(
            (x, y, z) -> {
              int k = (y - z - 3) / 2;
              ShortGame g = switchOf(y + x - k - 3, y + z - 1);
              return withLeft(x + z, Nest.rising(x + z + 1, g, y + z - 1, 0, k - 1), x + z);
            })
        .build();
  }

  private static Claim numbersInC() {
    return in(Part.C, "(C), numbers", "Then x+z = y+z-2, y+x-3 = 2x-1, and (y-z-4)/2 = (2x-y-z)/2.")
        .computed((x, y, z) -> List.of(x + z, y + x - 3, y - z - 4))
        .printed((x, y, z) -> List.of(y + z - 2, 2 * x - 1, 2 * x - y - z))
        .build();
  }

  private static Claim secondDisplayInC() {
    return in(
            Part.C,
            "(C), second display",
            "A(x,y,z) = {y+z-2, <y+z-1+i, <2x-k-1 | y+z-1> | y+z-1> | x+z} for i = 0..k-1, with"
                + " k = (2x-y-z)/2 for y-z even, (2x-y-z+1)/2 for y-z odd.")
        .computed(Geography::a)
        .printed((x, y, z) -> withLeft(y + z - 2, innermost(x, y, z), x + z))
        .build();
  }

  /** The inner nest of the formula of (D)(ii). */
  private static ShortGame innermost(int x, int y, int z) {
    int k = (2 * x - y - z + 1) / 2;
    return Nest.rising(y + z - 1, switchOf(2 * x - k - 1, y + z - 1), y + z - 1, 0, k - 1);
  }

  private static Claim dominatedInC() {
    return in(
            Part.C,
            "(C), domination",
            "Left's option y+z-2 is dominated: her other option is at least (y+z-1)*.")
        .computed((x, y, z) -> a(x, y - 1, z + 1))
        .printed(Comparison.AT_LEAST, (x, y, z) -> star(y + z - 1))
        .build();
  }

  private static Claim rewrittenInC() {
    return in(
            Part.C,
            "(C), rewritten",
            "A(x,y,z) = <<<y+z-1+i, <2x-k-1 | y+z-1> | y+z-1>> | x+z> for j = 0..y-x-2, and"
                + " y-x-2 = 0.")
        .computed((x, y, z) -> List.of(a(x, y, z), y - x - 2))
        .printed((x, y, z) -> List.of(ShortGame.of(innermost(x, y, z), integer(x + z)), 0))
        .build();
  }

  private static Claim rangeInD() {
    return in(Part.D2, "(D), range", "Then z < y-3 and x <= y-3.")
        .holds((x, y, z) -> z < y - 3 && x <= y - 3)
        .build();
  }

  private static Claim displayInD() {
    return in(
            Part.D2,
            "(D), display",
            "A(x,y,z) = {x+z, <<<y+z-1+i, <2x-k-1 | y+z-1> | y+z-1>> | x+z+1+j> | x+z} for"
                + " i = 0..k-1, j = 0..y-x-3, k as in Theorem 7.")
        .computed(Geography::a)
        .printed(
            (x, y, z) ->
                withLeft(x + z, Nest.rising(innermost(x, y, z), x + z + 1, 0, y - x - 3), x + z))
        .build();
  }
}
