package org.gamester.values.thermography;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gamester.values.SampleGames.game;
import static org.gamester.values.SampleGames.integer;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.SampleGames;
import org.gamester.values.ShortGame;
import org.gamester.values.thermography.EnrichedEnvironment.Choice;
import org.junit.jupiter.api.Test;

class EnrichedEnvironmentTest {

  private static final Dyadic STEP = Dyadic.of(1, 3);

  /** The stack of coupons as a game: whoever takes the top one gets its worth. */
  private static ShortGame coupons(Dyadic top) {
    ShortGame stack = ShortGame.ZERO;
    for (Dyadic t = STEP; t.compareTo(top) <= 0; t = t.plus(STEP)) {
      stack = game(ShortGame.number(t).plus(stack), ShortGame.number(t.negate()).plus(stack));
    }
    return stack;
  }

  /** The stops of the sum with a stack whose steps are small, to two steps. */
  @Test
  void theForecastIsTheStopBesideAStackOfCoupons() {
    for (Dyadic t : List.of(Dyadic.HALF, Dyadic.ONE, Dyadic.of(3, 1))) {
      EnrichedEnvironment environment = new EnrichedEnvironment(t);
      ShortGame stack = coupons(t);
      for (ShortGame game : SampleGames.day2()) {
        ShortGame sum = game.plus(game(integer(2), integer(-1)));
        for (Player starter : Player.values()) {
          Dyadic stop = sum.plus(stack).stop(starter);
          assertThat(environment.orthodoxForecast(sum, starter).minus(stop).abs())
              .as("%s beside coupons of %s, %s starts", sum, t, starter)
              .isLessThanOrEqualTo(STEP.plus(STEP));
        }
      }
    }
  }

  @Test
  void sentestratAnswersWhatIsHotAndElsePlaysTheHottest() {
    List<ShortGame> components =
        List.of(
            game(integer(4), integer(0)),
            game(integer(6), integer(-6)),
            game(integer(1), integer(-1)));
    EnrichedEnvironment environment = new EnrichedEnvironment(Dyadic.ONE);
    assertThat(environment.sentestrat(components, Player.LEFT, OptionalInt.empty()))
        .isEqualTo(new Choice(OptionalInt.of(1), Optional.of(integer(6))));
    assertThat(environment.sentestrat(components, Player.RIGHT, OptionalInt.of(0)))
        .isEqualTo(new Choice(OptionalInt.of(0), Optional.of(ShortGame.ZERO)));
    assertThat(environment.sentestrat(components, Player.LEFT, OptionalInt.of(2)))
        .isEqualTo(new Choice(OptionalInt.of(1), Optional.of(integer(6))));
    assertThat(
            new EnrichedEnvironment(Dyadic.of(7))
                .sentestrat(components, Player.LEFT, OptionalInt.empty()))
        .isEqualTo(new Choice(OptionalInt.empty(), Optional.empty()));
  }

  @Test
  void aColdEnvironmentIsRefused() {
    assertThatThrownBy(() -> new EnrichedEnvironment(Dyadic.MINUS_ONE))
        .hasMessage("the ambient temperature must not be negative: -1");
  }
}
