package org.gamester.script.members;

import java.math.BigInteger;
import java.util.regex.Pattern;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.MemberTable;
import org.gamester.script.objects.Refusals;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Integers;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Outcome;
import org.gamester.values.ShortGame;
import org.gamester.values.impartial.NimField;
import org.gamester.values.impartial.OrdinalNimField;
import org.gamester.values.impartial.TransfiniteNimber;
import org.gamester.values.impartial.UglyProduct;
import org.gamester.values.surreals.CantorSum;
import org.gamester.values.surreals.OrdinalSignExpansion;
import org.gamester.values.surreals.Rational;
import org.gamester.values.surreals.SurrealNumber;

/** Members of numbers: surreal, rational, ordinal and integer. */
final class NumberMembers {

  private static final Pattern INTEGER = Pattern.compile("[+-]?[0-9]+");

  private NumberMembers() {}

  private static SurrealNumber surreal(Object number) {
    return Conversion.surreal(number);
  }

  private static Rational rational(Object number) {
    return (Rational) Conversion.surreal(number);
  }

  static void surrealNumber(MemberTable table) {
    table
        .of(Object.class)
        .auto("Abs", self -> surreal(self).abs())
        .auto("Sign", self -> surreal(self).signum())
        .auto("Numerator", self -> surreal(self).numerator())
        .auto("Denominator", self -> surreal(self).denominator())
        .auto("Reciprocal", self -> surreal(self).reciprocal())
        .auto("Birthday", NumberMembers::birthday)
        .auto("SignExpansion", NumberMembers::signExpansion)
        .auto("OutcomeClass", NumberMembers::outcome)
        .auto("IsZero", self -> surreal(self).isZero())
        .auto("IsInteger", self -> surreal(self).isInteger())
        .auto("IsOrdinal", self -> surreal(self).isOrdinal())
        .method("Max", "x as SurrealNumber", (self, x) -> surreal(self).max(surreal(x[0])))
        .method("Min", "x as SurrealNumber", (self, x) -> surreal(self).min(surreal(x[0])));
    for (String name : new String[] {"IsNumber", "IsNumberish", "IsPseudonumber", "IsStopper"}) {
      table.of(Object.class).auto(name, self -> true);
    }
    for (String name : new String[] {"IsStopperSided", "IsLoopfree", "IsPlumtree", "IsFinite"}) {
      table.of(Object.class).auto(name, self -> true);
    }
    for (String name : new String[] {"IsNimber", "IsUptimal", "IsAllSmall", "IsIdempotent"}) {
      table.of(Object.class).auto(name, self -> surreal(self).isZero());
    }
    table
        .of(Object.class)
        .auto("IsInfinitesimal", NumberMembers::isInfinitesimal)
        .auto("IsNumberTiny", self -> false);
  }

  private static Object birthday(Object self) {
    SurrealNumber x = surreal(self);
    if (x.isInfinity()) {
      throw new ScriptException((x.signum() < 0 ? "-inf" : "inf") + " has no birthday");
    }
    return x.birthday();
  }

  private static Object signExpansion(Object self) {
    SurrealNumber x = surreal(self);
    if (x.isInfinity()) {
      throw new ScriptException((x.signum() < 0 ? "-inf" : "inf") + " has no sign expansion");
    }
    return OrdinalSignExpansion.of(x).toString();
  }

  private static Object outcome(Object self) {
    return switch (surreal(self).signum()) {
      case 1 -> Outcome.L;
      case -1 -> Outcome.R;
      default -> Outcome.P;
    };
  }

  /** Whether it is 0, or its denominator has a term that outgrows the numerator. */
  private static boolean isInfinitesimal(Object self) {
    SurrealNumber x = surreal(self);
    if (x.isZero() || x instanceof Rational) {
      return x.isZero();
    }
    CantorSum numerator = x.numerator().cantorSum();
    CantorSum denominator = x.denominator().cantorSum();
    return numerator.exponent(0).compareTo(denominator.exponent(0)) < 0;
  }

