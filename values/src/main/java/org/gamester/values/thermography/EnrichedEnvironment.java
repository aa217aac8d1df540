package org.gamester.values.thermography;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * Play of a sum beside a stack of coupons: a player may take the top coupon instead of moving. The
 * coupons are worth t, t - d, t - 2d, ... down to 0, and d is as small as one likes; t is the
 * ambient temperature.
 *
 * <p>Theorem (Berlekamp, <i>The economist's view of combinatorial games</i>, 1996; Siegel,
 * <i>Combinatorial Game Theory</i>, II.7): as d falls to 0, the stop of G and the stack for the
 * player who starts tends to the player's wall of G at t, plus t/2 for Left or minus t/2 for Right.
 * That limit is the orthodox forecast. The strategy sentestrat reaches it.
 *
 * @param ambientTemperature the value of the top coupon, at least 0
 */
public record EnrichedEnvironment(Dyadic ambientTemperature) {

  /**
   * What sentestrat plays.
   *
   * @param component the place of the component in the sum; empty to take the top coupon
   * @param option what the component becomes; empty to take the top coupon
   */
  public record Choice(OptionalInt component, Optional<ShortGame> option) {
    private static final Choice COUPON = new Choice(OptionalInt.empty(), Optional.empty());
  }

  /**
   * @throws IllegalArgumentException if the temperature is negative
   */
  public EnrichedEnvironment {
    if (ambientTemperature.signum() < 0) {
      throw new IllegalArgumentException(
          "the ambient temperature must not be negative: " + ambientTemperature);
    }
  }

  /** What {@code starter}, who moves next, can expect of the game and the coupons together. */
  public Dyadic orthodoxForecast(ShortGame game, Player starter) {
    Dyadic wall = Thermography.of(game).wall(starter).valueAt(ambientTemperature);
    Dyadic half = ambientTemperature.half();
    return starter == Player.LEFT ? wall.plus(half) : wall.minus(half);
  }

  /**
   * The move of sentestrat: answer in the component to which the opponent has just moved, if it is
   * hotter than the environment; else play in the hottest component that is at least as hot as the
   * environment; else take a coupon. The move in a component is orthodox at its temperature.
   *
   * @param answerTo the place of the component in which the opponent has just moved, if any
   */
  public Choice sentestrat(List<ShortGame> components, Player mover, OptionalInt answerTo) {
    if (answerTo.isPresent()
        && temperature(components.get(answerTo.getAsInt())).compareTo(ambientTemperature) > 0) {
      return in(answerTo.getAsInt(), components, mover);
    }
    int hottest = -1;
    Dyadic highest = ambientTemperature;
    for (int i = 0; i < components.size(); i++) {
      Dyadic temperature = temperature(components.get(i));
      int order = temperature.compareTo(highest);
      if (order > 0 || order == 0 && hottest < 0) {
        hottest = i;
        highest = temperature;
      }
    }
    return hottest < 0 ? Choice.COUPON : in(hottest, components, mover);
  }

  private static Dyadic temperature(ShortGame game) {
    return Thermography.temperature(game);
  }

  /** A component whose temperature is not negative has options of both players. */
  private static Choice in(int place, List<ShortGame> components, Player mover) {
    ShortGame component = components.get(place);
    List<ShortGame> orthodox =
        Thermography.orthodoxOptions(component, mover, temperature(component));
    return new Choice(OptionalInt.of(place), Optional.of(orthodox.getFirst()));
  }
}
