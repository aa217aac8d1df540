package org.gamester.studies;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;
import org.gamester.lab.fitting.Fraction;
import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.loopy.Stopper;
import org.gamester.values.notation.GameReader;
import org.gamester.values.notation.GameWriter;
import org.gamester.values.notation.NotationException;
import org.gamester.values.notation.StopperWriter;
import org.jspecify.annotations.Nullable;

/**
 * Entries of rows as a file holds them: integers, other dyadic numbers as floating-point numbers,
 * which are exact for all of at most 53 bits, and texts. So other programs can compare and sort
 * numbers, and nothing is lost: what has more bits is a text.
 */
public final class Entry {
  private static final int LONGEST_GAME = 100_000;
  private static final int EXACT_BITS = 53;
  private static final int LEAST_EXPONENT = 1000;

  private Entry() {}

  /** An entry as a file holds it: a {@code Long}, a {@code Double}, a {@code String} or null. */
  public static @Nullable Object stored(@Nullable Object entry) {
    return switch (entry) {
      case null -> null;
      case Integer n -> n.longValue();
      case Long n -> n;
      case Dyadic x -> number(x);
      case ShortGame game when game.isNumber() -> number(game.leftStop());
      case ShortGame game -> GameWriter.exact().writeBriefly(game, LONGEST_GAME);
      case LoopyValue value -> StopperWriter.exact().write(value);
      case Stopper stopper -> StopperWriter.exact().write(stopper);
      case Object other -> other.toString();
    };
  }

  private static Object number(Dyadic x) {
    if (x.isInteger()) {
      return x.isLong() ? (Object) x.longValueExact() : x.toString();
    }
    boolean isExact =
        x.numerator().abs().bitLength() <= EXACT_BITS && x.exponent() <= LEAST_EXPONENT;
    return isExact
        ? (Object) (x.numerator().doubleValue() / Math.scalb(1.0, x.exponent()))
        : x.toString();
  }

  /** An entry that a file holds, as it is printed. */
  public static String text(@Nullable Object stored) {
    return switch (stored) {
      case null -> "";
      case Double x -> String.valueOf(fraction(x));
      case Object other -> other.toString();
    };
  }

  /** The number that an entry is; empty if it is none. */
  public static Optional<Fraction> number(@Nullable Object stored) {
    return switch (stored) {
      case Long n -> Optional.of(Fraction.of(n));
      case Double x -> Optional.of(fraction(x));
      case String text when text.matches("-?\\d{1,1000}(/\\d{1,1000})?") ->
          Optional.of(Fraction.parse(text));
      case null, default -> Optional.empty();
    };
  }

  private static Fraction fraction(double x) {
    BigDecimal exact = new BigDecimal(x);
    return exact.scale() <= 0
        ? Fraction.of(exact.toBigIntegerExact())
        : Fraction.of(exact.unscaledValue(), BigInteger.TEN.pow(exact.scale()));
  }

  /** The game that an entry is; empty if it is none. */
  public static Optional<ShortGame> game(@Nullable Object stored) {
    if (stored == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(GameReader.exact().read(text(stored)));
    } catch (NotationException e) {
      return Optional.empty();
    }
  }
}