  static void rational(MemberTable table) {
    table
        .of(Object.class)
        .auto("Floor", self -> rational(self).floor())
        .auto("Ceiling", self -> rational(self).ceiling())
        .auto("IsDyadic", self -> rational(self).isDyadic());
  }

  static void generalizedOrdinal(MemberTable table) {
    table
        .of(Object.class)
        .method(
            "NimSum",
            "x as GeneralizedOrdinal",
            (self, x) -> {
              requireOrdinals("NimSum", self, x[0]);
              return OrdinalNimField.sum(surreal(self), surreal(x[0]));
            })
        .method(
            "NimProduct",
            "x as GeneralizedOrdinal",
            (self, x) -> {
              requireOrdinals("NimProduct", self, x[0]);
              return OrdinalNimField.product(surreal(self), surreal(x[0]));
            })
        .method(
            "NimExp",
            "n as GeneralizedOrdinal",
            (self, n) -> {
              if (!surreal(n[0]).isInteger() || surreal(n[0]).signum() < 0) {
                throw Refusals.badNimExponent();
              }
              if (surreal(self).isInteger()) {
                requireNonnegative("NimProduct", self);
              } else {
                requireOrdinals("NimProduct", self, self);
              }
              return OrdinalNimField.power(surreal(self), surreal(n[0]));
            })
        .auto("OmegaPower", self -> surreal(self).omegaPower());
  }

  private static void requireOrdinals(String operation, Object a, Object b) {
    if (!surreal(a).isOrdinal() || !surreal(b).isOrdinal()) {
      throw new ScriptException(operation + " applies only to ordinals.");
    }
  }

  static void transfiniteNimber(MemberTable table) {
    for (String name : new String[] {"IsZero", "IsInteger", "IsNumber", "IsOrdinal"}) {
      table.of(Object.class).auto(name, self -> transfinite(self).heap().isZero());
    }
    for (String name : new String[] {"IsNumberTiny", "IsPseudonumber", "IsIdempotent"}) {
      table.of(Object.class).auto(name, self -> transfinite(self).heap().isZero());
    }
    for (String name : new String[] {"IsNimber", "IsInfinitesimal", "IsNumberish", "IsAllSmall"}) {
      table.of(Object.class).auto(name, self -> true);
    }
    for (String name : new String[] {"IsLoopfree", "IsPlumtree", "IsStopper", "IsStopperSided"}) {
      table.of(Object.class).auto(name, self -> true);
    }
    table
        .of(Object.class)
        .auto("IsFinite", self -> true)
        .auto("IsUptimal", self -> transfinite(self).isFinite())
        .auto("OutcomeClass", self -> transfinite(self).heap().isZero() ? Outcome.P : Outcome.N)
        .method(
            "ConwayProduct",
            "x as TransfiniteNimber",
            (self, x) -> transfinite(self).conwayProduct(transfinite(x[0])));
  }

  private static TransfiniteNimber transfinite(Object nimber) {
    return nimber instanceof ShortGame game
        ? new TransfiniteNimber(SurrealNumber.of(((NumberUpStar) game).star()))
        : (TransfiniteNimber) nimber;
  }

  private static Object greatestCommonDivisor(Object self, Object[] n) {
    try {
      return Integers.commonDivisor(integer(self), integer(n[0]));
    } catch (ArithmeticException e) {
      throw Refusals.error(e);
    }
  }

