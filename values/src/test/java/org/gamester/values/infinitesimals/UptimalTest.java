package org.gamester.values.infinitesimals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gamester.values.SampleGames.game;
import static org.gamester.values.SampleGames.integer;
import static org.gamester.values.SampleGames.number;

import java.util.List;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.Relation;
import org.gamester.values.SampleGames;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;

class UptimalTest {

  private static ShortGame uptimal(ShortGame base, int... coefficients) {
    ShortGame sum = base;
    for (int i = 0; i < coefficients.length; i++) {
      sum = sum.plus(Uptimal.power(i + 1).times(coefficients[i]));
    }
    return sum;
  }

  private static String expansion(ShortGame game) {
    return UptimalExpansion.of(game).orElseThrow().toString();
  }

  @Test
  void expansionsAreFound() {
    for (ShortGame base : List.of(integer(0), ShortGame.STAR, ShortGame.nimber(2), number(-3, 2))) {
      for (int a = -2; a <= 2; a++) {
        for (int b = -2; b <= 2; b++) {
          for (int c = -2; c <= 2; c++) {
            ShortGame game = uptimal(base, a, b, c);
            Uptimal terms =
                Uptimal.of(game).orElseThrow(() -> new AssertionError(game + " is an uptimal"));
            assertThat(terms.number()).isEqualTo(base.leftStop());
            ShortGame rebuilt = ShortGame.numberUpStar(terms.number(), 0, terms.star());
            int place = 1;
            for (UptimalCoefficients.Run run : terms.coefficients().runs()) {
              for (int i = 0; i < run.length(); i++) {
                rebuilt = rebuilt.plus(Uptimal.power(place++).times(run.value()));
              }
            }
            assertThat(rebuilt).isEqualTo(game);
          }
        }
      }
    }
  }

  /** Single powers and sums of powers are recognised at any length, with any nimber beside. */
  @Test
  void longPowersAndSumsAreFound() {
    for (int n : new int[] {2, 3, 60}) {
      for (int star = 0; star <= 4; star++) {
        for (int sign = -1; sign <= 1; sign += 2) {
          ShortGame nimber = ShortGame.numberUpStar(Dyadic.of(5, 1), 0, star);
          assertThat(Uptimal.of(Uptimal.power(n).times(sign).plus(nimber)))
              .contains(new Uptimal(Dyadic.of(5, 1), UptimalCoefficients.power(n, sign), star));
          assertThat(Uptimal.of(Uptimal.sumTo(n).times(sign).plus(nimber)))
              .contains(new Uptimal(Dyadic.of(5, 1), UptimalCoefficients.sumTo(n, sign), star));
        }
      }
    }
  }

  @Test
  void expansionText() {
    assertThat(expansion(number(25, 4))).isEqualTo("25/16.0");
    assertThat(expansion(ShortGame.numberUpStar(Dyadic.of(6), 1, 1))).isEqualTo("6*.1");
    assertThat(expansion(ShortGame.numberUpStar(Dyadic.ZERO, 1, 6))).isEqualTo("*6.1");
    assertThat(expansion(game(integer(0), Uptimal.power(2)))).isEqualTo("*.12");
    assertThat(expansion(integer(0))).isEqualTo("0.0");
    assertThat(expansion(ShortGame.DOWN)).isEqualTo("0.1-");
    assertThat(expansion(ShortGame.ups(15))).isEqualTo("0.F");
    assertThat(expansion(ShortGame.ups(35))).isEqualTo("0.Z");
    assertThat(expansion(ShortGame.ups(36))).isEqualTo("0.(36)");
    assertThat(expansion(ShortGame.ups(-36))).isEqualTo("0.(36)-");
    assertThat(expansion(uptimal(ShortGame.numberUpStar(Dyadic.of(5), 0, 3), 1)))
        .isEqualTo("5*3.1");
    assertThat(expansion(uptimal(number(1, 1), 1, 0, 1))).isEqualTo("1/2.101");
    assertThat(UptimalExpansion.of(TinyOrMiny.tiny(integer(1)))).isEmpty();
    assertThat(Uptimal.of(game(ShortGame.ups(3), ShortGame.ups(-2)))).isEmpty();
  }

