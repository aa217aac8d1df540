package org.gamester.rulesets.coordinates;

/** Takes the moves of a token. */
@FunctionalInterface
public interface TokenMoves {

  /** The token may go to a cell; neither number is negative. */
  void add(long row, long column);
}
