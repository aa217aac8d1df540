package org.gamester.analysis.check;

import org.gamester.rulesets.Convention;
import org.gamester.values.Outcome;
import org.gamester.values.Player;

/** What a certificate proves. Positions are texts that can be read back. */
public sealed interface Claim {

  /** The claim as a sentence without its full stop. */
  String sentence();

  /**
   * Who wins a position, or that it is a draw, whoever starts.
   *
   * @param convention normal play, misere play whatever the rules say, or play that may repeat
   */
  record OfOutcome(String position, Outcome outcome, Convention convention) implements Claim {
    @Override
    public String sentence() {
      String under = isMisere() ? " under misere play" : "";
      return "the outcome of %s is %s%s: %s".formatted(position, outcome, under, outcome.inWords());
    }

    /** Whether a player to move who has no move wins. */
    public boolean isMisere() {
      return convention == Convention.MISERE;
    }
  }

  /** How two positions compare. */
  record OfComparison(String first, Comparison comparison, String second) implements Claim {
    @Override
    public String sentence() {
      return first + " " + comparison.symbol() + " " + second;
    }
  }

  /**
   * Two positions have different values, because their sums with a third have different outcomes.
   *
   * @param separator the third position X
   * @param starter who starts in both sums
   * @param winner who then wins first + X; the opponent wins second + X
   */
  record OfDifference(String first, String second, String separator, Player starter, Player winner)
      implements Claim {
    @Override
    public String sentence() {
      return first + " != " + second + ", separated by " + separator;
    }
  }

  /** A position has a value, which is written in canonical form. */
  record OfValue(String position, String value) implements Claim {
    @Override
    public String sentence() {
      return "the value of " + position + " is " + value;
    }
  }
}
