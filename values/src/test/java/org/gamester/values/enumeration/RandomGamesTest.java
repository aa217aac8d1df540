package org.gamester.values.enumeration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.data.Percentage;
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
  void everyDayThatCanBeListedCanBeDrawnFrom() {
    RandomGames games = new RandomGames(6);
    assertThat(games.bornByDay(0)).isSameAs(ShortGame.ZERO);
    assertThat(BornByDay.values(3)).contains(games.bornByDay(3));
  }

  /**
   * Day 1 of width 1 is {L|R} where each of L and R is 0 or empty by a fair coin, and a third coin
   * gives 0 to L or to R: 1 with probability 1/4, -1 with 1/4, * with 1/2.
   */
  @Test
  void formsOfDayOneHaveTheirDistribution() {
    RandomGames games = new RandomGames(7);
    Map<ShortGame, Integer> counts = new HashMap<>();
    int draws = 8_000;
    for (int i = 0; i < draws; i++) {
      counts.merge(games.ofBirthday(1, 1), 1, Integer::sum);
    }
    assertThat(counts).containsOnlyKeys(ShortGame.ONE, ShortGame.MINUS_ONE, ShortGame.STAR);
    assertThat(counts.get(ShortGame.ONE)).isCloseTo(draws / 4, Percentage.withPercentage(10));
    assertThat(counts.get(ShortGame.MINUS_ONE)).isCloseTo(draws / 4, Percentage.withPercentage(10));
    assertThat(counts.get(ShortGame.STAR)).isCloseTo(draws / 2, Percentage.withPercentage(10));
  }

  /** With width 1 there is one form on each day: all options on day 2 are 0 or that of day 1. */
  @Test
  void eachDayHasAsManyFormsAsTheWidth() {
    Set<ShortGame> possible = new HashSet<>();
    for (ShortGame first : List.of(ShortGame.ONE, ShortGame.MINUS_ONE, ShortGame.STAR)) {
      List<List<ShortGame>> sides = List.of(List.of(), List.of(ShortGame.ZERO), List.of(first));
      for (List<ShortGame> some : sides) {
        List<ShortGame> more = Stream.concat(some.stream(), Stream.of(first)).toList();
        for (List<ShortGame> other : sides) {
          possible.add(ShortGame.of(more, other));
          possible.add(ShortGame.of(other, more));
        }
      }
    }
    RandomGames games = new RandomGames(8);
    Set<ShortGame> met = new HashSet<>();
    for (int i = 0; i < 2_000; i++) {
      met.add(games.ofBirthday(2, 1));
    }
    assertThat(met).isEqualTo(possible);
  }

  @Test
  void badArguments() {
    RandomGames games = new RandomGames(4);
    assertThatThrownBy(() -> games.bornByDay(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> games.ofBirthday(-1, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> games.number(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> games.bornByDay(4)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> games.ofSize(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> games.ofBirthday(3, 0)).isInstanceOf(IllegalArgumentException.class);
  }
}
