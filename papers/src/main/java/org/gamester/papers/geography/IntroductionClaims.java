package org.gamester.papers.geography;

import static org.gamester.papers.geography.Geography.PAPER;
import static org.gamester.papers.geography.Geography.a;
import static org.gamester.papers.geography.Geography.b;
import static org.gamester.papers.geography.Geography.below1;
import static org.gamester.papers.geography.Geography.game;
import static org.gamester.papers.geography.Geography.meanAndTemperature;
import static org.gamester.papers.geography.Geography.value;
import static org.gamester.papers.geography.StrategyClaims.twice;

import java.util.List;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.rulesets.Position;
import org.gamester.values.Dyadic;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.thermography.Thermography;

/** The abstract and the introduction: first moves, and the table of opening boards. */
final class IntroductionClaims {

  private static final List<String> TABLE =
      List.of("-1", "*", "{1/2|0}", "{1*|0}", "{3/2|1||0}", "{2*|1||0}", "{5/2|2||1|||0}");

  private static final List<Dyadic> MEANS =
      List.of(
          Dyadic.ZERO,
          Dyadic.of(1, 2),
          Dyadic.of(1, 1),
          Dyadic.of(5, 3),
          Dyadic.of(3, 2),
          Dyadic.of(13, 4));

  private IntroductionClaims() {}

  static List<Claim> claims() {
    return List.of(
        advantage(),
        firstMoves(),
        rolesReversed(),
        rightFirst(),
        rightFirstOnTheBoard(),
        rightLater(),
        tableOfValues(),
        tableOfMeans(),
        meanOfOneColumn(),
        patternOfEvenBoards(),
        patternOfOddBoards(),
        patternsReference());
  }

  private static Claim advantage() {
    return PAPER
        .claim("Abstract")
        .says("Left has an advantage (a positive mean) on n columns for n > 2.")
        .forAll("n in 1..40")
        .where("n > 2", n -> n > 2)
        .of("A(0,{n},0)")
        .computed(n -> Thermography.mean(a(0, n, 0)))
        .printed(Comparison.GREATER, n -> 0)
        .note(
            "The outcome is nevertheless a first-player win. For n = 1, 2 the means are -1 and 0.")
        .build();
  }

  private static Claim firstMoves() {
    return PAPER
        .claim("Introduction, first moves")
        .says("From the opening board of n columns, Left has n-1 moves and Right has one.")
        .forAll("n in 1..40")
        .computed(
            n -> {
              Position start = Board.start(n);
              return List.of(start.options(Player.LEFT).size(), start.options(Player.RIGHT).size());
            })
        .printed(n -> List.of(n - 1, 1))
        .build();
  }

  private static Claim rolesReversed() {
    return PAPER
        .claim("Introduction, the negative")
        .says("In the negative game rows and columns, and hence the players, are exchanged.")
        .forAll("n in 1..6")
        .computed(n -> value(Board.read("@." + "|..".repeat(n - 1))))
        .printed(n -> a(0, n, 0).negate())
        .build();
  }

  private static Claim rightFirst() {
    return PAPER
        .claim("Introduction, Right's first move")
        .says("Right's first move on the opening board leads to a game of value 0.")
        .forAll("n in 1..60")
        .of("A(0,{n},0)")
        .computed(n -> value(Geography.positionA(0, n, 0).options(Player.RIGHT).getFirst()))
        .printed(n -> 0)
        .build();
  }

  private static Claim rightFirstOnTheBoard() {
    return PAPER
        .claim("Introduction, Right's replies")
        .says(
            "After Right's first move, he can reply to every move of Left: the next player loses.")
        .forAll("n in 1..6")
        .computed(n -> value(Board.start(n).options(Player.RIGHT).getFirst()).outcome())
        .printed(n -> Outcome.P)
        .build();
  }

  private static Claim rightLater() {
    return PAPER
        .claim("Introduction, Right's later moves")
        .says(
            "The value of Right's move, after moves of Left, depends on the number of columns that"
                + " can be paired off: from A(x,y,z) it is z + min(x, y-1).")
        .forAll("x in 0..10", "y in 1..12", "z in 0..10")
        .of("A({x},{y},{z})")
        .computed((x, y, z) -> b(z + 1, y - 1, x))
        .printed((x, y, z) -> z + Math.min(x, y - 1))
        .note(
            "The paper also mentions parity, on which this value does not depend. The formula is"
                + " ours, from Theorem 2 (E) and (F).")
        .build();
  }

  private static Claim tableOfValues() {
    return PAPER
        .claim("Introduction, table, values")
        .says("The values of K_n x K_2 for n = 1..7.")
        .forAll("n in 1..7 only")
        .of("A(0,{n},0)")
        .computed(n -> a(0, n, 0))
        .printed(n -> game(TABLE.get(n - 1)))
        .build();
  }

  private static Claim tableOfMeans() {
    return PAPER
        .claim("Introduction, table, mean and temperature")
        .says("The mean and the temperature for n = 2..7, which are equal.")
        .forAll("n in 2..7 only")
        .of("A(0,{n},0)")
        .computed(n -> meanAndTemperature(a(0, n, 0)))
        .printed(n -> List.of(MEANS.get(n - 2), MEANS.get(n - 2)))
        .build();
  }

  private static Claim meanOfOneColumn() {
    return PAPER
        .claim("Introduction, table, mean and temperature for n = 1")
        .says("The mean and the temperature of K_1 x K_2.")
        .fact()
        .computed(() -> meanAndTemperature(a(0, 1, 0)))
        .lost("a pair of the row: its six pairs for seven columns are correct only for n = 2..7")
        .refitted(
            "mean -1 and temperature -1, as for the integer -1",
            () -> List.of(Dyadic.MINUS_ONE, Dyadic.MINUS_ONE))
        .build();
  }

  private static Claim patternOfEvenBoards() {
    return PAPER
        .claim("Introduction, pattern, n even")
        .says(
            "For n even, the opening board has mean and temperature 1 - 1/2^k, k = floor((n-1)/2).")
        .forAll("n in 1..60")
        .domain("n is even", n -> n % 2 == 0)
        .of("A(0,{n},0)")
        .computed(n -> meanAndTemperature(a(0, n, 0)))
        .printed(n -> twice(below1(1, (n - 1) / 2)))
        .build();
  }

  private static Claim patternOfOddBoards() {
    return PAPER
        .claim("Introduction, pattern, n odd")
        .says(
            "For n odd, the opening board has mean and temperature 1 - 3/2^(k+1), k ="
                + " floor((n-1)/2).")
        .forAll("n in 1..60")
        .domain("n is odd", n -> n % 2 == 1)
        .of("A(0,{n},0)")
        .computed(n -> meanAndTemperature(a(0, n, 0)))
        .printed(n -> twice(below1(3, (n - 1) / 2 + 1)))
        .amendedWhere("n >= 3", n -> n >= 3)
        .build();
  }

  private static Claim patternsReference() {
    return PAPER
        .claim("Introduction, pattern, reference")
        .says(
            "The part of Theorem 2 that covers the opening boards A(0,n,0) for n >= 3, where the"
                + " pattern begins.")
        .forAll("n in 3..60")
        .of("A(0,{n},0)")
        .computed(n -> Part.of(0, n, 0).label())
        .printed(n -> "F")
        .corrected("(D)(i); part (F) concerns B(x,y,z)", n -> "D(i)")
        .build();
  }
}
