package org.gamester.values;

/** The two players. */
public enum Player {
  LEFT,
  RIGHT;

  /** The other player. */
  public Player opponent() {
    return this == LEFT ? RIGHT : LEFT;
  }

  /** The player's name in a sentence, "Left" or "Right". */
  public String displayName() {
    return this == LEFT ? "Left" : "Right";
  }

  /** 1 for Left, -1 for Right: the sign of a player's own advantage. */
  public int sign() {
    return this == LEFT ? 1 : -1;
  }
}
