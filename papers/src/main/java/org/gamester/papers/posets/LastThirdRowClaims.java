package org.gamester.papers.posets;

import static org.gamester.papers.posets.PosetGames.PAPER;
import static org.gamester.papers.posets.PosetGames.a;
import static org.gamester.papers.posets.PosetGames.between;
import static org.gamester.papers.posets.PosetGames.byParity;
import static org.gamester.papers.posets.PosetGames.diagram;
import static org.gamester.papers.posets.PosetGames.fraction;
import static org.gamester.papers.posets.PosetGames.rows;
import static org.gamester.papers.posets.SimplestNumberClaims.game;
import static org.gamester.papers.posets.SimplestNumberClaims.named;
import static org.gamester.papers.posets.SimplestNumberClaims.unit;

import java.util.ArrayList;
import java.util.List;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.lab.claims.Condition;
import org.gamester.lab.claims.Formula;
import org.gamester.lab.fitting.Fraction;

/** The proof of Theorem 36 for z = 1. */
final class LastThirdRowClaims {

  private LastThirdRowClaims() {}

  static List<Claim> claims() {
    List<Claim> claims = new ArrayList<>();
    claims.addAll(firstRow());
    claims.addAll(secondRow());
    claims.addAll(lastCases());
    return claims;
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

  private static List<Claim> firstRow() {
    List<Claim> claims = new ArrayList<>();
    claims.add(
        game(
            "z = 1, x >= y+2",
            "{A(x-2,y,1) | A(x-1,y,1)} for x even; the sides are exchanged for x odd",
            (x, y, z) -> z == 1 && x >= y + 2,
            (x, y, z) -> byParity(x, a(x - 2, y, 1), a(x - 1, y, 1))));
    Formula.Of3 options = (x, y, z) -> a(x - 2, y, 1).minus(a(x - 1, y, 1));
    Formula.Of3 below = (x, y, z) -> a(x - 2, y, 1).minus(a(x, y, 1));
    Formula.Of3 above = (x, y, z) -> a(x, y, 1).minus(a(x - 1, y, 1));
    for (boolean even : new boolean[] {true, false}) {
      String assumed = "z = 1, x >= y+3, y " + (even ? "even" : "odd");
      Condition.Of3 hold = (x, y, z) -> z == 1 && x >= y + 3 && y % 2 == 0 == even;
      int shift = even ? 1 : 0;
      String power = even ? "2^-(x-1)" : "2^-x";
      claims.add(
          difference(
              "A(x-2,y,1) - A(x-1,y,1)",
              power + " (-2 (-1)^x)",
              assumed,
              hold,
              options,
              (x, y, z) -> unit(x - shift, -2, x)));
      claims.add(
          difference(
              "A(x-2,y,1) - A(x,y,1)",
              power + " (-(-1)^x)",
              assumed,
              hold,
              below,
              (x, y, z) -> unit(x - shift, -1, x)));
      claims.add(
          thirdLine(
              assumed, power + " (-(-1)^x)", hold, above, (x, y, z) -> unit(x - shift, -1, x)));
    }
    String border = "z = 1, x = y+2";
    Condition.Of3 atBorder = (x, y, z) -> z == 1 && x == y + 2;
    claims.add(
        difference(
            "A(x-2,y,1) - A(x-1,y,1)",
            "2^-x (-3 (-1)^x)",
            border,
            atBorder,
            options,
            (x, y, z) -> unit(x, -3, x)));
    claims.add(
        difference(
            "A(x-2,y,1) - A(x,y,1)",
            "2^-x (-(3 - (-1)^x)/2 (-1)^x)",
            border,
            atBorder,
            below,
            (x, y, z) -> unit(x, x % 2 == 0 ? -1 : -2, x)));
    claims.add(
        thirdLine(
            border,
            "2^-x (-(3 + (-1)^x)/2 (-1)^x)",
            atBorder,
            above,
            (x, y, z) -> unit(x, x % 2 == 0 ? -2 : -1, x)));
    claims.add(
        Displays.threeRows(named("A(x,x-2,1)"), "A(x,x-2,1) = 1/2.", border, atBorder)
            .computed((x, y, z) -> a(x, y, 1))
            .printed((x, y, z) -> fraction(1, 2))
            .build());
    return claims;
  }

  /** The third difference, in whose place the difference of the two options is printed. */
  private static Claim thirdLine(
      String assumed, String formula, Condition.Of3 hold, Formula.Of3 above, Formula.Of3 printed) {
    return Displays.threeRows(
            named("A(x-1,y,1) - A(x-2,y,1), " + assumed),
            "A(x-1,y,1) - A(x-2,y,1) = " + formula + ".",
            assumed,
            hold)
        .computed(above)
        .garbled("the left side is the difference of the two options, which has a different value")
        .corrected("A(x,y,1) - A(x-1,y,1) = " + formula, printed)
        .build();
  }

  private static Fraction row(int x, int length) {
    return a(x, length, 1);
  }

  private static List<Claim> secondRow() {
    List<Claim> claims = new ArrayList<>();
    Condition.Of3 beside = (x, y, z) -> z == 1 && y >= 3 && x == y + 1;
    Condition.Of3 on = (x, y, z) -> z == 1 && y >= 3 && x == y;
    claims.add(
        game(
            "z = 1, y >= 3, x = y+1",
            "{A(x,x-3,1) | A(x,x-2,1)} for x even; the sides are exchanged for x odd",
            beside,
            (x, y, z) -> byParity(x, row(x, x - 3), row(x, x - 2))));
    claims.add(
        game(
            "z = 1, y >= 3, x = y",
            "{A(x,x-1,1) | A(x,x-2,1)} for x even; the sides are exchanged for x odd",
            on,
            (x, y, z) -> byParity(x, row(x, x - 1), row(x, x - 2))));
    for (boolean even : new boolean[] {true, false}) {
      String parity = even ? ", x even" : ", x odd";
      int shift = even ? 1 : 0;
      Condition.Of3 besideToo = (x, y, z) -> beside.holds(x, y, z) && x % 2 == 0 == even;
      Condition.Of3 onToo = (x, y, z) -> on.holds(x, y, z) && x % 2 == 0 == even;
      String one = even ? "2^-(x+1)" : "2^-x";
      String two = even ? "2^-(x+2)" : "2^-(x+1)";
      claims.add(
          difference(
              "A(x,x-3,1) - A(x,x-2,1)",
              one + " (-2 (-1)^x)",
              "z = 1, y >= 3, x = y+1" + parity,
              besideToo,
              (x, y, z) -> row(x, x - 3).minus(row(x, x - 2)),
              (x, y, z) -> unit(x + shift, -2, x)));
      claims.add(
          difference(
              "A(x,x-3,1) - A(x,x-1,1)",
              one + " (-(-1)^x)",
              "z = 1, y >= 3, x = y+1" + parity,
              besideToo,
              (x, y, z) -> row(x, x - 3).minus(row(x, x - 1)),
              (x, y, z) -> unit(x + shift, -1, x)));
      claims.add(
          difference(
              "A(x,x-1,1) - A(x,x-2,1)",
              one + " (-(-1)^x)",
              "z = 1, y >= 3, x = y+1" + parity,
              besideToo,
              (x, y, z) -> row(x, x - 1).minus(row(x, x - 2)),
              (x, y, z) -> unit(x + shift, -1, x)));
      claims.add(
          difference(
              "A(x,x-1,1) - A(x,x-2,1)",
              two + " (-2 (-1)^x)",
              "z = 1, y >= 3, x = y" + parity,
              onToo,
              (x, y, z) -> row(x, x - 1).minus(row(x, x - 2)),
              (x, y, z) -> unit(x + 1 + shift, -2, x)));
      claims.add(
          difference(
              "A(x,x-1,1) - A(x,x,1)",
              two + " (-(-1)^x)",
              "z = 1, y >= 3, x = y" + parity,
              onToo,
              (x, y, z) -> row(x, x - 1).minus(row(x, x)),
              (x, y, z) -> unit(x + 1 + shift, -1, x)));
      claims.add(
          difference(
              "A(x,x,1) - A(x,x-2,1)",
              two + " (-(-1)^x)",
              "z = 1, y >= 3, x = y" + parity,
              onToo,
              (x, y, z) -> row(x, x).minus(row(x, x - 2)),
              (x, y, z) -> unit(x + 1 + shift, -1, x)));
    }
    return claims;
  }

  private static List<Claim> lastCases() {
    return List.of(
        lastCase(
            "A(3,2,1) = {A(3,1,1) | A(3,0,0)} = {1/2 | 3/4} = 5/8",
            rows(3, 2, 1),
            rows(3, 1, 1),
            rows(3),
            fraction(1, 2),
            fraction(3, 4),
            fraction(5, 8)),
        lastCase(
            "A(2,1,1) = {A(2,1,0) | A(2,0,0)} = {1/4 | 1/2} = 3/8",
            rows(2, 1, 1),
            rows(2, 1),
            rows(2),
            fraction(1, 4),
            fraction(1, 2),
            fraction(3, 8)),
        lastCase(
            "A(2,2,1) = {A(2,1,1) | A(2,0,0)} = {3/8 | 1/2} = 7/16",
            rows(2, 2, 1),
            rows(2, 1, 1),
            rows(2),
            fraction(3, 8),
            fraction(1, 2),
            fraction(7, 16)),
        lastCase(
            "A(1,1,1) = {A(1,1,0) | A(1,0,0)} = {1/2 | 1} = 3/4",
            rows(1, 1, 1),
            rows(1, 1),
            rows(1),
            fraction(1, 2),
            fraction(1, 1),
            fraction(3, 4)));
  }

  private static Claim lastCase(
      String statement,
      int[] game,
      int[] left,
      int[] right,
      Fraction leftValue,
      Fraction rightValue,
      Fraction value) {
    return PAPER
        .claim(named(statement.substring(0, 8)))
        .says(statement + ".")
        .fact()
        .computed(
            () ->
                List.of(
                    a(left),
                    a(right),
                    a(game),
                    Comparison.EQUAL.holds(
                        PosetGames.plainValue(diagram(game)), between(a(left), a(right)))))
        .printed(() -> List.of(leftValue, rightValue, value, true))
        .build();
  }
}
