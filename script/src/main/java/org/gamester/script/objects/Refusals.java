package org.gamester.script.objects;

import org.gamester.values.ComputationStopped;
import org.gamester.values.DivisionByZeroException;
import org.gamester.values.Dyadic;
import org.gamester.values.NumberTooLargeException;
import org.gamester.values.NumberUpStar;
import org.gamester.values.ShortGame;
import org.gamester.values.impartial.UnknownNimProductException;
import org.gamester.values.notation.GameWriter;

/**
 * Translates exceptions of the algebra into the messages of CGScript. An undefined operation is
 * named; only the classic style gives CGScript's own message for it.
 */
public final class Refusals {

  private Refusals() {}

  /** What CGScript says where something is not defined. */
  private static final String CLASSIC_DIVISION = "/ by zero";

  /** The error of the language where the algebra, or Java's own arithmetic, throws. */
  public static ScriptException error(RuntimeException problem) {
    if (problem instanceof NumberTooLargeException) {
      return new ScriptException(String.valueOf(problem.getMessage()), "", words(problem));
    }
    return isDivision(problem) ? undefined(words(problem)) : new ScriptException(words(problem));
  }

  /** The error of an operation that has no result, as in {@code 0/0 is not defined}. */
  public static ScriptException undefined(String sentence) {
    return new ScriptException(sentence, "", CLASSIC_DIVISION);
  }

  private static boolean isDivision(RuntimeException problem) {
    return problem instanceof DivisionByZeroException
        || (problem instanceof ArithmeticException
            && String.valueOf(problem.getMessage()).endsWith("by zero"));
  }

  /** What the language says where the algebra throws {@code problem}. */
  public static String words(RuntimeException problem) {
    return switch (problem) {
      case DivisionByZeroException division -> String.valueOf(division.getMessage());
      case NumberTooLargeException large -> "Overflow.";
      case UnknownNimProductException product -> "NimProduct out of range.";
      case ComputationStopped stopped
          when stopped.reason() == ComputationStopped.Reason.CANCELLED ->
          "Calculation canceled by user.";
      case ArithmeticException arithmetic -> words(arithmetic);
      default -> String.valueOf(problem.getMessage());
    };
  }

  /** What the language says where Java's own arithmetic fails, or the algebra in its own words. */
  private static String words(ArithmeticException problem) {
    String message = String.valueOf(problem.getMessage());
    if (message.endsWith("by zero")) {
      return "a division by 0 is not defined";
    }
    boolean isJava = message.startsWith("BigInteger ") || message.endsWith(" overflow");
    return isJava ? "Overflow." : message;
  }

  /** The exponent of a nim power is not a nonnegative integer. */
  public static ScriptException badNimExponent() {
    return new ScriptException("Exponent for NimExp must be a nonnegative integer.");
  }

  /** The game has no generalised powers. */
  public static ScriptException badBase(String operation) {
    return new ScriptException(
        "Invalid base for `" + operation + "` operation (base must be of the form {0|H}).");
  }

  /** The exponent of a generalised power is too small. */
  public static ScriptException badExponent() {
    return new ScriptException("Invalid exponent.");
  }

  /** No game under the base gives the game. */
  public static ScriptException notSubordinate() {
    return new ScriptException("That game cannot be subordinated to the specified base.");
  }

  /** The temperature of cooling is not above -1. */
  public static ScriptException badTemperature(Dyadic t) {
    return new ScriptException("Invalid cooling temperature (must be > -1): " + t);
  }

  /** The game has no atomic weight. */
  public static ScriptException notAtomic(ShortGame game) {
    return new ScriptException(
        game instanceof NumberUpStar
            ? "That game is not atomic: " + GameWriter.classic().write(game)
            : "That game is not atomic.");
  }
}
