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
 * Why the language refuses an operation, in its own words: those of CGScript, whatever the algebra
 * says.
 */
public final class Refusals {

  private Refusals() {}

  /** What the language says where the algebra throws {@code problem}. */
  public static String words(RuntimeException problem) {
    return switch (problem) {
      case DivisionByZeroException division -> "/ by zero";
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
      return "/ by zero";
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
