package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gamester.values.enumeration.BornByDay;
import org.junit.jupiter.api.Test;

/** The laws of the order and the sum; docs/laws.md states them. */
class ShortGameLawsTest {

  private static final List<ShortGame> DAY_TWO = BornByDay.values(2);
  private static final List<ShortGame> DAY_THREE = BornByDay.values(3);

  private static boolean less(ShortGame g, ShortGame h) {
    return g.relationTo(h) == Relation.LESS;
  }

  @Test
  void orderIsPartial() { // law 1
    for (ShortGame g : DAY_TWO) {
      assertThat(g.lessOrEqual(g)).isTrue();
      for (ShortGame h : DAY_TWO) {
        assertThat(g.relationTo(h)).isEqualTo(h.relationTo(g).reversed());
        assertThat(g.relationTo(h) == Relation.EQUAL).isEqualTo(g == h);
        for (ShortGame k : DAY_TWO) {
          if (g.lessOrEqual(h) && h.lessOrEqual(k)) {
            assertThat(g.lessOrEqual(k)).isTrue();
          }
        }
      }
    }
  }

  @Test
  void valuesAreAGroup() { // law 2
    for (ShortGame g : DAY_TWO) {
      assertThat(g.plus(ShortGame.ZERO)).isSameAs(g);
      assertThat(g.plus(g.negate())).isSameAs(ShortGame.ZERO);
      assertThat(g.negate().negate()).isSameAs(g);
      for (ShortGame h : DAY_TWO) {
        assertThat(g.plus(h)).isSameAs(h.plus(g));
        assertThat(g.plus(h).negate()).isSameAs(g.negate().plus(h.negate()));
        for (ShortGame k : DAY_TWO) {
          assertThat(g.plus(h).plus(k)).isSameAs(g.plus(h.plus(k)));
        }
      }
    }
  }

  @Test
  void sumsOfLaterGamesAreAGroup() { // laws 2, 3
    RandomForms random = new RandomForms(7);
    for (int i = 0; i < 300; i++) {
      ShortGame g = random.pick(DAY_THREE);
      ShortGame h = random.pick(DAY_THREE);
      ShortGame k = random.pick(DAY_TWO);
      assertThat(g.plus(h).minus(h)).isSameAs(g);
      assertThat(g.plus(h).plus(k)).isSameAs(k.plus(g).plus(h));
      assertThat(g.lessOrEqual(h)).isEqualTo(g.plus(k).lessOrEqual(h.plus(k)));
      assertThat(g.times(3)).isSameAs(g.plus(g).plus(g));
      assertThat(g.times(-2)).isSameAs(g.negate().minus(g));
    }
  }

  @Test
  void orderIsThatOfDifferences() { // laws 3, 5
    RandomForms random = new RandomForms(8);
    for (int i = 0; i < 3_000; i++) {
      ShortGame g = random.pick(DAY_THREE);
      ShortGame h = random.pick(i < 2_700 ? DAY_TWO : DAY_THREE);
      assertThat(g.relationTo(h)).isEqualTo(h.negate().relationTo(g.negate()));
      assertThat(g.minus(h).outcome()).isEqualTo(Outcome.of(g.relationTo(h)));
    }
  }

  @Test
  void optionsAreOnTheirSides() { // law 4
    for (ShortGame g : DAY_THREE) {
      for (ShortGame option : g.leftOptions()) {
        assertThat(option.lessOrConfused(g)).isTrue();
      }
      for (ShortGame option : g.rightOptions()) {
        assertThat(g.lessOrConfused(option)).isTrue();
      }
    }
  }

  @Test
  void dominatedOptionsMayGo() { // laws 6, 7
    RandomForms random = new RandomForms(9);
    for (int i = 0; i < 3_000; i++) {
      List<ShortGame> left = new ArrayList<>();
      List<ShortGame> right = new ArrayList<>();
      for (int k = 0; k < 4; k++) {
        left.add(random.pick(DAY_THREE));
        right.add(random.pick(DAY_THREE));
      }
      ShortGame game = ShortGame.of(left, right);
      List<ShortGame> best =
          left.stream().filter(g -> left.stream().noneMatch(h -> less(g, h))).toList();
      assertThat(ShortGame.of(best, right)).isSameAs(game);
      assertThat(
              ShortGame.of(
                  right.stream().map(ShortGame::negate).toList(),
                  best.stream().map(ShortGame::negate).toList()))
          .isSameAs(game.negate());
    }
  }

  @Test
  void birthdays() { // laws 9, 10
    Map<ShortGame, Integer> birthdays = new HashMap<>();
    for (int day = 3; day >= 0; day--) {
      for (ShortGame game : BornByDay.values(day)) {
        birthdays.put(game, day);
      }
    }
    birthdays.forEach(
        (game, day) -> {
          assertThat(SlowGame.of(game).birthday()).isEqualTo(day);
          assertThat(ShortGame.integer(-day).lessOrEqual(game)).isTrue();
          assertThat(game.lessOrEqual(ShortGame.integer(day))).isTrue();
        });
    for (ShortGame g : DAY_TWO) {
      for (ShortGame h : DAY_TWO) {
        assertThat(SlowGame.of(g.plus(h)).birthday())
            .isLessThanOrEqualTo(SlowGame.of(g).birthday() + SlowGame.of(h).birthday());
      }
    }
  }

