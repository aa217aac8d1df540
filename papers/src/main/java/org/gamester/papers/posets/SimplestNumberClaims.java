package org.gamester.papers.posets;

import static org.gamester.papers.posets.PosetGames.PAPER;
import static org.gamester.papers.posets.PosetGames.a;
import static org.gamester.papers.posets.PosetGames.between;
import static org.gamester.papers.posets.PosetGames.byParity;
import static org.gamester.papers.posets.PosetGames.diagram;
import static org.gamester.papers.posets.PosetGames.fraction;
import static org.gamester.papers.posets.PosetGames.over2;
import static org.gamester.papers.posets.PosetGames.sign;
import static org.gamester.papers.posets.PosetGames.two;
import static org.gamester.papers.posets.PosetGames.value;

import java.util.ArrayList;
import java.util.List;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimBuilder;
import org.gamester.lab.claims.Condition;
import org.gamester.lab.claims.Formula;
import org.gamester.lab.fitting.Fraction;
import org.gamester.values.ShortGame;

/** The proof of Theorem 36 for z &gt;= 2. */
final class SimplestNumberClaims {

  private SimplestNumberClaims() {}

  static List<Claim> claims() {
    List<Claim> claims = new ArrayList<>();
    claims.addAll(firstRow());
    claims.addAll(secondRow());
    claims.addAll(thirdRow());
    claims.addAll(thirdRowOfTwo());
    return claims;
  }

  static String named(String name) {
    return "Theorem 36, proof, " + name;
  }

  static Claim game(String assumed, String options, Condition.Of3 hold, Formula.Of3 printed) {
    return Displays.threeRows(
            named(assumed + ", one option each"), "A(x,y,z) is " + options + ".", assumed, hold)
        .computed((x, y, z) -> value(diagram(x, y, z)))
        .printed(printed)
        .build();
  }

  private static Claim difference(
      String name,
      String formula,
      String assumed,
      Condition.Of3 hold,
      Formula.Of3 of,
      Formula.Of3 printed) {
    return Displays.difference(
        named(name + ", " + assumed), name + " = " + formula + ".", assumed, hold, of, printed);
  }

  /** 2^-n (m (-1)^k). */
  static Fraction unit(int n, long m, int k) {
    return two(-n).times(Fraction.of(m)).times(sign(k));
  }

  private static List<Claim> firstRow() {
    String assumed = "x >= y+z+1, x >= y+2";
    Condition.Of3 hold = (x, y, z) -> x >= y + z + 1 && x >= y + 2;
    String far = assumed + ", z >= 2";
    Condition.Of3 two = (x, y, z) -> hold.holds(x, y, z) && z >= 2;
    return List.of(
        game(
            assumed,
            "{A(x-2,y,z) | A(x-1,y,z)} for x even; the sides are exchanged for x odd",
            hold,
            (x, y, z) -> byParity(x, a(x - 2, y, z), a(x - 1, y, z))),
        firstRowLine(
            "A(x-2,y,z) - A(x-1,y,z)",
            "-2",
            (x, y, z) -> a(x - 2, y, z).minus(a(x - 1, y, z)),
            (x, y, z) -> unit(x, -2, x)),
        firstRowLine(
            "A(x-2,y,z) - A(x,y,z)",
            "-",
            (x, y, z) -> a(x - 2, y, z).minus(a(x, y, z)),
            (x, y, z) -> unit(x, -1, x)),
        difference(
            "A(x,y,z) - A(x-1,y,z)",
            "2^-x (-(-1)^x)",
            far,
            two,
            (x, y, z) -> a(x, y, z).minus(a(x - 1, y, z)),
            (x, y, z) -> unit(x, -1, x)));
  }

  private static Claim firstRowLine(
      String name, String factor, Formula.Of3 of, Formula.Of3 printed) {
    String assumed = "x >= y+z+1, x >= y+2, z >= 2";
    return Displays.threeRows(
            named(name + ", " + assumed),
            name + " = 2^-x (" + factor + "(-1)^x).",
            assumed,
            (x, y, z) -> x >= y + z + 1 && z >= 2)
        .computed(of)
        .printed(printed)
        .amendedWhere(
            "(x,y,z) is not (5,2,2), whose option A(3,2,2) is exceptional",
            (x, y, z) -> x != 5 || y != 2)
        .build();
  }

  /** The diagram A(x,y,z) with the second row cut to a length. */
  private static Fraction cut(int x, int length, int z) {
    return a(x, length, Math.min(length, z));
  }

