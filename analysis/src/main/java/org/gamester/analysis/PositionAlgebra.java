package org.gamester.analysis;

import java.util.List;
import org.gamester.rulesets.Position;
import org.jspecify.annotations.Nullable;

/**
 * What is computed of positions: how the result of a position comes from those of its options and
 * the result of a sum from those of its parts.
 *
 * @param <R> the type of the results, immutable
 */
interface PositionAlgebra<R> {

  /** The result by a theorem, without looking at options; null if there is none. */
  @Nullable R known(Position position);

  /** The result of {left | right}. */
  R of(List<R> left, List<R> right);

  /** The result of a sum; of the empty sum if there are no parts. */
  R sum(List<R> parts);
}
