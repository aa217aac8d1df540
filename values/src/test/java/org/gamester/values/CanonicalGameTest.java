package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import org.gamester.values.enumeration.BornByDay;
import org.junit.jupiter.api.Test;

/** What a game knows of its stops, against the definitions. */
class CanonicalGameTest {

  private static List<ShortGame> games() {
    List<ShortGame> games = new ArrayList<>(BornByDay.values(3));
    RandomForms random = new RandomForms(15);
    for (int i = 0; i < 300; i++) {
      games.add(random.form(5, 3).value());
    }
    return games;
  }

  @Test
  void stopsAndWhetherTheyAreReached() {
    for (ShortGame game : games()) {
      SlowGame twin = SlowGame.of(game);
      assertThat(game.leftStop()).as("%s", game).isEqualTo(twin.stop(Player.LEFT));
      assertThat(game.rightStop()).as("%s", game).isEqualTo(twin.stop(Player.RIGHT));
      SlowGame leftStop = SlowGame.of(ShortGame.number(game.leftStop()));
      SlowGame rightStop = SlowGame.of(ShortGame.number(game.rightStop()));
      assertThat(game.isAtMostLeftStop()).as("%s", game).isEqualTo(twin.lessOrEqual(leftStop));
      assertThat(game.isAtLeastRightStop()).as("%s", game).isEqualTo(rightStop.lessOrEqual(twin));
    }
  }

  @Test
  void optionsOfBothPlayersInOneList() {
    for (ShortGame game : games()) {
      int left = game.optionCount(Player.LEFT);
      int right = game.optionCount(Player.RIGHT);
      assertThat(game.leftOptions()).hasSize(left);
      assertThat(game.rightOptions()).hasSize(right);
      assertThat(game.options()).hasSize(left + right);
      assertThat(game.options().subList(0, left)).isEqualTo(game.leftOptions());
      assertThat(game.options().subList(left, left + right)).isEqualTo(game.rightOptions());
      for (Player player : Player.values()) {
        for (int i = 0; i < game.optionCount(player); i++) {
          assertThat(game.option(player, i)).isSameAs(game.options(player).get(i));
        }
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
            .isThrownBy(() -> game.option(player, game.optionCount(player)));
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
            .isThrownBy(() -> game.option(player, -1));
      }
    }
  }

  /** A game and its negative are each made with the other. */
  @Test
  void negativesKnowEachOther() {
    for (ShortGame game : games()) {
      ShortGame negative = game.negate();
      assertThat(negative.knownNegative()).isSameAs(game);
      assertThat(negative.negate()).isSameAs(game);
    }
  }

  /** Numbers, nimbers, switches and the like, by what they are in their definitions. */
  @Test
  void sorts() {
    for (ShortGame game : games()) {
      SlowGame twin = SlowGame.of(game);
      assertThat(game.isZero()).isEqualTo(twin.left().isEmpty() && twin.right().isEmpty());
      assertThat(game.isNumber()).isEqualTo(twin.isNumber());
      assertThat(game.isInteger())
          .isEqualTo(twin.isNumber() && (twin.left().isEmpty() || twin.right().isEmpty()));
      assertThat(game.isNimber()).isEqualTo(isNimber(twin));
      assertThat(game.isSwitch())
          .isEqualTo(
              !twin.isNumber()
                  && twin.left().size() == 1
                  && twin.right().size() == 1
                  && twin.left().iterator().next().isNumber()
                  && twin.right().iterator().next().isNumber());
      boolean sameStops = twin.stop(Player.LEFT).equals(twin.stop(Player.RIGHT));
      assertThat(game.isNumberish()).isEqualTo(sameStops);
      assertThat(game.isInfinitesimal()).isEqualTo(sameStops && game.leftStop().isZero());
      assertThat(game.stop(Player.LEFT)).isEqualTo(twin.stop(Player.LEFT));
      assertThat(game.stop(Player.RIGHT)).isEqualTo(twin.stop(Player.RIGHT));
      assertThat(game.isNumberUpStar()).isEqualTo(game instanceof NumberUpStar);
    }
  }

  @Test
  void valuesAreWrittenInTheNotation() {
    assertThat(ShortGame.of(ShortGame.ONE, ShortGame.STAR)).hasToString("{1|*}");
    assertThat(ShortGame.DOWN).hasToString("v");
  }

  /** The canonical form of a nimber has the same options, nimbers all, on both sides. */
  private static boolean isNimber(SlowGame twin) {
    return twin.left().equals(twin.right())
        && twin.left().stream().allMatch(CanonicalGameTest::isNimber);
  }

  @Test
  void multiplesAreRepeatedSums() {
    List<ShortGame> games = new ArrayList<>(BornByDay.values(2));
    games.add(ShortGame.of(ShortGame.of(ShortGame.integer(3), ShortGame.UP), ShortGame.STAR));
    for (ShortGame game : games) {
      ShortGame sum = ShortGame.ZERO;
      for (int n = 0; n <= 5; n++) {
        assertThat(game.times(n)).isSameAs(sum);
        assertThat(game.times(-n)).isSameAs(sum.negate());
        sum = sum.plus(game);
      }
    }
    long most = 1L << 62;
    assertThat(ShortGame.ups(2).times(most - 1)).isSameAs(ShortGame.ups(2 * (most - 1)));
    assertThat(ShortGame.nimber(7).times(Long.MAX_VALUE)).isSameAs(ShortGame.nimber(7));
    assertThat(ShortGame.nimber(7).times(most)).isSameAs(ShortGame.ZERO);
  }
}
