package org.gamester.script.evaluation;

import org.gamester.script.classes.Arguments;
import org.gamester.script.classes.Context;
import org.gamester.script.classes.WrittenFunction;
import org.gamester.script.syntax.Expression.FunctionLiteral;

/** A function of the language: its text, its code, and the local variables it has captured. */
public final class ScriptFunction implements WrittenFunction {

  private final FunctionCode code;
  private final Object[] captured;

  ScriptFunction(FunctionCode code, Object[] captured) {
    this.code = code;
    this.captured = captured;
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
    return code.call((Evaluation) context, captured, arguments);
  }

  /** Where it is defined. */
  @Override
  public String toString() {
    return literal().position().toString();
  }
}
