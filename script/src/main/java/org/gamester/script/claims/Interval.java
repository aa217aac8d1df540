package org.gamester.script.claims;

import java.util.List;
import org.gamester.lab.Variable;
import org.gamester.script.syntax.BinaryOperator;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.*;
import org.gamester.script.syntax.SyntaxException;
import org.gamester.script.syntax.UnaryOperator;

/**
 * Between which integers a bound lies that depends on variables in front, whatever their values.
 */
record Interval(long low, long high) {

  /** Large enough for all bounds, and small enough that sums of two never overflow. */
  private static final long LARGEST = 1L << 40;

  /** A bound, as a function of the ranges of the variables in front. */
  interface Bound {
    Interval over(List<Variable> earlier);
  }

  /**
   * The bound that an expression is.
   *
   * @throws SyntaxException if it uses more than +, -, * and powers of variables and integers
   */
  static Bound bound(Expression expression) {
    return switch (expression) {
      case IntegerLiteral e -> {
        long n = e.value().bitLength() < 40 ? e.value().longValueExact() : LARGEST;
        yield earlier -> new Interval(n, n);
      }
      case Name e -> earlier -> range(e.name(), earlier);
      case Unary e when e.operator() == UnaryOperator.MINUS -> {
        Bound operand = bound(e.operand());
        yield earlier -> operand.over(earlier).negative();
      }
      case Chain e -> chain(e);
      case RightChain e
          when e.links().size() == 1 && e.links().getFirst().operator() == BinaryOperator.POWER -> {
        Bound base = bound(e.links().getFirst().operand());
        Bound exponent = bound(e.last());
        yield earlier -> base.over(earlier).power(exponent.over(earlier));
      }
      default -> throw unfit(expression);
    };
  }

  private static SyntaxException unfit(Expression expression) {
    return new SyntaxException(
        "A bound that depends on other variables is written with +, -, *, ^, integers and these"
            + " variables only.",
        "",
        expression.position());
  }

  private static Bound chain(Chain chain) {
    Bound bound = bound(chain.first());
    for (Link link : chain.links()) {
      Bound left = bound;
      Bound right = bound(link.operand());
      bound =
          switch (link.operator()) {
            case PLUS -> earlier -> left.over(earlier).plus(right.over(earlier));
            case MINUS -> earlier -> left.over(earlier).plus(right.over(earlier).negative());
            case TIMES -> earlier -> left.over(earlier).times(right.over(earlier));
            default -> throw unfit(chain);
          };
    }
    return bound;
  }

  private static Interval range(String name, List<Variable> earlier) {
    return earlier.stream()
        .filter(variable -> variable.name().equals(name))
        .findFirst()
        .map(variable -> new Interval(variable.low(), variable.high()))
        .orElseThrow(() -> new IllegalArgumentException("there is no variable " + name));
  }

  private Interval negative() {
    return new Interval(-high, -low);
  }

  private Interval plus(Interval other) {
    return new Interval(clipped(low + other.low), clipped(high + other.high));
  }

  private Interval times(Interval other) {
    long a = product(low, other.low);
    long b = product(low, other.high);
    long c = product(high, other.low);
    long d = product(high, other.high);
    return new Interval(
        Math.min(Math.min(a, b), Math.min(c, d)), Math.max(Math.max(a, b), Math.max(c, d)));
  }

  private Interval power(Interval exponent) {
    long greatest = power(Math.max(Math.abs(low), Math.abs(high)), exponent.high);
    return new Interval(low < 0 ? -greatest : power(low, exponent.low), greatest);
  }

  private static long power(long base, long exponent) {
    long power = 1;
    for (long i = 0; i < exponent && power < LARGEST && base > 1; i++) {
      power = product(power, base);
    }
    return exponent > 0 && base == 0 ? 0 : power;
  }

  private static long product(long a, long b) {
    return Math.multiplyHigh(a, b) == a * b >> 63
        ? clipped(a * b)
        : a < 0 == b < 0 ? LARGEST : -LARGEST;
  }

  private static long clipped(long n) {
    return Math.clamp(n, -LARGEST, LARGEST);
  }

  /** The nearest integer that a variable can have as its value. */
  static int toInt(long n) {
    return Math.clamp(n, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }
}
