package org.gamester.script.evaluation;

import org.jspecify.annotations.Nullable;

/**
 * A variable that more than one activation can see: one of the worksheet, or a local one that a
 * function has captured. Changed by {@link WorksheetVariables.Generation#assign} only.
 */
final class Variable {

  /** The value, if it has one; an integer may be a {@code Long}, see {@link SmallIntegers}. */
  @Nullable Object value;

  Variable(@Nullable Object value) {
    this.value = value;
  }
}
