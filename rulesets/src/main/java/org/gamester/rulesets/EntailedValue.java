package org.gamester.rulesets;

import java.util.OptionalInt;
import java.util.function.Predicate;

/**
 * What a position is worth under {@link Convention#ENTAILING}, in sums with others (<i>Winning
 * Ways</i>, chapter 12). Nimbers are added as in Nim; a sum in which a part is loony is won by the
 * player to move, and so it is loony itself.
 */
public sealed interface EntailedValue {

  /**
   * The position can be exchanged with a nimber, or is loony.
   *
   * @param nimber the m for which it can be exchanged with *m; empty if it is loony
   */
  record Exchange(OptionalInt nimber) implements EntailedValue {}

  /**
   * The next move, of either player, has to be made in the position.
   *
   * @param isWonBeside whether the player wins who has to make it, where all other parts together
   *     are worth this nimber, or are loony
   */
  record ToBeAnswered(Predicate<OptionalInt> isWonBeside) implements EntailedValue {}

  /** The nim sum of two nimbers; empty, for loony, if one of them is. */
  static OptionalInt sum(OptionalInt first, OptionalInt second) {
    return first.isPresent() && second.isPresent()
        ? OptionalInt.of(first.getAsInt() ^ second.getAsInt())
        : OptionalInt.empty();
  }
}
