package org.gamester.lab.claims;

import org.gamester.values.ShortGame;

/**
 * A side of a claim that is a game whose value has not been found; how it compares with other games
 * may be known sooner. Its text is for reports.
 */
public interface GameSide {

  /** The value. */
  ShortGame value();

  /**
   * Whether this game is at most another one.
   *
   * @param game a {@code ShortGame} or a {@code GameSide}
   */
  boolean isAtMost(Object game);

  /**
   * Whether this game is at least another one.
   *
   * @param game a {@code ShortGame} or a {@code GameSide}
   */
  boolean isAtLeast(Object game);
}
