package org.gamester.analysis;

import org.gamester.rulesets.Packing;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates a component without visiting all its followers.
 *
 * @param <R> the type of the results
 */
@FunctionalInterface
interface FallbackEvaluator<R> {

  /**
   * The result of a component, or null if the walk is to find it.
   *
   * @param component its words, not to be changed
   * @param walk finds the results of other components; it may be asked again and again
   */
  @Nullable R result(Packing packing, long[] component, PackedWalk<R> walk);
}
