package org.gamester.papers.posets;

import static org.gamester.lab.claims.Comparison.AT_LEAST;
import static org.gamester.lab.claims.Comparison.AT_MOST;
import static org.gamester.lab.claims.Comparison.GREATER;
import static org.gamester.lab.claims.Comparison.LESS;
import static org.gamester.papers.posets.Displays.difference;
import static org.gamester.papers.posets.Displays.sign;
import static org.gamester.papers.posets.Displays.twoRows;
import static org.gamester.papers.posets.PosetGames.PAPER;
import static org.gamester.papers.posets.PosetGames.a;
import static org.gamester.papers.posets.PosetGames.byParity;
import static org.gamester.papers.posets.PosetGames.diagram;
import static org.gamester.papers.posets.PosetGames.diagrams;
import static org.gamester.papers.posets.PosetGames.fraction;
import static org.gamester.papers.posets.PosetGames.greatestBoxOptions;
import static org.gamester.papers.posets.PosetGames.isAtLeastAsGood;
import static org.gamester.papers.posets.PosetGames.minusFour;
import static org.gamester.papers.posets.PosetGames.minusTwo;
import static org.gamester.papers.posets.PosetGames.rows;
import static org.gamester.papers.posets.PosetGames.two;
import static org.gamester.papers.posets.PosetGames.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Condition;
import org.gamester.lab.fitting.Fraction;

/** Section 3.2.1: Theorem 35, and its proof for x &gt;= y + 2. */
final class TwoRowClaims {

  private TwoRowClaims() {}

  static List<Claim> claims() {
    List<Claim> claims = new ArrayList<>();
    claims.add(theorem35());
    claims.addAll(optionsFarFromTheDiagonal());
    claims.addAll(differencesFarFromTheDiagonal());
    claims.addAll(secondRowOfOneBox());
    claims.addAll(star("y >= 2", (x, y) -> x >= y + 2 && y >= 2));
    claims.addAll(star("y = 1", (x, y) -> x >= y + 2 && y == 1));
    claims.addAll(star("y = 0", (x, y) -> x >= y + 2 && y == 0));
    return claims;
  }

  /** Equation (2). */
  static Fraction formula(int x, int y) {
    return fraction(2, 5)
        .plus(fraction(1, 15).times(two(-(2 * y - 2))).times(PosetGames.sign(y)))
        .minus(fraction(1, 3).times(two(-(x + y - 1))).times(PosetGames.sign(x)));
  }

  private static Claim theorem35() {
    return PAPER
        .claim("Theorem 35")
        .says("A(x,y) = 2/5 + (1/15) 2^-(2y-2) (-1)^y - (1/3) 2^-(x+y-1) (-1)^x.")
        .forAll("x in 0..70", "y in 0..40")
        .domain("x >= y", (x, y) -> x >= y)
        .of("A({x},{y})")
        .computed((x, y) -> a(x, y))
        .printed((x, y) -> formula(x, y))
        .note("It includes the empty diagram, and equals 2/5 + 4/15 (-4)^-y - 2/3 (-2)^-x 2^-y.")
        .build();
  }

  private static boolean farAndTwo(int x, int y) {
    return x >= y + 2 && y >= 2;
  }

  private static boolean bothEven(int x, int y) {
    return x % 2 == 0 && y % 2 == 0;
  }

  private static boolean bothOdd(int x, int y) {
    return x % 2 != 0 && y % 2 != 0;
  }

  private static List<Claim> optionsFarFromTheDiagonal() {
    String assumed = "x >= y+2, y >= 2";
    return List.of(
        twoRows(
                "x >= y+2, the options",
                "A(x-2,y), A(x-1,y), A(x,y-1) and A(x,y-2) are the dominating options.",
                assumed,
                TwoRowClaims::farAndTwo)
            .computed((x, y) -> PosetGames.greatestBoxOptionsIn(Set.of(0, 1), x, y))
            .printed(
                (x, y) -> diagrams(rows(x - 2, y), rows(x - 1, y), rows(x, y - 1), rows(x, y - 2)))
            .build(),
        twoRows(
                "x and y even, the options",
                "A(x,y) = {A(x-2,y), A(x,y-1) | A(x-1,y), A(x,y-2)} for x and y even.",
                assumed + ", both even",
                (x, y) -> farAndTwo(x, y) && bothEven(x, y))
            .computed((x, y) -> greatestBoxOptions(x, y))
            .printed(
                (x, y) ->
                    List.of(
                        diagrams(rows(x - 2, y), rows(x, y - 1)),
                        diagrams(rows(x - 1, y), rows(x, y - 2))))
            .build(),
        twoRows(
                "x and y odd, the options",
                "A(x,y) = {A(x-1,y), A(x,y-2) | A(x-2,y), A(x,y-1)} for x and y odd.",
                assumed + ", both odd",
                (x, y) -> farAndTwo(x, y) && bothOdd(x, y))
            .computed((x, y) -> greatestBoxOptions(x, y))
            .printed(
                (x, y) ->
                    List.of(
                        diagrams(rows(x - 1, y), rows(x, y - 2)),
                        diagrams(rows(x - 2, y), rows(x, y - 1))))
            .build(),
        twoRows(
                "x >= y+2, the first row dominates",
                "The options in the first row dominate those in the second.",
                assumed,
                TwoRowClaims::farAndTwo)
            .holds((x, y) -> isAtLeastAsGood(0, 1, x, y))
            .build(),
        reduced("y >= 2", "x >= y+2, y >= 2", TwoRowClaims::farAndTwo),
        reduced("y = 1", "x >= y+2, y = 1", (x, y) -> x >= y + 2 && y == 1),
        reduced("y = 0", "x >= y+2, y = 0", (x, y) -> x >= y + 2 && y == 0));
  }

