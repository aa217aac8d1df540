package org.gamester.papers.posets;

import static org.gamester.lab.claims.Comparison.AT_LEAST;
import static org.gamester.lab.claims.Comparison.AT_MOST;
import static org.gamester.lab.claims.Comparison.GREATER;
import static org.gamester.lab.claims.Comparison.LESS;
import static org.gamester.papers.posets.PosetGames.a;
import static org.gamester.papers.posets.PosetGames.diagrams;
import static org.gamester.papers.posets.PosetGames.fraction;
import static org.gamester.papers.posets.PosetGames.greatestBoxOptionsIn;
import static org.gamester.papers.posets.PosetGames.isAtLeastAsGood;
import static org.gamester.papers.posets.PosetGames.minusFour;
import static org.gamester.papers.posets.PosetGames.minusTwo;
import static org.gamester.papers.posets.PosetGames.over2;
import static org.gamester.papers.posets.PosetGames.rows;
import static org.gamester.papers.posets.PosetGames.two;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.lab.claims.Condition;
import org.gamester.lab.claims.Formula;
import org.gamester.lab.fitting.Fraction;

/** The first half of the proof of Lemma 37: the second row compared with the third. */
final class LaterRowClaims {

  private static final Set<Integer> LATER_ROWS = Set.of(1, 2);

  private LaterRowClaims() {}

  static List<Claim> claims() {
    List<Claim> claims = new ArrayList<>();
    claims.addAll(equalRows());
    claims.addAll(farFromEqual());
    claims.addAll(farFromEqualSigns());
    claims.addAll(smallThirdRows());
    claims.addAll(almostEqual());
    claims.addAll(conclusions());
    return claims;
  }

  private static String named(String name) {
    return "Lemma 37, proof, " + name;
  }

  private static Claim difference(
      String name,
      String formula,
      String assumed,
      Condition.Of3 hold,
      Formula.Of3 of,
      Formula.Of3 printed) {
    return Displays.difference(
        named(name + (assumed.isEmpty() ? "" : ", " + assumed)),
        name + " = " + formula + ".",
        assumed,
        hold,
        of,
        printed);
  }

  private static Claim sign(
      String name, String assumed, Condition.Of3 hold, Formula.Of3 of, Comparison comparison) {
    return Displays.sign(
        named(name + " " + comparison.symbol() + " 0, " + assumed),
        name + " " + comparison.symbol() + " 0.",
        assumed,
        hold,
        of,
        comparison);
  }

  private static Claim options(
      String name, Condition.Of3 hold, Set<Integer> chosen, Shapes printed) {
    return Displays.threeRows(
            named("the options, " + name),
            "The only options to be considered are the four displayed.",
            name,
            hold)
        .computed((x, y, z) -> greatestBoxOptionsIn(chosen, x, y, z))
        .printed((x, y, z) -> diagrams(printed.at(x, y, z)))
        .build();
  }

  /** Shapes of diagrams in terms of x, y and z. */
  @FunctionalInterface
  private interface Shapes {
    int[][] at(int x, int y, int z);
  }

  private static List<Claim> equalRows() {
    Formula.Of3 second = (x, y, z) -> a(x, z, z - 1).minus(a(x, z - 2, z - 2));
    return List.of(
        options(
            "y = z >= 2",
            (x, y, z) -> y == z && z >= 2,
            LATER_ROWS,
            (x, y, z) ->
                new int[][] {
                  rows(x, z - 1, z - 1), rows(x, z - 2, z - 2), rows(x, z, z - 2), rows(x, z, z - 1)
                }),
        difference(
            "A(x,z,z-2) - A(x,z-1,z-1)",
            "0",
            "y = z >= 3",
            (x, y, z) -> y == z && z >= 3,
            (x, y, z) -> a(x, z, z - 2).minus(a(x, z - 1, z - 1)),
            (x, y, z) -> 0),
        difference(
            "A(x,z,z-1) - A(x,z-2,z-2)",
            "-(-4)^-z",
            "y = z >= 3, x >= 4",
            (x, y, z) -> y == z && z >= 3 && x >= 4,
            second,
            (x, y, z) -> minusFour(-z).negate()),
        difference(
            "A(x,z,z-1) - A(x,z-2,z-2)",
            "2^-5",
            "x = y = z = 3",
            (x, y, z) -> y == z && z == 3 && x == 3,
            second,
            (x, y, z) -> over2(1, 5)),
        sign(
            "A(x,z,z-1) - A(x,z-2,z-2)",
            "y = z >= 3 odd",
            (x, y, z) -> y == z && z >= 3 && z % 2 != 0,
            second,
            GREATER),
        sign(
            "A(x,z,z-1) - A(x,z-2,z-2)",
            "y = z >= 3 even",
            (x, y, z) -> y == z && z >= 3 && z % 2 == 0,
            second,
            LESS),
        difference(
            "A(x,2,0) - A(x,1,1)",
            "2^-3 (1/3) (-1 + (-2)^-(x-2))",
            "y = z = 2",
            (x, y, z) -> y == 2 && z == 2,
            (x, y, z) -> a(x, 2, 0).minus(a(x, 1, 1)),
            (x, y, z) -> TwoRowClaims.third(-1, 1, 2 - x).times(two(-3))),
        sign(
            "A(x,2,0) - A(x,1,1)",
            "y = z = 2",
            (x, y, z) -> y == 2 && z == 2,
            (x, y, z) -> a(x, 2, 0).minus(a(x, 1, 1)),
            AT_MOST),
        difference(
            "A(x,2,1) - A(x,0,0)",
            "-2^-3 for x >= 3 and -2^-4 for x = 2",
            "y = z = 2",
            (x, y, z) -> y == 2 && z == 2,
            (x, y, z) -> a(x, 2, 1).minus(a(x)),
            (x, y, z) -> over2(-1, x == 2 ? 4 : 3)));
  }

