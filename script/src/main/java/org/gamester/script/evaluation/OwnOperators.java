package org.gamester.script.evaluation;

import java.util.Objects;
import org.gamester.script.classes.Arguments;
import org.gamester.script.classes.MemberGroup;
import org.gamester.script.operators.NoOperationException;
import org.gamester.script.syntax.OperatorName;

/**
 * Operators that a class declares for its objects, as in {@code def op + (other) := ...}. Those of
 * the language come first: {@code +} of two games is their sum, whatever their classes declare.
 */
final class OwnOperators {

  private OwnOperators() {}

  /** Whether the class of an object declares an operator. */
  static boolean declares(Object object, String operator) {
    return object instanceof Instance instance && instance.type().writes(OperatorName.of(operator));
  }

  /**
   * What an operator of the first operand's class gives.
   *
   * @param nodes the nodes of the function around the operator
   * @param none what the language said
   * @throws RuntimeException {@code none} itself, if it is about other objects or there is no such
   *     operator; or what the operator throws
   */
  static Object apply(
      String operator, Frame frame, int nodes, NoOperationException none, Object... operands) {
    if (!isAbout(none, operands) || !declares(operands[0], operator)) {
      throw none;
    }
    Object[] arguments = new Object[operands.length - 1];
    System.arraycopy(operands, 1, arguments, 0, arguments.length);
    return call(operator, frame, nodes, operands[0], arguments);
  }

  /** Whether it is about the operands, or, as {@code a +- b} is a + (+-b), the last of them. */
  private static boolean isAbout(NoOperationException none, Object... operands) {
    return none.isAbout(operands) || none.isAbout(operands[operands.length - 1]);
  }

  /** What an operator that is declared gives. */
  static Object call(String operator, Frame frame, int nodes, Object object, Object... arguments) {
    WrittenClass type = ((Instance) object).type();
    MemberGroup group =
        Objects.requireNonNull(
            type.home().library().memberGroup(type, OperatorName.of(operator)), operator);
    Evaluation evaluation = frame.evaluation;
    evaluation.enterCall(evaluation.deeper(frame.depth, nodes));
    if (group.hasMethods()) {
      return group.call(object, Arguments.of(arguments), evaluation);
    }
    Object member = group.get(object, evaluation);
    return arguments.length == 0 ? member : evaluation.call(member, Arguments.of(arguments));
  }
}
