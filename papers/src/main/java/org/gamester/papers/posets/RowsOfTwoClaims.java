package org.gamester.papers.posets;

import static org.gamester.lab.claims.Comparison.AT_LEAST;
import static org.gamester.lab.claims.Comparison.AT_MOST;
import static org.gamester.lab.claims.Comparison.GREATER;
import static org.gamester.lab.claims.Comparison.LESS;
import static org.gamester.papers.posets.PosetGames.PAPER;
import static org.gamester.papers.posets.PosetGames.a;
import static org.gamester.papers.posets.PosetGames.diagrams;
import static org.gamester.papers.posets.PosetGames.greatestBoxOptions;
import static org.gamester.papers.posets.PosetGames.minusTwo;
import static org.gamester.papers.posets.PosetGames.over2;
import static org.gamester.papers.posets.PosetGames.rows;
import static org.gamester.papers.posets.PosetGames.two;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.lab.claims.Formula;
import org.gamester.lab.fitting.Fraction;

/** The part of the proof of Lemma 37 for y = z = 2: the first row compared with the others. */
final class RowsOfTwoClaims {

  private RowsOfTwoClaims() {}

  private static String named(String name) {
    return "Lemma 37, proof, " + name;
  }

  static List<Claim> claims() {
    return List.of(
        Displays.threeRows(
                named("y = z = 2, the options, x >= 4"),
                "A(x,2,2) is {A(x-2,2,2), A(x,1,1) | A(x-1,2,2), A(x,2,1)} for x even,"
                    + " {A(x-1,2,2), A(x,1,1) | A(x-2,2,2), A(x,2,1)} for x odd.",
                "y = z = 2, x >= y+2",
                (x, y, z) -> y == 2 && z == 2 && x >= 4)
            .computed((x, y, z) -> bestTwoRowsOptions(x))
            .printed(
                (x, y, z) ->
                    List.of(
                        diagrams(rows(x % 2 == 0 ? x - 2 : x - 1, 2, 2), rows(x, 1, 1)),
                        diagrams(rows(x % 2 == 0 ? x - 1 : x - 2, 2, 2), rows(x, 2, 1))))
            .build(),
        PAPER
            .claim(named("y = z = 2, the options, x = 3"))
            .says("A(3,2,2) = {A(2,2,2), A(3,1,1) | A(1,1,1), A(3,2,1)}.")
            .fact()
            .computed(() -> bestTwoRowsOptions(3))
            .printed(
                () ->
                    List.of(
                        diagrams(rows(2, 2, 2), rows(3, 1, 1)),
                        diagrams(rows(1, 1, 1), rows(3, 2, 1))))
            .build(),
        PAPER
            .claim(named("y = z = 2, the options, x = 2"))
            .says("A(2,2,2) = {A(0,0,0), A(2,1,1) | A(1,1,1), A(2,2,1)}.")
            .fact()
            .computed(() -> bestTwoRowsOptions(2))
            .printed(
                () ->
                    List.of(
                        diagrams(rows(0), rows(2, 1, 1)), diagrams(rows(1, 1, 1), rows(2, 2, 1))))
            .build(),
        line(
            "A(x-2,2,2) - A(x,1,1)",
            4,
            5,
            "-2^-x (-1)^x + 2^-5",
            RowsOfTwoClaims::d1,
            x -> minusTwo(-x).negate().plus(two(-5))),
        lineSign("A(x-2,2,2) - A(x,1,1), x >= 5", 5, RowsOfTwoClaims::d1, AT_LEAST),
        lineSignAt4("A(x-2,2,2) - A(x,1,1), x = 4", RowsOfTwoClaims::d1, AT_MOST),
        line(
            "A(x-1,2,2) - A(x,2,1)",
            4,
            4,
            "2^-5 1/3 (-5 - (-2)^(7-x))",
            RowsOfTwoClaims::d2,
            x -> TwoRowClaims.third(-5, -1, 7 - x).times(two(-5))),
        lineSignAt4("A(x-1,2,2) - A(x,2,1), x = 4", RowsOfTwoClaims::d2, GREATER),
        lineSign("A(x-1,2,2) - A(x,2,1), x >= 5", 5, RowsOfTwoClaims::d2, LESS),
        line(
            "A(x-2,2,2) - A(x,2,1)",
            5,
            5,
            "2^-5 1/3 (-5 - (-2)^(6-x))",
            RowsOfTwoClaims::d3,
            x -> TwoRowClaims.third(-5, -1, 6 - x).times(two(-5))),
        PAPER
            .claim(named("y = z = 2, sign of A(x-2,2,2) - A(x,2,1), x >= 5"))
            .says("A(x-2,2,2) - A(x,2,1) < 0 for x >= 5.")
            .forAll("x in 5..24")
            .computed(RowsOfTwoClaims::d3)
            .printed(LESS, x -> 0)
            .amendedWhere("x > 5", x -> x > 5)
            .note("A(3,2,2) = A(5,2,1), which suffices for the lemma.")
            .build(),
        line(
            "A(x-1,2,2) - A(x,1,1)",
            5,
            0,
            "2^-x (-1)^x + 2^-5",
            RowsOfTwoClaims::d4,
            x -> minusTwo(-x).plus(two(-5))),
        lineSign("A(x-1,2,2) - A(x,1,1), x >= 5", 5, RowsOfTwoClaims::d4, AT_LEAST),
        number("A(2,2,2) - A(3,1,1) = -3/32", () -> a(2, 2, 2).minus(a(3, 1, 1)), -3, 5),
        number("A(1,1,1) - A(3,2,1) = 1/8", () -> a(1, 1, 1).minus(a(3, 2, 1)), 1, 3),
        number("A(0,0,0) - A(2,1,1) = -3/8", () -> a(0, 0, 0).minus(a(2, 1, 1)), -3, 3),
        number("A(1,1,1) - A(2,2,1) = 5/16", () -> a(1, 1, 1).minus(a(2, 2, 1)), 5, 4));
  }

