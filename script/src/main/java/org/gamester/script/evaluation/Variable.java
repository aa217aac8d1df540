package org.gamester.script.evaluation;

import org.jspecify.annotations.Nullable;

/**
 * A local variable, and with it all that are visible where it is: a list that closures share.
 *
 * <p>Opening a scope costs nothing; leaving it drops the variables that were added since.
 */
final class Variable {

  private final String name;
  private final @Nullable Variable outer;
  private Object value;

  Variable(String name, Object value, @Nullable Variable outer) {
    this.name = name;
    this.value = value;
    this.outer = outer;
  }

  /** The nearest variable of this name, or null. */
  static @Nullable Variable find(@Nullable Variable innermost, String name) {
    for (Variable variable = innermost; variable != null; variable = variable.outer) {
      if (variable.name.equals(name)) {
        return variable;
      }
    }
    return null;
  }

  Object value() {
    return value;
  }

  void assign(Object newValue) {
    value = newValue;
  }
}
