package org.gamester.values.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.gamester.values.Dyadic;
import org.gamester.values.SampleGames;
import org.gamester.values.ShortGame;
import org.gamester.values.infinitesimals.OrderModuloInfinitesimals;
import org.gamester.values.notation.NotationException;
import org.junit.jupiter.api.Test;

class GamesTest {

  @Test
  void whatIsWrittenIsReadBack() {
    for (ShortGame game : SampleGames.day2()) {
      assertThat(Games.read(Games.text(game))).isEqualTo(game);
      assertThat(Games.read(Games.unicode(game))).isEqualTo(game);
    }
    assertThat(Games.latex(ShortGame.UP)).contains("uparrow");
    assertThatThrownBy(() -> Games.read("{2|"))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("column");
  }

  @Test
  void temperatureTheory() {
    ShortGame game = Games.read("{3||2|1}");
    assertThat(Games.mean(game)).isEqualTo(Dyadic.of(9, 2));
    assertThat(Games.temperature(game)).isEqualTo(Dyadic.of(3, 2));
    assertThat(Games.thermograph(game).mean()).isEqualTo(Games.mean(game));
    assertThat(Games.cool(game, Dyadic.HALF)).isEqualTo(Games.read("{5/2|2*}"));
    assertThat(Games.heat(ShortGame.STAR, ShortGame.ONE)).isEqualTo(Games.read("+-1"));
    assertThat(Games.confusionInterval(game)).hasToString("(2,3]");
    assertThat(Games.stopCount(game)).isEqualTo(BigInteger.valueOf(3));
    assertThat(Games.birthday(game)).isEqualTo(BigInteger.valueOf(4));
  }

  @Test
  void infinitesimalsAndProducts() {
    ShortGame threeUps = Games.read("^3*");
    assertThat(Games.atomicWeight(threeUps)).contains(ShortGame.integer(3));
    assertThat(Games.atomicWeight(ShortGame.ONE)).isEmpty();
    ShortGame game = Games.read("{2|1} + ^");
    assertThat(Games.reducedCanonicalForm(game)).isEqualTo(Games.read("{2|1}"));
    assertThat(OrderModuloInfinitesimals.areClose(game, Games.reducedCanonicalForm(game))).isTrue();
    assertThat(Games.ordinalSum(ShortGame.ONE, ShortGame.MINUS_ONE)).isEqualTo(Games.read("1/2"));
    assertThat(Games.nortonProduct(ShortGame.integer(3), ShortGame.UP)).isEqualTo(Games.read("^3"));
    assertThat(Games.conwayProduct(Games.read("*2"), Games.read("*2"))).isEqualTo(Games.read("*3"));
  }
}
