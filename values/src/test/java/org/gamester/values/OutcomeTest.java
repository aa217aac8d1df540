package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OutcomeTest {

  /** On all games born by day 2: who wins is decided by the moves themselves. */
  @Test
  void outcomesAreThoseOfPlay() {
    for (ShortGame game : SampleGames.day2()) {
      for (Player player : Player.values()) {
        assertThat(game.outcome().winsStarting(player))
            .as("%s, %s starts", game, player)
            .isEqualTo(wins(game, player));
      }
      assertThat(game.negate().outcome()).isEqualTo(game.outcome().negate());
    }
  }

  private static boolean wins(ShortGame game, Player starts) {
    return game.options(starts).stream().anyMatch(option -> !wins(option, starts.opponent()));
  }

  @Test
  void outcomesInWords() {
    assertThat(ShortGame.ONE.outcome().inWords()).isEqualTo("Left wins, whoever starts");
    assertThat(ShortGame.DOWN.outcome().inWords()).isEqualTo("Right wins, whoever starts");
    assertThat(ShortGame.STAR.outcome().inWords()).isEqualTo("the player who starts wins");
    assertThat(ShortGame.ZERO.outcome().inWords()).isEqualTo("the player who starts loses");
  }

  @Test
  void relations() {
    assertThat(ShortGame.ZERO.relationTo(ShortGame.UP).symbol()).isEqualTo("<");
    assertThat(ShortGame.UP.relationTo(ShortGame.ZERO).symbol()).isEqualTo(">");
    assertThat(ShortGame.UP.relationTo(ShortGame.STAR).symbol()).isEqualTo("||");
    assertThat(ShortGame.UP.relationTo(ShortGame.UP).symbol()).isEqualTo("=");
    for (Relation relation : Relation.values()) {
      assertThat(relation.reversed().reversed()).isEqualTo(relation);
      assertThat(relation.reversed() == relation)
          .isEqualTo(relation == Relation.EQUAL || relation == Relation.CONFUSED);
    }
  }
}
