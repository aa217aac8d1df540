package org.gamester.values.notation;

import java.util.List;
import java.util.stream.Stream;
import org.gamester.values.ShortGame;

/** How one value is written, in terms of the values that are written within it. */
sealed interface TextForm {

  /** The values written within this one. */
  List<ShortGame> parts();

  /**
   * A value with a sign of its own.
   *
   * @param compound whether it consists of several signs, and needs parentheses after plus-minus
   */
  record Sign(String text, boolean compound) implements TextForm {
    @Override
    public List<ShortGame> parts() {
      return List.of();
    }
  }

  /** {S | -S}, written by S. */
  record PlusMinus(List<ShortGame> left) implements TextForm {
    @Override
    public List<ShortGame> parts() {
      return left;
    }
  }

  /**
   * x + tiny or x + miny.
   *
   * @param opening what stands before the size
   * @param compound whether x is not 0
   */
  record Tiny(String opening, ShortGame size, boolean compound) implements TextForm {
    @Override
    public List<ShortGame> parts() {
      return List.of(size);
    }
  }

  /** {L | R}. */
  record Braces(List<ShortGame> left, List<ShortGame> right) implements TextForm {
    @Override
    public List<ShortGame> parts() {
      return Stream.concat(left.stream(), right.stream()).toList();
    }
  }
}