  /** Law 62: up^n > m.up^(n+1) > 0, all all-small. Law 61 on ups and tinies. */
  @Test
  void eachPowerIsInfinitesimalAgainstTheOneBefore() {
    for (int n = 1; n <= 5; n++) {
      ShortGame power = Uptimal.power(n);
      ShortGame next = Uptimal.power(n + 1);
      assertThat(next.isAllSmall()).isTrue();
      for (int m : new int[] {1, 2, 5, 20}) {
        assertThat(power.relationTo(next.times(m))).isEqualTo(Relation.GREATER);
      }
      assertThat(next.relationTo(ShortGame.ZERO)).isEqualTo(Relation.GREATER);
    }
    for (int n = -3; n <= 5; n++) {
      assertThat(ShortGame.numberUpStar(Dyadic.ZERO, n, 1).greaterOrEqual(ShortGame.ZERO))
          .isEqualTo(n >= 2);
      ShortGame tiny = TinyOrMiny.tiny(number(1, 3));
      assertThat(tiny.times(n).relationTo(ShortGame.UP)).isEqualTo(Relation.LESS);
      assertThat(ShortGame.ups(n).relationTo(number(1, 6))).isEqualTo(Relation.LESS);
    }
    assertThat(ShortGame.numberUpStar(Dyadic.ZERO, 2, 1)).isEqualTo(game(integer(0), ShortGame.UP));
    assertThat(TinyOrMiny.tiny(integer(0))).isEqualTo(ShortGame.UP);
  }

  @Test
  void powers() {
    for (int n = 1; n <= 6; n++) {
      assertThat(GeneralizedPowers.power(ShortGame.UP, Dyadic.of(n))).isEqualTo(Uptimal.power(n));
      assertThat(GeneralizedPowers.sumTo(ShortGame.UP, Dyadic.of(n))).isEqualTo(Uptimal.sumTo(n));
    }
    ShortGame zero = integer(0);
    ShortGame tiny = TinyOrMiny.tiny(integer(2));
    ShortGame threat = game(zero, integer(-2));
    ShortGame second = ShortGame.of(List.of(zero), List.of(integer(-2), threat));
    assertThat(GeneralizedPowers.power(tiny, Dyadic.of(3)))
        .isEqualTo(game(zero, ShortGame.of(List.of(zero), List.of(integer(-2), second))));
    ShortGame sumOfTwo = game(tiny, threat);
    assertThat(GeneralizedPowers.sumTo(tiny, Dyadic.of(3))).isEqualTo(game(sumOfTwo, threat));
    assertThat(GeneralizedPowers.sumTo(tiny, Dyadic.of(7, 2)))
        .isEqualTo(
            ShortGame.of(
                List.of(ShortGame.of(List.of(tiny), List.of(threat, sumOfTwo))),
                List.of(threat, sumOfTwo)));
    assertThat(GeneralizedPowers.power(tiny, Dyadic.of(7, 2)))
        .isEqualTo(
            game(
                zero,
                ShortGame.of(
                    List.of(zero, second),
                    List.of(
                        integer(-2),
                        ShortGame.of(List.of(zero, second), List.of(integer(-2), threat))))));
    assertThat(GeneralizedPowers.sumTo(tiny, Dyadic.ZERO)).isEqualTo(zero);
    assertThatThrownBy(() -> GeneralizedPowers.power(ShortGame.STAR.plus(ShortGame.UP), Dyadic.ONE))
        .hasMessage("the base of a generalised power must have the canonical form {0|H}");
    assertThatThrownBy(() -> GeneralizedPowers.sumTo(integer(2), Dyadic.ONE))
        .hasMessage("the base of a generalised power must have the canonical form {0|H}");
    assertThatThrownBy(() -> GeneralizedPowers.power(ShortGame.UP, Dyadic.HALF))
        .hasMessage("the exponent must be at least 1 here, not 1/2");
    assertThatThrownBy(() -> GeneralizedPowers.sumTo(ShortGame.UP, Dyadic.of(-1, 1)))
        .hasMessage("the exponent must be at least 0 here, not -1/2");
  }

  @Test
  void tiniesAreRecognised() {
    for (ShortGame size :
        List.of(
            integer(2), number(1, 5), game(integer(2), integer(1)), game(integer(1), integer(0)))) {
      ShortGame shifted = number(-1, 1).plus(TinyOrMiny.tiny(size));
      assertThat(TinyOrMiny.of(shifted))
          .contains(new TinyOrMiny(Dyadic.of(-1, 1), size, Player.LEFT));
      assertThat(TinyOrMiny.of(TinyOrMiny.miny(size)))
          .contains(new TinyOrMiny(Dyadic.ZERO, size, Player.RIGHT));
    }
    for (ShortGame g : SampleGames.all()) {
      assertThat(TinyOrMiny.tiny(g).negate()).isEqualTo(TinyOrMiny.miny(g));
    }
    assertThat(TinyOrMiny.of(game(integer(0), game(integer(0), ShortGame.ups(-3))))).isEmpty();
    assertThat(TinyOrMiny.of(ShortGame.UP)).isEmpty();
    assertThat(TinyOrMiny.of(game(integer(0), Uptimal.power(2)))).isEmpty();
  }
}
