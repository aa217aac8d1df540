package org.gamester.values.thermography;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.values.SampleGames.game;
import static org.gamester.values.SampleGames.integer;

import java.util.ArrayList;
import java.util.List;
import org.gamester.values.Dyadic;
import org.gamester.values.SampleGames;
import org.gamester.values.ShortGame;
import org.gamester.values.thermography.ThermalDissociation.Particle;
import org.junit.jupiter.api.Test;

class ThermalDissociationTest {

  /** <i>Winning Ways</i>, chapter 6: a switch is its mean and a heated star. */
  @Test
  void aSwitchIsItsMeanAndAHeatedStar() {
    assertThat(ThermalDissociation.of(game(integer(4), integer(0))))
        .isEqualTo(
            new ThermalDissociation(
                Dyadic.of(2), List.of(new Particle(Dyadic.of(2), ShortGame.STAR))));
  }

  @Test
  void aNumberHasNoParticles() {
    for (ShortGame number : SampleGames.numbersByDay(4)) {
      assertThat(ThermalDissociation.of(number).particles()).isEmpty();
    }
  }

  @Test
  void gamesAreTheSumsOfTheirParticles() {
    List<ShortGame> games = new ArrayList<>(SampleGames.day2());
    games.addAll(SampleGames.random(60));
    for (ShortGame game : games) {
      ThermalDissociation dissociation = ThermalDissociation.of(game);
      ShortGame sum = ShortGame.number(dissociation.mean());
      Dyadic above = null;
      for (Particle particle : dissociation.particles()) {
        assertThat(particle.infinitesimal().isInfinitesimal()).isTrue();
        assertThat(particle.infinitesimal().isZero()).isFalse();
        assertThat(particle.temperature()).isGreaterThanOrEqualTo(Dyadic.ZERO);
        if (above != null) {
          assertThat(particle.temperature()).isLessThan(above);
        }
        above = particle.temperature();
        sum = sum.plus(particle.heated());
      }
      assertThat(sum).isEqualTo(game);
    }
  }
}
