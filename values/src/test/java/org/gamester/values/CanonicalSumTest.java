package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.gamester.values.enumeration.RandomGames;
import org.junit.jupiter.api.Test;

/**
 * Sums against their definition, on games that are summands often enough for their incentives to be
 * known, and all that comes up among their followers is in canonical form.
 */
class CanonicalSumTest {

  private static List<ShortGame> games(Random random) {
    List<ShortGame> games =
        new ArrayList<>(
            List.of(
                ShortGame.ZERO,
                ShortGame.STAR,
                ShortGame.UP,
                ShortGame.DOWN,
                ShortGame.nimber(2),
                ShortGame.UP.plus(ShortGame.STAR)));
    for (int i = 0; i < 300; i++) {
      int n = games.size();
      games.add(
          ShortGame.of(
              List.of(games.get(random.nextInt(n)), games.get(random.nextInt(n))),
              List.of(games.get(random.nextInt(n)))));
    }
    RandomGames others = new RandomGames(5);
    for (int i = 0; i < 100; i++) {
      games.add(others.ofSize(10));
    }
    return games;
  }

  /** {G^L + H, G + H^L | G^R + H, G + H^R}. */
  private static ShortGame byDefinition(ShortGame g, ShortGame h) {
    List<List<ShortGame>> sides = new ArrayList<>();
    for (Player player : Player.values()) {
      List<ShortGame> side = new ArrayList<>();
      g.options(player).forEach(option -> side.add(option.plus(h)));
      h.options(player).forEach(option -> side.add(g.plus(option)));
      sides.add(side);
    }
    return ShortGame.of(sides.getFirst(), sides.getLast());
  }

  @Test
  void sumsAreThoseOfTheDefinitionAndCanonical() {
    Random random = new Random(4);
    List<ShortGame> games = games(random);
    Set<ShortGame> seen = new HashSet<>();
    for (int i = 0; i < 12_000; i++) {
      ShortGame g = games.get(random.nextInt(games.size()));
      ShortGame h = games.get(random.nextInt(games.size()));
      ShortGame sum = g.plus(h);
      if (!g.isNumber() && !h.isNumber()) {
        assertThat(byDefinition(g, h)).isSameAs(sum);
      }
      for (ShortGame follower : Followers.postorder(sum)) {
        if (seen.add(follower)) {
          assertThat(ShortGame.of(follower.leftOptions(), follower.rightOptions()))
              .isSameAs(follower);
        }
      }
    }
  }

  /** A sum with a large nimber has shown the incentives of its other summand. */
  @Test
  void sumsByIncentivesAreThoseOfTheDefinition() {
    Random random = new Random(6);
    List<ShortGame> games = new ArrayList<>();
    for (ShortGame game : games(random).subList(0, 150)) {
      if (!game.isNumber()) {
        games.add(game);
        assertThat(game.plus(ShortGame.nimber(9)).plus(ShortGame.nimber(9))).isSameAs(game);
      }
    }
    GameStore.standard().clearCaches();
    for (int i = 0; i < 1_500; i++) {
      ShortGame g = games.get(random.nextInt(games.size()));
      ShortGame h = games.get(random.nextInt(games.size()));
      assertThat(g.plus(h)).isSameAs(byDefinition(g, h));
    }
  }

  /** The incentives are kept in the order of the options, from the first such sum to a release. */
  @Test
  void incentivesAreThoseOfTheDefinition() {
    ShortGame hot = ShortGame.of(ShortGame.ONE, ShortGame.of(ShortGame.UP, ShortGame.MINUS_ONE));
    CanonicalGame game =
        (CanonicalGame)
            ShortGame.of(
                List.of(hot, ShortGame.numberUpStar(Dyadic.HALF, 0, 1)),
                List.of(ShortGame.STAR, hot.negate().minus(ShortGame.ONE)));
    assertThat(game.plus(ShortGame.nimber(9)).isNumberUpStar()).isFalse();
    List<ShortGame> expected = new ArrayList<>();
    game.leftOptions().forEach(option -> expected.add(option.minus(game)));
    game.rightOptions().forEach(option -> expected.add(game.minus(option)));
    assertThat(game.incentives()).containsExactlyElementsOf(expected);
    assertThat(GameStore.standard().release()).isTrue();
    assertThat(game.incentives()).isNull();
  }
}
