package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.values.SampleGames.number;

import java.util.ArrayList;
import java.util.List;
import org.gamester.values.infinitesimals.NumberTiny;
import org.gamester.values.structure.AllSmall;
import org.gamester.values.structure.Birthday;
import org.junit.jupiter.api.Test;

/** Laws of numbers among games; the figures are those of the list of laws. */
class NumberLawsTest {

  private static List<ShortGame> numbersOfDay(int day) {
    List<ShortGame> numbers = new ArrayList<>();
    int most = day * (1 << day);
    for (int m = -most; m <= most; m++) {
      ShortGame x = number(m, day);
      if (Birthday.of(x).intValue() <= day) {
        numbers.add(x);
      }
    }
    return numbers;
  }

  private static ShortGame translated(ShortGame game, ShortGame x) {
    return ShortGame.of(
        game.leftOptions().stream().map(option -> option.plus(x)).toList(),
        game.rightOptions().stream().map(option -> option.plus(x)).toList());
  }

  @Test
  void law15BetweenTwoGamesThereIsAThird() {
    for (ShortGame g : SampleGames.day3()) {
      if (g.relationTo(ShortGame.ZERO) == Relation.GREATER) {
        ShortGame tiny = NumberTiny.tiny(ShortGame.integer(Birthday.of(g)));
        assertThat(tiny.relationTo(ShortGame.ZERO)).isEqualTo(Relation.GREATER);
        assertThat(tiny.relationTo(g)).as("tiny below %s", g).isEqualTo(Relation.LESS);
      }
    }
  }

  @Test
  void laws16And17DicoticGames() {
    List<ShortGame> small = SampleGames.day3().stream().filter(AllSmall::isAllSmall).toList();
    for (ShortGame g : small) {
      assertThat(g.lessOrEqual(number(1, 9)) && g.greaterOrEqual(number(-1, 9))).isTrue();
      assertThat(AllSmall.isAllSmall(g.negate())).isTrue();
      assertThat(AllSmall.isAllSmall(NumberTiny.tiny(g))).isTrue();
      assertThat(AllSmall.isAllSmall(ShortGame.switchOf(g))).isTrue();
      for (ShortGame h : small) {
        assertThat(AllSmall.isAllSmall(g.plus(h))).isTrue();
      }
    }
  }

  @Test
  void laws19And22To23NumbersAreTheDyadics() {
    List<ShortGame> numbers = numbersOfDay(4);
    assertThat(numbers).hasSize(31);
    for (ShortGame x : numbers) {
      Dyadic value = x.leftStop();
      for (ShortGame option : x.leftOptions()) {
        assertThat(option.relationTo(x)).isEqualTo(Relation.LESS);
      }
      for (ShortGame option : x.rightOptions()) {
        assertThat(option.relationTo(x)).isEqualTo(Relation.GREATER);
      }
      for (ShortGame y : numbers) {
        assertThat(x.plus(y)).isEqualTo(ShortGame.number(value.plus(y.leftStop())));
        assertThat(x.lessOrEqual(y)).isEqualTo(value.compareTo(y.leftStop()) <= 0);
      }
    }
  }

  /** The simplest number that fits is the value, if any fits. */
  @Test
  void laws20And21SimplicityTheorem() {
    List<ShortGame> numbers = numbersOfDay(5);
    SampleGames.pairs(
        SampleGames.day3(),
        6000,
        (l, r) -> {
          ShortGame simplest = null;
          for (ShortGame x : numbers) {
            if (l.lessOrConfused(x)
                && x.lessOrConfused(r)
                && (simplest == null || Birthday.of(x).compareTo(Birthday.of(simplest)) < 0)) {
              simplest = x;
            }
          }
          ShortGame game = ShortGame.of(l, r);
          if (simplest == null) {
            assertThat(game.isNumber()).as("{%s|%s}", l, r).isFalse();
          } else {
            assertThat(game).as("{%s|%s}", l, r).isEqualTo(simplest);
          }
        });
  }

  @Test
  void laws45And46TranslationAndAvoidance() {
    for (ShortGame g : SampleGames.all()) {
      if (!g.isNumber()) {
        for (ShortGame x : List.of(number(-3, 1), number(1, 3), ShortGame.integer(2))) {
          ShortGame sum = g.plus(x);
          assertThat(sum).isEqualTo(translated(g, x));
          boolean winsMovingFirst = sum.greaterOrConfused(ShortGame.ZERO);
          boolean winsInGame =
              g.leftOptions().stream()
                  .anyMatch(option -> option.plus(x).greaterOrEqual(ShortGame.ZERO));
          assertThat(winsInGame).isEqualTo(winsMovingFirst);
        }
      }
    }
  }
}
