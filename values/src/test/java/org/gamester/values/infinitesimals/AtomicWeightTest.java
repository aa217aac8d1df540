package org.gamester.values.infinitesimals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gamester.values.SampleGames.game;
import static org.gamester.values.SampleGames.integer;
import static org.gamester.values.SampleGames.number;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gamester.values.Dyadic;
import org.gamester.values.SampleGames;
import org.gamester.values.ShortGame;
import org.gamester.values.products.NortonProduct;
import org.gamester.values.structure.AllSmall;
import org.junit.jupiter.api.Test;

class AtomicWeightTest {

  private static final ShortGame REMOTE = ShortGame.nimber(16);

  /** Born by day 3, and random ones with such options. */
  private static List<ShortGame> allSmall() {
    List<ShortGame> small =
        new ArrayList<>(SampleGames.day3().stream().filter(AllSmall::isAllSmall).toList());
    int born = small.size();
    Random random = new Random(5);
    for (int i = 0; i < 150; i++) {
      small.add(
          ShortGame.of(
              List.of(small.get(random.nextInt(born)), small.get(random.nextInt(born))),
              List.of(small.get(random.nextInt(born)))));
    }
    return small;
  }

  /** The definition: down + S < G - g.up < up + S. */
  private static boolean hasWeight(ShortGame game, ShortGame weight) {
    ShortGame rest = game.minus(NortonProduct.of(weight, ShortGame.UP));
    return rest.plus(ShortGame.UP).greaterOrEqual(REMOTE)
        && rest.plus(ShortGame.DOWN).lessOrEqual(REMOTE);
  }

  @Test
  void weightsOfAllSmallGamesMeetTheDefinition() {
    for (ShortGame game : allSmall()) {
      assertThat(hasWeight(game, AtomicWeight.of(game))).as("%s", game).isTrue();
    }
  }

  @Test
  void weightsOfOtherGamesMeetTheDefinition() {
    int atomic = 0;
    int others = 0;
    for (ShortGame game : SampleGames.all()) {
      if (game.isInfinitesimal() && !AllSmall.isAllSmall(game)) {
        ShortGame weight = AtomicWeight.find(game);
        if (weight != null) {
          assertThat(hasWeight(game, weight)).as("%s", game).isTrue();
          atomic++;
        } else {
          for (ShortGame tried : SampleGames.day2()) {
            assertThat(hasWeight(game, tried)).as("%s has no weight", game).isFalse();
          }
          others++;
        }
      } else if (!game.isInfinitesimal()) {
        assertThat(AtomicWeight.isAtomic(game)).isFalse();
      }
    }
    assertThat(atomic).isPositive();
    assertThat(others).isPositive();
  }

  @Test
  void weightIsAdditiveAndTwoAheadWins() {
    SampleGames.pairs(
        allSmall(),
        1200,
        (g, h) -> {
          if (AllSmall.isAllSmall(g) && AllSmall.isAllSmall(h)) {
            assertThat(AtomicWeight.of(g.plus(h)))
                .as("%s and %s", g, h)
                .isEqualTo(AtomicWeight.of(g).plus(AtomicWeight.of(h)));
          }
        });
    for (ShortGame g : allSmall()) {
      ShortGame weight = AtomicWeight.of(g);
      assertThat(AtomicWeight.of(g.negate())).isEqualTo(weight.negate());
      if (weight.greaterOrEqual(integer(2))) {
        assertThat(g.greaterOrEqual(ShortGame.ZERO)).isTrue();
      }
    }
  }

  @Test
  void references() {
    assertThat(AtomicWeight.of(ShortGame.numberUpStar(Dyadic.ZERO, 1, 6))).isEqualTo(integer(1));
    assertThat(AtomicWeight.of(ShortGame.ups(-5_000))).isEqualTo(integer(-5_000));
    assertThat(AtomicWeight.of(game(integer(0), Uptimal.power(2)))).isEqualTo(integer(1));
    assertThat(AtomicWeight.of(game(integer(0), game(integer(0), ShortGame.ups(-3)))))
        .isEqualTo(integer(0));
    assertThat(AtomicWeight.of(game(ShortGame.ups(3), ShortGame.ups(-2))))
        .isEqualTo(game(integer(1), integer(0)));
    assertThat(AtomicWeight.of(NumberTiny.tiny(number(3, 1)))).isEqualTo(integer(0));
    assertThat(AtomicWeight.isAtomic(NumberTiny.miny(integer(1)))).isTrue();
  }

  @Test
  void gamesWithoutWeight() {
    assertThatThrownBy(() -> AtomicWeight.of(number(25, 4)))
        .isInstanceOf(NotAtomicException.class)
        .hasMessage("That game is not atomic: 25/16");
    assertThatThrownBy(() -> AtomicWeight.of(ShortGame.numberUpStar(Dyadic.of(6), 1, 1)))
        .hasMessage("That game is not atomic: 6^*");
    assertThatThrownBy(() -> AtomicWeight.of(ShortGame.numberUpStar(Dyadic.of(9, 3), 0, 1)))
        .hasMessage("That game is not atomic: 9/8*");
    assertThatThrownBy(
            () -> AtomicWeight.of(game(game(integer(1), ShortGame.ups(3)), ShortGame.UP)))
        .hasMessage("That game is not atomic.");
    assertThatThrownBy(() -> AtomicWeight.of(SampleGames.manifold()))
        .hasMessage("That game is not atomic.");
  }
}
