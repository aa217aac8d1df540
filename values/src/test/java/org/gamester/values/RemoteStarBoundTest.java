package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import org.gamester.values.enumeration.BornByDay;
import org.gamester.values.enumeration.RandomGames;
import org.junit.jupiter.api.Test;

/** Large nimbers and multiples of up, beside games that hold no large ones, and in sums. */
class RemoteStarBoundTest {

  private static final long FAR = 99_999_999_999L;
  private static final ShortGame TWO = ShortGame.nimber(2);
  private static final ShortGame TINY =
      ShortGame.of(ShortGame.ZERO, ShortGame.of(ShortGame.ZERO, ShortGame.MINUS_ONE));

  private static List<ShortGame> games() {
    List<ShortGame> games = new ArrayList<>(BornByDay.values(2));
    RandomGames random = new RandomGames(77);
    for (int i = 0; i < 40; i++) {
      games.add(random.ofSize(12));
    }
    games.add(ShortGame.nimber(5).plus(ShortGame.switchOf(ShortGame.ONE)));
    games.add(ShortGame.of(ShortGame.nimber(7), ShortGame.integer(-1)));
    games.add(ShortGame.of(ShortGame.ups(5), ShortGame.integer(-1)));
    return games;
  }

  @Test
  void beyondTheDepthAllNimbersCompareAlike() {
    for (ShortGame game : games()) {
      long depth = RemoteStarBound.of(game);
      for (Dyadic x : List.of(game.leftStop(), game.rightStop())) {
        ShortGame near = ShortGame.numberUpStar(x, 0, depth + 1);
        for (long star = depth + 2; star < depth + 6; star++) {
          ShortGame farther = ShortGame.numberUpStar(x, 0, star);
          // The difference decides by search; the clamped comparison must agree.
          Relation bySum = farther.minus(game).relationTo(ShortGame.ZERO);
          assertThat(farther.relationTo(game)).as("%s, %s", game, farther).isEqualTo(bySum);
          assertThat(bySum).isEqualTo(near.minus(game).relationTo(ShortGame.ZERO));
        }
        assertThat(ShortGame.numberUpStar(x, 0, FAR).relationTo(game))
            .isEqualTo(near.relationTo(game));
      }
    }
  }

  @Test
  void beyondTheDepthAllMultiplesOfUpCompareAlike() {
    for (ShortGame game : games()) {
      long depth = RemoteStarBound.of(game);
      for (int sign = -1; sign <= 1; sign += 2) {
        for (Dyadic x : List.of(game.leftStop(), game.rightStop())) {
          ShortGame near = ShortGame.numberUpStar(x, sign * (depth + 2), 0);
          for (long ups = depth + 2; ups < depth + 5; ups++) {
            for (long star = 0; star < 3; star++) {
              ShortGame farther = ShortGame.numberUpStar(x, sign * ups, star);
              Relation bySum = farther.minus(game).relationTo(ShortGame.ZERO);
              assertThat(farther.relationTo(game)).as("%s, %s", game, farther).isEqualTo(bySum);
              assertThat(bySum).isEqualTo(near.minus(game).relationTo(ShortGame.ZERO));
            }
          }
          assertThat(ShortGame.numberUpStar(x, sign * FAR, 1).relationTo(game))
              .isEqualTo(near.relationTo(game));
        }
      }
    }
  }

  /** Games with large nimbers and multiples of up in them, one of them 18 levels below. */
  private static List<ShortGame> gamesOfLargeOnes() {
    ShortGame star = ShortGame.of(List.of(ShortGame.ZERO), List.of(ShortGame.STAR, TWO)).times(18);
    ShortGame upStar = ShortGame.numberUpStar(Dyadic.ZERO, 1, 40);
    List<ShortGame> games = new ArrayList<>();
    for (ShortGame game :
        List.of(
            star,
            ShortGame.of(ShortGame.nimber(40), ShortGame.MINUS_ONE),
            ShortGame.of(upStar, ShortGame.MINUS_ONE),
            ShortGame.of(ShortGame.ONE, ShortGame.of(upStar, ShortGame.MINUS_ONE)),
            ShortGame.of(ShortGame.ups(30), ShortGame.MINUS_ONE),
            TINY.plus(ShortGame.ups(20)),
            TINY.plus(ShortGame.nimber(20)))) {
      games.add(game);
      games.add(game.negate());
    }
    return games;
  }

  /** Near to the depth, from below and from above. */
  @Test
  void largeOnesCompareAsTheirDifferences() {
    for (ShortGame game : gamesOfLargeOnes()) {
      for (Dyadic x : List.of(game.leftStop(), game.rightStop())) {
        for (int n : new int[] {17, 20, 21, 22, 30, 41, 42}) {
          for (ShortGame large :
              List.of(
                  ShortGame.numberUpStar(x, 0, n),
                  ShortGame.numberUpStar(x, n, 0),
                  ShortGame.numberUpStar(x, -n, 1))) {
            assertThat(large.relationTo(game))
                .as("%s, %s", large, game)
                .isEqualTo(large.minus(game).relationTo(ShortGame.ZERO));
          }
        }
      }
    }
  }