  private static boolean far(int y, int z) {
    return y >= z + 2 && z >= 3;
  }

  private static final Formula.Of3 A11 = (x, y, z) -> a(x, y - 1, z).minus(a(x, y, z - 2));
  private static final Formula.Of3 A12 = (x, y, z) -> a(x, y - 1, z).minus(a(x, y, z - 1));
  private static final Formula.Of3 A21 = (x, y, z) -> a(x, y - 2, z).minus(a(x, y, z - 2));
  private static final Formula.Of3 A22 = (x, y, z) -> a(x, y - 2, z).minus(a(x, y, z - 1));

  private static List<Claim> farFromEqual() {
    String far = "y >= z+2, z >= 3";
    Condition.Of3 first = (x, y, z) -> far(y, z) && z == 3 && x > y && y % 2 == 0;
    Condition.Of3 second = (x, y, z) -> far(y, z) && z == 3 && x == y && x % 2 != 0;
    Condition.Of3 neither =
        (x, y, z) -> far(y, z) && !first.holds(x, y, z) && !second.holds(x, y, z);
    return List.of(
        options(
            "y >= z+2, z >= 2",
            (x, y, z) -> y >= z + 2 && z >= 2,
            LATER_ROWS,
            (x, y, z) ->
                new int[][] {
                  rows(x, y - 1, z), rows(x, y - 2, z), rows(x, y, z - 2), rows(x, y, z - 1)
                }),
        options(
            "y = z+1, z >= 2",
            (x, y, z) -> y == z + 1 && z >= 2,
            LATER_ROWS,
            (x, y, z) ->
                new int[][] {
                  rows(x, z - 1, z - 1), rows(x, z, z), rows(x, z + 1, z - 2), rows(x, z + 1, z - 1)
                }),
        Displays.threeRows(
                named("A(x,y-1,z) - A(x,y,z-2), z = 3, x > y >= 5, y even"),
                "A(x,y-1,z) - A(x,y,z-2) = 1/3 (-2)^-x - 5/3 (-2)^-(y+3) - 2^-6.",
                "z = 3, x > y >= 5, y even",
                first)
            .computed(A11)
            .printed((x, y, z) -> evenCase(x, minusTwo(-(y + 3))))
            .corrected(
                "the power is 2^-(y+3), as in the next case",
                (x, y, z) -> evenCase(x, two(-(y + 3))))
            .build(),
        difference(
            "A(x,y-1,z) - A(x,y,z-2)",
            "-2^-(y+3) - 2^-6",
            "z = 3, x = y >= 5, x odd",
            second,
            A11,
            (x, y, z) -> two(-(y + 3)).negate().minus(two(-6))),
        difference(
            "A(x,y-1,z) - A(x,y,z-2)",
            "2^-z (-(-2)^-y + (-2)^-z)",
            far + ", otherwise",
            neither,
            A11,
            (x, y, z) -> two(-z).times(minusTwo(-z).minus(minusTwo(-y)))),
        difference(
            "A(x,y-1,z) - A(x,y,z-1)",
            "2^-z 1/3 (-2 (-2)^-y - (-2)^-z)",
            far,
            (x, y, z) -> far(y, z),
            A12,
            (x, y, z) ->
                two(-z)
                    .times(fraction(-1, 3))
                    .times(fraction(2, 1).times(minusTwo(-y)).plus(minusTwo(-z)))),
        difference(
            "A(x,y-2,z) - A(x,y,z-2)",
            "1/3 (-2)^-x - 1/3 (-2)^-(y+2) - 2^-6",
            "z = 3, x > y >= 5, y even",
            first,
            A21,
            (x, y, z) ->
                fraction(1, 3)
                    .times(minusTwo(-x))
                    .minus(fraction(1, 3).times(minusTwo(-(y + 2))))
                    .minus(two(-6))),
        difference(
            "A(x,y-2,z) - A(x,y,z-2)",
            "-2^-(y+2) - 2^-6",
            "z = 3, x = y >= 5, x odd",
            second,
            A21,
            (x, y, z) -> two(-(y + 2)).negate().minus(two(-6))),
        Displays.threeRows(
                named("A(x,y-2,z) - A(x,y,z-2), " + far + ", otherwise"),
                "The third line of this difference.",
                far + ", otherwise",
                neither)
            .computed(A21)
            .lost("the line, which corresponds to 'otherwise' in the previous display")
            .refitted("(-4)^-z", (x, y, z) -> minusFour(-z))
            .build(),
        difference(
            "A(x,y-2,z) - A(x,y,z-1)",
            "2^-z 1/3 ((-2)^-y - (-2)^-z)",
            far,
            (x, y, z) -> far(y, z),
            A22,
            (x, y, z) -> two(-z).times(fraction(1, 3)).times(minusTwo(-y).minus(minusTwo(-z)))));
  }