  /**
   * The options of A(x,2,2) that remain by the first part of Lemma 37, without A(x,2,0) and A(x).
   */
  private static List<Set<String>> bestTwoRowsOptions(int x) {
    return greatestBoxOptions(x, 2, 2).stream()
        .map(
            options -> {
              Set<String> kept = new TreeSet<>(options);
              kept.removeAll(diagrams(rows(x, 2), rows(x)));
              return kept;
            })
        .toList();
  }

  private static Fraction d1(int x) {
    return a(x - 2, 2, 2).minus(a(x, 1, 1));
  }

  private static Fraction d2(int x) {
    return a(x - 1, 2, 2).minus(a(x, 2, 1));
  }

  private static Fraction d3(int x) {
    return a(x - 2, 2, 2).minus(a(x, 2, 1));
  }

  private static Fraction d4(int x) {
    return a(x - 1, 2, 2).minus(a(x, 1, 1));
  }

  private static Claim line(
      String name,
      int from,
      int exception,
      String formula,
      Formula.Of1 difference,
      Formula.Of1 printed) {
    var claim =
        PAPER
            .claim(named("y = z = 2, " + name))
            .says(name + " = " + formula + ".")
            .forAll("x in " + from + "..24")
            .computed(difference)
            .printed(printed);
    return exception == 0
        ? claim.build()
        : claim.amendedWhere("x is not " + exception, x -> x != exception).build();
  }

  private static Claim lineSign(
      String name, int from, Formula.Of1 difference, Comparison comparison) {
    return PAPER
        .claim(named("y = z = 2, sign of " + name))
        .says(name + ": " + comparison.symbol() + " 0.")
        .forAll("x in " + from + "..24")
        .computed(difference)
        .printed(comparison, x -> 0)
        .build();
  }

  private static Claim lineSignAt4(String name, Formula.Of1 difference, Comparison comparison) {
    return PAPER
        .claim(named("y = z = 2, sign of " + name))
        .says(name + ": " + comparison.symbol() + " 0.")
        .fact()
        .computed(() -> difference.at(4))
        .printed(comparison, () -> 0)
        .build();
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
}
