package org.gamester.values.infinitesimals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.values.SampleGames.game;
import static org.gamester.values.SampleGames.integer;
import static org.gamester.values.SampleGames.number;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.gamester.values.Dyadic;
import org.gamester.values.SampleGames;
import org.gamester.values.ShortGame;
import org.gamester.values.products.NortonProduct;
import org.junit.jupiter.api.Test;

class AtomicWeightTest {

  private static final ShortGame REMOTE = ShortGame.nimber(16);

  /** Born by day 3, and random ones with such options. */
  private static List<ShortGame> allSmall() {
    List<ShortGame> small =
        new ArrayList<>(SampleGames.day3().stream().filter(ShortGame::isAllSmall).toList());
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

  private static ShortGame weight(ShortGame game) {
    return AtomicWeight.of(game).orElseThrow();
  }

  @Test
  void weightsOfAllSmallGamesMeetTheDefinition() {
    for (ShortGame game : allSmall()) {
      assertThat(hasWeight(game, weight(game))).as("%s", game).isTrue();
    }
  }

  @Test
  void weightsOfOtherGamesMeetTheDefinition() {
    int atomic = 0;
    int others = 0;
    for (ShortGame game : SampleGames.all()) {
      if (game.isInfinitesimal() && !game.isAllSmall()) {
        Optional<ShortGame> weight = AtomicWeight.of(game);
        if (weight.isPresent()) {
          assertThat(hasWeight(game, weight.get())).as("%s", game).isTrue();
          atomic++;
        } else {
          for (ShortGame tried : SampleGames.day2()) {
            assertThat(hasWeight(game, tried)).as("%s has no weight", game).isFalse();
          }
          others++;
        }
      } else if (!game.isInfinitesimal()) {
        assertThat(AtomicWeight.of(game)).isEmpty();
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
          if (g.isAllSmall() && h.isAllSmall()) {
            assertThat(weight(g.plus(h)))
                .as("%s and %s", g, h)
                .isEqualTo(weight(g).plus(weight(h)));
          }
        });
    for (ShortGame g : allSmall()) {
      ShortGame weight = weight(g);
      assertThat(AtomicWeight.of(g.negate())).contains(weight.negate());
      if (weight.greaterOrEqual(integer(2))) {
        assertThat(g.greaterOrEqual(ShortGame.ZERO)).isTrue();
      }
    }
  }

  @Test
  void references() {
    assertThat(AtomicWeight.of(ShortGame.numberUpStar(Dyadic.ZERO, 1, 6))).contains(integer(1));
    assertThat(AtomicWeight.of(ShortGame.ups(-5_000))).contains(integer(-5_000));
    assertThat(AtomicWeight.of(game(integer(0), Uptimal.power(2)))).contains(integer(1));
    assertThat(AtomicWeight.of(game(integer(0), game(integer(0), ShortGame.ups(-3)))))
        .contains(integer(0));
    assertThat(AtomicWeight.of(game(ShortGame.ups(3), ShortGame.ups(-2))))
        .contains(game(integer(1), integer(0)));
    assertThat(AtomicWeight.of(TinyOrMiny.tiny(number(3, 1)))).contains(integer(0));
    assertThat(AtomicWeight.of(TinyOrMiny.miny(integer(1)))).isPresent();
  }

  @Test
  void gamesWithoutWeight() {
    assertThat(AtomicWeight.of(number(25, 4))).isEmpty();
    assertThat(AtomicWeight.of(ShortGame.numberUpStar(Dyadic.of(6), 1, 1))).isEmpty();
    assertThat(AtomicWeight.of(ShortGame.numberUpStar(Dyadic.of(9, 3), 0, 1))).isEmpty();
    assertThat(AtomicWeight.of(game(game(integer(1), ShortGame.ups(3)), ShortGame.UP))).isEmpty();
    assertThat(AtomicWeight.of(SampleGames.manifold())).isEmpty();
  }
}
