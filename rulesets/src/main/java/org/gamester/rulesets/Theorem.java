package org.gamester.rulesets;

import java.util.List;
import java.util.Optional;
import org.gamester.values.Outcome;
import org.gamester.values.ShortGame;

/**
 * What a theorem says of one position under normal play, in sentences that refer to this position:
 * the first ones name the theorem and what it says, the last one applies it.
 *
 * @param outcome who wins
 * @param value the value; empty if the theorem gives only the outcome
 * @param sentences the argument
 * @param saysWhoWins whether the last sentence does
 */
public record Theorem(
    Outcome outcome, Optional<ShortGame> value, List<String> sentences, boolean saysWhoWins) {

  public Theorem {
    sentences = List.copyOf(sentences);
  }

  /** A theorem that gives the value. */
  public static Theorem ofValue(ShortGame value, String... sentences) {
    return new Theorem(value.outcome(), Optional.of(value), List.of(sentences), false);
  }

  /** A theorem by which the player to move loses, as its last sentence says. */
  public static Theorem ofLoss(String... sentences) {
    return new Theorem(Outcome.P, Optional.of(ShortGame.ZERO), List.of(sentences), true);
  }

  /** A theorem that gives who wins, and not the value. */
  public static Theorem ofOutcome(Outcome outcome, String... sentences) {
    return new Theorem(outcome, Optional.empty(), List.of(sentences), true);
  }
}
