package org.gamester.lab.tables;

import java.util.Optional;
import java.util.OptionalInt;
import org.gamester.analysis.LoopyNimber;
import org.gamester.values.Outcome;
import org.gamester.values.ShortGame;
import org.gamester.values.loopy.LoopyValue;

/** A game of a family. Who wins it may be found where its value cannot. */
@FunctionalInterface
public interface Member {

  /**
   * The value as a short game.
   *
   * @throws NoGameException if it is none
   */
  ShortGame value();

  /** The value if it is no short game; empty if it is one. */
  default Optional<LoopyValue> loopyValue() {
    return Optional.empty();
  }

  /** The Grundy value if the game is impartial and its value is no short game. */
  default Optional<LoopyNimber> loopyNimber() {
    return Optional.empty();
  }

  /**
   * Where moves entail others, the nimber, which is empty if the game is loony; empty for other
   * games.
   */
  default Optional<OptionalInt> entailedNimber() {
    return Optional.empty();
  }

  /** The outcome. */
  default Outcome outcome() {
    return value().outcome();
  }

  /** In play for a score, what Left scores minus what Right scores if Left starts. */
  default int score() {
    throw new NoGameException("there is no score, because this is not play for a score");
  }
}