  private static Claim reduced(String name, String assumed, Condition.Of2 hold) {
    return twoRows(
            "x >= y+2, " + name + ", one option each",
            "A(x,y) is {A(x-2,y) | A(x-1,y)} for x even, {A(x-1,y) | A(x-2,y)} for x odd.",
            assumed,
            hold)
        .computed((x, y) -> value(diagram(x, y)))
        .printed((x, y) -> byParity(x, a(x - 2, y), a(x - 1, y)))
        .build();
  }

  private static List<Claim> differencesFarFromTheDiagonal() {
    String assumed = "y >= 2 and the diagrams exist";
    return List.of(
        difference(
            "A(x-2,y) - A(x,y-1)",
            "A(x-2,y) - A(x,y-1) = 2^-(2y-2) (-1)^y (1/3) (1 - (-2)^-(x-y)).",
            assumed,
            (x, y) -> y >= 2 && x - 2 >= y,
            (x, y) -> a(x - 2, y).minus(a(x, y - 1)),
            (x, y) -> minusFour(1 - y).times(PosetGames.sign(1)).times(third(1, -1, y - x))),
        sign(
            "A(x-2,y) - A(x,y-1), y even",
            "A(x-2,y) - A(x,y-1) >= 0 for y even.",
            assumed + ", y even",
            (x, y) -> y >= 2 && x - 2 >= y && y % 2 == 0,
            (x, y) -> a(x - 2, y).minus(a(x, y - 1)),
            AT_LEAST),
        sign(
            "A(x-2,y) - A(x,y-1), y odd",
            "A(x-2,y) - A(x,y-1) <= 0 for y odd.",
            assumed + ", y odd",
            (x, y) -> y >= 2 && x - 2 >= y && y % 2 != 0,
            (x, y) -> a(x - 2, y).minus(a(x, y - 1)),
            AT_MOST),
        difference(
            "A(x-1,y) - A(x,y-2)",
            "A(x-1,y) - A(x,y-2) = 2^-(2y-2) (-1)^y (-1 + (-2)^-(x-y)).",
            assumed,
            (x, y) -> y >= 2 && x - 1 >= y,
            (x, y) -> a(x - 1, y).minus(a(x, y - 2)),
            (x, y) -> minusFour(1 - y).times(Fraction.ONE.minus(minusTwo(y - x)))),
        sign(
            "A(x-1,y) - A(x,y-2), y odd",
            "A(x-1,y) - A(x,y-2) >= 0 for y odd.",
            assumed + ", y odd",
            (x, y) -> y >= 2 && x - 1 >= y && y % 2 != 0,
            (x, y) -> a(x - 1, y).minus(a(x, y - 2)),
            AT_LEAST),
        sign(
            "A(x-1,y) - A(x,y-2), y even",
            "A(x-1,y) - A(x,y-2) < 0 for x > y and y even.",
            assumed + ", y even",
            (x, y) -> y >= 2 && x - 1 >= y && y % 2 == 0,
            (x, y) -> a(x - 1, y).minus(a(x, y - 2)),
            LESS),
        difference(
            "A(x-2,y) - A(x,y-2)",
            "A(x-2,y) - A(x,y-2) = (-4)^-(y-1).",
            assumed,
            (x, y) -> y >= 2 && x - 2 >= y,
            (x, y) -> a(x - 2, y).minus(a(x, y - 2)),
            (x, y) -> minusFour(1 - y)),
        sign(
            "A(x-2,y) - A(x,y-2), y odd",
            "A(x-2,y) - A(x,y-2) > 0 for y odd.",
            assumed + ", y odd",
            (x, y) -> y >= 2 && x - 2 >= y && y % 2 != 0,
            (x, y) -> a(x - 2, y).minus(a(x, y - 2)),
            GREATER),
        sign(
            "A(x-2,y) - A(x,y-2), y even",
            "A(x-2,y) - A(x,y-2) < 0 for y even.",
            assumed + ", y even",
            (x, y) -> y >= 2 && x - 2 >= y && y % 2 == 0,
            (x, y) -> a(x - 2, y).minus(a(x, y - 2)),
            LESS),
        difference(
            "A(x-1,y) - A(x,y-1)",
            "A(x-1,y) - A(x,y-1) = 2^-(2y-2) (-1)^y (1/3) (1 + 2 (-2)^-(x-y)).",
            assumed,
            (x, y) -> y >= 2 && x - 1 >= y,
            (x, y) -> a(x - 1, y).minus(a(x, y - 1)),
            (x, y) -> minusFour(1 - y).times(PosetGames.sign(1)).times(third(1, 2, y - x))),
        sign(
            "A(x-1,y) - A(x,y-1), y even",
            "A(x-1,y) - A(x,y-1) >= 0 for y even.",
            assumed + ", y even",
            (x, y) -> y >= 2 && x - 1 >= y && y % 2 == 0,
            (x, y) -> a(x - 1, y).minus(a(x, y - 1)),
            AT_LEAST),
        sign(
            "A(x-1,y) - A(x,y-1), y odd",
            "A(x-1,y) - A(x,y-1) <= 0 for y odd.",
            assumed + ", y odd",
            (x, y) -> y >= 2 && x - 1 >= y && y % 2 != 0,
            (x, y) -> a(x - 1, y).minus(a(x, y - 1)),
            AT_MOST));
  }

