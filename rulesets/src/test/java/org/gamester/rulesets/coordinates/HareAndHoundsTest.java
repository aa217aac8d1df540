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
import org.junit.jupiter.params.provider.ValueSource;

class HareAndHoundsTest {
  private static Position position(String text) {
    return Catalogue.standard().readSum("hare-and-hounds" + text);
  }

  private static List<String> moves(String text, Player player) {
    return position(text).moves(player).stream().map(Move::name).toList();
  }

  @Test
  void houndsNeverGoBack() {
    assertThat(moves("(hounds a2 hare e2)", Player.LEFT))
        .containsExactly("a2-b1", "a2-b2", "a2-b3");
    assertThat(moves("(hounds c2 hare e2)", Player.LEFT))
        .containsExactly("c2-c1", "c2-c3", "c2-d1", "c2-d2", "c2-d3");
    assertThat(moves("(hounds b2 hare e2)", Player.LEFT))
        .containsExactly("b2-b1", "b2-b3", "b2-c2");
  }

  @Test
  void theHareGoesAnyWay() {
    assertThat(moves("(hounds a2 hare e2)", Player.RIGHT))
        .containsExactly("e2-d1", "e2-d2", "e2-d3");
    assertThat(moves("(hounds b1 d2 hare c2)", Player.RIGHT))
        .containsExactly("c2-b2", "c2-b3", "c2-c1", "c2-c3", "c2-d1", "c2-d3");
  }

  @Test
  void onlyAFreeHareMoves() {
    Position free = position("(hounds c1 c2 hare c3)");
    assertThat(free.moves(Player.LEFT)).isEmpty();
    assertThat(free.options(Player.RIGHT)).containsExactly(free);
    assertThat(free.normalForm()).isEqualTo(position("(hounds hare a2)"));
  }

  @Test
  void mirrorImagesAreTheSame() {
    assertThat(position("(hounds a2 b1 hare d1)").normalForm())
        .isEqualTo(position("(hounds a2 b3 hare d3)").normalForm());
  }

  @Test
  void longerBoards() {
    assertThat(moves("{7}(hounds e2 hare g2)", Player.LEFT))
        .containsExactly("e2-e1", "e2-e3", "e2-f1", "e2-f2", "e2-f3");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(hounds a1 hare e2)",
        "(hounds f2 hare e2)",
        "(hounds a2 a2 hare e2)",
        "(hounds e2 hare e2)",
        "(hounds a2)",
        "(hare e2)",
        "(a2)",
        "{4}(hounds a2 hare d2)",
        "{25}(hounds a2 hare d2)"
      })
  void whatIsNoPositionIsRefused(String text) {
    assertThatThrownBy(() -> position(text)).isInstanceOf(TextException.class);
  }
}
