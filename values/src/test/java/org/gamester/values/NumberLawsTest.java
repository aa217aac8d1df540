package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.values.SampleGames.number;

import java.util.ArrayList;
import java.util.List;
import org.gamester.values.infinitesimals.TinyOrMiny;
import org.gamester.values.structure.Birthday;
import org.junit.jupiter.api.Test;

/** Laws of numbers among games; docs/laws.md states them. */
class NumberLawsTest {

  private static ShortGame translated(ShortGame game, ShortGame x) {
    return ShortGame.of(
        game.leftOptions().stream().map(option -> option.plus(x)).toList(),
        game.rightOptions().stream().map(option -> option.plus(x)).toList());
  }

  @Test
  void law15BetweenTwoGamesThereIsAThird() {
    for (ShortGame g : SampleGames.day3()) {
      if (g.relationTo(ShortGame.ZERO) == Relation.GREATER) {
        ShortGame tiny = TinyOrMiny.tiny(ShortGame.integer(Birthday.of(g)));
        assertThat(tiny.relationTo(ShortGame.ZERO)).isEqualTo(Relation.GREATER);
        assertThat(tiny.relationTo(g)).as("tiny below %s", g).isEqualTo(Relation.LESS);
      }
    }
  }

  @Test
  void laws16And17DicoticGames() {
    List<ShortGame> small = SampleGames.day3().stream().filter(ShortGame::isAllSmall).toList();
    for (ShortGame g : small) {
      assertThat(g.lessOrEqual(number(1, 9)) && g.greaterOrEqual(number(-1, 9))).isTrue();
      assertThat(g.negate().isAllSmall()).isTrue();
      assertThat(TinyOrMiny.tiny(g).isAllSmall()).isTrue();
      assertThat(ShortGame.switchOf(g).isAllSmall()).isTrue();
      for (ShortGame h : small) {
        assertThat(g.plus(h).isAllSmall()).isTrue();
      }
    }
  }

  @Test
  void laws19And22To23NumbersAreTheDyadics() {
    List<ShortGame> numbers = SampleGames.numbersByDay(4);
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
    List<ShortGame> numbers = SampleGames.numbersByDay(5);
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

  private static boolean fits(ShortGame x, List<ShortGame> left, List<ShortGame> right) {
    return left.stream().allMatch(option -> option.lessOrConfused(x))
        && right.stream().allMatch(x::lessOrConfused);
  }

  private static List<List<ShortGame>> atMostOneOf(List<ShortGame> games) {
    List<List<ShortGame>> sides = new ArrayList<>(List.of(List.of()));
    games.forEach(game -> sides.add(List.of(game)));
    return sides;
  }

  /** On all forms {L|R} with at most one option of day 2 on a side, x being every numeric form. */
  @Test
  void law21AFormThatFitsAndNoneOfItsOptionsFits() {
    List<List<ShortGame>> sides = atMostOneOf(SampleGames.day2());
    List<List<ShortGame>> numbers = atMostOneOf(SampleGames.numbersByDay(3));
    int applied = 0;
    for (List<ShortGame> left : sides) {
      for (List<ShortGame> right : sides) {
        ShortGame game = ShortGame.of(left, right);
        for (List<ShortGame> lower : numbers) {
          for (List<ShortGame> upper : numbers) {
            if (lower.stream().anyMatch(l -> upper.stream().anyMatch(l::greaterOrEqual))) {
              continue;
            }
            ShortGame x = ShortGame.of(lower, upper);
            if (fits(x, left, right)
                && lower.stream().noneMatch(option -> fits(option, left, right))
                && upper.stream().noneMatch(option -> fits(option, left, right))) {
              assertThat(x).isEqualTo(game);
              applied++;
            }
          }
        }
      }
    }
    assertThat(applied).isGreaterThan(1_000);
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
