package org.gamester.script.evaluation;

import java.util.ArrayList;
import java.util.List;
import org.gamester.script.classes.Arguments;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.Parameter;
import org.gamester.script.classes.Signature;
import org.gamester.script.evaluation.Signals.ReturnSignal;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.FunctionLiteral;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/** Makes and calls functions of the language. */
final class Functions {

  private final Interpreter interpreter;

  Functions(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  /** The function that a literal makes where it stands. */
  ScriptFunction make(FunctionLiteral literal, Scope scope) {
    List<Parameter> parameters = new ArrayList<>();
    for (Expression.Parameter parameter : literal.parameters()) {
      if (parameter.expands() && parameter != literal.parameters().getLast()) {
        throw new ScriptException(
            "Invalid expansion for parameter `" + parameter.name() + "`: must be in last position",
            parameter.position());
      }
      LanguageClass type = Classes.OBJECT;
      String typeName = parameter.typeName();
      if (typeName != null) {
        type = Classes.find(typeName);
        if (type == null) {
          throw new ScriptException(
              "Unknown class in parameter declaration: `" + typeName + "`", parameter.position());
        }
      }
      parameters.add(
          new Parameter(
              parameter.name(), type, parameter.defaultValue() != null, null, parameter.expands()));
    }
    return new ScriptFunction(literal, new Signature(parameters), scope.innermost());
  }

  /** Calls a function of the language. */
  Object call(ScriptFunction function, Arguments arguments) {
    Computation.poll();
    @Nullable Object[] bound = function.signature().bind(arguments, "in function call");
    Scope scope = new Scope(function.captured(), false);
    List<Expression.Parameter> parameters = function.literal().parameters();
    for (int i = 0; i < bound.length; i++) {
      Object value = bound[i];
      scope.declare(
          parameters.get(i).name(),
          value == null
              ? interpreter.valueOrNothing(parameters.get(i).defaultValue(), scope)
              : value);
    }
    int entered = interpreter.depth();
    try {
      return interpreter.evaluate(function.literal().body(), scope);
    } catch (ReturnSignal signal) {
      interpreter.restoreDepth(entered);
      return signal.value();
    }
  }
}
