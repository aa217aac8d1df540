package org.gamester.script.evaluation;

import org.gamester.script.classes.Arguments;
import org.gamester.script.classes.Context;
import org.gamester.script.classes.WrittenFunction;
import org.gamester.script.syntax.Expression.FunctionLiteral;
import org.jspecify.annotations.Nullable;

/** A function of the language: its text, its code, and the local variables it has captured. */
public final class ScriptFunction implements WrittenFunction {

  private final FunctionCode code;
  private final Object[] captured;
  private final @Nullable Object self;

  /**
   * @param self the object whose method the function is made in; null outside of classes
   */
  ScriptFunction(FunctionCode code, Object[] captured, @Nullable Object self) {
    this.code = code;
    this.captured = captured;
    this.self = self;
  }

  @Override
  public FunctionLiteral literal() {
    return code.literal();
  }

  @Override
  public int parameterCount() {
    return code.signature().parameters().size();
  }

  @Override
  public Object call(Arguments arguments, Context context) {
    return code.call((Evaluation) context, captured, self, arguments);
  }

  /** Where it is defined. */
  @Override
  public String toString() {
    return literal().position().toString();
  }
}