  /** (a + b (-2)^n) / 3. */
  static Fraction third(long a, long b, int n) {
    return Fraction.of(a).plus(Fraction.of(b).times(minusTwo(n))).times(fraction(1, 3));
  }

  private static List<Claim> secondRowOfOneBox() {
    String assumed = "x >= y+2, y = 1";
    return List.of(
        twoRows(
                "y = 1, the options",
                "A(x,1) is {A(x-2,1) | A(x-1,1), A(x,0)} for x even, {A(x-1,1) | A(x-2,1), A(x,0)}"
                    + " for x odd.",
                assumed,
                (x, y) -> y == 1 && x >= 3)
            .computed((x, y) -> greatestBoxOptions(x, y))
            .printed(
                (x, y) ->
                    x % 2 == 0
                        ? List.of(diagrams(rows(x - 2, 1)), diagrams(rows(x - 1, 1), rows(x)))
                        : List.of(diagrams(rows(x - 1, 1)), diagrams(rows(x - 2, 1), rows(x))))
            .build(),
        difference(
            "A(x-1,1) - A(x,0)",
            "A(x-1,1) - A(x,0) = (1/3) (-1 + (-2)^-(x-2)).",
            "y = 1, x >= 2",
            (x, y) -> y == 1 && x >= 2,
            (x, y) -> a(x - 1, 1).minus(a(x)),
            (x, y) -> third(-1, 1, 2 - x)),
        sign(
            "A(x-1,1) - A(x,0), x even",
            "A(x-1,1) - A(x,0) <= 0 for x >= 2 even.",
            "y = 1, x >= 2 even",
            (x, y) -> y == 1 && x >= 2 && x % 2 == 0,
            (x, y) -> a(x - 1, 1).minus(a(x)),
            AT_MOST),
        difference(
            "A(x-2,1) - A(x,0)",
            "A(x-2,1) - A(x,0) = (1/3) (-1 + (-2)^-(x-1)).",
            "y = 1, x >= 3",
            (x, y) -> y == 1 && x >= 3,
            (x, y) -> a(x - 2, 1).minus(a(x)),
            (x, y) -> third(-1, 1, 1 - x)),
        sign(
            "A(x-2,1) - A(x,0), the sign",
            "A(x-2,1) - A(x,0) <= 0.",
            "y = 1, x >= 3",
            (x, y) -> y == 1 && x >= 3,
            (x, y) -> a(x - 2, 1).minus(a(x)),
            AT_MOST),
        twoRows(
                "y = 1, the first row dominates",
                "For Right, the first row dominates the second.",
                assumed,
                (x, y) -> y == 1 && x >= 3)
            .holds((x, y) -> isAtLeastAsGood(0, 1, x, y))
            .build());
  }

  private static List<Claim> star(String name, Condition.Of2 hold) {
    String assumed = "x >= y+2, " + name;
    return List.of(
        difference(
            "(*), " + name + ", A(x-2,y) - A(x-1,y)",
            "A(x-2,y) - A(x-1,y) = 2^-(x+y-1) (-2 (-1)^x).",
            assumed,
            hold,
            (x, y) -> a(x - 2, y).minus(a(x - 1, y)),
            (x, y) -> unit(x, y).times(Fraction.of(-2))),
        difference(
            "(*), " + name + ", A(x-2,y) - A(x,y)",
            "A(x-2,y) - A(x,y) = 2^-(x+y-1) (-(-1)^x).",
            assumed,
            hold,
            (x, y) -> a(x - 2, y).minus(a(x, y)),
            (x, y) -> unit(x, y).negate()),
        difference(
            "(*), " + name + ", A(x,y) - A(x-1,y)",
            "A(x,y) - A(x-1,y) = 2^-(x+y-1) (-(-1)^x).",
            assumed,
            hold,
            (x, y) -> a(x, y).minus(a(x - 1, y)),
            (x, y) -> unit(x, y).negate()));
  }

  private static Fraction unit(int x, int y) {
    return two(-(x + y - 1)).times(PosetGames.sign(x));
  }
}
