package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

/** Replies compared with games by the options of these, against the definition of the order. */
class GameToSimplifyTest {

  private static final ShortGame HOT = ShortGame.switchOf(ShortGame.ONE);
  private static final ShortGame FIVE = ShortGame.integer(5);
  private static final ShortGame TINY =
      ShortGame.of(ShortGame.ZERO, ShortGame.of(ShortGame.ZERO, ShortGame.MINUS_ONE));
  private static final long[] STARS = {0, 1, 2, 3, 5, 6, 8, 33, 34, 35, 36, 38, 40, 41};
  private static final long BEYOND_ALL = 60;
  private static final long HUGE = 99_999_999_999L;

  private static GameToSimplify unsimplified(List<ShortGame> left, List<ShortGame> right) {
    return new GameToSimplify(
        ThreadState.current(), left.toArray(ShortGame[]::new), right.toArray(ShortGame[]::new));
  }

  private static SlowGame slow(List<ShortGame> left, List<ShortGame> right) {
    return SlowGame.of(
        left.stream().map(SlowGame::of).toList(), right.stream().map(SlowGame::of).toList());
  }

  private static void assertCompares(GameToSimplify game, SlowGame form, ShortGame reply) {
    SlowGame twin = SlowGame.of(reply);
    assertThat(game.isReversedBy(Player.LEFT, reply)).isEqualTo(twin.lessOrEqual(form));
    assertThat(game.isReversedBy(Player.RIGHT, reply)).isEqualTo(form.lessOrEqual(twin));
  }

  /** {... {11 | {0|-11}} ...}: each player threatens more than 5 in turn, down to the bottom. */
  private static List<ShortGame> zigzags(int count) {
    List<ShortGame> zigzags = new ArrayList<>();
    zigzags.add(ShortGame.ZERO);
    for (int n = 1; n < count; n++) {
      ShortGame threat = ShortGame.integer(10 + n);
      zigzags.add(
          n % 2 == 1
              ? ShortGame.of(zigzags.getLast(), threat.negate())
              : ShortGame.of(threat, zigzags.getLast()));
    }
    return zigzags;
  }

  @Test
  void deepRepliesCompareAsByTheDefinition() {
    List<ShortGame> zigzags = zigzags(160);
    List<ShortGame> left = List.of(FIVE);
    List<ShortGame> right = List.of(FIVE.negate());
    SlowGame form = slow(left, right);
    GameToSimplify shared = unsimplified(left, right);
    for (int i : new int[] {159, 158, 101, 62, 61, 60, 59, 24, 23, 3}) {
      for (ShortGame reply : List.of(zigzags.get(i), zigzags.get(i).negate())) {
        assertCompares(unsimplified(left, right), form, reply);
        assertCompares(shared, form, reply);
      }
    }
  }

  @Test
  void deepRepliesNeedLittleStack() throws Exception {
    List<ShortGame> zigzags = zigzags(8_000);
    FutureTask<Boolean> comparisons =
        new FutureTask<>(
            () -> {
              GameToSimplify game = unsimplified(List.of(FIVE), List.of(FIVE.negate()));
              return game.isReversedBy(Player.LEFT, zigzags.getLast())
                  && !game.isReversedBy(Player.LEFT, zigzags.get(7_998))
                  && game.isReversedBy(Player.RIGHT, zigzags.getLast().negate());
            });
    new Thread(null, comparisons, "small stack", 1 << 18).start();
    assertThat(comparisons.get()).isTrue();
  }

  /** A search that asks nothing of the order of built games. */
  @Test
  void deepComparisonsAreStopped() {
    List<ShortGame> zigzags = zigzags(400);
    GameToSimplify game = unsimplified(List.of(FIVE), List.of(FIVE.negate()));
    Thread.currentThread().interrupt();
    try {
      assertThatExceptionOfType(ComputationStopped.class)
          .isThrownBy(() -> game.isReversedBy(Player.LEFT, zigzags.getLast()));
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  /** Options that are nimbers, and others that say little of nimbers or much. */
  @Test
  void nimbersCompareAsByTheDefinition() {
    RandomForms random = new RandomForms(40);
    List<ShortGame> others = new ArrayList<>(SampleGames.day2());
    for (int i = 0; i < 12; i++) {
      others.add(HOT);
      others.add(ShortGame.nimber(STARS[i + 2]));
    }
    others.add(ShortGame.of(ShortGame.ONE, ShortGame.nimber(35)));
    others.add(ShortGame.of(ShortGame.nimber(35), ShortGame.MINUS_ONE));
    others.add(TINY);
    for (int i = 0; i < 1_500; i++) {
      int common = random.nextInt(8);
      List<ShortGame> left = new ArrayList<>();
      List<ShortGame> right = new ArrayList<>();
      for (int star = 0; star < common; star++) {
        left.add(ShortGame.nimber(star));
        right.add(ShortGame.nimber(star));
      }
      for (List<ShortGame> side : List.of(left, right)) {
        for (int n = random.nextInt(3); n > 0 || side.isEmpty(); n--) {
          side.add(random.pick(others));
        }
      }
      if (CanonicalForm.numberBetween(
              left.toArray(ShortGame[]::new), right.toArray(ShortGame[]::new))
          == null) {
        assertNimbersCompare(left, right);
      }
    }
  }

  private static void assertNimbersCompare(List<ShortGame> left, List<ShortGame> right) {
    SlowGame form = slow(left, right);
    for (long star : STARS) {
      assertCompares(unsimplified(left, right), form, ShortGame.nimber(star));
    }
    GameToSimplify game = unsimplified(left, right);
    for (ShortGame reply : List.of(TINY, TINY.negate(), ShortGame.UP, ShortGame.DOWN, HOT)) {
      assertCompares(game, form, reply);
    }
    SlowGame far = SlowGame.of(ShortGame.nimber(BEYOND_ALL));
    assertThat(game.isReversedBy(Player.LEFT, ShortGame.nimber(HUGE)))
        .isEqualTo(far.lessOrEqual(form));
    assertThat(game.isReversedBy(Player.RIGHT, ShortGame.nimber(HUGE)))
        .isEqualTo(form.lessOrEqual(far));
  }
}
