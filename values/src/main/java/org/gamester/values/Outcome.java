package org.gamester.values;

/** Who wins a short game under normal play. */
public enum Outcome {
  /** Left wins, whoever starts: G &gt; 0. */
  L,
  /** Right wins, whoever starts: G &lt; 0. */
  R,
  /** The Next player (whoever starts) wins: G is confused with 0. */
  N,
  /** The Previous player (whoever does not start) wins: G = 0. */
  P;

  /** The outcome of a game from its relation to 0. */
  public static Outcome of(Relation toZero) {
    return switch (toZero) {
      case GREATER -> L;
      case LESS -> R;
      case CONFUSED -> N;
      case EQUAL -> P;
    };
  }

  /** The outcome in words, as in "Left wins". */
  public String inWords() {
    return switch (this) {
      case L -> "Left wins, whoever starts";
      case R -> "Right wins, whoever starts";
      case N -> "the player who starts wins";
      case P -> "the player who starts loses";
    };
  }

  /** Whether {@code player} wins when {@code player} starts. */
  public boolean winsStarting(Player player) {
    return this == N || this == (player == Player.LEFT ? L : R);
  }

  /** The outcome of the negative: Left and Right exchanged. */
  public Outcome negate() {
    return switch (this) {
      case L -> R;
      case R -> L;
      default -> this;
    };
  }
}
