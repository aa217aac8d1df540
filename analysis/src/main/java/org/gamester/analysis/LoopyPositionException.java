package org.gamester.analysis;

import org.gamester.rulesets.Position;
import org.gamester.values.Refused;

/** Thrown for a position to which play can return, so that it has no value as a short game. */
public class LoopyPositionException extends RuntimeException implements Refused {
  private static final long serialVersionUID = 1L;
  private final String position;

  /**
   * @param position with its rules
   */
  public LoopyPositionException(String position) {
    this(position, "it is loopy, not a short game");
  }

  private LoopyPositionException(String position, String consequence) {
    super("play can return to the position " + position + ", so " + consequence);
    this.position = position;
  }

  /** The same where something is asked under misere play. */
  LoopyPositionException underMisere() {
    return underMisere(position);
  }

  /** Thrown where something is asked under misere play, which is for play that ends. */
  public static LoopyPositionException underMisere(Position position) {
    return underMisere(position.rules().text(position));
  }

  private static LoopyPositionException underMisere(String position) {
    return new LoopyPositionException(position, "it has no outcome and no value under misere play");
  }
}
