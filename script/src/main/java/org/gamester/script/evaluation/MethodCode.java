package org.gamester.script.evaluation;

import java.util.List;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * What a method does, or the code that initialises a class or its objects.
 *
 * @param parameters the local variables that the arguments become
 * @param defaults what an argument is when it is {@link Missing}; Nothing where it must be given
 * @param size the number of slots
 */
record MethodCode(List<Local> parameters, List<Node> defaults, Node body, int size) {

  /**
   * What the method answers.
   *
   * @param self the object; of a static method, its class
   */
  Object call(Evaluation evaluation, @Nullable Object self, Object[] arguments) {
    Computation.poll();
    int depth = evaluation.depth();
    Frame frame =
        new Frame(evaluation, size, evaluation.deeper(depth, FunctionCode.NODES_OF_A_CALL), self);
    for (int i = 0; i < arguments.length; i++) {
      Object argument = arguments[i];
      if (argument == Missing.MISSING) {
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
