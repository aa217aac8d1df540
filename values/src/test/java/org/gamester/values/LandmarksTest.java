package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The landmarks, and what they say, against the definition of the order. */
class LandmarksTest {

  private static List<ShortGame> landmarks() {
    List<ShortGame> games = new ArrayList<>();
    for (int i = 0; i < Long.SIZE; i++) {
      assertThat(Landmarks.options(i, Player.LEFT)).isLessThan(1L << Math.min(i, 62));
      assertThat(Landmarks.options(i, Player.RIGHT)).isLessThan(1L << Math.min(i, 62));
      games.add(
          ShortGame.of(
              chosen(games, Landmarks.options(i, Player.LEFT)),
              chosen(games, Landmarks.options(i, Player.RIGHT))));
    }
    return games;
  }

  private static List<ShortGame> chosen(List<ShortGame> games, long set) {
    List<ShortGame> chosen = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      if ((set >>> i & 1) != 0) {
        chosen.add(games.get(i));
      }
    }
    return chosen;
  }

  private static List<ShortGame> allSmallByDay3() {
    return SampleGames.day3().stream().filter(ShortGame::isAllSmall).toList();
  }

  @Test
  void theyAreTheGamesThatTheHeadNames() {
    Set<ShortGame> named = new HashSet<>();
    for (ShortGame game : allSmallByDay3()) {
      if (game.optionCount(Player.LEFT) <= 2 && game.optionCount(Player.RIGHT) <= 2) {
        named.add(game);
      }
    }
    assertThat(named).hasSize(58);
    for (int n = -4; n <= 4; n++) {
      named.add(ShortGame.ups(n));
      if (Math.abs(n) < 4) {
        named.add(ShortGame.ups(n).plus(ShortGame.STAR));
      }
    }
    assertThat(landmarks()).doesNotHaveDuplicates().hasSize(64);
    assertThat(new HashSet<>(landmarks())).isEqualTo(named);
  }

  @Test
  void eachGameKnowsWhichAreAtMostAndAtLeastIt() {
    List<SlowGame> landmarks = landmarks().stream().map(SlowGame::of).toList();
    for (ShortGame game : games()) {
      SlowGame slow = SlowGame.of(game);
      for (int i = 0; i < landmarks.size(); i++) {
        assertThat((game.reachedLandmarks() >>> i & 1) != 0)
            .as("%s <= %s", landmarks().get(i), game)
            .isEqualTo(landmarks.get(i).lessOrEqual(slow));
        assertThat((game.heldLandmarks() >>> i & 1) != 0)
            .as("%s >= %s", landmarks().get(i), game)
            .isEqualTo(slow.lessOrEqual(landmarks.get(i)));
      }
    }
  }

  @Test
  void theOrderOfAllSmallGamesIsThatOfTheDefinition() {
    List<ShortGame> games = games();
    for (int i = 0; i < games.size(); i++) {
      for (int j = i % 7; j < games.size(); j += 7) {
        ShortGame g = games.get(i);
        ShortGame h = games.get(j);
        assertThat(g.lessOrEqual(h))
            .as("%s <= %s", g, h)
            .isEqualTo(SlowGame.of(g).lessOrEqual(SlowGame.of(h)));
      }
    }
  }

  /** All-small games: those born by day 3, forms and sums of these, and number-up-stars. */
  private static List<ShortGame> games() {
    List<ShortGame> byDay3 = allSmallByDay3();
    List<ShortGame> games = new ArrayList<>(byDay3);
    Random random = new Random(64);
    for (int i = 0; i < 60; i++) {
      games.add(ShortGame.of(some(byDay3, random), some(byDay3, random)));
      games.add(some(byDay3, random).getFirst().plus(some(byDay3, random).getFirst()));
    }
    for (int n = -9; n <= 9; n++) {
      for (long m = 0; m <= 6; m++) {
        games.add(ShortGame.numberUpStar(Dyadic.ZERO, n, m));
      }
    }
    games.add(ShortGame.ups(30));
    games.add(ShortGame.ups(-30).plus(ShortGame.STAR));
    games.add(ShortGame.nimber(20));
    games.removeIf(game -> !game.isAllSmall());
    return games;
  }

  private static List<ShortGame> some(List<ShortGame> games, Random random) {
    List<ShortGame> some = new ArrayList<>();
    for (int i = 0; i <= random.nextInt(3); i++) {
      some.add(games.get(random.nextInt(games.size())));
    }
    return some;
  }
}
