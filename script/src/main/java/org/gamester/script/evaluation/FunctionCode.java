package org.gamester.script.evaluation;

import java.util.List;
import java.util.Objects;
import org.gamester.script.classes.Arguments;
import org.gamester.script.classes.Callable;
import org.gamester.script.classes.Signature;
import org.gamester.script.syntax.Expression.FunctionLiteral;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * What a function literal does whenever the function is called.
 *
 * @param parameters the local variables that the arguments become
 * @param defaults what an argument is when it is missing; Nothing where it must be given
 * @param captured the variables of the function around that are shared; they are in the last slots
 *     here
 * @param size the number of slots
 */
record FunctionCode(
    FunctionLiteral literal,
    Signature signature,
    List<Local> parameters,
    List<Node> defaults,
    Node body,
    List<Local> captured,
    int size) {

  /** Nodes that a call is counted as, for what happens between call and body. */
  static final int NODES_OF_A_CALL = 4;

  /** The function that the literal makes in a frame of the function around it. */
  ScriptFunction capture(Frame frame) {
    Object[] variables = new Object[captured.size()];
    for (int i = 0; i < variables.length; i++) {
      variables[i] = Objects.requireNonNull(frame.slots[captured.get(i).slot()]);
    }
    return new ScriptFunction(this, variables, frame.self);
  }

  Object call(
      Evaluation evaluation, Object[] variables, @Nullable Object self, Arguments arguments) {
    return run(
        evaluation,
        variables,
        self,
        signature.bind(arguments, () -> Callable.IN_FUNCTION_CALL, true));
  }

  /**
   * Calls the function with arguments that are known to fit.
   *
   * @param self the object in whose class the function is written, if there is one
   * @param bound integers may be {@code Long}, see {@link SmallIntegers}
   */
  Object run(
      Evaluation evaluation, Object[] variables, @Nullable Object self, @Nullable Object[] bound) {
    Computation.poll();
    int depth = evaluation.depth();
    Frame frame = new Frame(evaluation, size, evaluation.deeper(depth, NODES_OF_A_CALL), self);
    System.arraycopy(variables, 0, frame.slots, size - variables.length, variables.length);
    for (int i = 0; i < bound.length; i++) {
      Object argument = bound[i];
      if (argument == null) {
        argument = defaults.get(i).evaluate(frame);
      }
      parameters.get(i).declare(frame, argument);
    }
    Object value;
    try {
      value = body.compute(frame);
    } catch (Jump.Thrown thrown) {
      value = thrown.jump();
    }
    evaluation.returnTo(depth);
    return value instanceof Jump jump ? jump.value() : SmallIntegers.toObject(value);
  }
}
