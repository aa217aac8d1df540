package org.gamester.rulesets;

import java.util.function.Supplier;
import org.gamester.values.Player;

/**
 * A move: where it leads, and what it is called. The name says what happens on the board, as in
 * {@code c2-d2} or {@code take 3}; it is made only when asked for.
 */
public interface Move {

  /** The position after the move. */
  Position to();

  /** The name by which the move is played. */
  String name();

  /** Its name among the moves of the part of a sum in which it is made. */
  default String nameInPart() {
    return name();
  }

  /**
   * Who is to move after it: the opponent, unless the same player has to move again, as may be
   * under {@link Convention#SCORING} and {@link Convention#ENTAILING}.
   */
  default Player next(Player mover) {
    return mover.opponent();
  }

  /** A move whose name is made by {@code name} when it is asked for. */
  static Move of(Position to, Supplier<String> name) {
    return new GivenMove(to, name, Player::opponent);
  }

  /** A move with a ready name. */
  static Move of(Position to, String name) {
    return of(to, () -> name);
  }

  /** This move, after which the same player has to move again. */
  default Move again() {
    return new GivenMove(to(), this::name, mover -> mover);
  }

  /** A move with the turn of this one, to another position and with another name. */
  default Move as(Position other, Supplier<String> name) {
    return new GivenMove(other, name, this::next);
  }
}
