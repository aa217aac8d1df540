package org.gamester.lab.tables;

import org.gamester.values.Outcome;
import org.gamester.values.ShortGame;

/** A game of a family. Who wins it may be found where its value cannot. */
@FunctionalInterface
public interface Member {

  /** The value. */
  ShortGame value();

  /** The outcome. */
  default Outcome outcome() {
    return value().outcome();
  }
}
