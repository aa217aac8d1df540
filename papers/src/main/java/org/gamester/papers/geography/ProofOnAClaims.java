package org.gamester.papers.geography;

import static org.gamester.papers.geography.Geography.a;
import static org.gamester.papers.geography.Geography.b;
import static org.gamester.papers.geography.Geography.positionA;
import static org.gamester.papers.geography.Geography.switchOf;
import static org.gamester.papers.geography.StrategyClaims.inPart;
import static org.gamester.values.ShortGame.integer;

import java.util.ArrayList;
import java.util.List;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimBuilder;
import org.gamester.lab.claims.Comparison;
import org.gamester.lab.claims.Condition;
import org.gamester.lab.claims.Formula;
import org.gamester.values.Player;
import org.gamester.values.Relation;
import org.gamester.values.ShortGame;

/** The displays of the proof of Theorem 7 for A(x,y,z), parts (A), (B) and (C). */
final class ProofOnAClaims {

  private ProofOnAClaims() {}

  static List<Claim> claims() {
    return List.of(
        optionsInA(),
        secondOptionInA(),
        dominatedInA(),
        optionsInB(),
        secondOptionInB1(),
        secondOptionInB2(),
        displayInB2(),
        dominatedInB(),
        optionsInC(),
        partInC(),
        secondOptionInC1(),
        displayInC1(),
        secondOptionInC2(),
        recastInC2(),
        displayInC2(),
        incomparableInC());
  }

  private static ClaimBuilder<Formula.Of3, Condition.Of3> in(
      Part part, String number, String says) {
    return inPart(part, "Theorem 7, proof, (" + part.label() + "), " + number, says);
  }

  /** The values of all options of A(x,y,z): Left's to B, then to A, then Right's. */
  static List<ShortGame> optionValues(int x, int y, int z) {
    List<ShortGame> values = new ArrayList<>();
    positionA(x, y, z).options(Player.LEFT).forEach(option -> values.add(Geography.value(option)));
    positionA(x, y, z).options(Player.RIGHT).forEach(option -> values.add(Geography.value(option)));
    return values;
  }

  /** The options as the proof lists them: {left, A(x,y-1,z+1) | right}. */
  static List<ShortGame> listed(int x, int y, int z, int left, int right) {
    return y == 1
        ? List.of(integer(left), integer(right))
        : List.of(integer(left), a(x, y - 1, z + 1), integer(right));
  }

  private static Claim optionsInA() {
    return in(Part.A, "options", "The options of A(x,y,z) are {y+x-2, A(x,y-1,z+1) | y+z-1}.")
        .computed((x, y, z) -> optionValues(x, y, z))
        .printed((x, y, z) -> listed(x, y, z, y + x - 2, y + z - 1))
        .amendedWhere("x > 0", (x, y, z) -> x > 0)
        .note("For x = 0 Left has no move to B; for y = 1 there is no option A(x,y-1,z+1).")
        .build();
  }

  private static Claim secondOptionInA() {
    return in(
            Part.A,
            "A(x,y-1,z+1)",
            "For y > 1, A(x,y-1,z+1) is again in part (A) and is {y+x-3 | y+z-1}.")
        .domain("y > 1", (x, y, z) -> y > 1)
        .computed((x, y, z) -> List.of(Part.of(x, y - 1, z + 1), a(x, y - 1, z + 1)))
        .printed((x, y, z) -> List.of(Part.A, switchOf(y + x - 3, y + z - 1)))
        .build();
  }

  private static Claim dominatedInA() {
    return in(Part.A, "domination", "For y > 1, {y+x-3 | y+z-1} <= y+x-2.")
        .domain("y > 1", (x, y, z) -> y > 1)
        .computed((x, y, z) -> switchOf(y + x - 3, y + z - 1))
        .printed(Comparison.AT_MOST, (x, y, z) -> integer(y + x - 2))
        .build();
  }

  private static Claim optionsInB() {
    return in(Part.B, "options", "The options of A(x,y,z) are {y+x-2, A(x,y-1,z+1) | x+z}.")
        .computed((x, y, z) -> optionValues(x, y, z))
        .printed((x, y, z) -> listed(x, y, z, y + x - 2, x + z))
        .amendedWhere("x > 0", (x, y, z) -> x > 0)
        .note("For x = 0 Left has no move to B; the value is still right, as A(0,y-1,z+1) = y-2.")
        .build();
  }

  private static Claim secondOptionInB1() {
    return in(
            Part.B,
            "(i), A(x,y-1,z+1)",
            "If x = y-2, A(x,y-1,z+1) is in part (A) and is {y+x-3 | y+z-1}.")
        .where("x = y-2", (x, y, z) -> x == y - 2)
        .computed((x, y, z) -> List.of(Part.of(x, y - 1, z + 1), a(x, y - 1, z + 1)))
        .printed((x, y, z) -> List.of(Part.A, switchOf(y + x - 3, y + z - 1)))
        .build();
  }

  private static Claim secondOptionInB2() {
    return in(
            Part.B,
            "(ii), A(x,y-1,z+1)",
            "If x <= y-3, A(x,y-1,z+1) is in part (B) and is {y+x-3 | x+z+1}.")
        .where("x <= y-3", (x, y, z) -> x <= y - 3)
        .computed((x, y, z) -> List.of(Part.of(x, y - 1, z + 1), a(x, y - 1, z + 1)))
        .printed((x, y, z) -> List.of(Part.B, switchOf(y + x - 3, x + z + 1)))
        .build();
  }

