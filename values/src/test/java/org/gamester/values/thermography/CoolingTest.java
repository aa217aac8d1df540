package org.gamester.values.thermography;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gamester.values.SampleGames.game;
import static org.gamester.values.SampleGames.integer;
import static org.gamester.values.SampleGames.number;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gamester.values.Dyadic;
import org.gamester.values.Followers;
import org.gamester.values.SampleGames;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;

class CoolingTest {

  private static final List<Dyadic> TEMPERATURES =
      List.of(Dyadic.of(1, 2), Dyadic.HALF, Dyadic.ONE, Dyadic.of(3, 1));

  @Test
  void frozenReferences() {
    assertThat(Cooling.freeze(number(25, 4))).isEqualTo(number(25, 4));
    ShortGame sixUpStar = ShortGame.numberUpStar(Dyadic.of(6), 1, 1);
    assertThat(Cooling.freeze(sixUpStar)).isEqualTo(sixUpStar);
    assertThat(Cooling.freeze(SampleGames.manifold()))
        .isEqualTo(ShortGame.numberUpStar(Dyadic.of(-5, 4), 0, 1));
  }

  @Test
  void temperatureMustBeAboveMinusOne() {
    assertThatThrownBy(() -> Cooling.cool(ShortGame.STAR, Dyadic.MINUS_ONE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the temperature of cooling must be greater than -1, not -1");
  }

  @Test
  void coolingIsAdditive() {
    SampleGames.pairs(
        700,
        (g, h) -> {
          for (Dyadic t : TEMPERATURES) {
            assertThat(Cooling.cool(g.plus(h), t))
                .isEqualTo(Cooling.cool(g, t).plus(Cooling.cool(h, t)));
          }
        });
  }

  @Test
  void coolingRespectsOrder() {
    SampleGames.pairs(
        4000,
        (g, h) -> {
          if (g.lessOrEqual(h)) {
            for (Dyadic t : TEMPERATURES) {
              assertThat(Cooling.cool(g, t).lessOrEqual(Cooling.cool(h, t))).isTrue();
            }
          }
        });
  }

  @Test
  void coolingTwiceAddsTheTemperatures() {
    for (ShortGame g : SampleGames.day3()) {
      assertThat(Cooling.cool(Cooling.cool(g, Dyadic.HALF), Dyadic.of(1, 2)))
          .isEqualTo(Cooling.cool(g, Dyadic.of(3, 2)));
    }
  }

  @Test
  void aboveItsTemperatureAGameIsItsMean() {
    for (ShortGame g : SampleGames.all()) {
      ShortGame mean = ShortGame.number(Thermography.mean(g));
      Dyadic t = Thermography.temperature(g);
      assertThat(Cooling.cool(g, t.plus(Dyadic.of(1, 5)))).isEqualTo(mean);
      assertThat(Cooling.freeze(g).minus(mean).isInfinitesimal()).isTrue();
      assertThat(Cooling.cool(g, Dyadic.ZERO)).isEqualTo(g);
    }
  }

  @Test
  void coolingBelowZeroHeats() {
    assertThat(Cooling.cool(ShortGame.STAR, Dyadic.of(-1, 1)))
        .isEqualTo(ShortGame.switchOf(number(1, 1)));
    assertThat(Cooling.cool(number(1, 1), Dyadic.of(-1, 1)))
        .isEqualTo(number(1, 1).plus(ShortGame.STAR));
    assertThat(Cooling.cool(number(1, 2), Dyadic.of(-1, 2)))
        .isEqualTo(number(1, 2).plus(ShortGame.STAR));
    assertThat(Cooling.cool(number(1, 1), Dyadic.of(-3, 2)))
        .isEqualTo(game(number(3, 2), number(1, 2)));
  }

  private static final int PLACES = 4;

  /** All numbers from -2 to 2 with denominators up to 16. */
  private static List<Dyadic> numbers() {
    return IntStream.rangeClosed(-2 << PLACES, 2 << PLACES)
        .mapToObj(m -> Dyadic.of(m, PLACES))
        .toList();
  }

  /** The multiples of 1/32 between -1 and 0. */
  private static List<Dyadic> bonuses() {
    int denominator = 2 << PLACES;
    return IntStream.range(1 - denominator, 0).mapToObj(m -> Dyadic.of(m, PLACES + 1)).toList();
  }

  /**
   * {@code x} cooled by {@code t} straight from the definition, without thermographs: {x^L_t - t |
   * x^R_t + t}, unless a lower u has brought this form infinitesimally near a number, which x then
   * is for good. The values of u that are tried are finer than all temperatures that occur.
   */
  private static ShortGame cooledByDefinition(Dyadic x, Dyadic t) {
    int places = PLACES + 2;
    for (int m = 1 - (1 << places); Dyadic.of(m, places).compareTo(t) < 0; m++) {
      ShortGame taxed = taxed(x, Dyadic.of(m, places));
      if (taxed.isNumberish()) {
        return ShortGame.number(taxed.leftStop());
      }
    }
    return taxed(x, t);
  }

  private static ShortGame taxed(Dyadic x, Dyadic t) {
    ShortGame loss = ShortGame.number(t);
    ShortGame number = ShortGame.number(x);
    return ShortGame.of(
        number.leftOptions().stream().map(option -> cooled(option, t).minus(loss)).toList(),
        number.rightOptions().stream().map(option -> cooled(option, t).plus(loss)).toList());
  }

  private static final Map<List<Dyadic>, ShortGame> COOLED = new HashMap<>();

  private static ShortGame cooled(ShortGame number, Dyadic t) {
    List<Dyadic> key = List.of(number.leftStop(), t);
    ShortGame known = COOLED.get(key);
    if (known == null) {
      known = cooledByDefinition(number.leftStop(), t);
      COOLED.put(key, known);
    }
    return known;
  }

  /** Law 52 for numbers: itself, itself plus star, or hot, and always what the definition says. */
  @Test
  void numbersCooledBelowZero() {
    for (Dyadic x : numbers()) {
      ShortGame number = ShortGame.number(x);
      Dyadic own = Dyadic.of(-1, x.exponent());
      for (Dyadic t : bonuses()) {
        ShortGame cooled = Cooling.cool(number, t);
        assertThat(cooled).as("%s cooled by %s", x, t).isEqualTo(cooled(number, t));
        int order = t.compareTo(own);
        if (order > 0) {
          assertThat(cooled).isEqualTo(number);
        } else if (order == 0) {
          assertThat(cooled).isEqualTo(number.plus(ShortGame.STAR));
        } else {
          assertThat(Thermography.temperature(cooled)).isEqualTo(own.minus(t));
        }
        assertThat(List.of(cooled.leftStop(), cooled.rightStop()))
            .as("stops of %s cooled by %s", x, t)
            .isEqualTo(
                List.of(
                    Thermography.of(number).left().valueAt(t),
                    Thermography.of(number).right().valueAt(t)));
      }
      assertThat(Cooling.freeze(number)).isEqualTo(number);
    }
  }

  /** A bonus and then a tax: with x in place of x + * at its own temperature this would fail. */
  @Test
  void aBonusThenATaxAddUp() {
    for (Dyadic x : numbers()) {
      ShortGame number = ShortGame.number(x);
      for (Dyadic bonus : bonuses()) {
        for (Dyadic tax = Dyadic.of(1, PLACES + 1);
            bonus.plus(tax).signum() <= 0;
            tax = tax.plus(Dyadic.of(1, PLACES + 1))) {
          assertThat(Cooling.cool(Cooling.cool(number, bonus), tax))
              .as("%s cooled by %s and by %s", x, bonus, tax)
              .isEqualTo(Cooling.cool(number, bonus.plus(tax)));
        }
      }
    }
  }

  @Test
  void heatedReferences() {
    ShortGame two = integer(2);
    assertThat(Heating.heat(ShortGame.STAR, two)).isEqualTo(ShortGame.switchOf(two));
    assertThat(Heating.heat(ShortGame.UP, two)).isEqualTo(game(two, game(integer(0), integer(-4))));
    assertThat(Heating.heat(ShortGame.DOWN, two))
        .isEqualTo(game(game(integer(4), integer(0)), integer(-2)));
    assertThat(Heating.heat(ShortGame.UP.plus(ShortGame.STAR), two))
        .isEqualTo(ShortGame.of(List.of(two, game(integer(4), integer(0))), List.of(integer(-2))));
  }

  /// Law 54, with a condition that it needs: where all numbers in both games are multiples of d,
  /// heating by t is additive and respects order for 0 < t <= d/2. By day 3 d is 1/4.
  @Test
  void heatingIsAdditiveAndRespectsOrder() {
    ShortGame t = number(1, 3);
    SampleGames.pairs(
        SampleGames.day3(),
        1500,
        (g, h) -> {
          ShortGame sum = Heating.heat(g, t).plus(Heating.heat(h, t));
          assertThat(Heating.heat(g.plus(h), t)).isEqualTo(sum);
          if (g.lessOrEqual(h)) {
            assertThat(Heating.heat(g, t).lessOrEqual(Heating.heat(h, t))).isTrue();
          }
        });
  }

  /** The grid of the numbers among the followers: the largest 1/2^k of which all are multiples. */
  private static Dyadic grid(ShortGame g, ShortGame h) {
    int finest =
        Stream.of(g, h)
            .flatMap(game -> Followers.all(game).stream())
            .filter(ShortGame::isNumber)
            .mapToInt(x -> x.leftStop().exponent())
            .max()
            .orElse(0);
    return Dyadic.of(1, finest);
  }

  /** Law 54 on all pairs born by day 2, with the strongest heat that its condition allows. */
  @Test
  void heatingByHalfTheGridIsAdditive() {
    for (ShortGame g : SampleGames.day2()) {
      for (ShortGame h : SampleGames.day2()) {
        Dyadic half = grid(g, h).half();
        for (Dyadic t : List.of(half, half.half(), half.times(Dyadic.of(3, 2)))) {
          ShortGame heat = ShortGame.number(t);
          assertThat(Heating.heat(g.plus(h), heat))
              .as("%s and %s heated by %s", g, h, t)
              .isEqualTo(Heating.heat(g, heat).plus(Heating.heat(h, heat)));
        }
      }
    }
  }

  @Test
  void strongHeatNeedNotBeAdditive() {
    ShortGame g = game(integer(1), ShortGame.UP);
    assertThat(Heating.heat(g.plus(ShortGame.DOWN), integer(1)))
        .isNotEqualTo(Heating.heat(g, integer(1)).plus(Heating.heat(ShortGame.DOWN, integer(1))));
  }

  @Test
  void heatingFixesNumbersAndUndoesCooling() {
    for (ShortGame g : SampleGames.all()) {
      ShortGame heated = Heating.heat(g, number(3, 2));
      assertThat(Cooling.cool(heated, Dyadic.of(3, 2))).isEqualTo(g);
      if (g.isNumber()) {
        assertThat(heated).isEqualTo(g);
      } else {
        assertThat(Thermography.temperature(heated))
            .isEqualTo(Thermography.temperature(g).plus(Dyadic.of(3, 2)));
      }
    }
  }

  @Test
  void overheatingTurnsIntegersIntoCopies() {
    ShortGame zero = ShortGame.ZERO;
    ShortGame upToTheThird =
        game(game(game(zero, ShortGame.STAR).plus(zero), ShortGame.STAR), ShortGame.STAR);
    assertThat(Heating.overheat(number(7, 4), zero, zero)).isEqualTo(upToTheThird);
    assertThat(Heating.overheat(integer(-4), ShortGame.UP, ShortGame.STAR))
        .isEqualTo(ShortGame.ups(-4));
    for (ShortGame g : SampleGames.day3()) {
      assertThat(Heating.overheat(g, integer(1), integer(0)))
          .as("from 1 to 0 nothing happens")
          .isEqualTo(g);
    }
  }

  @Test
  void threadsThatCoolTheSameGamesDifferentlyDoNotDisturbEachOther() {
    List<ShortGame> games = SampleGames.day3();
    List<List<ShortGame>> found =
        List.of(Dyadic.of(1, 3), Dyadic.of(3, 4), Dyadic.of(5, 4), Dyadic.of(7, 4)).parallelStream()
            .map(t -> games.stream().map(g -> Cooling.cool(g, t)).toList())
            .toList();
    for (int i = 0; i < games.size(); i++) {
      assertThat(found.get(0).get(i)).isEqualTo(Cooling.cool(games.get(i), Dyadic.of(1, 3)));
      assertThat(found.get(3).get(i)).isEqualTo(Cooling.cool(games.get(i), Dyadic.of(7, 4)));
    }
  }
}
