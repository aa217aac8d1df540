package org.gamester.values.thermography;

import java.util.ArrayList;
import java.util.List;
import org.gamester.values.Computation;
import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;

/// The thermal dissociation of a game: its mean and its particles, infinitesimals that appear one
/// after the other as the game cools.
///
/// Theorem (_Winning Ways_, ch. 6): every short game is in one way the sum of its mean and of
/// particles heated to distinct temperatures t<sub>1</sub> > ... > t<sub>n</sub> >= 0. The first is
/// found by freezing, as the game cooled by its temperature is its mean plus the first particle.
/// Cooling is additive and undoes heating, so what is left without the heated particle is a number
/// at t<sub>1</sub>, and colder (laws 52 and 54). Cost: a freezing, a heating and a sum for each
/// particle.
///
/// @param mean the mean value
/// @param particles from the hottest on; none if the game is a number
public record ThermalDissociation(Dyadic mean, List<Particle> particles) {

  /**
   * A particle.
   *
   * @param temperature the temperature at which it freezes, at least 0
   * @param infinitesimal its value there, not 0
   */
  public record Particle(Dyadic temperature, ShortGame infinitesimal) {

    /** What the particle adds to the game. */
    public ShortGame heated() {
      return Heating.heat(infinitesimal, ShortGame.number(temperature));
    }
  }

  public ThermalDissociation {
    particles = List.copyOf(particles);
  }

  /** The thermal dissociation of a game. */
  public static ThermalDissociation of(ShortGame game) {
    Dyadic mean = Thermography.mean(game);
    ShortGame number = ShortGame.number(mean);
    List<Particle> particles = new ArrayList<>();
    ShortGame rest = game;
    while (!rest.isNumber()) {
      Computation.poll();
      Particle particle =
          new Particle(Thermography.temperature(rest), Cooling.freeze(rest).minus(number));
      particles.add(particle);
      rest = rest.minus(particle.heated());
    }
    return new ThermalDissociation(mean, particles);
  }
}
