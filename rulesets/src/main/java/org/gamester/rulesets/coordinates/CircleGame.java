package org.gamester.rulesets.coordinates;

import java.util.stream.LongStream;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.heap.SubtractionSet;
import org.jspecify.annotations.Nullable;

/** A game with a token on a circle of places, which goes on or back by steps of a set. */
abstract class CircleGame extends Game {
  static final String PLACES = "places";
  static final String STEPS = "steps";

  private final int places;
  private final SubtractionSet steps;
  private int @Nullable [] known;

  /** On 5 places, by 1 or 2. */
  CircleGame(Description description) {
    super(description);
    this.places = 5;
    this.steps = SubtractionSet.of(1, 2);
  }

  /**
   * @param given the number of places and the set of steps
   * @param mostPlaces how many places there may be
   */
  CircleGame(Description description, Parameters given, int mostPlaces) {
    super(description, given);
    this.places = (int) given.number(PLACES, 1, mostPlaces);
    this.steps = SubtractionSet.read(given.reader(STEPS));
  }

  final int places() {
    return places;
  }

  /** The numbers of places that a token may go by, each less than a round; found once. */
  final synchronized int[] steps() {
    if (known == null) {
      known =
          LongStream.iterate(steps.next(0), step -> step < places, steps::next)
              .mapToInt(step -> (int) step)
              .toArray();
    }
    return known;
  }
}
