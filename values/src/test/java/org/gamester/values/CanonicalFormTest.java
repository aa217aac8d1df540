package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Forms whose simplification takes a way of its own. */
class CanonicalFormTest {

  private static final ShortGame HOT = ShortGame.switchOf(ShortGame.ONE);

  private static List<ShortGame> nimbersBelow(int m) {
    return IntStream.range(0, m).mapToObj(ShortGame::nimber).toList();
  }

  private static List<ShortGame> and(Collection<ShortGame> games, ShortGame... others) {
    List<ShortGame> all = new ArrayList<>(games);
    all.addAll(Arrays.asList(others));
    return all;
  }

  /**
   * {0, ..., *(m-1), *n | 0, ..., *(m-1), 1|-1} is *m, the first nimber that is not an option: *n
   * is reversible through *m, and Left answers 1|-1 by 1. A larger nimber than *m must not be taken
   * for one that reverses *n, since its options would bring *m with them.
   */
  @Test
  void aLargeNimberIsReversedByTheFirstThatIsMissing() {
    for (int m = 1; m < 8; m++) {
      List<ShortGame> small = nimbersBelow(m);
      ShortGame value = ShortGame.nimber(m);
      for (long n : new long[] {m + 1, 33, 40, 1_000_000, Long.MAX_VALUE}) {
        ShortGame large = ShortGame.nimber(n);
        assertThat(ShortGame.of(and(small, large), and(small, HOT))).isSameAs(value);
        assertThat(ShortGame.of(and(small, HOT), and(small, large))).isSameAs(value);
      }
      SlowGame form = SlowGame.of(slow(and(small, ShortGame.nimber(40))), slow(and(small, HOT)));
      assertThat(form.isEqualTo(SlowGame.of(value))).isTrue();
    }
  }

  private static List<SlowGame> slow(List<ShortGame> games) {
    return games.stream().map(SlowGame::of).toList();
  }

  /** All sorts of options, dominated and reversible, large nimbers and what threatens them. */
  @Test
  void formsAreSimplifiedAsByTheDefinition() {
    RandomForms random = new RandomForms(31);
    List<SlowGame> games = new ArrayList<>(slow(SampleGames.day2()));
    for (int i = 0; i < 40; i++) {
      games.add(random.form(4, 2));
    }
    List<SlowGame> large =
        slow(
            List.of(
                ShortGame.nimber(34),
                ShortGame.nimber(36),
                ShortGame.of(ShortGame.ONE, ShortGame.nimber(35)),
                ShortGame.of(ShortGame.nimber(35), ShortGame.MINUS_ONE),
                ShortGame.of(ShortGame.ZERO, ShortGame.of(ShortGame.ZERO, HOT))));
    for (int i = 0; i < 400; i++) {
      List<List<SlowGame>> sides = List.of(new ArrayList<>(), new ArrayList<>());
      for (List<SlowGame> side : sides) {
        for (int n = random.nextInt(i % 4 == 0 ? 10 : 3); n >= 0; n--) {
          side.add(random.pick(i % 5 == 0 && n < 2 ? large : games));
        }
      }
      SlowGame form = SlowGame.of(sides.getFirst(), sides.getLast());
      SlowGame value = SlowGame.of(form.value());
      assertThat(value.isEqualTo(form)).isTrue();
      if (i % 5 != 0) {
        assertThat(value).isSameAs(form.canonical());
      }
    }
  }

  /** {0 | -1, 5|-3}: Left answers 5|-3 by 5, more than the game can ever become for her. */
  @Test
  void aReplyBeyondAllStopsReverses() {
    ShortGame threat = ShortGame.of(ShortGame.integer(5), ShortGame.integer(-3));
    ShortGame game = ShortGame.of(List.of(ShortGame.ZERO), List.of(ShortGame.MINUS_ONE, threat));
    assertThat(game.leftOptions()).containsExactly(ShortGame.ZERO);
    assertThat(game.rightOptions()).containsExactly(ShortGame.MINUS_ONE);
    assertThat(ShortGame.of(List.of(ShortGame.ONE, threat.negate()), List.of(ShortGame.ZERO)))
        .isSameAs(game.negate());
  }

  /// Stops show that an option is dominated if some number x lies between the two: for Left, option
  /// <= x <= better. Of all options exactly those go, but for a number that is the highest Right
  /// stop itself.
  @Test
  void optionsAreThinnedByTheirStops() {
    Random random = new Random(17);
    List<ShortGame> all = SampleGames.all();
    List<ShortGame> infinitesimals = all.stream().filter(ShortGame::isInfinitesimal).toList();
    for (int i = 0; i < 300; i++) {
      List<ShortGame> options = new ArrayList<>();
      List<ShortGame> from = i % 3 == 0 ? infinitesimals : all;
      for (int n = random.nextInt(i % 10 == 0 ? 50 : 6); n >= 0; n--) {
        options.add(from.get(random.nextInt(from.size())));
      }
      options.add(options.get(random.nextInt(options.size())));
      for (Player player : Player.values()) {
        assertThinned(options, player);
      }
    }
  }

  private static void assertThinned(List<ShortGame> options, Player player) {
    ShortGame[] thinned = CanonicalForm.thinned(options.toArray(ShortGame[]::new), player);
    assertThat(thinned).isSortedAccordingTo(Comparator.comparingLong(ShortGame::id));
    Set<ShortGame> kept = new LinkedHashSet<>(Arrays.asList(thinned));
    assertThat(kept).hasSameSizeAs(thinned).isSubsetOf(options);
    for (ShortGame option : options) {
      boolean isShown =
          options.stream().anyMatch(better -> isShownDominated(option, better, player));
      if (kept.contains(option)) {
        assertThat(!isShown || option.isNumber()).as("%s of %s", option, options).isTrue();
      } else {
        assertThat(isShown).as("%s of %s", option, options).isTrue();
      }
    }
  }

  /** If there is such a number, the stop at which they meet is one, or that half-way. */
  private static boolean isShownDominated(ShortGame option, ShortGame better, Player player) {
    Dyadic stop = better.stop(player.opponent());
    Dyadic halfWay = stop.plus(option.stop(player)).half();
    return option != better
        && (isBetween(option, ShortGame.number(stop), better, player)
            || isBetween(option, ShortGame.number(halfWay), better, player));
  }

  private static boolean isBetween(ShortGame option, ShortGame x, ShortGame better, Player player) {
    return player == Player.LEFT
        ? option.lessOrEqual(x) && x.lessOrEqual(better)
        : better.lessOrEqual(x) && x.lessOrEqual(option);
  }

  /** Where neither comparisons nor sums are asked for. */
  @Test
  void makingFormsIsStopped() {
    Callable<ShortGame> forms =
        () -> {
          ShortGame last = ShortGame.ZERO;
          for (int i = 0; i < Computation.pollsBetweenChecks(); i++) {
            last = ShortGame.of(ShortGame.integer(i), ShortGame.integer(i + 1));
          }
          return last;
        };
    Thread.currentThread().interrupt();
    try {
      assertThatExceptionOfType(ComputationStopped.class)
          .isThrownBy(() -> Computation.within(Limits.NONE, forms));
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
