package org.gamester.values.surreals;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The text of a {@link CantorSum}: terms by falling exponent, a coefficient after {@code ×}, an
 * exponent in parentheses if it has several terms or a coefficient, as in {@code ω^(ω+1)}, {@code
 * ω^ω^2}.
 *
 * <p>Written with a stack of its own, so that a tower of any height can be printed.
 */
final class CantorText {
  private CantorText() {}

  /** Terms of {@code sum} from {@code next} on are still to be written. */
  private record Pending(CantorSum sum, int next) {}

  static String of(CantorSum sum) {
    StringBuilder text = new StringBuilder();
    Deque<Object> stack = new ArrayDeque<>();
    push(stack, sum);
    while (!stack.isEmpty()) {
      switch (stack.pop()) {
        case Pending(CantorSum terms, int i) -> {
          if (i + 1 < terms.size()) {
            stack.push(new Pending(terms, i + 1));
          }
          writeTerm(text, stack, terms.exponent(i), terms.coefficient(i), i == 0);
        }
        case Object piece -> text.append(piece);
      }
    }
    return text.toString();
  }

  private static void push(Deque<Object> stack, CantorSum sum) {
    stack.push(sum.isZero() ? "0" : new Pending(sum, 0));
  }

  private static void writeTerm(
      StringBuilder text,
      Deque<Object> stack,
      CantorSum exponent,
      BigInteger coefficient,
      boolean first) {
    if (coefficient.signum() < 0) {
      text.append('-');
    } else if (!first) {
      text.append('+');
    }
    BigInteger size = coefficient.abs();
    if (exponent.isZero()) {
      text.append(size);
      return;
    }
    text.append('ω');
    if (!size.equals(BigInteger.ONE)) {
      stack.push("×" + size);
    }
    if (exponent.equals(CantorSum.ONE)) {
      return;
    }
    text.append('^');
    boolean bare =
        exponent.isInteger()
            || (exponent.size() == 1 && exponent.coefficient(0).equals(BigInteger.ONE));
    if (!bare) {
      text.append('(');
      stack.push(")");
    }
    push(stack, exponent);
  }
}
