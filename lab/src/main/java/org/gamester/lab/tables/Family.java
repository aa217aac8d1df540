package org.gamester.lab.tables;

import java.util.function.Function;
import org.gamester.lab.Assignment;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/** A family of games that depend on integer variables, such as the heaps of a ruleset by size. */
@FunctionalInterface
public interface Family {

  /**
   * Returns a game of the family.
   *
   * @param variables the values of the variables
   * @return the game, or null if a table is to have no row here
   * @throws NoGameException if there is none, as for a Young diagram with increasing rows; a table
   *     then has a row with the reason
   */
  @Nullable Member at(Assignment variables);

  /** A family of games whose values are given. */
  static Family ofValues(Function<Assignment, @Nullable ShortGame> values) {
    return variables -> {
      ShortGame value = values.apply(variables);
      return value == null ? null : () -> value;
    };
  }
}
