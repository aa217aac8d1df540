package org.gamester.script.evaluation;

import org.gamester.script.classes.Arguments;
import org.gamester.script.classes.Callable;
import org.gamester.script.classes.Context;
import org.gamester.script.classes.Signature;
import org.gamester.script.syntax.Expression.FunctionLiteral;
import org.jspecify.annotations.Nullable;

/** A function of the language: its text, and the local variables that were visible there. */
public final class ScriptFunction implements Callable {

  private final FunctionLiteral literal;
  private final Signature signature;
  private final @Nullable Variable captured;

  ScriptFunction(FunctionLiteral literal, Signature signature, @Nullable Variable captured) {
    this.literal = literal;
    this.signature = signature;
    this.captured = captured;
  }

  public FunctionLiteral literal() {
    return literal;
  }

  Signature signature() {
    return signature;
  }

  @Nullable Variable captured() {
    return captured;
  }

  @Override
  public int parameterCount() {
    return signature.parameters().size();
  }

  @Override
  public Object call(Arguments arguments, Context context) {
    return ((Interpreter) context).functions().call(this, arguments);
  }
}
