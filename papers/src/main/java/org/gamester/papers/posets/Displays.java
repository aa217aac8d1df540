package org.gamester.papers.posets;

import static org.gamester.papers.posets.PosetGames.PAPER;

import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimBuilder;
import org.gamester.lab.claims.Comparison;
import org.gamester.lab.claims.Condition;
import org.gamester.lab.claims.Formula;

/** Claims for the displays of the proofs: each line of a display is a claim. */
final class Displays {

  private static final String X = "x in 0..14";
  private static final String Y = "y in 0..9";
  private static final String Z = "z in 0..7";

  private Displays() {}

  /** A display about diagrams of two rows, for all x &gt;= y that satisfy the assumptions. */
  static ClaimBuilder<Formula.Of2, Condition.Of2> twoRows(
      String number, String statement, String assumptions, Condition.Of2 hold) {
    return PAPER
        .claim("Theorem 35, proof, " + number)
        .says(statement)
        .forAll("x in 0..24", "y in 0..16")
        .domain("x >= y", (x, y) -> x >= y)
        .domain(assumptions, hold)
        .of("A({x},{y})");
  }

  /** A display about diagrams of three rows, for all x &gt;= y &gt;= z under the assumptions. */
  static ClaimBuilder<Formula.Of3, Condition.Of3> threeRows(
      String number, String statement, String assumptions, Condition.Of3 hold) {
    return PAPER
        .claim(number)
        .says(statement)
        .forAll(X, Y, Z)
        .domain("x >= y >= z", (x, y, z) -> x >= y && y >= z)
        .domain(assumptions, hold)
        .of("A({x},{y},{z})");
  }

  /** A line of a display that states a difference. */
  static Claim difference(
      String number,
      String statement,
      String assumptions,
      Condition.Of3 hold,
      Formula.Of3 difference,
      Formula.Of3 printed) {
    return threeRows(number, statement, assumptions, hold)
        .computed(difference)
        .printed(printed)
        .build();
  }

  /** A line of a display that states the sign of a difference. */
  static Claim sign(
      String number,
      String statement,
      String assumptions,
      Condition.Of3 hold,
      Formula.Of3 difference,
      Comparison comparison) {
    return threeRows(number, statement, assumptions, hold)
        .computed(difference)
        .printed(comparison, (x, y, z) -> 0)
        .build();
  }

  /** A line of a display that states a difference of diagrams of two rows. */
  static Claim difference(
      String number,
      String statement,
      String assumptions,
      Condition.Of2 hold,
      Formula.Of2 difference,
      Formula.Of2 printed) {
    return twoRows(number, statement, assumptions, hold)
        .computed(difference)
        .printed(printed)
        .build();
  }

  /** A line of a display that states the sign of a difference of diagrams of two rows. */
  static Claim sign(
      String number,
      String statement,
      String assumptions,
      Condition.Of2 hold,
      Formula.Of2 difference,
      Comparison comparison) {
    return twoRows(number, statement, assumptions, hold)
        .computed(difference)
        .printed(comparison, (x, y) -> 0)
        .build();
  }
}
