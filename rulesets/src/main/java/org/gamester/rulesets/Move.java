package org.gamester.rulesets;

import java.util.function.Supplier;

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

  /** A move whose name is made by {@code name} when it is asked for. */
  static Move of(Position to, Supplier<String> name) {
    return new Move() {
      @Override
      public Position to() {
        return to;
      }

      @Override
      public String name() {
        return name.get();
      }

      @Override
      public String toString() {
        return name.get();
      }
    };
  }

  /** A move with a ready name. */
  static Move of(Position to, String name) {
    return of(to, () -> name);
  }
}
