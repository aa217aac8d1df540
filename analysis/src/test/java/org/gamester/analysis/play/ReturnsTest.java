package org.gamester.analysis.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReturnsTest {
  private static Position read(String text) {
    return Catalogue.standard().readSum(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "backsliding(x...o)",
        "wind-up(2)",
        "hare-and-hounds(hounds a2 b1 b3 hare e2)",
        "nim(40) + clobber(xoxo|oxox) + backsliding(x...o)"
      })
  void playReturnsToAPosition(String text) {
    assertThat(Returns.find(read(text), 1 << 12)).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim(9+8)",
        "clobber(xoxo|oxox)",
        "domineering(3x3)",
        "toads(xx..oo)",
        "nim(2) + nim(2)",
        "wind-up(0)",
        "amazons(x......|.......|.......|......o)"
      })
  void playThatEndsReturnsNowhere(String text) {
    assertThat(Returns.find(read(text), 1 << 12)).isEmpty();
  }

  /** What is looked at is bounded: the second part is not reached. */
  @Test
  void noMorePositionsAreLookedAt() {
    assertThat(Returns.find(read("backsliding(x...o)"), 1)).isEmpty();
  }

  /** A position that has come back on the board makes it play that may repeat. */
  @Test
  void aPlayThatReturnsIsOneThatMayRepeat() {
    Play play = new Play(read("backsliding(x...o)"), Player.LEFT, 6, Convention.NORMAL);
    assertThat(play.convention()).isEqualTo(Convention.NORMAL);
    while (play.result().isEmpty()) {
      play.make(play.legalMoves().list().getFirst());
    }
    assertThat(play.convention()).isEqualTo(Convention.LOOPY);
    assertThat(play.result().orElseThrow().winner()).isEmpty();
  }
}