  static void integer(MemberTable table) {
    table.function(
        "Parse", "s as String", (self, arguments, context) -> parse((String) arguments[0]));
    table
        .of(Object.class)
        .method("Div", "n as Integer", (self, n) -> integer(self).divide(nonzero(n[0])))
        .method("Gcd", "n as Integer", NumberMembers::greatestCommonDivisor)
        .auto("Factorial", self -> Counting.factorial(integer(self)))
        .method(
            "Binomial",
            "k as Integer",
            (self, k) -> Counting.binomial(integer(self), integer(k[0])))
        .auto("Isqrt", NumberMembers::squareRoot)
        .auto("Lb", NumberMembers::binaryLogarithm)
        .auto("IsEvil", self -> integer(self).bitCount() % 2 == 0)
        .auto("IsOdious", self -> integer(self).bitCount() % 2 == 1)
        .auto("IsTwoPower", self -> integer(self).signum() > 0 && integer(self).bitCount() == 1)
        .auto("IsSmallInteger", self -> integer(self).bitLength() < 32)
        .method(
            "NimSum",
            "n as Integer",
            (self, n) -> {
              requireNonnegative("NimSum", self, n[0]);
              return NimField.sum(integer(self), integer(n[0]));
            })
        .method(
            "NimProduct",
            "n as Integer",
            (self, n) -> {
              requireNonnegative("NimProduct", self, n[0]);
              return NimField.product(integer(self), integer(n[0]));
            })
        .auto("NimSqrt", NumberMembers::nimSquareRoot)
        .method("NimLog", "b as Integer", NumberMembers::nimLogarithm)
        .auto("NimInverse", self -> NimField.inverse(invertible(self)))
        .method(
            "NimDiv",
            "n as Integer",
            (self, n) -> {
              requireNonnegative("NimProduct", self);
              return NimField.quotient(integer(self), invertible(n[0]));
            })
        .method(
            "UglyProduct",
            "n as Integer",
            (self, n) -> {
              requireNonnegative("UglyProduct", self, n[0]);
              return UglyProduct.of(integer(self), integer(n[0]));
            });
  }

  private static BigInteger integer(Object n) {
    return Conversion.integer(n);
  }

  private static BigInteger nonzero(Object n) {
    if (integer(n).signum() == 0) {
      throw Refusals.undefined("a division by 0 is not defined");
    }
    return integer(n);
  }

  private static BigInteger invertible(Object n) {
    if (integer(n).signum() <= 0) {
      throw new ScriptException("NimInverse applies only to positive integers.");
    }
    return integer(n);
  }

  private static void requireNonnegative(String operation, Object... integers) {
    for (Object n : integers) {
      if (integer(n).signum() < 0) {
        throw new ScriptException(operation + " applies only to nonnegative integers.");
      }
    }
  }

  private static Object squareRoot(Object self) {
    if (integer(self).signum() < 0) {
      throw new ScriptException(
          "Argument to Isqrt is negative: " + Conversion.shortened(integer(self)));
    }
    return IntegerRoot.floor(integer(self));
  }

  private static Object nimSquareRoot(Object self) {
    requireNonnegative("NimSqrt", self);
    return NimField.squareRoot(integer(self));
  }

  private static Object nimLogarithm(Object self, Object[] base) {
    if (integer(self).signum() <= 0 || integer(base[0]).signum() <= 0) {
      throw new ScriptException("NimLog applies only to positive integers.");
    }
    return NimField.logarithm(integer(self), integer(base[0]))
        .orElseThrow(
            () ->
                new ScriptException(
                    "%s is no nim power of %s."
                        .formatted(
                            Conversion.shortened(integer(self)),
                            Conversion.shortened(integer(base[0])))));
  }

  private static Object binaryLogarithm(Object self) {
    if (integer(self).signum() <= 0) {
      throw new ScriptException(
          "Argument to Lb is not strictly positive: " + Conversion.shortened(integer(self)));
    }
    return integer(self).bitLength() - 1;
  }

  private static Object parse(String text) {
    if (!INTEGER.matcher(text).matches()) {
      throw new ScriptException(
          "Not an integer: " + (text.length() <= 100 ? text : text.substring(0, 100) + "…"));
    }
    boolean signed = text.startsWith("+") || text.startsWith("-");
    BigInteger digits = Integers.parse(signed ? text.substring(1) : text);
    return text.startsWith("-") ? digits.negate() : digits;
  }
}
