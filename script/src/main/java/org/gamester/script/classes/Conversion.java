package org.gamester.script.classes;

import java.math.BigInteger;
import java.util.List;
import org.gamester.script.objects.Coordinates;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;
import org.gamester.values.surreals.Rational;
import org.gamester.values.surreals.SurrealNumber;

/** Between Java's numbers and those of the language, in which every dyadic number is a game. */
public final class Conversion {

  private Conversion() {}

  /** The object of the language that {@code value} stands for. */
  public static Object toObject(Object value) {
    if (value instanceof ShortGame) {
      return value;
    }
    return switch (value) {
      case Integer n -> ShortGame.integer(n);
      case Long n -> ShortGame.integer(n);
      case BigInteger n -> ShortGame.integer(n);
      case Dyadic x -> ShortGame.number(x);
      case Rational x when x.isDyadic() && !x.isInfinity() -> ShortGame.number(dyadic(x));
      case ObjectList list -> list;
      case List<?> list -> ObjectList.of(list);
      default -> value;
    };
  }

  private static Dyadic dyadic(Rational x) {
    return Dyadic.of(x.numeratorValue(), x.denominatorValue().getLowestSetBit());
  }

  /** The integer that an object of class Integer is. */
  public static BigInteger integer(Object object) {
    return dyadic(object).numerator();
  }

  /** The number that an object of class DyadicRational is. */
  public static Dyadic dyadic(Object object) {
    return ((ShortGame) object).leftStop();
  }

  /** The surreal number that an object of class SurrealNumber is. */
  public static SurrealNumber surreal(Object object) {
    if (object instanceof SurrealNumber number) {
      return number;
    }
    Dyadic x = dyadic(object);
    return Rational.of(x.numerator(), x.denominator());
  }

  /** An Integer as a Java int. */
  public static int smallInteger(Object object) {
    Dyadic x = dyadic(object);
    if (x.isLong() && x.longValueExact() == (int) x.longValueExact()) {
      return (int) x.longValueExact();
    }
    throw tooLarge(x);
  }

  /** An Integer as a Java long. */
  public static long longInteger(Object object) {
    Dyadic x = dyadic(object);
    if (x.isLong()) {
      return x.longValueExact();
    }
    throw tooLarge(x);
  }

  private static ScriptException tooLarge(Dyadic x) {
    return new ScriptException("That integer is too large here: " + shortened(x.numerator()));
  }

  /** An integer as it stands in a message. */
  public static String shortened(BigInteger n) {
    return n.bitLength() < 200
        ? n.toString()
        : "about " + (n.signum() < 0 ? "-" : "") + "2^" + n.bitLength();
  }

  /** The default value that the text of a declaration names. */
  static Object constant(String text) {
    return switch (text) {
      case "true" -> true;
      case "false" -> false;
      case "Nothing" -> Nothing.NOTHING;
      case "Orthogonal" -> ObjectList.of(Coordinates.ORTHOGONAL);
      default ->
          text.startsWith("\"")
              ? text.substring(1, text.length() - 1)
              : ShortGame.integer(Long.parseLong(text));
    };
  }
}
