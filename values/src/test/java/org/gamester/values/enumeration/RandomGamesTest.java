package org.gamester.values.enumeration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;

class RandomGamesTest {
  private static List<ShortGame> sample(long seed) {
    RandomGames games = new RandomGames(seed);
    return IntStream.range(0, 60)
        .mapToObj(
            i ->
                switch (i % 3) {
                  case 0 -> games.bornByDay(2);
                  case 1 -> games.ofSize(i);
                  default -> games.ofBirthday(4, 2);
                })
        .toList();
  }

  @Test
  void theSeedDeterminesTheGames() {
    assertThat(sample(7)).isEqualTo(sample(7));
    assertThat(sample(7)).isNotEqualTo(sample(8));
  }

  @Test
  void everyGameOfASmallDayIsMet() {
    RandomGames games = new RandomGames(1);
    Set<ShortGame> met = new HashSet<>();
    for (int i = 0; i < 500; i++) {
      met.add(games.bornByDay(2));
    }
    assertThat(met).hasSize(22);
  }

  @Test
  void birthdaysAreBounded() {
    RandomGames games = new RandomGames(2);
    Set<ShortGame> day3 = new HashSet<>(BornByDay.values(3));
    for (int i = 0; i < 100; i++) {
      assertThat(day3).contains(games.ofBirthday(3, 3));
      assertThat(day3).contains(games.ofSize(4));
    }
    assertThat(games.ofSize(1)).isEqualTo(ShortGame.ZERO);
    assertThat(games.ofBirthday(0, 1)).isEqualTo(ShortGame.ZERO);
  }

  @Test
  void numbersHaveTheirBirthday() {
    RandomGames games = new RandomGames(3);
    for (int i = 0; i < 40; i++) {
      assertThat(games.number(i).birthday()).isEqualTo(BigInteger.valueOf(i));
    }
  }

  @Test
  void badArguments() {
    RandomGames games = new RandomGames(4);
    assertThatThrownBy(() -> games.bornByDay(4)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> games.ofSize(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> games.ofBirthday(3, 0)).isInstanceOf(IllegalArgumentException.class);
  }
}
