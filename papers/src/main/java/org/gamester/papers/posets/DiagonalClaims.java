package org.gamester.papers.posets;

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
import static org.gamester.papers.posets.PosetGames.plainValue;
import static org.gamester.papers.posets.PosetGames.rows;
import static org.gamester.papers.posets.PosetGames.two;
import static org.gamester.papers.posets.PosetGames.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.fitting.Fraction;

/** The proof of Theorem 35 for x = y and x = y + 1, and its last four cases. */
final class DiagonalClaims {

  private DiagonalClaims() {}

  static List<Claim> claims() {
    List<Claim> claims = new ArrayList<>();
    claims.addAll(besideTheDiagonal());
    claims.addAll(onTheDiagonal());
    claims.addAll(lastCases());
    return claims;
  }

  private static boolean beside(int x, int y) {
    return x == y + 1 && y >= 2;
  }

  private static boolean on(int x, int y) {
    return x == y && y >= 2;
  }

  /** 4^-y (m (-1)^y). */
  private static Fraction quarter(long m, int y) {
    return two(-2 * y).times(Fraction.of(m)).times(PosetGames.sign(y));
  }

  private static List<Claim> besideTheDiagonal() {
    String assumed = "x = y+1, y >= 2";
    return List.of(
        twoRows(
                "x = y+1, the options",
                "For y even, A(y+1,y) is {A(y,y), A(y+1,y-1) | A(y-1,y-1), A(y+1,y-2)}; for y odd,"
                    + " the sides are exchanged.",
                assumed,
                DiagonalClaims::beside)
            .computed((x, y) -> greatestBoxOptions(x, y))
            .printed(
                (x, y) ->
                    inOrder(
                        y % 2 == 0,
                        diagrams(rows(y, y), rows(y + 1, y - 1)),
                        diagrams(rows(y - 1, y - 1), rows(y + 1, y - 2))))
            .build(),
        difference(
            "A(y,y) - A(y+1,y-1)",
            "A(y,y) = A(y+1,y-1).",
            assumed,
            DiagonalClaims::beside,
            (x, y) -> a(y, y).minus(a(y + 1, y - 1)),
            (x, y) -> 0),
        difference(
            "A(y-1,y-1) - A(y+1,y-2)",
            "A(y-1,y-1) - A(y+1,y-2) = (-4)^-(y-1).",
            assumed,
            DiagonalClaims::beside,
            (x, y) -> a(y - 1, y - 1).minus(a(y + 1, y - 2)),
            (x, y) -> minusFour(1 - y)),
        sign(
            "A(y-1,y-1) - A(y+1,y-2), y odd",
            "A(y-1,y-1) - A(y+1,y-2) > 0 for y odd.",
            assumed + ", y odd",
            (x, y) -> beside(x, y) && y % 2 != 0,
            (x, y) -> a(y - 1, y - 1).minus(a(y + 1, y - 2)),
            GREATER),
        sign(
            "A(y-1,y-1) - A(y+1,y-2), y even",
            "A(y-1,y-1) - A(y+1,y-2) < 0 for y even.",
            assumed + ", y even",
            (x, y) -> beside(x, y) && y % 2 == 0,
            (x, y) -> a(y - 1, y - 1).minus(a(y + 1, y - 2)),
            LESS),
        twoRows(
                "x = y+1, the first row",
                "Both players can always play in the first row.",
                assumed,
                DiagonalClaims::beside)
            .holds((x, y) -> isAtLeastAsGood(0, 1, x, y))
            .build(),
        twoRows(
                "x = y+1, one option each",
                "A(y+1,y) is {A(y,y) | A(y-1,y-1)} for y even; for y odd, the sides are exchanged.",
                assumed,
                DiagonalClaims::beside)
            .computed((x, y) -> value(diagram(x, y)))
            .printed((x, y) -> byParity(y, a(y, y), a(y - 1, y - 1)))
            .build(),
        difference(
            "A(y,y) - A(y-1,y-1)",
            "A(y,y) - A(y-1,y-1) = 4^-y (-2 (-1)^y).",
            assumed,
            DiagonalClaims::beside,
            (x, y) -> a(y, y).minus(a(y - 1, y - 1)),
            (x, y) -> quarter(-2, y)),
        difference(
            "A(y,y) - A(y+1,y)",
            "A(y,y) - A(y+1,y) = 4^-y (-(-1)^y).",
            assumed,
            DiagonalClaims::beside,
            (x, y) -> a(y, y).minus(a(y + 1, y)),
            (x, y) -> quarter(-1, y)),
        difference(
            "A(y+1,y) - A(y-1,y-1)",
            "A(y+1,y) - A(y-1,y-1) = 4^-y (-(-1)^y).",
            assumed,
            DiagonalClaims::beside,
            (x, y) -> a(y + 1, y).minus(a(y - 1, y - 1)),
            (x, y) -> quarter(-1, y)));
  }

  private static List<Set<String>> inOrder(
      boolean asWritten, Set<String> first, Set<String> second) {
    return asWritten ? List.of(first, second) : List.of(second, first);
  }

