package org.gamester.values.invariants;

import java.math.BigInteger;
import java.util.Optional;
import org.gamester.values.Dyadic;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.infinitesimals.AtomicWeight;
import org.gamester.values.infinitesimals.ReducedCanonicalForm;
import org.gamester.values.stops.AdornedStop;
import org.gamester.values.stops.ConfusionInterval;
import org.gamester.values.stops.StopCount;
import org.gamester.values.structure.Birthday;
import org.gamester.values.thermography.Thermograph;
import org.gamester.values.thermography.Thermography;

/**
 * What is said of a value.
 *
 * @param canonicalForm the value
 * @param outcome who wins
 * @param leftStop the stop if Left moves first
 * @param rightStop the stop if Right moves first
 * @param confusionInterval the numbers with which it is confused; empty if there are none
 * @param mean the mean
 * @param temperature that of an integer is -1, that of m/2^k in lowest terms -1/2^k
 * @param birthday the birthday
 * @param stopCount the number of stops in the tree of the canonical form; empty if it has too many
 *     digits
 * @param atomicWeight the atomic weight; empty if the value is not atomic
 * @param reducedCanonicalForm the reduced canonical form
 * @param thermograph the thermograph
 */
public record Invariants(
    ShortGame canonicalForm,
    Outcome outcome,
    AdornedStop leftStop,
    AdornedStop rightStop,
    Optional<ConfusionInterval> confusionInterval,
    Dyadic mean,
    Dyadic temperature,
    BigInteger birthday,
    Optional<BigInteger> stopCount,
    Optional<ShortGame> atomicWeight,
    ShortGame reducedCanonicalForm,
    Thermograph thermograph) {

  /** The invariants of a value. */
  public static Invariants of(ShortGame game) {
    ConfusionInterval confusion = ConfusionInterval.of(game);
    return new Invariants(
        game,
        game.outcome(),
        AdornedStop.of(game, Player.LEFT),
        AdornedStop.of(game, Player.RIGHT),
        confusion.isEmpty() ? Optional.empty() : Optional.of(confusion),
        Thermography.mean(game),
        Thermography.temperature(game),
        Birthday.of(game),
        stopCount(game),
        AtomicWeight.of(game),
        ReducedCanonicalForm.of(game),
        Thermography.of(game));
  }

  private static Optional<BigInteger> stopCount(ShortGame game) {
    try {
      return Optional.of(StopCount.of(game));
    } catch (GameTooLargeException e) {
      return Optional.empty();
    }
  }
}