  private static Fraction evenCase(int x, Fraction powerOfY) {
    return fraction(1, 3).times(minusTwo(-x)).minus(fraction(5, 3).times(powerOfY)).minus(two(-6));
  }

  private static List<Claim> farFromEqualSigns() {
    String even = "y >= z+2, z >= 3 even";
    String odd = "y >= z+2, z >= 3 odd";
    Condition.Of3 isEven = (x, y, z) -> far(y, z) && z % 2 == 0;
    Condition.Of3 isOdd = (x, y, z) -> far(y, z) && z % 2 != 0;
    return List.of(
        sign("A(x,y-1,z) - A(x,y,z-2)", even, isEven, A11, GREATER),
        sign("A(x,y-1,z) - A(x,y,z-2)", odd, isOdd, A11, LESS),
        sign("A(x,y-1,z) - A(x,y,z-1)", odd, isOdd, A12, AT_LEAST),
        sign("A(x,y-1,z) - A(x,y,z-1)", even, isEven, A12, AT_MOST),
        sign("A(x,y-2,z) - A(x,y,z-2)", even, isEven, A21, GREATER),
        sign("A(x,y-2,z) - A(x,y,z-2)", odd, isOdd, A21, LESS),
        sign("A(x,y-2,z) - A(x,y,z-1)", odd, isOdd, A22, GREATER),
        Displays.threeRows(
                named("A(x,y-2,z) - A(x,y,z-1) < 0"),
                "A(x,y-2,z) - A(x,y,z-1) < 0 for y > z and z odd.",
                "y >= z+2, z >= 3",
                (x, y, z) -> far(y, z))
            .computed((x, y, z) -> a(x, y - 2, z).compareTo(a(x, y, z - 1)) < 0)
            .printed((x, y, z) -> z % 2 != 0)
            .corrected("for z even", (x, y, z) -> z % 2 == 0)
            .note("The previous line states > 0 for z odd; the third line repeats the second.")
            .build());
  }

  private static List<Claim> smallThirdRows() {
    Condition.Of3 two = (x, y, z) -> z == 2 && y >= 4;
    Condition.Of3 one = (x, y, z) -> z == 1 && y >= 3;
    return List.of(
        sign("A(x,y-1,2) - A(x,y,0)", "z = 2, y >= 4", two, A11, GREATER),
        sign("A(x,y-2,2) - A(x,y,0)", "z = 2, y >= 4", two, A21, GREATER),
        sign("A(x,y-2,2) - A(x,y,1)", "z = 2, y >= 4", two, A22, AT_MOST),
        sign("A(x,y-1,2) - A(x,y,1)", "z = 2, y >= 4", two, A12, LESS),
        sign("A(x,y-1,1) - A(x,y,0)", "z = 1, y >= 3", one, A12, GREATER),
        sign("A(x,y-2,1) - A(x,y,0)", "z = 1, y >= 3", one, A22, GREATER));
  }

