package org.gamester.analysis.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/** How the program chooses its moves. */
public sealed interface Level extends Participant permits Perfect, RandomMoves, Teaching {

  /** All levels. */
  List<Level> ALL = List.of(new Perfect(), new RandomMoves(), new Teaching());

  /**
   * Chooses a move for the player to move; there is one.
   *
   * @param prospects finds who wins
   * @param random decides between moves that are equally good
   * @param best receives choices on the way, each better than the one before, in case the search is
   *     stopped
   * @throws org.gamester.values.ComputationStopped if the search is stopped
   */
  Choice choose(Play play, Prospects prospects, RandomGenerator random, Consumer<Choice> best);

  /** The level of that name. */
  static Optional<Level> of(String name) {
    return ALL.stream().filter(level -> level.name().equals(name)).findAny();
  }
}
