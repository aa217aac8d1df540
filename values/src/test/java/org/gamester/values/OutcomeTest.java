package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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

  private static String inWords(Outcome outcome, Player starter) {
    return outcome.winner(starter).map(player -> player.displayName() + " wins").orElse("a draw");
  }

  @Test
  void outcomesInWords() {
    assertThat(ShortGame.ONE.outcome().inWords()).isEqualTo("Left wins, whoever starts");
    assertThat(ShortGame.DOWN.outcome().inWords()).isEqualTo("Right wins, whoever starts");
    assertThat(ShortGame.STAR.outcome().inWords()).isEqualTo("the player who starts wins");
    assertThat(ShortGame.ZERO.outcome().inWords()).isEqualTo("the player who starts loses");
    for (Outcome outcome : EnumSet.range(Outcome.D, Outcome.NCheck)) {
      String ifLeftStarts = inWords(outcome, Player.LEFT);
      String ifRightStarts = inWords(outcome, Player.RIGHT);
      assertThat(outcome.inWords())
          .isEqualTo(
              ifLeftStarts.equals(ifRightStarts)
                  ? ifLeftStarts + ", whoever starts"
                  : ifLeftStarts + " if Left starts; " + ifRightStarts + " if Right starts");
    }
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

  @Test
  void relationsAreThoseOfTheDefinition() {
    for (ShortGame g : SampleGames.day2()) {
      for (ShortGame h : SampleGames.day2()) {
        boolean atMost = SlowGame.of(g).lessOrEqual(SlowGame.of(h));
        boolean atLeast = SlowGame.of(h).lessOrEqual(SlowGame.of(g));
        assertThat(g.lessOrEqual(h)).isEqualTo(atMost);
        assertThat(g.greaterOrEqual(h)).isEqualTo(atLeast);
        assertThat(g.lessOrConfused(h)).isEqualTo(!atLeast);
        assertThat(g.greaterOrConfused(h)).isEqualTo(!atMost);
        assertThat(g.relationTo(h)).isEqualTo(Relation.of(atMost, atLeast));
      }
    }
  }

  /** Each of the nine pairs of winners is one outcome, and knows the pair. */
  @Test
  void outcomesAreThePairsOfWinners() {
    List<Optional<Player>> winners =
        List.of(Optional.of(Player.LEFT), Optional.of(Player.RIGHT), Optional.empty());
    Set<Outcome> met = EnumSet.noneOf(Outcome.class);
    for (Optional<Player> ifLeftStarts : winners) {
      for (Optional<Player> ifRightStarts : winners) {
        Outcome outcome = Outcome.of(ifLeftStarts, ifRightStarts);
        met.add(outcome);
        assertThat(outcome.winner(Player.LEFT)).isEqualTo(ifLeftStarts);
        assertThat(outcome.winner(Player.RIGHT)).isEqualTo(ifRightStarts);
        for (Player player : Player.values()) {
          assertThat(outcome.winsStarting(player))
              .isEqualTo(outcome.winner(player).equals(Optional.of(player)));
          assertThat(outcome.negate().winner(player))
              .isEqualTo(outcome.winner(player.opponent()).map(Player::opponent));
        }
      }
    }
    assertThat(met).containsExactlyInAnyOrder(Outcome.values());
  }

  @Test
  void outcomesWithoutDraws() {
    for (boolean leftWins : new boolean[] {false, true}) {
      for (boolean rightWins : new boolean[] {false, true}) {
        Outcome outcome = Outcome.of(leftWins, rightWins);
        assertThat(outcome.winsStarting(Player.LEFT)).isEqualTo(leftWins);
        assertThat(outcome.winsStarting(Player.RIGHT)).isEqualTo(rightWins);
        assertThat(outcome.winner(Player.LEFT)).isPresent();
        assertThat(outcome.winner(Player.RIGHT)).isPresent();
      }
    }
  }
}
