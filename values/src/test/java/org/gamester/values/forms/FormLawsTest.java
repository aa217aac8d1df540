package org.gamester.values.forms;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.SampleGames;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;

/** Laws 5, 6 and 11, which speak of play and of forms. */
class FormLawsTest {

  private static final GameForm ZERO = GameForm.of(ShortGame.ZERO);

  private static GameForm form(GameForm left, GameForm right) {
    return GameForm.of(List.of(left), List.of(right));
  }

  private static boolean winsMovingFirst(ShortGame game, Player player) {
    return game.options(player).stream()
        .anyMatch(option -> !winsMovingFirst(option, player.opponent()));
  }

  /** The outcome by play, until a player has no move. */
  @Test
  void law5TheOrderSaysWhoWins() {
    for (ShortGame g : SampleGames.all()) {
      boolean left = winsMovingFirst(g, Player.LEFT);
      boolean right = winsMovingFirst(g, Player.RIGHT);
      Outcome played = left ? (right ? Outcome.N : Outcome.L) : (right ? Outcome.R : Outcome.P);
      assertThat(g.outcome()).as("%s", g).isEqualTo(played);
      assertThat(Outcome.of(g.relationTo(ShortGame.ZERO))).isEqualTo(played);
    }
  }

  /** For every G a form that equals it and is not identical to it: G + * + *. */
  private static GameForm longer(ShortGame game) {
    GameForm star = form(ZERO, ZERO);
    return GameForm.of(game).plus(star).plus(star);
  }

  @Test
  void law6AnOptionMayBeReplacedByAnEqualOne() {
    for (ShortGame g : SampleGames.day2()) {
      GameForm left = longer(g);
      assertThat(left.canonicalForm()).isEqualTo(g);
      assertThat(left.isIdentical(GameForm.of(g))).isFalse();
      for (ShortGame h : SampleGames.day2()) {
        assertThat(form(left, longer(h)).canonicalForm()).isEqualTo(ShortGame.of(g, h));
        assertThat(form(GameForm.of(g), longer(h)).canonicalForm()).isEqualTo(ShortGame.of(g, h));
      }
    }
  }

  @Test
  void law11TinyAndMinyAreBornTwoDaysLater() {
    for (ShortGame g : SampleGames.day3()) {
      for (GameForm base : List.of(GameForm.of(g), longer(g))) {
        GameForm tiny = form(ZERO, form(ZERO, base.negate()));
        GameForm miny = form(form(base, ZERO), ZERO);
        BigInteger expected = base.birthday().add(BigInteger.TWO);
        assertThat(tiny.birthday()).isEqualTo(expected);
        assertThat(miny.birthday()).isEqualTo(expected);
        assertThat(tiny.negate().isIdentical(miny)).isTrue();
      }
    }
  }
}
