package org.gamester.papers.posets;

import static org.gamester.papers.posets.PosetGames.PAPER;
import static org.gamester.papers.posets.PosetGames.a;
import static org.gamester.papers.posets.PosetGames.fraction;
import static org.gamester.papers.posets.PosetGames.isBest;
import static org.gamester.papers.posets.PosetGames.minusFour;
import static org.gamester.papers.posets.PosetGames.minusTwo;
import static org.gamester.papers.posets.PosetGames.sign;
import static org.gamester.papers.posets.PosetGames.two;

import java.util.List;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Condition;
import org.gamester.lab.fitting.Fraction;
import org.gamester.values.Player;

/**
 * Section 3.2.2: Theorem 36 and Lemma 37. This copy has (3a), with one wrong sign, and the first
 * line of (3b); the other equations of (3) were fitted to computed values. They amount to
 *
 * <pre>
 * A(x,y,z) = 29/60 - 1/3 (-2)^-x + 1/6 (-2)^-y 2^-z - 1/15 (-4)^-z   for z >= 2
 * </pre>
 *
 * except for (3,2,2), (3,3,2), (3,3,3), and for z = 1, with cases for x = y and by the parity of y.
 */
final class ThreeRowClaims {

  private ThreeRowClaims() {}

  static List<Claim> claims() {
    return List.of(
        theorem36(),
        equation3a(),
        equation3aSimplified(),
        equation3b(),
        cornerOf3b(),
        thirdRowOfTwo(),
        exceptionsOfTwo(),
        thirdRowOfOneFar("even", (x, y) -> x > y && y % 2 == 0),
        thirdRowOfOneFar("odd", (x, y) -> x > y && y % 2 != 0),
        thirdRowOfOneSquare(),
        noThirdRow(),
        lemma37First(),
        lemma37Second(),
        lemma37Third(),
        lemma37Fourth(),
        lemma37Fifth());
  }

  private static boolean isException(int x, int y, int z) {
    return x == 3 && (z == 2 || (y == 3 && z == 3));
  }

  /** The formula for z &gt;= 2. */
  static Fraction general(int x, int y, int z) {
    return fraction(29, 60)
        .minus(fraction(1, 3).times(minusTwo(-x)))
        .plus(fraction(1, 6).times(minusTwo(-y)).times(two(-z)))
        .minus(fraction(1, 15).times(minusFour(-z)));
  }

  private static Fraction ofOne(int x, int y) {
    Fraction half = fraction(1, 2);
    if (x == y) {
      return y % 2 == 0 ? half.minus(two(-(y + 2))) : half.plus(two(-(y + 1)));
    }
    return y % 2 == 0
        ? half.plus(fraction(1, 6).times(two(-y))).minus(fraction(2, 3).times(minusTwo(-x)))
        : half.minus(fraction(1, 12).times(two(-y))).minus(fraction(1, 3).times(minusTwo(-x)));
  }

  private static Fraction fitted(int x, int y, int z) {
    return switch (z) {
      case 0 -> TwoRowClaims.formula(x, y);
      case 1 -> ofOne(x, y);
      default ->
          isException(x, y, z) ? fraction(z == 3 ? 35 : y == 2 ? 36 : 34, 64) : general(x, y, z);
    };
  }

  private static Claim theorem36() {
    return PAPER
        .claim("Theorem 36")
        .says("The equations (3) give the value of every chess-coloured diagram with three rows.")
        .forAll("x in 0..40", "y in 0..22", "z in 0..14")
        .domain("x >= y >= z", (x, y, z) -> x >= y && y >= z)
        .of("A({x},{y},{z})")
        .computed((x, y, z) -> a(x, y, z))
        .lost("all of (3) except (3a) and the first line of (3b)")
        .refitted(
            "29/60 - 1/3 (-2)^-x + 1/6 (-2)^-y 2^-z - 1/15 (-4)^-z for z >= 2, except A(3,2,2) ="
                + " 9/16, A(3,3,2) = 17/32, A(3,3,3) = 35/64; for z = 1: 1/2 - 2^-(y+2) or 1/2 +"
                + " 2^-(y+1) for x = y even or odd, 1/2 + 1/6 2^-y - 2/3 (-2)^-x or 1/2 - 1/12 2^-y"
                + " - 1/3 (-2)^-x for x > y and y even or odd; (2) for z = 0",
            (x, y, z) -> fitted(x, y, z))
        .build();
  }

