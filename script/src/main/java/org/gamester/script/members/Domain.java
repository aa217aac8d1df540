package org.gamester.script.members;

import java.util.function.Supplier;
import org.gamester.script.objects.ScriptException;

/** Operations that are not defined for all arguments of their classes. */
final class Domain {

  private Domain() {}

  /**
   * The result of an operation.
   *
   * @throws ScriptException if the operation is not defined for its arguments
   */
  static <T> T checked(Supplier<T> operation) {
    try {
      return operation.get();
    } catch (IllegalArgumentException e) {
      throw new ScriptException(String.valueOf(e.getMessage()));
    }
  }
}
