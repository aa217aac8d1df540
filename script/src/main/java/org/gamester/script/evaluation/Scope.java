package org.gamester.script.evaluation;

import org.jspecify.annotations.Nullable;

/** The local variables of one activation of a function, or of one worksheet input. */
final class Scope {

  private final boolean worksheet;
  private @Nullable Variable innermost;

  Scope(@Nullable Variable innermost, boolean worksheet) {
    this.innermost = innermost;
    this.worksheet = worksheet;
  }

  /** Whether this is the worksheet itself, outside all blocks: variables declared here stay. */
  boolean isWorksheet() {
    return worksheet;
  }

  @Nullable Variable innermost() {
    return innermost;
  }

  /** A scope for a block: what is declared in it does not show outside. */
  Scope nested() {
    return new Scope(innermost, false);
  }

  Variable declare(String name, Object value) {
    Variable variable = new Variable(name, value, innermost);
    innermost = variable;
    return variable;
  }

  @Nullable Variable find(String name) {
    return Variable.find(innermost, name);
  }
}
