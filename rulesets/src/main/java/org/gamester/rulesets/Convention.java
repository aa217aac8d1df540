package org.gamester.rulesets;

/** What ends a play, and who has won it then. */
public enum Convention {
  /** Normal play: a player to move who has no move loses. */
  NORMAL("normal play"),
  /** Misere play: a player to move who has no move wins. */
  MISERE("misere play"),
  /** Normal play in which a position may come back, so that a play need not end. */
  LOOPY("play that may repeat"),
  /** A position itself says who has won, or that nobody has. */
  ENDING("play that ends with a win or a draw");

  private final String text;

  Convention(String text) {
    this.text = text;
  }

  /** As in "normal play". */
  public String text() {
    return text;
  }
}
