package org.gamester.script.evaluation;

import org.gamester.script.syntax.BinaryOperator;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * Integers of the language that an evaluation keeps as Java's {@code Long} while it counts and
 * adds, because to make a game of each costs more than to add it. Whatever leaves a variable or an
 * operator is the game again, see {@link Node#compute}.
 */
final class SmallIntegers {

  private SmallIntegers() {}

  /** The object of the language that a computed value is. */
  static Object toObject(Object computed) {
    return computed instanceof Long n ? ShortGame.integer(n) : computed;
  }

  /** A {@code Long} if the object is an integer that fits in one; otherwise the object. */
  static Object compact(Object object) {
    return object instanceof ShortGame game && game.isInteger() && game.leftStop().isLong()
        ? (Object) game.leftStop().longValueExact()
        : object;
  }

  /** The value of {@code a operator b}; null if it is left to the rules for all objects. */
  static @Nullable Object apply(BinaryOperator operator, long a, long b) {
    return switch (operator) {
      case PLUS -> {
        long sum = a + b;
        yield ((a ^ sum) & (b ^ sum)) < 0 ? null : (Object) sum;
      }
      case MINUS -> {
        long difference = a - b;
        yield ((a ^ b) & (a ^ difference)) < 0 ? null : (Object) difference;
      }
      case TIMES -> {
        long product = a * b;
        yield Math.multiplyHigh(a, b) == product >> 63 ? (Object) product : null;
      }
      case REMAINDER -> b == 0 ? null : (Object) (a % b);
      case EQUAL, IDENTICAL -> a == b;
      case NOT_EQUAL, NOT_IDENTICAL -> a != b;
      case LESS -> a < b;
      case LESS_OR_EQUAL -> a <= b;
      case GREATER -> a > b;
      case GREATER_OR_EQUAL -> a >= b;
      default -> null;
    };
  }
}