  @Test
  void gamesWithoutOptionsOnASideAreIntegers() { // law 12
    for (ShortGame g : DAY_THREE) {
      ShortGame left = ShortGame.of(List.of(g), List.of());
      assertThat(left.isInteger()).isTrue();
      assertThat(left.greaterOrEqual(ShortGame.ZERO)).isTrue();
      assertThat(ShortGame.of(List.of(), List.of(g)))
          .isSameAs(ShortGame.of(List.of(g.negate()), List.of()).negate());
      assertThat(g.lessOrConfused(left)).isTrue();
    }
  }

  @Test
  void numbersAreOrderedAndAddAsRationals() { // laws 19, 22, 23
    List<Dyadic> numbers = new ArrayList<>();
    for (int k = 0; k < 4; k++) {
      for (int m = -17; m <= 17; m++) {
        numbers.add(Dyadic.of(m, k));
      }
    }
    for (Dyadic x : numbers) {
      ShortGame g = ShortGame.number(x);
      assertThat(ShortGame.of(g.leftOptions(), g.rightOptions())).isSameAs(g);
      g.leftOptions().forEach(option -> assertThat(less(option, g)).isTrue());
      g.rightOptions().forEach(option -> assertThat(less(g, option)).isTrue());
      for (Dyadic y : numbers) {
        ShortGame h = ShortGame.number(y);
        assertThat(g.relationTo(h))
            .isEqualTo(Relation.of(x.compareTo(y) <= 0, x.compareTo(y) >= 0));
        assertThat(g.plus(h)).isSameAs(ShortGame.number(x.plus(y)));
      }
    }
  }

  @Test
  void simplestNumberThatFits() { // laws 20, 21
    List<Dyadic> bySimplicity = new ArrayList<>();
    bySimplicity.add(Dyadic.ZERO);
    for (int day = 1; day < 7; day++) {
      for (int k = 0; k < day; k++) {
        for (int m = -200; m <= 200; m++) {
          Dyadic x = Dyadic.of(m, k);
          if (x.exponent() == k && x.birthday().intValueExact() == day) {
            bySimplicity.add(x);
          }
        }
      }
    }
    RandomForms random = new RandomForms(10);
    for (int i = 0; i < 5_000; i++) {
      ShortGame left = random.pick(DAY_THREE);
      ShortGame right = random.pick(DAY_THREE);
      ShortGame game = ShortGame.of(left, right);
      ShortGame simplest =
          bySimplicity.stream()
              .map(ShortGame::number)
              .filter(x -> left.lessOrConfused(x) && x.lessOrConfused(right))
              .findFirst()
              .orElse(null);
      if (simplest != null) {
        assertThat(game).isSameAs(simplest);
      } else {
        assertThat(game.isNumber()).isFalse();
      }
    }
  }

  @Test
  void numbersTranslateAndAreAvoided() { // laws 45, 46
    RandomForms random = new RandomForms(11);
    for (int i = 0; i < 1_000; i++) {
      ShortGame g = random.pick(DAY_THREE);
      ShortGame x = ShortGame.number(Dyadic.of(random.nextInt(41) - 20, random.nextInt(4)));
      if (g.isNumber()) {
        continue;
      }
      assertThat(g.plus(x))
          .isSameAs(
              ShortGame.of(
                  g.leftOptions().stream().map(option -> option.plus(x)).toList(),
                  g.rightOptions().stream().map(option -> option.plus(x)).toList()));
      boolean leftWinsFirst = g.plus(x).greaterOrConfused(ShortGame.ZERO);
      assertThat(
              g.leftOptions().stream()
                  .anyMatch(option -> option.plus(x).greaterOrEqual(ShortGame.ZERO)))
          .isEqualTo(leftWinsFirst);
    }
  }

  @Test
  void canonicalFormsAreUnique() { // laws 14, 47
    for (ShortGame g : DAY_THREE) {
      assertThat(ShortGame.of(g.leftOptions(), g.rightOptions())).isSameAs(g);
      assertThat(Followers.all(g)).endsWith(g).doesNotHaveDuplicates();
    }
  }

  @Test
  void stopsBoundSums() { // laws 48, 49
    RandomForms random = new RandomForms(12);
    for (int i = 0; i < 500; i++) {
      ShortGame g = random.pick(DAY_THREE);
      ShortGame h = random.pick(DAY_THREE);
      ShortGame sum = g.plus(h);
      assertThat(g.rightStop()).isLessThanOrEqualTo(g.leftStop());
      assertThat(g.negate().leftStop()).isEqualTo(g.rightStop().negate());
      assertThat(sum.rightStop())
          .isBetween(g.rightStop().plus(h.rightStop()), g.leftStop().plus(h.rightStop()));
      assertThat(sum.leftStop())
          .isBetween(g.leftStop().plus(h.rightStop()), g.leftStop().plus(h.leftStop()));
      if (g.rightStop().compareTo(h.leftStop()) > 0) {
        assertThat(less(h, g)).isTrue();
      }
    }
  }
}
