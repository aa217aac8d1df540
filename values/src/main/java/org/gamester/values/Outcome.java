package org.gamester.values;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The outcome class of a game: who wins it with best play if Left starts, and if Right starts.
 *
 * <p>A short game has one of the first four. The others contain a draw, by endless play or by the
 * rules; they are named as in Siegel, <i>Combinatorial Game Theory</i>, section VI.1.
 */
public enum Outcome {
  /// Left wins, whoever starts: G > 0.
  L(Player.LEFT, Player.LEFT),
  /// Right wins, whoever starts: G < 0.
  R(Player.RIGHT, Player.RIGHT),
  /** The Next player (whoever starts) wins: G is confused with 0. */
  N(Player.LEFT, Player.RIGHT),
  /** The Previous player (whoever does not start) wins: G = 0. */
  P(Player.RIGHT, Player.LEFT),
  /** A draw, whoever starts. */
  D(null, null),
  /** A draw if Left starts; Left wins if Right starts. */
  PHat(null, Player.LEFT),
  /** Right wins if Left starts; a draw if Right starts. */
  PCheck(Player.RIGHT, null),
  /** Left wins if Left starts; a draw if Right starts. */
  NHat(Player.LEFT, null),
  /** A draw if Left starts; Right wins if Right starts. */
  NCheck(null, Player.RIGHT);

  private final @Nullable Player ifLeftStarts;
  private final @Nullable Player ifRightStarts;

  Outcome(@Nullable Player ifLeftStarts, @Nullable Player ifRightStarts) {
    this.ifLeftStarts = ifLeftStarts;
    this.ifRightStarts = ifRightStarts;
  }

  /** The outcome of a game from its relation to 0. */
  public static Outcome of(Relation toZero) {
    return switch (toZero) {
      case GREATER -> L;
      case LESS -> R;
      case CONFUSED -> N;
      case EQUAL -> P;
    };
  }

  /**
   * The outcome of a game that cannot be drawn.
   *
   * @param leftWins whether Left wins if Left starts
   * @param rightWins whether Right wins if Right starts
   */
  public static Outcome of(boolean leftWins, boolean rightWins) {
    if (leftWins) {
      return rightWins ? N : L;
    }
    return rightWins ? R : P;
  }

  /**
   * The outcome from the winners with best play; none is a draw.
   *
   * @param ifLeftStarts who wins if Left starts
   * @param ifRightStarts who wins if Right starts
   */
  public static Outcome of(Optional<Player> ifLeftStarts, Optional<Player> ifRightStarts) {
    return of(ifLeftStarts.orElse(null), ifRightStarts.orElse(null));
  }

  private static Outcome of(@Nullable Player ifLeftStarts, @Nullable Player ifRightStarts) {
    for (Outcome outcome : values()) {
      if (outcome.ifLeftStarts == ifLeftStarts && outcome.ifRightStarts == ifRightStarts) {
        return outcome;
      }
    }
    throw new AssertionError(); // the nine constants are the nine pairs
  }

  /** Who wins when {@code starter} starts; empty for a draw. */
  public Optional<Player> winner(Player starter) {
    return Optional.ofNullable(starter == Player.LEFT ? ifLeftStarts : ifRightStarts);
  }

  /** The outcome in words, as in "Left wins, whoever starts". */
  public String inWords() {
    return switch (this) {
      case L -> "Left wins, whoever starts";
      case R -> "Right wins, whoever starts";
      case N -> "the player who starts wins";
      case P -> "the player who starts loses";
      case D -> "a draw, whoever starts";
      case PHat -> "a draw if Left starts; Left wins if Right starts";
      case PCheck -> "Right wins if Left starts; a draw if Right starts";
      case NHat -> "Left wins if Left starts; a draw if Right starts";
      case NCheck -> "a draw if Left starts; Right wins if Right starts";
    };
  }

  /** Whether {@code player} wins when {@code player} starts. */
  public boolean winsStarting(Player player) {
    return (player == Player.LEFT ? ifLeftStarts : ifRightStarts) == player;
  }

  /** The outcome of the negative: Left and Right exchanged. */
  public Outcome negate() {
    return of(
        winner(Player.RIGHT).map(Player::opponent), winner(Player.LEFT).map(Player::opponent));
  }
}
