package org.gamester.values.notation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.gamester.values.Dyadic;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Integers;
import org.gamester.values.ShortGame;

/** Applies the operators of the notation. A failure is an {@link Undefined} with what to say. */
final class Arithmetic {

  private Arithmetic() {}

  /** The operands have no such result. */
  static final class Undefined extends Exception {
    private static final long serialVersionUID = 1L;

    Undefined(String message) {
      super(message);
    }
  }

  static ShortGame prefix(Operator operator, Operand operand) throws Undefined {
    return switch (operand) {
      case Operand.Collection collection -> {
        if (operator != Operator.PLUS_MINUS) {
          throw new Undefined("only +- can stand before a set");
        }
        yield plusMinus(collection.games());
      }
      case Operand.Value value ->
          switch (operator) {
            case NEGATIVE -> value.game().negate();
            case PLUS_MINUS -> ShortGame.switchOf(value.game());
            default -> value.game();
          };
    };
  }

  static ShortGame binary(Operand left, Operator operator, Operand right) throws Undefined {
    if (operator == Operator.PLUS_PLUS_MINUS) {
      return game(left).plus(prefix(Operator.PLUS_MINUS, right));
    }
    ShortGame g = game(left);
    ShortGame h = game(right);
    try {
      return switch (operator) {
        case PLUS -> g.plus(h);
        case MINUS -> g.minus(h);
        case TIMES -> product(g, h);
        case DIVIDED_BY -> quotient(g, h);
        case TO_THE_POWER -> power(g, h);
        default -> throw new AssertionError(operator + " is not a binary operator");
      };
    } catch (GameTooLargeException e) {
      throw new Undefined("the result is too large: " + e.getMessage());
    }
  }

  private static ShortGame game(Operand operand) throws Undefined {
    return switch (operand) {
      case Operand.Value value -> value.game();
      case Operand.Collection _ ->
          throw new Undefined("a set can only follow +- or stand among the options of a game");
    };
  }

  private static ShortGame plusMinus(List<ShortGame> left) {
    List<ShortGame> right = new ArrayList<>(left.size());
    for (ShortGame option : left) {
      right.add(option.negate());
    }
    return ShortGame.of(left, right);
  }

  private static ShortGame product(ShortGame g, ShortGame h) throws Undefined {
    if (g.isNumber() && h.isNumber()) {
      return ShortGame.number(g.leftStop().times(h.leftStop()));
    }
    if (g.isInteger()) {
      return h.times(g.leftStop().numerator());
    }
    if (h.isInteger()) {
      return g.times(h.leftStop().numerator());
    }
    throw new Undefined("one of two factors must be an integer, or both must be numbers");
  }

  private static ShortGame quotient(ShortGame g, ShortGame h) throws Undefined {
    if (!g.isNumber() || !h.isNumber()) {
      throw new Undefined("only a number can be divided, and only by a number");
    }
    return ShortGame.number(quotient(g.leftStop(), h.leftStop()));
  }

  /** x / y, where that is dyadic. */
  static Dyadic quotient(Dyadic x, Dyadic y) throws Undefined {
    if (y.isZero()) {
      throw new Undefined("division by zero");
    }
    BigInteger divisor = y.numerator();
    int twos = divisor.getLowestSetBit();
    BigInteger odd = divisor.shiftRight(twos);
    BigInteger[] parts = x.numerator().divideAndRemainder(odd);
    if (parts[1].signum() != 0) {
      throw new Undefined(
          "the quotient is not a dyadic rational: its denominator is not a power of two");
    }
    return Dyadic.of(parts[0], x.exponent()).shiftLeft(y.exponent() - twos);
  }

  private static ShortGame power(ShortGame g, ShortGame h) throws Undefined {
    if (!g.isNumber() || !h.isInteger()) {
      throw new Undefined("only a number has powers, and only integer ones");
    }
    Dyadic base = g.leftStop();
    Dyadic exponent = h.leftStop();
    if (exponent.signum() < 0) {
      base = quotient(Dyadic.ONE, base);
      exponent = exponent.negate();
    }
    boolean isUnit = base.isInteger() && base.abs().compareTo(Dyadic.ONE) <= 0;
    if (isUnit) {
      boolean isOdd = exponent.numerator().testBit(0);
      return ShortGame.number(exponent.isZero() ? Dyadic.ONE : isOdd ? base : base.abs());
    }
    BigInteger n = exponent.numerator();
    if (n.bitLength() >= Integer.SIZE || base.exponent() * n.longValue() > Integer.MAX_VALUE) {
      throw new GameTooLargeException("the power is too large");
    }
    return ShortGame.number(
        Dyadic.of(Integers.power(base.numerator(), n), base.exponent() * n.intValue()));
  }
}
