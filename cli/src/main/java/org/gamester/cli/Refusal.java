package org.gamester.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.gamester.analysis.LoopyPositionException;
import org.gamester.figures.trees.TooManyNodesException;
import org.gamester.figures.writing.PictureTooLargeException;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.RulesetException;
import org.gamester.rulesets.TextException;
import org.gamester.script.Result;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.notation.NotationException;

/**
 * Why something could not be evaluated.
 *
 * @param text the reason for a reader, one line or several
 * @param line the reason on one line, for a row of a table
 * @param json the reason as the fields of an object
 */
record Refusal(String text, String line, Map<String, Object> json) {
  private static final Pattern PLACE = Pattern.compile("line \\d+, column \\d+: ");

  /**
   * The reason that an exception gives.
   *
   * @throws RuntimeException the exception itself, if it is not one that input can cause
   */
  static Refusal of(RuntimeException problem) {
    return switch (problem) {
      case RefusedException e -> e.refusal();
      case TextException e -> of(e);
      case NotationException e -> of(String.valueOf(e.getMessage()));
      case LoopyPositionException e -> of(String.valueOf(e.getMessage()));
      case ConventionException e -> of(String.valueOf(e.getMessage()));
      case GameTooLargeException e -> of(String.valueOf(e.getMessage()));
      case RulesetException e -> of(String.valueOf(e.getMessage()));
      case TooManyNodesException e -> of(String.valueOf(e.getMessage()));
      case PictureTooLargeException e -> of(String.valueOf(e.getMessage()));
      default -> throw problem;
    };
  }

  /** What a worksheet says of an input; {@code hint} is added for a reader. */
  static Refusal of(Result.Failure failure, String hint) {
    String place = failure.place().isEmpty() ? "" : failure.place() + ": ";
    return new Refusal(
        failure.display() + hint, onOneLine(place + failure.sentence()), JsonErrors.of(failure));
  }

  /** The same reason after a sentence that says more to a reader. */
  Refusal after(String sentence) {
    return sentence.isEmpty()
        ? this
        : new Refusal(sentence + System.lineSeparator() + text, onOneLine(sentence), json);
  }

  /** Whether the text begins with a place in an argument, and names no file. */
  boolean beginsWithPlace() {
    return PLACE.matcher(text).lookingAt();
  }

  static Refusal of(String message) {
    return new Refusal(message, onOneLine(message), Map.of("message", message));
  }

  /** The same reason, with what a stopped computation knows. */
  Refusal knowing(StopMessage.Known known) {
    Map<String, Object> fields = new LinkedHashMap<>(json);
    fields.putAll(known.fields());
    return new Refusal(
        known.more().isEmpty() ? text : text + System.lineSeparator() + known.more(), line, fields);
  }

  private static Refusal of(TextException e) {
    String line = "column " + e.column() + ": " + onOneLine(e.complaint());
    return new Refusal(String.valueOf(e.getMessage()), line, JsonErrors.of(e));
  }

  private static String onOneLine(String text) {
    return text.lines().map(String::strip).reduce((a, b) -> a + " " + b).orElse("");
  }
}
