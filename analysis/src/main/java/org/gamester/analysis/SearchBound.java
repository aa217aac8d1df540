package org.gamester.analysis;

import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;
import org.gamester.values.thermography.Thermography;

/**
 * The mean of a sum of values, and the highest of their temperatures, but at least 0: of a game
 * that bounds a component from below, or from above.
 */
record SearchBound(Dyadic mean, Dyadic temperature) {
  static final SearchBound ZERO = new SearchBound(Dyadic.ZERO, Dyadic.ZERO);

  SearchBound plus(SearchBound other) {
    return new SearchBound(mean.plus(other.mean), temperature.max(other.temperature));
  }

  SearchBound plus(ShortGame value) {
    return new SearchBound(
        mean.plus(Thermography.mean(value)), temperature.max(Thermography.temperature(value)));
  }

  SearchBound negative() {
    return new SearchBound(mean.negate(), temperature);
  }
}