  private static Fraction printed3a(int x, int y, int z, Fraction lastSign) {
    Fraction ofZ =
        two(z + 1)
            .times(fraction(1, 3))
            .times(sign(z).minus(two(z - 4)))
            .minus(fraction(1, 5).times(sign(z).minus(two(2 * (z - 4)))));
    return fraction(237, 512)
        .minus(two(-(2 * z + 1)).times(ofZ))
        .minus(
            two(-(y + z + 1))
                .times(two(z + 1).minus(Fraction.ONE))
                .times(sign(y))
                .times(TwoRowClaims.third(1, -1, y - z)))
        .minus(two(-x).times(lastSign).times(TwoRowClaims.third(1, -1, x - y)));
  }

  private static Claim equation3a() {
    return PAPER
        .claim("Theorem 36 (3a)")
        .says(
            "A(x,y,z) = 237/512 - 2^-(2z+1) (2^(z+1)/3 ((-1)^z - 2^(z-4)) - 1/5 ((-1)^z - 4^(z-4)))"
                + " - 2^-(y+z+1) (2^(z+1)-1) (-1)^y 1/3 (1 - (-2)^(y-z))"
                + " - 2^-x (-1)^z 1/3 (1 - (-2)^(x-y)) for x >= y >= z >= 4.")
        .forAll("x in 0..30", "y in 0..18", "z in 0..12")
        .domain("x >= y >= z", (x, y, z) -> x >= y && y >= z)
        .where("z >= 4", (x, y, z) -> z >= 4)
        .of("A({x},{y},{z})")
        .computed((x, y, z) -> a(x, y, z))
        .printed((x, y, z) -> printed3a(x, y, z, sign(z)))
        .corrected(
            "the last line is - 2^-x (-1)^x 1/3 (1 - (-2)^(x-y))",
            (x, y, z) -> printed3a(x, y, z, sign(x)))
        .note("The corrected formula also holds for z = 2, 3, except (3,2,2), (3,3,2) and (3,3,3).")
        .build();
  }

  private static Claim equation3aSimplified() {
    return PAPER
        .claim("Theorem 36 (3a), simplified")
        .says(
            "(3a), corrected, equals 29/60 - 1/3 (-2)^-x + 1/6 (-2)^-y 2^-z - 1/15 (-4)^-z (ours).")
        .forAll("x in 0..16", "y in 0..12", "z in 0..10")
        .domain("x >= y >= z", (x, y, z) -> x >= y && y >= z)
        .of("({x},{y},{z})")
        .computed((x, y, z) -> general(x, y, z))
        .printed((x, y, z) -> printed3a(x, y, z, sign(x)))
        .note("This compares the two formulas; no game is evaluated.")
        .build();
  }

  private static Claim equation3b() {
    return PAPER
        .claim("Theorem 36 (3b)")
        .says("The value for z = 3 and x >= 4.")
        .forAll("x in 3..30", "y in 3..20")
        .domain("x >= y", (x, y) -> x >= y)
        .where("x >= 4", (x, y) -> x >= 4)
        .of("A({x},{y},3)")
        .computed((x, y) -> a(x, y, 3))
        .lost("all except the first line, 119/256 - 2^-(y+4) (-1)^y 5 (1 - (-2)^(y-4))")
        .refitted(
            "119/256 - 2^-(y+4) (-1)^y 5 (1 - (-2)^(y-4)) - 2^-x (-1)^x 1/3 (1 - (-2)^(x-y))",
            (x, y) ->
                fraction(119, 256)
                    .minus(
                        two(-(y + 4))
                            .times(sign(y))
                            .times(Fraction.of(5))
                            .times(Fraction.ONE.minus(minusTwo(y - 4))))
                    .minus(two(-x).times(sign(x)).times(TwoRowClaims.third(1, -1, x - y))))
        .note("This is equal to 31/64 - 1/3 (-2)^-x + 1/48 (-2)^-y.")
        .build();
  }

  private static Claim cornerOf3b() {
    return PAPER
        .claim("Theorem 36, (3,3,3)")
        .says("The value of A(3,3,3).")
        .fact()
        .computed(() -> a(3, 3, 3))
        .lost("its equation")
        .refitted("A(3,3,3) = 35/64", () -> fraction(35, 64))
        .build();
  }

  private static Claim thirdRowOfTwo() {
    return PAPER
        .claim("Theorem 36, z = 2")
        .says("The value for z = 2.")
        .forAll("x in 2..30", "y in 2..20")
        .domain("x >= y", (x, y) -> x >= y)
        .where("x is not 3", (x, y) -> x != 3)
        .of("A({x},{y},2)")
        .computed((x, y) -> a(x, y, 2))
        .lost("its equation")
        .refitted(
            "23/48 - 1/3 (-2)^-x + 1/24 (-2)^-y",
            (x, y) ->
                fraction(23, 48)
                    .minus(fraction(1, 3).times(minusTwo(-x)))
                    .plus(fraction(1, 24).times(minusTwo(-y))))
        .build();
  }

