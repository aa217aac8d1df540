package org.gamester.script.operators;

import java.math.BigInteger;
import java.util.Objects;
import org.gamester.rulesets.compound.CompoundType;
import org.gamester.rulesets.compound.Multiple;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.forms.Forms;
import org.gamester.script.forms.LoopyGame;
import org.gamester.script.forms.MiserePosition;
import org.gamester.script.objects.Coordinates;
import org.gamester.script.objects.Refusals;
import org.gamester.script.objects.Stand;
import org.gamester.script.objects.TextOutput;
import org.gamester.script.objects.Texts;
import org.gamester.script.syntax.BinaryOperator;
import org.gamester.values.DivisionByZeroException;
import org.gamester.values.Dyadic;
import org.gamester.values.NumberUpStar;
import org.gamester.values.ShortGame;
import org.gamester.values.impartial.TransfiniteNimber;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.surreals.Rational;
import org.gamester.values.surreals.SurrealNumber;
import org.jspecify.annotations.Nullable;

/** Sums, products, quotients, remainders and powers. */
public final class Arithmetic {

  /** The longest integer that a power or a product may make, in bits: a million digits. */
  private static final long MAXIMUM_BITS = 3_321_928;

  private static final int LONGEST_QUOTE = 40;

  private Arithmetic() {}

  /** The value of {@code a operator b} for an operator that calculates. */
  public static Object evaluate(BinaryOperator operator, Object a, Object b) {
    try {
      return switch (operator) {
        case PLUS -> plus(a, b);
        case MINUS -> minus(a, b);
        case PLUS_MINUS -> plus(a, Switches.plusMinus(b));
        case TIMES -> bounded(times(a, b));
        case DIVIDE -> bounded(divide(a, b));
        case REMAINDER -> remainder(a, b);
        case ORDINAL_SUM -> OrdinalSums.sum(a, b);
        case POWER -> power(a, b);
        default -> throw new IllegalArgumentException(operator.symbol());
      };
    } catch (DivisionByZeroException e) {
      throw Refusals.undefined(
          "%s %s %s is not defined".formatted(brief(a), operator.symbol(), brief(b)));
    } catch (ArithmeticException e) {
      throw Refusals.error(e);
    }
  }

  private static String brief(Object number) {
    String text =
        isInteger(number) ? Conversion.shortened(Conversion.integer(number)) : number.toString();
    return text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "...";
  }

  /** A number that is not too long to go on with: it could be read, written and multiplied. */
  private static Object bounded(Object result) {
    if (result instanceof ShortGame game && game.isNumber()) {
      Dyadic x = game.leftStop();
      if (Math.max(x.numerator().bitLength(), x.exponent()) > MAXIMUM_BITS) {
        throw Operations.overflow();
      }
    } else if (result instanceof Rational x
        && Math.max(x.numeratorValue().bitLength(), x.denominatorValue().bitLength())
            > MAXIMUM_BITS) {
      throw Operations.overflow();
    }
    return result;
  }

  /** Whether the object is a number of any kind. */
  static boolean isNumber(Object object) {
    return object instanceof ShortGame game ? game.isNumber() : object instanceof SurrealNumber;
  }

  public static Object plus(Object a, Object b) {
    if (a instanceof ShortGame g && b instanceof ShortGame h) {
      return g.plus(h);
    }
    if (LoopyGame.areLoopy(a, b)) {
      return loopySum(a, b);
    }
    if (isNumber(a) && isNumber(b)) {
      return number(Conversion.surreal(a).plus(Conversion.surreal(b)));
    }
    if (a instanceof TransfiniteNimber || b instanceof TransfiniteNimber) {
      TransfiniteNimber x = transfinite(a);
      TransfiniteNimber y = transfinite(b);
      if (x != null && y != null) {
        return nimber(x.plus(y));
      }
    }
    if (a instanceof MiserePosition g && b instanceof MiserePosition h) {
      return g.plus(h);
    }
    if (isSumWithLoopy(a, b)) {
      return sum(a, b);
    }
    if (Forms.isGame(a) && Forms.isGame(b)) {
      return b == ShortGame.ZERO ? a : a == ShortGame.ZERO ? b : sum(a, b);
    }
    if (a instanceof Coordinates p && b instanceof Coordinates q) {
      return p.plus(q);
    }
    if (a instanceof String s && b instanceof String t) {
      return Texts.joined(s, t);
    }
    if (isText(a) && isText(b)) {
      return new TextOutput(Texts.joined(text(a), text(b)));
    }
    throw Operations.none("+", a, b);
  }

