package org.gamester.rulesets.coordinates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextException;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FoxAndGeeseTest {
  private static Position position(String text) {
    return Catalogue.standard().readSum(text);
  }

  private static List<String> moves(String text, Player player) {
    return position(text).moves(player).stream().map(Move::name).toList();
  }

  @Test
  void geeseStepDownAndTheFoxGoesAnyWay() {
    String text = "fox-and-geese(geese (3,1)(3,3) fox (2,2))";
    assertThat(moves(text, Player.LEFT)).containsExactly("(3,3)-(2,4)");
    assertThat(moves(text, Player.RIGHT)).containsExactly("(2,2)-(1,1)", "(2,2)-(1,3)");
    assertThat(position(text).play(Player.RIGHT, "(2,2)-(1,3)").text())
        .isEqualTo("geese (3,1)(3,3) fox (1,3)");
  }

  @Test
  void aFarFoxStopsAtPiecesAndTheEdge() {
    assertThat(moves("ceylonese-fox-and-geese(geese (5,1) fox (2,2))", Player.RIGHT))
        .containsExactly("(2,2)-(1,1)", "(2,2)-(1,3)", "(2,2)-(3,1)", "(2,2)-(3,3)", "(2,2)-(4,4)");
    assertThat(moves("ceylonese-fox-and-geese(geese (3,3)(5,1) fox (2,2))", Player.RIGHT))
        .doesNotContain("(2,2)-(4,4)");
  }

  @Test
  void onlyAFreeFoxMovesAndForEver() {
    Position free = position("fox-and-geese(geese (3,1)(3,3) fox (3,5))");
    assertThat(free.moves(Player.LEFT)).isEmpty();
    assertThat(free.options(Player.RIGHT)).containsExactly(free);
    assertThat(free.normalForm()).isEqualTo(position("fox-and-geese(fox (7,1))").normalForm());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "fox-and-geese(x.x.x.x.|........|o.......);"
            + "fox-and-geese(geese (3,1)(3,3)(3,5)(3,7) fox (1,1))",
        "fox-and-geese{4}(fox (2,2));fox-and-geese{4}(fox (2,2))",
        "fox-and-geese{4}(geese fox (2,2));fox-and-geese{4}(fox (2,2))",
        "fox-and-geese{5, 2}(geese (3,5), (3,1) fox (1,1));"
            + "fox-and-geese{5, 2}(geese (3,1)(3,5) fox (1,1))"
      })
  void textsReadBack(String text, String written) {
    Position read = position(text);
    assertThat(read.rules().text(read)).isEqualTo(written);
    assertThat(position(written)).isEqualTo(read);
  }

  @Test
  void mirrorImagesAreTheSameOnAnOddNumberOfColumns() {
    assertThat(position("fox-and-geese{5}(geese (3,1)(3,3) fox (1,1))").normalForm())
        .isEqualTo(position("fox-and-geese{5}(geese (3,3)(3,5) fox (1,5))").normalForm());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fox-and-geese(geese (3,2) fox (1,1))",
        "fox-and-geese(geese (3,9) fox (1,1))",
        "fox-and-geese(geese (0,2) fox (1,1))",
        "fox-and-geese(geese (3,1)(3,1) fox (1,1))",
        "fox-and-geese(geese (3,1) fox (3,1))",
        "fox-and-geese(geese (3,1))",
        "fox-and-geese(x.x.|....)",
        "fox-and-geese(x.x.x.x.|........|........)",
        "fox-and-geese(geese (99999999999,1) fox (1,1))",
        "fox-and-geese{1}(fox (1,1))",
        "fox-and-geese{8, 0}(fox (1,1))"
      })
  void whatIsNoPositionIsRefused(String text) {
    assertThatThrownBy(() -> position(text)).isInstanceOf(TextException.class);
  }
}
