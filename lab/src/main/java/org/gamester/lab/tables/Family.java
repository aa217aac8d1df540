package org.gamester.lab.tables;

import org.gamester.lab.Assignment;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/** Games that depend on some integer variables, such as the heaps of a ruleset by their size. */
@FunctionalInterface
public interface Family {

  /**
   * The game.
   *
   * @param variables the values of the variables
   * @return null if there is no such game, as for a Young diagram whose rows grow
   */
  @Nullable ShortGame at(Assignment variables);
}
