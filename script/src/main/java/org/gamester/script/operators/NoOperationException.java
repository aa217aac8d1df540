package org.gamester.script.operators;

import java.util.Arrays;
import org.gamester.script.objects.ScriptException;

/** The error that the language has no operation for operands of these kinds. */
public final class NoOperationException extends ScriptException {
  private static final long serialVersionUID = 1L;

  private final transient Object[] operands;

  /**
   * @param advice what to write instead; may be empty
   */
  NoOperationException(String message, String advice, Object... operands) {
    super(message, advice);
    this.operands = operands;
  }

  /** Whether it is about these very objects, not about others on the way to their value. */
  public boolean isAbout(Object... objects) {
    return Arrays.equals(operands, objects, (a, b) -> a == b ? 0 : 1);
  }
}
