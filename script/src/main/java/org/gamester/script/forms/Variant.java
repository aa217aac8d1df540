package org.gamester.script.forms;

/** Other rules for the moves of a game. */
public enum Variant {
  /** Either player may make the moves of both. */
  IMPARTIAL,
  /** A player may move only where the opponent could move too. */
  DICOTIC,
  /** After each move the game is replaced by its negative. */
  TWISTED
}