  /** Whether one is a loopy value, and the other a game that keeps its form. */
  private static boolean isSumWithLoopy(Object a, Object b) {
    return a instanceof LoopyGame && Forms.isPosition(b)
        || b instanceof LoopyGame && Forms.isPosition(a);
  }

  private static Object loopySum(Object a, Object b) {
    LoopyValue one = Objects.requireNonNull(LoopyGame.value(a));
    return LoopyGame.of(one.plus(Objects.requireNonNull(LoopyGame.value(b))));
  }

  private static Object sum(Object a, Object b) {
    return Forms.compound(CompoundType.DISJUNCTIVE, a, b);
  }

  private static boolean isText(Object object) {
    return object instanceof String || object instanceof TextOutput;
  }

  private static String text(Object object) {
    return object instanceof TextOutput output ? output.text() : (String) object;
  }

  private static Object minus(Object a, Object b) {
    if (a instanceof ShortGame g && b instanceof ShortGame h) {
      return g.minus(h);
    }
    if (LoopyGame.areLoopy(a, b)) {
      return loopySum(a, negate(b));
    }
    if (isNumber(a) && isNumber(b)) {
      return number(Conversion.surreal(a).minus(Conversion.surreal(b)));
    }
    if (a instanceof TransfiniteNimber || b instanceof TransfiniteNimber) {
      TransfiniteNimber x = transfinite(a);
      TransfiniteNimber y = transfinite(b);
      if (x != null && y != null) {
        return nimber(x.plus(y));
      }
    }
    if (Forms.isGame(a) && Forms.isGame(b) || isSumWithLoopy(a, b)) {
      return plus(a, negate(b));
    }
    if (a instanceof Coordinates p && b instanceof Coordinates q) {
      return p.minus(q);
    }
    throw Operations.none("-", a, b);
  }

  public static Object negate(Object a) {
    if (Forms.isGame(a)) {
      return Forms.negate(a);
    }
    if (a instanceof SurrealNumber x) {
      return number(x.negate());
    }
    if (a instanceof TransfiniteNimber) {
      return a;
    }
    if (a instanceof LoopyGame game) {
      return LoopyGame.of(game.value().negate());
    }
    throw Operations.none("neg", a);
  }

  public static Object positive(Object a) {
    if (Forms.isGame(a)
        || a instanceof SurrealNumber
        || a instanceof TransfiniteNimber
        || a instanceof LoopyGame) {
      return a;
    }
    throw Operations.none("pos", a);
  }

  private static Object times(Object a, Object b) {
    if (a == ShortGame.ZERO && isGameOrNumber(b) || b == ShortGame.ZERO && isGameOrNumber(a)) {
      return timesZero(a, b);
    }
    if (isNumber(a) && isNumber(b)) {
      if (a instanceof ShortGame g && b instanceof ShortGame h) {
        return ShortGame.number(g.leftStop().times(h.leftStop()));
      }
      return number(Conversion.surreal(a).times(Conversion.surreal(b)));
    }
    if (isInteger(a)) {
      Object product = copies(a, b);
      if (product != null) {
        return product;
      }
    }
    if (isInteger(b)) {
      Object product = copies(b, a);
      if (product != null) {
        return product;
      }
    }
    if (a instanceof Coordinates p && isInteger(b)) {
      return p.times(Conversion.smallInteger(b));
    }
    throw Operations.none("*", a, b);
  }

