package org.gamester.script.evaluation;

import org.gamester.rulesets.RulesetException;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.Refusals;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.SourcePlace;
import org.gamester.values.GameTooLargeException;

/** A part of a program whose names are resolved, ready to be evaluated any number of times. */
interface Node {

  /** The value; of a statement perhaps a {@link Jump}. */
  Object evaluate(Frame frame);

  /**
   * The same, but an integer may be a {@code Long}, see {@link SmallIntegers}: for those who only
   * store the value or calculate with it.
   */
  default Object compute(Frame frame) {
    return evaluate(frame);
  }

  /** The value, which must be Boolean. */
  default boolean isTrue(Frame frame, SourcePlace position) {
    return isTrue(evaluate(frame), position);
  }

  static boolean isTrue(Object value, SourcePlace position) {
    if (value instanceof Boolean bool) {
      return bool;
    }
    throw Classes.expected(StandardClasses.BOOLEAN, value).at(position);
  }

  /** The values of several nodes, in order. */
  static Object[] evaluateAll(Node[] nodes, Frame frame) {
    Object[] values = new Object[nodes.length];
    for (int i = 0; i < nodes.length; i++) {
      values[i] = nodes[i].evaluate(frame);
    }
    return values;
  }

  /** An error of the language with a position, from whatever the lower floors threw. */
  static RuntimeException located(RuntimeException e, SourcePlace position) {
    return switch (e) {
      case ScriptException script -> script.hasPosition() ? script : script.at(position);
      case ArithmeticException arithmetic -> Refusals.error(arithmetic).at(position);
      case RulesetException faulty when faulty.getCause() instanceof ScriptException script ->
          script.copy().at(position);
      case RulesetException faulty ->
          new ScriptException(String.valueOf(faulty.getMessage()), position);
      case GameTooLargeException large -> Refusals.error(large).at(position);
      default -> e;
    };
  }
}