  private static Claim displayInB2() {
    return in(
            Part.B,
            "(ii), display",
            "In the display of G, the option A(x,y-1,z+1) is {y+x-3 | x+z-1}.")
        .where("x <= y-3", (x, y, z) -> x <= y - 3)
        .computed((x, y, z) -> a(x, y - 1, z + 1))
        .printed((x, y, z) -> switchOf(y + x - 3, x + z - 1))
        .corrected(
            "{y+x-3 | x+z+1}, as in the lines above and below it",
            (x, y, z) -> switchOf(y + x - 3, x + z + 1))
        .build();
  }

  private static Claim dominatedInB() {
    return in(Part.B, "domination", "A(x,y-1,z+1) <= y+x-2.")
        .computed((x, y, z) -> a(x, y - 1, z + 1))
        .printed(Comparison.AT_MOST, (x, y, z) -> integer(y + x - 2))
        .note("In fact they are equal throughout part (B).")
        .build();
  }

  private static Claim optionsInC() {
    return in(Part.C, "options", "The options of A(x,y,z) are {x+z, A(x,y-1,z+1) | y+z-1}.")
        .computed((x, y, z) -> optionValues(x, y, z))
        .printed((x, y, z) -> listed(x, y, z, x + z, y + z - 1))
        .build();
  }

  private static Claim partInC() {
    return in(
            Part.C,
            "split",
            "A(x,y-1,z+1) is in part (A) if y-z is 3 or 4, and in part (C) if it is greater.")
        .computed((x, y, z) -> Part.of(x, y - 1, z + 1))
        .printed((x, y, z) -> y - z <= 4 ? Part.A : Part.C)
        .build();
  }

  private static Claim secondOptionInC1() {
    return in(Part.C, "(i), A(x,y-1,z+1)", "If y-z <= 4, A(x,y-1,z+1) = {y+x-3 | y+z-1}.")
        .where("y-z <= 4", (x, y, z) -> y - z <= 4)
        .computed((x, y, z) -> a(x, y - 1, z + 1))
        .printed((x, y, z) -> switchOf(y + x - 3, y + z - 1))
        .build();
  }

  private static Claim displayInC1() {
    return in(Part.C, "(i), display", "If y-z <= 4, A(x,y,z) = {x+z, {y+x-3 | y+z-1} | y+z-1}.")
        .where("y-z <= 4", (x, y, z) -> y - z <= 4)
        .computed(Geography::a)
        .printed(
            (x, y, z) ->
                ShortGame.of(
                    List.of(integer(x + z), switchOf(y + x - 3, y + z - 1)),
                    List.of(integer(y + z - 1))))
        .build();
  }

  private static Claim secondOptionInC2() {
    return in(
            Part.C,
            "(ii), A(x,y-1,z+1)",
            "If y-z > 4, A(x,y-1,z+1) = <x+z+1+i, <y+x-k-3 | y+z-1> | y+z-1> for i = 0..k-1, with"
                + " k = (y-z-4)/2 for y-z even, (y-z-3)/2 for y-z odd.")
        .where("y-z > 4", (x, y, z) -> y - z > 4)
        .computed((x, y, z) -> a(x, y - 1, z + 1))
        .printed(
            (x, y, z) -> {
              int k = (y - z - 3) / 2;
              return Nest.rising(
                  x + z + 1, switchOf(y + x - k - 3, y + z - 1), y + z - 1, 0, k - 1);
            })
        .build();
  }

  private static Claim recastInC2() {
    return in(
            Part.C,
            "(ii), recast",
            "With w = k+1, A(x,y-1,z+1) is <x+z+1+i, <y+x-w-2 | y+z-1> | y+z-1> for i = 0..w-2.")
        .where("y-z > 4", (x, y, z) -> y - z > 4)
        .computed((x, y, z) -> a(x, y - 1, z + 1))
        .printed((x, y, z) -> innerInC2(x, y, z))
        .build();
  }

  private static ShortGame innerInC2(int x, int y, int z) {
    int w = (y - z - 1) / 2;
    return Nest.rising(x + z + 1, switchOf(y + x - w - 2, y + z - 1), y + z - 1, 0, w - 2);
  }

  private static Claim displayInC2() {
    return in(
            Part.C,
            "(ii), display",
            "A(x,y,z) = {x+z, <x+z+1+i, <y+x-w-2 | y+z-1> | y+z-1> | y+z-1} for i = 0..w-2.")
        .where("y-z > 4", (x, y, z) -> y - z > 4)
        .computed(Geography::a)
        .printed(
            (x, y, z) ->
                ShortGame.of(
                    List.of(integer(x + z), innerInC2(x, y, z)), List.of(integer(y + z - 1))))
        .build();
  }

  private static Claim incomparableInC() {
    return in(Part.C, "both options", "Left's options x+z and A(x,y-1,z+1) are incomparable.")
        .computed((x, y, z) -> b(x, y - 1, z + 1).relationTo(a(x, y - 1, z + 1)))
        .printed((x, y, z) -> Relation.CONFUSED)
        .build();
  }
}
