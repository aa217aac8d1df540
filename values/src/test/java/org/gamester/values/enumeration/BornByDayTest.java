package org.gamester.values.enumeration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.gamester.values.ComputationStopped;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;

class BornByDayTest {
  /** Every set of {@code games}, dominated options and all. */
  private static List<List<ShortGame>> subsets(List<ShortGame> games) {
    List<List<ShortGame>> subsets = new ArrayList<>();
    for (int mask = 0; mask < 1 << games.size(); mask++) {
      List<ShortGame> subset = new ArrayList<>();
      for (int i = 0; i < games.size(); i++) {
        if ((mask >> i & 1) == 1) {
          subset.add(games.get(i));
        }
      }
      subsets.add(subset);
    }
    return subsets;
  }

  @Test
  void countsOfValues() {
    assertThat(BornByDay.values(0)).containsExactly(ShortGame.ZERO);
    assertThat(BornByDay.values(1)).hasSize(4);
    assertThat(BornByDay.values(2)).hasSize(22);
    assertThat(BornByDay.values(3)).hasSize(1474).doesNotHaveDuplicates();
    assertThat(BornByDay.valuesOnDay(0)).hasSize(1);
    assertThat(BornByDay.valuesOnDay(1)).hasSize(3);
    assertThat(BornByDay.valuesOnDay(2)).hasSize(18);
    assertThat(BornByDay.valuesOnDay(3)).hasSize(1452);
  }

  @Test
  void allSetsOfOptionsGiveNoOtherValues() {
    for (int day = 0; day < 2; day++) {
      Set<ShortGame> values = new HashSet<>();
      List<List<ShortGame>> sides = subsets(BornByDay.values(day));
      for (List<ShortGame> left : sides) {
        for (List<ShortGame> right : sides) {
          values.add(ShortGame.of(left, right));
        }
      }
      assertThat(BornByDay.values(day + 1)).containsExactlyInAnyOrderElementsOf(values);
    }
  }

  @Test
  void eachDayIsClosedUnderNegationAndOptions() {
    Set<ShortGame> all = new HashSet<>(BornByDay.values(3));
    Set<ShortGame> before = new HashSet<>(BornByDay.values(2));
    for (ShortGame game : all) {
      assertThat(all).contains(game.negate());
      assertThat(before).containsAll(game.leftOptions()).containsAll(game.rightOptions());
    }
  }

  /** A literal form: the sets of its options. */
  private record Form(Set<Form> left, Set<Form> right) {}

  private static Set<Set<Form>> powerSet(Set<Form> forms) {
    Set<Set<Form>> sets = new HashSet<>(Set.of(Set.of()));
    for (Form form : forms) {
      for (Set<Form> set : List.copyOf(sets)) {
        Set<Form> larger = new HashSet<>(set);
        larger.add(form);
        sets.add(larger);
      }
    }
    return sets;
  }

  @Test
  void countsOfForms() {
    Set<Form> forms = Set.of(new Form(Set.of(), Set.of()));
    for (int day = 0; day <= 2; day++) {
      assertThat(BornByDay.formCount(day)).isEqualTo(forms.size());
      Set<Form> next = new HashSet<>();
      if (day < 2) {
        for (Set<Form> left : powerSet(forms)) {
          for (Set<Form> right : powerSet(forms)) {
            next.add(new Form(left, right));
          }
        }
      }
      forms = next;
    }
    assertThat(BornByDay.formCount(2)).isEqualTo(256);
    assertThat(BornByDay.formCount(3)).isEqualTo(BigInteger.valueOf(4).pow(256));
    for (int day : new int[] {4, 5, 1_000}) { // 4 to the power of 4^256, and more
      assertThatThrownBy(() -> BornByDay.formCount(day))
          .isInstanceOf(GameTooLargeException.class)
          .hasMessage("the number of forms born by day " + day + " has too many digits");
    }
    assertThatThrownBy(() -> BornByDay.formCount(-1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void daysThatCannotBeListed() {
    assertThatThrownBy(() -> BornByDay.values(4))
        .hasMessage("the games born by day 4 cannot be listed, only those of day 0 to 3");
    assertThatThrownBy(() -> BornByDay.values(-1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void antichainsAgainstAllSubsets() {
    List<ShortGame> games = BornByDay.values(2).subList(0, 14);
    List<Set<ShortGame>> expected = new ArrayList<>();
    for (List<ShortGame> subset : subsets(games)) {
      boolean antichain = true;
      for (ShortGame a : subset) {
        for (ShortGame b : subset) {
          antichain &= a == b || !a.lessOrEqual(b);
        }
      }
      if (antichain) {
        expected.add(new HashSet<>(subset));
      }
    }
    List<Set<ShortGame>> found = new ArrayList<>();
    new Antichains<>(games, ShortGame::lessOrEqual).forEach(a -> found.add(new HashSet<>(a)));
    assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
  }

  /** Neither the comparisons nor the antichains poll by themselves here. */
  @Test
  void antichainsCanBeStopped() {
    List<Integer> numbers = IntStream.range(0, 300).boxed().toList();
    assertStopped(() -> new Antichains<>(numbers, (a, b) -> a <= b));
    Antichains<Integer> free = new Antichains<>(numbers.subList(0, 12), (a, b) -> a.equals(b));
    assertStopped(() -> free.forEach(antichain -> {}));
  }

  private static void assertStopped(Runnable body) {
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(body::run).isInstanceOf(ComputationStopped.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