  private static List<Claim> secondRow() {
    Condition.Of3 below = (x, y, z) -> x < y + z + 1 && y > z;
    List<Claim> claims = new ArrayList<>();
    claims.add(
        game(
            "x < y+z+1, y >= z+2",
            "{A(x,y-1,z) | A(x,y-2,z)} for y even; the sides are exchanged for y odd",
            (x, y, z) -> below.holds(x, y, z) && y >= z + 2,
            (x, y, z) -> byParity(y, cut(x, y - 1, z), cut(x, y - 2, z))));
    claims.add(
        game(
            "x < y+z+1, y = z+1 >= 2",
            "{A(x,y-1,y-1) | A(x,y-2,y-2)} for y even; the sides are exchanged for y odd",
            (x, y, z) -> below.holds(x, y, z) && y == z + 1 && y >= 2,
            (x, y, z) -> byParity(y, cut(x, y - 1, z), cut(x, y - 2, z))));
    String assumed = "x < y+z+1, y > z >= 2, x >= 4";
    Condition.Of3 hold = (x, y, z) -> below.holds(x, y, z) && z >= 2 && x >= 4;
    claims.add(
        difference(
            "A(x,y-1,z) - A(x,y-2,z)",
            "2^-(y+z+1) (-2 (-1)^y)",
            assumed,
            hold,
            (x, y, z) -> cut(x, y - 1, z).minus(cut(x, y - 2, z)),
            (x, y, z) -> unit(y + z + 1, -2, y)));
    claims.add(
        difference(
            "A(x,y-1,z) - A(x,y,z)",
            "2^-(y+z+1) (-(-1)^y)",
            assumed,
            hold,
            (x, y, z) -> cut(x, y - 1, z).minus(a(x, y, z)),
            (x, y, z) -> unit(y + z + 1, -1, y)));
    claims.add(
        difference(
            "A(x,y,z) - A(x,y-2,z)",
            "2^-(y+z+1) (-(-1)^y)",
            assumed,
            hold,
            (x, y, z) -> a(x, y, z).minus(cut(x, y - 2, z)),
            (x, y, z) -> unit(y + z + 1, -1, y)));
    claims.add(number("A(3,2,2) - A(3,1,1) = 2/32", () -> a(3, 2, 2).minus(a(3, 1, 1)), 2, 5));
    claims.add(number("A(3,2,2) - A(3,3,2) = 1/32", () -> a(3, 2, 2).minus(a(3, 3, 2)), 1, 5));
    claims.add(number("A(3,3,2) - A(3,1,1) = 1/32", () -> a(3, 3, 2).minus(a(3, 1, 1)), 1, 5));
    return claims;
  }

  private static Claim number(String statement, Formula.Of0 difference, long m, int exponent) {
    return PAPER
        .claim(named(statement))
        .says(statement + ".")
        .fact()
        .computed(difference)
        .printed(() -> over2(m, exponent))
        .build();
  }

  private static List<Claim> thirdRow() {
    String assumed = "x < y+z+1, y = z >= 3";
    Condition.Of3 hold = (x, y, z) -> x < y + z + 1 && y == z && z >= 3;
    return List.of(
        game(
            assumed,
            "{A(x,y,y-2) | A(x,y,y-1)} for y even; the sides are exchanged for y odd",
            hold,
            (x, y, z) -> byParity(y, a(x, y, y - 2), a(x, y, y - 1))),
        square(
            "A(x,y,y-2) - A(x,y,y-1)",
            "-2",
            hold,
            (x, y, z) -> a(x, y, y - 2).minus(a(x, y, y - 1)),
            -2),
        square(
            "A(x,y,y-2) - A(x,y,z)", "-", hold, (x, y, z) -> a(x, y, y - 2).minus(a(x, y, z)), -1),
        square(
            "A(x,y,z) - A(x,y,y-1)", "-", hold, (x, y, z) -> a(x, y, z).minus(a(x, y, y - 1)), -1));
  }

  private static Claim square(
      String name, String factor, Condition.Of3 hold, Formula.Of3 of, long m) {
    String assumed = "x < y+z+1, y = z >= 3";
    return Displays.threeRows(
            named(name + ", " + assumed),
            name + " = 2^-(y+z+1) (" + factor + "(-1)^y).",
            assumed,
            hold)
        .computed(of)
        .printed((x, y, z) -> unit(y + z + 1, m, y))
        .amendedWhere("x >= 4", (x, y, z) -> x >= 4)
        .note("The value claimed for A(3,3,3) is nevertheless right.")
        .build();
  }

  private static List<Claim> thirdRowOfTwo() {
    return List.of(
        lastCase(
                "A(4,2,2) = {A(4,1,1) | A(4,2,1)} = {7/16 | 1/2} = 15/32",
                4,
                fraction(7, 16),
                fraction(1, 2),
                fraction(15, 32))
            .build(),
        lastCase(
                "A(3,2,2) = {A(3,1,1) | A(3,2,1)} = {1/2 | 1/8} = 9/16",
                3,
                fraction(1, 2),
                fraction(1, 8),
                fraction(9, 16))
            .corrected(
                "A(3,2,1) = 5/8, so {1/2 | 5/8} = 9/16",
                () -> List.of(fraction(1, 2), fraction(5, 8), fraction(9, 16), true))
            .build(),
        lastCase(
                "A(2,2,2) = {A(2,1,1) | A(2,2,1)} = {3/8 | 7/16} = 13/32",
                2,
                fraction(3, 8),
                fraction(7, 16),
                fraction(13, 32))
            .build());
  }

  private static ClaimBuilder<Formula.Of0, Condition.Of0> lastCase(
      String statement, int x, Fraction left, Fraction right, Fraction value) {
    return PAPER
        .claim(named("A(" + x + ",2,2)"))
        .says(statement + ".")
        .fact()
        .computed(
            () -> {
              ShortGame game = value(diagram(x, 2, 2));
              Fraction leftOption = a(x, 1, 1);
              Fraction rightOption = a(x, 2, 1);
              return List.of(
                  leftOption,
                  rightOption,
                  Fraction.of(game.leftStop()),
                  between(leftOption, rightOption).equals(game));
            })
        .printed(() -> List.of(left, right, value, true));
  }
}
