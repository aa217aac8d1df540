package org.gamester.values.structure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.values.SampleGames.game;
import static org.gamester.values.SampleGames.integer;
import static org.gamester.values.SampleGames.number;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gamester.values.Dyadic;
import org.gamester.values.Followers;
import org.gamester.values.Player;
import org.gamester.values.Relation;
import org.gamester.values.SampleGames;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;

class StructureTest {

  private static final ShortGame SIX_UP_STAR = ShortGame.numberUpStar(Dyadic.of(6), 1, 1);
  private static final ShortGame UP_STAR_SIX = ShortGame.numberUpStar(Dyadic.ZERO, 1, 6);

  private static ShortGame tiny(ShortGame g) {
    return game(integer(0), game(integer(0), g.negate()));
  }

  private static List<ShortGame> withManyNumberUpStars() {
    List<ShortGame> games = new ArrayList<>(SampleGames.all());
    for (Dyadic x :
        List.of(Dyadic.ZERO, Dyadic.of(-2), Dyadic.of(3), Dyadic.HALF, Dyadic.of(-5, 3))) {
      for (int ups = -4; ups <= 4; ups++) {
        for (int star = 0; star <= 5; star++) {
          games.add(ShortGame.numberUpStar(x, ups, star));
        }
      }
    }
    return games;
  }

  private static int height(ShortGame game) {
    return game.options().stream().mapToInt(StructureTest::height).map(h -> h + 1).max().orElse(0);
  }

  @Test
  void birthdayIsTheHeightOfTheCanonicalForm() {
    for (ShortGame game : withManyNumberUpStars()) {
      assertThat(Birthday.of(game)).as("%s", game).isEqualTo(height(game));
    }
    assertThat(Birthday.of(number(25, 4))).isEqualTo(6);
    assertThat(Birthday.of(SIX_UP_STAR)).isEqualTo(8);
    assertThat(Birthday.of(UP_STAR_SIX)).isEqualTo(8);
    assertThat(Birthday.of(SampleGames.manifold())).isEqualTo(6);
    assertThat(Birthday.of(integer(1_000_000))).isEqualTo(1_000_000);
    assertThat(Birthday.of(ShortGame.nimber(60_000))).isEqualTo(60_000);
    assertThat(Birthday.of(ShortGame.ups(5_000))).isEqualTo(5_001);
  }

  @Test
  void birthdayOfSums() {
    SampleGames.pairs(
        1500,
        (g, h) -> {
          BigInteger both = Birthday.of(g).add(Birthday.of(h));
          assertThat(Birthday.of(g.plus(h))).isLessThanOrEqualTo(both);
          assertThat(Birthday.of(g.minus(h))).isLessThanOrEqualTo(both);
          ShortGame bound = ShortGame.integer(Birthday.of(g));
          assertThat(g.lessOrEqual(bound) && bound.negate().lessOrEqual(g)).isTrue();
        });
  }

  @Test
  void followersAreCounted() {
    for (ShortGame game : withManyNumberUpStars()) {
      assertThat(FollowerCount.of(game)).as("%s", game).isEqualTo(Followers.all(game).size());
    }
    assertThat(FollowerCount.of(number(25, 4))).isEqualTo(7);
    assertThat(FollowerCount.of(SIX_UP_STAR)).isEqualTo(9);
    assertThat(FollowerCount.of(UP_STAR_SIX)).isEqualTo(9);
    assertThat(FollowerCount.of(SampleGames.manifold())).isEqualTo(17);
    assertThat(FollowerCount.of(integer(-1_000_000))).isEqualTo(1_000_001);
  }

  @Test
  void incentives() {
    assertThat(Incentives.of(number(25, 4))).containsExactly(number(-1, 4));
    assertThat(Incentives.of(SIX_UP_STAR, Player.LEFT))
        .containsExactlyInAnyOrder(ShortGame.DOWN, ShortGame.DOWN.plus(ShortGame.STAR));
    assertThat(Incentives.of(SIX_UP_STAR, Player.RIGHT))
        .containsExactly(ShortGame.UP.plus(ShortGame.STAR));
    assertThat(Incentives.of(integer(0))).isEmpty();
    ShortGame tiny = tiny(number(3, 1));
    assertThat(Incentives.of(tiny, Player.LEFT)).containsExactly(tiny.negate());
    for (ShortGame game : SampleGames.all()) {
      for (ShortGame incentive : Incentives.of(game)) {
        assertThat(incentive.greaterOrEqual(ShortGame.ZERO)).isFalse();
        if (game.isNumber()) {
          assertThat(incentive.relationTo(ShortGame.ZERO)).isEqualTo(Relation.LESS);
        }
      }
    }
  }

  private final Map<ShortGame, ShortGame> companions = new HashMap<>();