  /** The sum from its definition, all options made. */
  private static ShortGame sumOfOptions(ShortGame g, ShortGame h) {
    List<List<ShortGame>> sides = new ArrayList<>();
    for (Player player : Player.values()) {
      List<ShortGame> options = new ArrayList<>();
      g.options(player).forEach(option -> options.add(option.plus(h)));
      h.options(player).forEach(option -> options.add(g.plus(option)));
      sides.add(options);
    }
    return ShortGame.of(sides.getFirst(), sides.getLast());
  }

  @Test
  void sumsWithNimbersAreThoseOfTheDefinition() {
    for (ShortGame game : games()) {
      if (!game.isNumberUpStar()) {
        for (long star : new long[] {1, 7, 9, 16, 37}) {
          ShortGame nimber = ShortGame.nimber(star);
          assertThat(game.plus(nimber)).isEqualTo(sumOfOptions(game, nimber));
        }
      }
    }
  }

  @Test
  void aHotGamePlusAHugeNimberIsFoundAtOnce() {
    ShortGame hot = ShortGame.switchOf(ShortGame.ONE);
    ShortGame sum = hot.plus(ShortGame.nimber(FAR));
    assertThat(sum.leftOptions()).containsExactly(ShortGame.numberUpStar(Dyadic.ONE, 0, FAR));
    assertThat(hot.plus(ShortGame.nimber(80)).plus(ShortGame.nimber(80))).isEqualTo(hot);
  }

  @Test
  void hugeNimbersAmongOptionsAreSimplified() {
    ShortGame far = ShortGame.nimber(FAR);
    ShortGame hot = ShortGame.of(far, ShortGame.MINUS_ONE);
    assertThat(hot.leftOptions()).containsExactly(far);
    assertThat(ShortGame.of(far, ShortGame.nimber(FAR - 5))).isEqualTo(ShortGame.ZERO);
    assertThat(
            ShortGame.of(
                List.of(ShortGame.ZERO, ShortGame.STAR, far),
                List.of(ShortGame.ZERO, ShortGame.STAR, ShortGame.nimber(FAR - 1))))
        .isEqualTo(ShortGame.nimber(2));
    ShortGame most = ShortGame.nimber(Long.MAX_VALUE);
    assertThat(most.relationTo(ShortGame.of(most, ShortGame.MINUS_ONE)))
        .isEqualTo(Relation.CONFUSED);
    assertThat(far.relationTo(TINY)).isEqualTo(Relation.CONFUSED);
    assertThat(
            ShortGame.of(
                List.of(ShortGame.ZERO, far),
                List.of(ShortGame.of(ShortGame.ZERO, ShortGame.MINUS_ONE))))
        .isEqualTo(TINY);
  }

  /** Two equal nimbers cancel; a hot summand keeps only its own options. */
  @Test
  void aNimberIsItsOwnNegative() {
    for (ShortGame game :
        List.of(TINY, TINY.negate(), ShortGame.of(ShortGame.nimber(20), ShortGame.MINUS_ONE))) {
      for (long star : new long[] {9, 21}) {
        ShortGame nimber = ShortGame.nimber(star);
        assertThat(game.plus(nimber).plus(nimber)).isEqualTo(game);
      }
    }
    ShortGame star20 = ShortGame.nimber(20);
    ShortGame hot = ShortGame.of(ShortGame.ONE, star20);
    assertThat(hot.plus(ShortGame.nimber(FAR)))
        .isEqualTo(
            ShortGame.of(ShortGame.numberUpStar(Dyadic.ONE, 0, FAR), ShortGame.nimber(FAR ^ 20)));
  }

  @Test
  void aSumWithTooManyOptionsIsRefused() {
    for (Runnable sum :
        List.<Runnable>of(
            () -> TINY.plus(ShortGame.nimber(FAR)),
            () -> ShortGame.of(ShortGame.nimber(FAR), ShortGame.MINUS_ONE).plus(TINY.plus(TWO)),
            () ->
                ShortGame.of(ShortGame.nimber(FAR), ShortGame.MINUS_ONE)
                    .plus(ShortGame.nimber(20)))) {
      assertThatExceptionOfType(GameTooLargeException.class)
          .isThrownBy(sum::run)
          .withMessage("the sum of *99999999999 and a game has more options than can be listed");
    }
    assertThatExceptionOfType(GameTooLargeException.class)
        .isThrownBy(() -> TINY.plus(ShortGame.nimber((1 << 20) + 1)));
  }
}
