package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The closed forms of x + n.up + *m against games built from options. */
class NumberUpStarTest {

  private static final List<Dyadic> NUMBERS = List.of(Dyadic.ZERO, Dyadic.ONE, Dyadic.of(-3, 2));

  private static final SlowGame ZERO = SlowGame.of(List.of(), List.of());
  private static final SlowGame STAR = SlowGame.of(List.of(ZERO), List.of(ZERO));
  private static final SlowGame UP = SlowGame.of(List.of(ZERO), List.of(STAR));

  private static SlowGame nimber(int m) {
    List<SlowGame> smaller = new ArrayList<>();
    for (int j = 0; j < m; j++) {
      smaller.add(nimber(j));
    }
    return SlowGame.of(smaller, smaller);
  }

  private static SlowGame number(Dyadic x) {
    return SlowGame.of(
        x.lowerOption().map(NumberUpStarTest::number).stream().toList(),
        x.upperOption().map(NumberUpStarTest::number).stream().toList());
  }

  /** Built by sums from the definitions of numbers, up and star, each sum put in canonical form. */
  private static Map<ShortGame, SlowGame> twins() {
    Map<ShortGame, SlowGame> twins = new HashMap<>();
    for (Dyadic x : NUMBERS) {
      for (int ups = -4; ups <= 4; ups++) {
        for (int star = 0; star <= 5; star++) {
          SlowGame twin = number(x).plus(nimber(star)).canonical();
          for (int i = 0; i < Math.abs(ups); i++) {
            twin = twin.plus(ups > 0 ? UP : UP.negate()).canonical();
          }
          twins.put(ShortGame.numberUpStar(x, ups, star), twin);
        }
      }
    }
    return twins;
  }

  @Test
  void optionsOrderAndStops() {
    Map<ShortGame, SlowGame> twins = twins();
    assertThat(twins).hasSize(NUMBERS.size() * 9 * 6);
    twins.forEach(
        (game, twin) -> {
          assertThat(SlowGame.of(game)).isSameAs(twin);
          assertThat(twin.value()).isSameAs(game);
          assertThat(game.leftStop()).isEqualTo(twin.stop(Player.LEFT));
          assertThat(game.rightStop()).isEqualTo(twin.stop(Player.RIGHT));
          assertThat(SlowGame.of(game.negate())).isSameAs(twin.negate().canonical());
          assertThat(ShortGame.of(game.leftOptions(), game.rightOptions())).isSameAs(game);
        });
    twins.forEach(
        (g, slowG) ->
            twins.forEach(
                (h, slowH) -> assertThat(g.lessOrEqual(h)).isEqualTo(slowG.lessOrEqual(slowH))));
  }

  @Test
  void sumsAreThoseOfTheParts() {
    List<Map.Entry<ShortGame, SlowGame>> twins = List.copyOf(twins().entrySet());
    SplittableRandom random = new SplittableRandom(4);
    for (int i = 0; i < 300; i++) {
      Map.Entry<ShortGame, SlowGame> g = twins.get(random.nextInt(twins.size()));
      Map.Entry<ShortGame, SlowGame> h = twins.get(random.nextInt(twins.size()));
      assertThat(SlowGame.of(g.getKey().plus(h.getKey())))
          .isSameAs(g.getValue().plus(h.getValue()).canonical());
    }
  }

  /** {L|R} with number-up-stars as options, many of them dominated or reversible. */
  @Test
  void formsOfNumberUpStars() {
    RandomForms random = new RandomForms(6);
    List<ShortGame> games = List.copyOf(twins().keySet());
    List<ShortGame> infinitesimals = games.stream().filter(ShortGame::isInfinitesimal).toList();
    for (int i = 0; i < 1_500; i++) {
      List<SlowGame> left = new ArrayList<>();
      List<SlowGame> right = new ArrayList<>();
      for (int k = 1 + random.nextInt(i % 3 == 0 ? 14 : 3); k > 0; k--) {
        left.add(SlowGame.of(random.pick(i % 2 == 0 ? games : infinitesimals)));
        right.add(SlowGame.of(random.pick(i % 2 == 0 ? games : infinitesimals)));
      }
      SlowGame form = SlowGame.of(left, right);
      assertThat(SlowGame.of(form.value())).isSameAs(form.canonical());
    }
  }

  @Test
  void largeOnesCostNothing() {
    ShortGame game = ShortGame.numberUpStar(Dyadic.of(1, 1_000), 500, 60_000);
    assertThat(game.plus(game)).isSameAs(ShortGame.numberUpStar(Dyadic.of(1, 999), 1_000, 0));
    assertThat(game.outcome()).isEqualTo(Outcome.L);
    assertThat(ShortGame.of(ShortGame.nimber(5_000).leftOptions(), List.of(ShortGame.ZERO)))
        .isSameAs(ShortGame.UP.plus(ShortGame.STAR));
    assertThat(
            ShortGame.of(
                ShortGame.nimber(60_000).leftOptions(), ShortGame.nimber(60_000).rightOptions()))
        .isSameAs(ShortGame.nimber(60_000));
  }

  @Test
  void multiplesOfUpNeverOverflow() {
    ShortGame most = ShortGame.ups(Long.MAX_VALUE);
    assertThat(most.negate()).isSameAs(ShortGame.ups(-Long.MAX_VALUE));
    for (Runnable overflow :
        List.<Runnable>of(
            () -> ShortGame.of(ShortGame.ZERO, most),
            () -> ShortGame.of(most.negate(), ShortGame.ZERO),
            () -> most.plus(ShortGame.UP),
            () -> most.negate().minus(ShortGame.UP),
            () -> ShortGame.ups(Long.MIN_VALUE),
            () -> ShortGame.ups(1L << 62).times(-2),
            () -> most.times(2))) {
      assertThatExceptionOfType(GameTooLargeException.class).isThrownBy(overflow::run);
    }
    assertThatIllegalArgumentException().isThrownBy(() -> ShortGame.nimber(-1));
  }

  /** As many options as a list can have, made only when asked for. */
  @Test
  void optionsOfHugeNimbers() {
    int most = Integer.MAX_VALUE;
    ShortGame nimber = ShortGame.nimber(most);
    assertThat(nimber.optionCount(Player.LEFT)).isEqualTo(most);
    assertThat(nimber.rightOptions().get(most - 1)).isSameAs(ShortGame.nimber(most - 1));
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> nimber.option(Player.LEFT, most));
    assertThatExceptionOfType(GameTooLargeException.class)
        .isThrownBy(() -> ShortGame.nimber(most + 1L).optionCount(Player.RIGHT))
        .withMessage("*2147483648 has more options than can be listed (at most 2147483647)");
    assertThatExceptionOfType(GameTooLargeException.class).isThrownBy(nimber::options);
    int half = 1 << 30;
    List<ShortGame> both = ShortGame.nimber(half - 1).options();
    assertThat(both).hasSize(2 * (half - 1));
    assertThat(both.get(half - 1)).isSameAs(ShortGame.ZERO);
    assertThat(both.get(half)).isSameAs(ShortGame.STAR);
    assertThatExceptionOfType(GameTooLargeException.class)
        .isThrownBy(() -> ShortGame.nimber(half).options());
  }
}