  private ShortGame companion(ShortGame game) {
    ShortGame known = companions.get(game);
    if (known == null) {
      List<ShortGame> left = new ArrayList<>();
      game.leftOptions().forEach(option -> left.add(companion(option)));
      List<ShortGame> right = new ArrayList<>();
      game.rightOptions().forEach(option -> right.add(companion(option)));
      if (game.greaterOrEqual(ShortGame.ZERO)) {
        left.add(ShortGame.ZERO);
      }
      if (game.lessOrEqual(ShortGame.ZERO)) {
        right.add(ShortGame.ZERO);
      }
      known = ShortGame.of(left, right);
      companions.put(game, known);
    }
    return known;
  }

  @Test
  void companionIsAnInvolutionThatRespectsOrder() {
    for (ShortGame game : withManyNumberUpStars()) {
      assertThat(Companion.of(game)).as("%s", game).isEqualTo(companion(game));
      assertThat(Companion.of(Companion.of(game))).isEqualTo(game);
    }
    SampleGames.pairs(
        3000,
        (g, h) ->
            assertThat(Companion.of(g).relationTo(Companion.of(h)))
                .as("%s and %s", g, h)
                .isEqualTo(g.relationTo(h)));
    assertThat(Companion.of(ShortGame.ZERO)).isEqualTo(ShortGame.STAR);
    assertThat(Companion.of(game(ShortGame.ups(3), ShortGame.ups(-2))))
        .isEqualTo(
            game(
                ShortGame.numberUpStar(Dyadic.ZERO, 3, 1),
                ShortGame.numberUpStar(Dyadic.ZERO, -2, 1)));
    assertThat(Companion.of(tiny(number(3, 1))))
        .isEqualTo(
            ShortGame.of(
                List.of(integer(0), ShortGame.STAR), List.of(game(ShortGame.STAR, number(-3, 1)))));
  }

  private static Parity parity(ShortGame game, boolean tempered) {
    if (game.isZero() || (tempered && game.isNumber())) {
      return Parity.EVEN;
    }
    List<Parity> options =
        game.options().stream().map(option -> parity(option, tempered)).distinct().toList();
    if (options.equals(List.of(Parity.EVEN))) {
      return Parity.ODD;
    }
    return options.equals(List.of(Parity.ODD)) ? Parity.EVEN : Parity.NEITHER;
  }

  @Test
  void parities() {
    for (ShortGame game : withManyNumberUpStars()) {
      assertThat(Parity.of(game)).as("%s", game).isEqualTo(parity(game, false));
      assertThat(Parity.ofTemper(game)).as("%s", game).isEqualTo(parity(game, true));
    }
    assertThat(Parity.of(number(25, 4))).isEqualTo(Parity.NEITHER);
    assertThat(Parity.ofTemper(number(25, 4))).isEqualTo(Parity.EVEN);
    assertThat(Parity.ofTemper(ShortGame.switchOf(integer(2)))).isEqualTo(Parity.ODD);
  }

  @Test
  void allSmallGamesHaveInfinitesimalFollowersOnly() {
    int count = 0;
    for (ShortGame game : withManyNumberUpStars()) {
      boolean expected = Followers.all(game).stream().allMatch(ShortGame::isInfinitesimal);
      assertThat(game.isAllSmall()).as("%s", game).isEqualTo(expected);
      boolean dicotic =
          Followers.all(game).stream()
              .allMatch(f -> f.leftOptions().isEmpty() == f.rightOptions().isEmpty());
      assertThat(dicotic).isEqualTo(expected);
      count += expected ? 1 : 0;
    }
    assertThat(count).isGreaterThan(67);
    assertThat(tiny(integer(1)).isAllSmall()).isFalse();
    assertThat(ShortGame.nimber(60_000).isAllSmall()).isTrue();
  }

  @Test
  void switches() {
    assertThat(game(integer(2), number(1, 1)).isSwitch()).isTrue();
    assertThat(ShortGame.STAR.isSwitch()).isTrue();
    assertThat(integer(2).isSwitch()).isFalse();
    assertThat(ShortGame.UP.isSwitch()).isFalse();
    assertThat(number(1, 1).isSwitch()).isFalse();
    assertThat(game(integer(2), game(integer(1), integer(0))).isSwitch()).isFalse();
    assertThat(ShortGame.nimber(1L << 40).isSwitch()).isFalse();
  }

  /// Law 18: +-G = 0 iff not 0 <= G, and else it is confused with 0.
  @Test
  void plusMinus() {
    for (ShortGame g : SampleGames.all()) {
      ShortGame both = ShortGame.switchOf(g);
      assertThat(both.relationTo(ShortGame.ZERO))
          .isEqualTo(g.greaterOrEqual(ShortGame.ZERO) ? Relation.CONFUSED : Relation.EQUAL);
      assertThat(both.negate()).isEqualTo(both);
    }
  }
}
