package org.gamester.values.stops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gamester.values.SampleGames.game;
import static org.gamester.values.SampleGames.integer;
import static org.gamester.values.SampleGames.number;

import java.math.BigInteger;
import java.util.List;
import org.gamester.values.Dyadic;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.Relation;
import org.gamester.values.SampleGames;
import org.gamester.values.ShortGame;
import org.gamester.values.thermography.Heating;
import org.junit.jupiter.api.Test;

class StopsTest {

  /** The stop from the definition, by playing on until a number is reached. */
  private static AdornedStop played(ShortGame game, Player first) {
    if (game.isNumber()) {
      return new AdornedStop(game.leftStop(), first);
    }
    AdornedStop best = null;
    for (ShortGame option : game.options(first)) {
      AdornedStop stop = played(option, first.opponent());
      if (best == null || better(stop, best, first)) {
        best = stop;
      }
    }
    return java.util.Objects.requireNonNull(best);
  }

  private static boolean better(AdornedStop a, AdornedStop b, Player player) {
    int order = player.sign() * Integer.signum(a.number().compareTo(b.number()));
    return order > 0 || (order == 0 && a.lastMover() == player && b.lastMover() != player);
  }

  private static BigInteger countedStops(ShortGame game) {
    return game.isNumber()
        ? BigInteger.ONE
        : game.options().stream()
            .map(StopsTest::countedStops)
            .reduce(BigInteger.ZERO, BigInteger::add);
  }

  @Test
  void stopsAreThoseOfPlay() {
    for (ShortGame game : SampleGames.all()) {
      for (Player player : Player.values()) {
        AdornedStop stop = AdornedStop.of(game, player);
        assertThat(stop).as("%s %s", game, player).isEqualTo(played(game, player));
        assertThat(stop.number()).isEqualTo(game.stop(player));
      }
    }
  }

  @Test
  void confusionIntervalHoldsTheNumbersConfusedWithTheGame() {
    for (ShortGame game : SampleGames.all()) {
      ConfusionInterval interval = ConfusionInterval.of(game);
      Dyadic low = game.rightStop();
      Dyadic high = game.leftStop();
      Dyadic margin = Dyadic.of(1, 6);
      for (Dyadic x :
          List.of(low, high, low.minus(margin), high.plus(margin), low.plus(high).half())) {
        assertThat(interval.contains(x) && !interval.isEmpty())
            .as("%s and %s", game, x)
            .isEqualTo(game.relationTo(ShortGame.number(x)) == Relation.CONFUSED);
      }
    }
    assertThat(ConfusionInterval.of(ShortGame.STAR)).hasToString("[0,0]");
    assertThat(ConfusionInterval.of(game(integer(1), game(integer(0), integer(-2)))))
        .hasToString("(0,1]");
    assertThat(ConfusionInterval.of(ShortGame.UP)).hasToString("()");
    assertThat(AdornedStop.of(ShortGame.STAR, Player.LEFT)).hasToString("0, Right to move");
  }

  @Test
  void stopCounts() {
    for (ShortGame game : SampleGames.all()) {
      assertThat(StopCount.of(game)).as("%s", game).isEqualTo(countedStops(game));
    }
    for (int ups = -4; ups <= 4; ups++) {
      for (int star = 0; star <= 5; star++) {
        ShortGame game = ShortGame.numberUpStar(Dyadic.HALF, ups, star);
        assertThat(StopCount.of(game)).as("%s", game).isEqualTo(countedStops(game));
      }
    }
    assertThat(StopCount.of(ShortGame.numberUpStar(Dyadic.ZERO, 1, 6))).isEqualTo(1459);
    assertThat(StopCount.of(SampleGames.manifold())).isEqualTo(11);
    assertThat(StopCount.of(number(25, 4))).isEqualTo(1);
    assertThat(StopCount.of(ShortGame.ups(5_000))).isEqualTo(5_003);
    assertThat(StopCount.of(ShortGame.nimber(60_000)).bitLength()).isEqualTo(95_098);
    assertThatThrownBy(() -> StopCount.of(ShortGame.nimber(1L << 60)))
        .isInstanceOf(GameTooLargeException.class);
  }

  @Test
  void stopCountIsThatOfTheTree() {
    ShortGame heated = Heating.heat(ShortGame.nimber(11), ShortGame.ONE);
    assertThat(StopCount.of(heated))
        .isEqualTo(countedStops(heated))
        .isGreaterThan(BigInteger.valueOf(100_000));
  }

  @Test
  void stopsOfSums() {
    SampleGames.pairs(
        6000,
        (g, h) -> {
          ShortGame sum = g.plus(h);
          Dyadic lowest = g.rightStop().plus(h.rightStop());
          Dyadic mixed = g.leftStop().plus(h.rightStop());
          Dyadic highest = g.leftStop().plus(h.leftStop());
          assertThat(sum.rightStop()).isBetween(lowest, mixed);
          assertThat(sum.leftStop()).isBetween(mixed, highest);
          if (g.rightStop().compareTo(h.leftStop()) > 0) {
            assertThat(g.relationTo(h)).isEqualTo(Relation.GREATER);
          }
        });
    for (ShortGame g : SampleGames.all()) {
      assertThat(g.rightStop()).isLessThanOrEqualTo(g.leftStop());
      assertThat(g.negate().leftStop()).isEqualTo(g.rightStop().negate());
      ShortGame shifted = g.plus(number(3, 2));
      assertThat(shifted.leftStop()).isEqualTo(g.leftStop().plus(Dyadic.of(3, 2)));
      if (g.rightStop().signum() > 0) {
        assertThat(g.outcome()).isEqualTo(Outcome.L);
      }
      if (g.isNumberish()) {
        assertThat(g.minus(ShortGame.number(g.leftStop())).isInfinitesimal()).isTrue();
      }
    }
  }

  @Test
  void aNumberIsTheSimplestBetweenItsOptions() {
    for (ShortGame g : SampleGames.all()) {
      if (!(g instanceof NumberUpStar)) {
        Dyadic left =
            g.leftOptions().stream().map(ShortGame::rightStop).reduce(Dyadic::max).orElseThrow();
        Dyadic right =
            g.rightOptions().stream().map(ShortGame::leftStop).reduce(Dyadic::min).orElseThrow();
        assertThat(left).isEqualTo(g.leftStop());
        assertThat(right).isEqualTo(g.rightStop());
        assertThat(left).isGreaterThanOrEqualTo(right);
      }
    }
  }
}