  private static List<Claim> almostEqual() {
    Formula.Of3 first = (x, y, z) -> a(x, z - 1, z - 1).minus(a(x, z + 1, z - 2));
    String name = "A(x,z-1,z-1) - A(x,z+1,z-2)";
    return List.of(
        difference(
            name,
            "(-4)^-z",
            "y = z+1, z >= 4",
            (x, y, z) -> y == z + 1 && z >= 4,
            first,
            (x, y, z) -> minusFour(-z)),
        difference(
            name,
            "1/3 ((-2)^-x - 2^-4)",
            "y = z+1, z = 3, x > y",
            (x, y, z) -> y == 4 && z == 3 && x > y,
            first,
            (x, y, z) -> minusTwo(-x).minus(two(-4)).times(fraction(1, 3))),
        difference(
            name,
            "-2^-6",
            "y = z+1, z = 3, x = y",
            (x, y, z) -> y == 4 && z == 3 && x == y,
            first,
            (x, y, z) -> over2(-1, 6)),
        Displays.threeRows(
                named(name + ", y = z+1, z = 2"),
                name + " = -2^-2 1/3 (-7 (-2)^-x + 9 2^-2).",
                "y = z+1, z = 2",
                (x, y, z) -> y == 3 && z == 2)
            .computed(first)
            .printed(
                (x, y, z) ->
                    fraction(-1, 12)
                        .times(fraction(9, 4).minus(fraction(7, 1).times(minusTwo(-x)))))
            .amended(
                "2^-2 (2^-2 - (-2)^-x)", (x, y, z) -> two(-2).times(two(-2).minus(minusTwo(-x))))
            .note("The printed number is negative, which contradicts the sign claimed next.")
            .build(),
        sign(
            name,
            "y = z+1, z >= 2 even",
            (x, y, z) -> y == z + 1 && z >= 2 && z % 2 == 0,
            first,
            GREATER),
        sign(
            name,
            "y = z+1, z >= 2 odd",
            (x, y, z) -> y == z + 1 && z >= 2 && z % 2 != 0,
            first,
            LESS),
        difference(
            "A(x,z,z) - A(x,z+1,z-1)",
            "0",
            "y = z+1, z >= 2",
            (x, y, z) -> y == z + 1 && z >= 2,
            (x, y, z) -> a(x, z, z).minus(a(x, z + 1, z - 1)),
            (x, y, z) -> 0),
        difference(
            "A(x,1,1) - A(x,2,0)",
            "2^-1 1/3 (-(-2)^-x + 2^-2)",
            "y = 2, z = 1",
            (x, y, z) -> y == 2 && z == 1,
            (x, y, z) -> a(x, 1, 1).minus(a(x, 2)),
            (x, y, z) -> two(-2).minus(minusTwo(-x)).times(fraction(1, 6))),
        sign(
            "A(x,1,1) - A(x,2,0)",
            "y = 2, z = 1",
            (x, y, z) -> y == 2 && z == 1,
            (x, y, z) -> a(x, 1, 1).minus(a(x, 2)),
            AT_LEAST));
  }

  private static List<Claim> conclusions() {
    return List.of(
        Displays.threeRows(
                named("second row under third, y = z >= 3"),
                "The second row is dominated by the third.",
                "y = z >= 3",
                (x, y, z) -> y == z && z >= 3)
            .holds((x, y, z) -> isAtLeastAsGood(2, 1, x, y, z))
            .build(),
        Displays.threeRows(
                named("the last rows, y = z = 1"),
                "In the last two rows, Left can play only in the third and Right only in the"
                    + " second.",
                "y = z = 1",
                (x, y, z) -> y == 1 && z == 1)
            .holds(
                (x, y, z) ->
                    PosetGames.greatestBoxOptionsIn(Set.of(1, 2), x, y, z)
                        .equals(diagrams(rows(x, 1), rows(x))))
            .build(),
        Displays.threeRows(
                named("the last rows, y > z"),
                "The second row is always dominated by the third if y > z >= 0.",
                "y > z",
                (x, y, z) -> y > z)
            .domain(
                "the two rows are not equally good",
                (x, y, z) -> isAtLeastAsGood(2, 1, x, y, z) != isAtLeastAsGood(1, 2, x, y, z))
            .computed((x, y, z) -> isAtLeastAsGood(2, 1, x, y, z) ? "the third" : "the second")
            .printed((x, y, z) -> "the third")
            .corrected("the third row is dominated by the second", (x, y, z) -> "the second")
            .build());
  }
}