  private static List<Claim> onTheDiagonal() {
    String assumed = "x = y, y >= 2";
    return List.of(
        twoRows(
                "x = y, the options",
                "For y even, A(y,y) is {A(y-2,y-2), A(y,y-1) | A(y-1,y-1), A(y,y-2)}; for y odd,"
                    + " the sides are exchanged.",
                assumed,
                DiagonalClaims::on)
            .computed((x, y) -> greatestBoxOptions(x, y))
            .printed(
                (x, y) ->
                    inOrder(
                        y % 2 == 0,
                        diagrams(rows(y - 2, y - 2), rows(y, y - 1)),
                        diagrams(rows(y - 1, y - 1), rows(y, y - 2))))
            .build(),
        difference(
            "A(y-2,y-2) - A(y,y-1)",
            "A(y-2,y-2) - A(y,y-1) = (-4)^-(y-1).",
            assumed,
            DiagonalClaims::on,
            (x, y) -> a(y - 2, y - 2).minus(a(y, y - 1)),
            (x, y) -> minusFour(1 - y)),
        sign(
            "A(y-2,y-2) - A(y,y-1), y odd",
            "A(y-2,y-2) - A(y,y-1) > 0 for y odd.",
            assumed + ", y odd",
            (x, y) -> on(x, y) && y % 2 != 0,
            (x, y) -> a(y - 2, y - 2).minus(a(y, y - 1)),
            GREATER),
        sign(
            "A(y-2,y-2) - A(y,y-1), y even",
            "A(y-2,y-2) - A(y,y-1) < 0 for y even.",
            assumed + ", y even",
            (x, y) -> on(x, y) && y % 2 == 0,
            (x, y) -> a(y - 2, y - 2).minus(a(y, y - 1)),
            LESS),
        difference(
            "A(y-1,y-1) - A(y,y-2)",
            "A(y-1,y-1) = A(y,y-2).",
            assumed,
            DiagonalClaims::on,
            (x, y) -> a(y - 1, y - 1).minus(a(y, y - 2)),
            (x, y) -> 0),
        twoRows(
                "x = y, the second row",
                "Both players can always play in the second row.",
                assumed,
                DiagonalClaims::on)
            .holds((x, y) -> isAtLeastAsGood(1, 0, x, y))
            .build(),
        twoRows(
                "x = y, one option each",
                "A(y,y) is {A(y,y-1) | A(y,y-2)} for y even; for y odd, the sides are exchanged.",
                assumed,
                DiagonalClaims::on)
            .computed((x, y) -> value(diagram(x, y)))
            .printed((x, y) -> byParity(y, a(y, y - 1), a(y, y - 2)))
            .build(),
        difference(
            "A(y,y-1) - A(y,y-2)",
            "A(y,y-1) - A(y,y-2) = 4^-y (-4 (-1)^y).",
            assumed,
            DiagonalClaims::on,
            (x, y) -> a(y, y - 1).minus(a(y, y - 2)),
            (x, y) -> quarter(-4, y)),
        difference(
            "A(y,y-1) - A(y,y)",
            "A(y,y-1) - A(y,y) = 4^-y (-2 (-1)^y).",
            assumed,
            DiagonalClaims::on,
            (x, y) -> a(y, y - 1).minus(a(y, y)),
            (x, y) -> quarter(-2, y)),
        difference(
            "A(y,y) - A(y,y-2)",
            "A(y,y) - A(y,y-2) = 4^-y (-2 (-1)^y).",
            assumed,
            DiagonalClaims::on,
            (x, y) -> a(y, y).minus(a(y, y - 2)),
            (x, y) -> quarter(-2, y)));
  }

  private static List<Claim> lastCases() {
    return List.of(
        lastCase("A(0,0) = {|} = 0", fraction(0, 1), List.of(Set.of(), Set.of()), 0, 0),
        lastCase(
            "A(1,1) = {A(0,0) | A(1,0)} = {0|1} = 1/2",
            fraction(1, 2),
            List.of(diagrams(rows(0)), diagrams(rows(1))),
            1,
            1),
        lastCase(
            "A(1,0) = {A(0,0) |} = {0|} = 1",
            fraction(1, 1),
            List.of(diagrams(rows(0)), Set.of()),
            1,
            0),
        lastCase(
            "A(2,1) = {A(0,0) | A(1,1), A(2,0)} = {0 | 1/2, 1/2} = 1/4",
            fraction(1, 4),
            List.of(diagrams(rows(0)), diagrams(rows(1, 1), rows(2))),
            2,
            1));
  }

  private static Claim lastCase(
      String statement, Fraction value, List<Set<String>> options, int x, int y) {
    return PAPER
        .claim("Theorem 35, proof, A(" + x + "," + y + ")")
        .says(statement + ", in accordance with formula (2).")
        .fact()
        .computed(
            () ->
                List.of(
                    greatestBoxOptions(x, y),
                    Fraction.of(plainValue(diagram(x, y)).leftStop()),
                    TwoRowClaims.formula(x, y)))
        .printed(() -> List.of(options, value, value))
        .build();
  }
}
