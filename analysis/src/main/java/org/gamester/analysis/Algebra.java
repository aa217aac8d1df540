package org.gamester.analysis;

import java.math.BigInteger;
import org.gamester.rulesets.Position;
import org.jspecify.annotations.Nullable;

/**
 * What is computed of positions: how the result of a position comes from those of its options, and
 * the result of a sum from those of its parts.
 *
 * @param <R> the type of the results, immutable
 */
interface Algebra<R> {

  /** Whether both players' options are asked for, or only Left's, which are those of both. */
  boolean isPartizan();

  /** The result by a theorem, without looking at options; null if there is none. */
  @Nullable R known(Position position);

  /** The result of the empty sum. */
  R zero();

  /** The result of a sum. */
  R sum(R first, R second);

  /** The result of the negative. */
  R negative(R result);

  /** The result of {@code count} copies; of the negative, if the count is negative. */
  R times(R result, BigInteger count);

  /**
   * The result of {left | right}.
   *
   * @param options Left's results, then Right's; may be changed
   * @param leftCount how many are Left's
   * @param count how many there are
   */
  R of(Object[] options, int leftCount, int count);
}