  private static Claim exceptionsOfTwo() {
    return PAPER
        .claim("Theorem 36, (3,y,2)")
        .says("The values of A(3,2,2) and A(3,3,2).")
        .forAll("y in 2..3 only")
        .of("A(3,{y},2)")
        .computed(y -> a(3, y, 2))
        .lost("their equations")
        .refitted(
            "A(3,2,2) = 9/16 and A(3,3,2) = 17/32",
            y -> y == 2 ? fraction(9, 16) : fraction(17, 32))
        .build();
  }

  private static Claim thirdRowOfOneFar(String parity, Condition.Of2 hold) {
    return PAPER
        .claim("Theorem 36, z = 1, x > y, y " + parity)
        .says("The value for z = 1, x > y and y " + parity + ".")
        .forAll("x in 1..30", "y in 1..20")
        .domain("x > y and y is " + parity, hold)
        .of("A({x},{y},1)")
        .computed((x, y) -> a(x, y, 1))
        .lost("its equation")
        .refitted(
            parity.equals("even")
                ? "1/2 + 1/6 2^-y - 2/3 (-2)^-x"
                : "1/2 - 1/12 2^-y - 1/3 (-2)^-x",
            (x, y) -> ofOne(x, y))
        .build();
  }

  private static Claim thirdRowOfOneSquare() {
    return PAPER
        .claim("Theorem 36, z = 1, x = y")
        .says("The value for z = 1 and x = y.")
        .forAll("y in 1..30")
        .of("A({y},{y},1)")
        .computed(y -> a(y, y, 1))
        .lost("its equation")
        .refitted("1/2 - 2^-(y+2) for y even, 1/2 + 2^-(y+1) for y odd", y -> ofOne(y, y))
        .build();
  }

  private static Claim noThirdRow() {
    return PAPER
        .claim("Theorem 36, z = 0")
        .says("For z = 0 the value is that of Theorem 35.")
        .forAll("x in 0..20", "y in 0..12")
        .domain("x >= y", (x, y) -> x >= y)
        .of("A({x},{y},0)")
        .computed((x, y) -> a(x, y, 0))
        .printed((x, y) -> TwoRowClaims.formula(x, y))
        .build();
  }

  private static Claim lemma37First() {
    return Displays.threeRows(
            "Lemma 37 (i)",
            "If x >= y+z+1, the greatest boxes of the first row are the dominating options.",
            "x >= y+z+1",
            (x, y, z) -> x >= y + z + 1)
        .holds((x, y, z) -> isBest(0, x, y, z))
        .showing(PosetGames::options)
        .build();
  }

  private static Claim lemma37Second() {
    return Displays.threeRows(
            "Lemma 37 (ii)",
            "If x < y+z+1 and y > z, the greatest boxes of the second row are the dominating"
                + " options.",
            "x < y+z+1 and y > z",
            (x, y, z) -> x < y + z + 1 && y > z)
        .holds((x, y, z) -> isBest(1, x, y, z))
        .showing(PosetGames::options)
        .amendedWhere("y >= 2 (both players have a box in the second row)", (x, y, z) -> y >= 2)
        .note("In A(1,1) Left has no box in the second row and must play in the first.")
        .build();
  }

  private static Claim lemma37Third() {
    return Displays.threeRows(
            "Lemma 37 (iii)",
            "If x < y+z+1 and y = z > 2, the greatest boxes of the third row are the dominating"
                + " options.",
            "x < y+z+1 and y = z > 2",
            (x, y, z) -> x < y + z + 1 && y == z && z > 2)
        .holds((x, y, z) -> isBest(2, x, y, z))
        .showing(PosetGames::options)
        .build();
  }

  private static Claim lemma37Fourth() {
    return Displays.threeRows(
            "Lemma 37 (iv)",
            "If x < y+z+1 and y = z = 1, Left removes the box of the third row and Right that of"
                + " the second.",
            "x < y+z+1 and y = z = 1",
            (x, y, z) -> x < y + z + 1 && y == 1 && z == 1)
        .holds((x, y, z) -> isBest(Player.LEFT, 2, x, y, z) && isBest(Player.RIGHT, 1, x, y, z))
        .showing(PosetGames::options)
        .build();
  }

  private static Claim lemma37Fifth() {
    return Displays.threeRows(
            "Lemma 37 (v)",
            "If x < y+z+1 and y = z = 2, Left removes the white box of the second row and Right the"
                + " black box of the third.",
            "x < y+z+1 and y = z = 2",
            (x, y, z) -> x < y + z + 1 && y == 2 && z == 2)
        .holds((x, y, z) -> isBest(Player.LEFT, 1, x, y, z) && isBest(Player.RIGHT, 2, x, y, z))
        .showing(PosetGames::options)
        .build();
  }
}