  private static boolean isGameOrNumber(Object object) {
    return Forms.isGame(object) || object instanceof SurrealNumber || object instanceof LoopyGame;
  }

  private static Object timesZero(Object a, Object b) {
    Object other = a == ShortGame.ZERO ? b : a;
    if (other instanceof SurrealNumber x && x.isInfinity()) {
      throw new DivisionByZeroException("0 times an infinity is not defined");
    }
    return ShortGame.ZERO;
  }

  private static boolean isInteger(Object object) {
    return object instanceof ShortGame game && game.isInteger();
  }

  private static @Nullable Object copies(Object n, Object game) {
    BigInteger count = Conversion.integer(n);
    if (game instanceof ShortGame value) {
      return value.times(count);
    }
    if (game instanceof LoopyGame value) {
      return LoopyGame.of(value.value().times(count));
    }
    return Forms.isPosition(game) ? Stand.game(Multiple.of(count, Forms.position(game))) : null;
  }

  private static Object divide(Object a, Object b) {
    if (!isNumber(a) || !isNumber(b)) {
      throw Operations.none("/", a, b);
    }
    return number(Conversion.surreal(a).dividedBy(Conversion.surreal(b)));
  }

  private static Object remainder(Object a, Object b) {
    if (isSmallInteger(a) && isSmallInteger(b) && b != ShortGame.ZERO) {
      return ShortGame.integer(smallInteger(a) % smallInteger(b));
    }
    if (isNumber(a)
        && isNumber(b)
        && Conversion.surreal(a) instanceof Rational x
        && Conversion.surreal(b) instanceof Rational y) {
      return number(x.remainder(y));
    }
    throw Operations.none("%", a, b);
  }

  private static boolean isSmallInteger(Object object) {
    return isInteger(object) && ((ShortGame) object).leftStop().isLong();
  }

  private static long smallInteger(Object object) {
    return ((ShortGame) object).leftStop().longValueExact();
  }

  private static Object power(Object a, Object b) {
    if (!isNumber(a) || !isNumber(b)) {
      throw Operations.none("^", a, b);
    }
    SurrealNumber base = Conversion.surreal(a);
    if (base.equals(SurrealNumber.omega()) && Conversion.surreal(b).isGeneralizedOrdinal()) {
      return number(Conversion.surreal(b).omegaPower());
    }
    if (!isInteger(b)) {
      throw Operations.none("^", a, b);
    }
    BigInteger exponent = Conversion.integer(b);
    if (base instanceof Rational x && !x.isInfinity()) {
      long bits = Math.max(x.numeratorValue().bitLength(), x.denominatorValue().bitLength());
      boolean unit = bits <= 1;
      if (!unit
          && (exponent.bitLength() > 31 || (bits - 1) * exponent.longValue() > MAXIMUM_BITS)) {
        throw Operations.overflow();
      }
      if (unit && exponent.bitLength() > 31) {
        exponent = exponent.testBit(0) ? BigInteger.ONE : BigInteger.TWO;
      }
    }
    return number(base.power(exponent));
  }

  /** The most special object that is this number. */
  static Object number(SurrealNumber x) {
    return Conversion.toObject(x);
  }

  private static @Nullable TransfiniteNimber transfinite(Object object) {
    if (object instanceof TransfiniteNimber nimber) {
      return nimber;
    }
    return object instanceof ShortGame game && Classes.is(game, StandardClasses.NIMBER)
        ? new TransfiniteNimber(SurrealNumber.of(star(game)))
        : null;
  }

  private static long star(ShortGame game) {
    return ((NumberUpStar) game).star();
  }

  private static Object nimber(TransfiniteNimber nimber) {
    return nimber.isFinite()
        ? ShortGame.nimber(Nimbers.heap(nimber.heap().integerValue()))
        : nimber;
  }
}
