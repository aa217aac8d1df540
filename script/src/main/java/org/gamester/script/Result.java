package org.gamester.script;

import java.util.List;
import java.util.Optional;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.Source;
import org.gamester.script.syntax.SourcePlace;
import org.gamester.script.syntax.SyntaxException;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Problem;
import org.jspecify.annotations.Nullable;

/** What the evaluation of an input came to. */
public sealed interface Result {

  /** What the input printed while it was evaluated, in order. */
  List<String> output();

  /** The same result with what the input printed. */
  Result withOutput(List<String> printed);

  /** What the user should know of how the input was read: sentences, each said once. */
  List<String> warnings();

  /** The same result with warnings. */
  Result withWarnings(List<String> sentences);

  /**
   * A value.
   *
   * @param object the object of the language
   * @param className the qualified name of its class, as {@code game.Integer}
   * @param text the object in the style of the worksheet
   * @param shown whether a worksheet shows it: the input does not end in a semicolon and is not
   *     empty
   */
  record Value(
      Object object,
      String className,
      String text,
      boolean shown,
      List<String> output,
      List<String> warnings)
      implements Result {

    Value(Object object, String className, String text, boolean shown) {
      this(object, className, text, shown, List.of(), List.of());
    }

    @Override
    public Value withOutput(List<String> printed) {
      return new Value(object, className, text, shown, printed, warnings);
    }

    @Override
    public Value withWarnings(List<String> sentences) {
      return new Value(object, className, text, shown, output, sentences);
    }
  }

  /**
   * An error in the input, or the end of its time or memory.
   *
   * @param message what is wrong, in one line
   * @param detail what was expected, or empty
   * @param positions where, innermost first; may be empty
   * @param thrown what was thrown: an error of the language, a stop, or a defect in Gamester
   *     itself; null for what only has a message
   */
  record Failure(
      String message,
      String detail,
      List<SourcePlace> positions,
      List<String> output,
      @Nullable Throwable thrown,
      List<String> warnings)
      implements Result {

    public Failure(
        String message,
        String detail,
        List<SourcePlace> positions,
        List<String> output,
        @Nullable Throwable thrown) {
      this(message, detail, positions, output, thrown, List.of());
    }

    /** The defect in Gamester itself, if that is what it is. */
    public @Nullable Throwable cause() {
      return switch (thrown) {
        case null -> null;
        case SyntaxException _, ScriptException _, ComputationStopped _ -> null;
        default -> thrown;
      };
    }

    /** The stop, if the evaluation was stopped before its end. */
    public @Nullable ComputationStopped stop() {
      return thrown instanceof ComputationStopped stop ? stop : null;
    }

    /** Whether the grammar does not know the input, or a file that it names. */
    public boolean isSyntaxError() {
      return switch (thrown) {
        case SyntaxException e -> e.isOfGrammar();
        case ScriptException e -> e.isOfGrammar();
        case null, default -> false;
      };
    }

    /** The name that is not defined; empty if something else is wrong. */
    public String undefinedName() {
      return thrown instanceof ScriptException error ? error.undefinedName() : "";
    }

    /** The same failure in other words. */
    public Failure withWords(String sentence, String more) {
      return new Failure(sentence, more, positions, output, thrown, warnings);
    }

    @Override
    public Failure withOutput(List<String> printed) {
      return new Failure(message, detail, positions, printed, thrown, warnings);
    }

    @Override
    public Failure withWarnings(List<String> sentences) {
      return new Failure(message, detail, positions, output, thrown, sentences);
    }

    /** Message, detail, and the places with a caret under each, as several lines of text. */
    public String display() {
      StringBuilder text = new StringBuilder(message);
      if (!detail.isEmpty()) {
        text.append('\n').append(detail);
      }
      for (SourcePlace position : positions) {
        String name = position.source().name();
        text.append("\n  at ").append(name).append(name.isEmpty() ? "" : ", ");
        text.append("line ").append(position.line());
        text.append(", column ").append(position.column() + 1).append(":\n");
        text.append(position.excerpt().indent(4).stripTrailing());
      }
      return text.toString();
    }

    /** Message and detail on one line, without the places. */
    public String sentence() {
      if (detail.isEmpty()) {
        return message;
      }
      return message + (message.endsWith(".") ? " " : "; ") + detail;
    }

    /**
     * Where the error is, in a few words: {@code column 3}, or {@code line 2, column 3} in an input
     * of several lines, or {@code Name.cgs, line 2, column 3}; empty if it has no place.
     */
    public String place() {
      return problem().place().map(Problem.Place::toString).orElse("");
    }

    /** The name of the file with the error; empty if it is in the input, or has no place. */
    public String file() {
      Source source = positions.isEmpty() ? null : positions.getFirst().source();
      return source != null && source.isFile() ? source.name() : "";
    }

    /** Whether the column alone says where in the input the error is. */
    public boolean isOnOneLine() {
      return file().isEmpty()
          && (positions.isEmpty() || positions.getFirst().source().text().indexOf('\n') < 0);
    }

    /** What is said to whoever has asked. */
    public Problem problem() {
      Optional<Problem.Place> at =
          positions.isEmpty()
              ? Optional.empty()
              : Optional.of(
                  new Problem.Place(
                      file(),
                      isOnOneLine() ? Optional.empty() : Optional.of(line()),
                      column() + 1));
      String line = at.map(there -> there + ": ").orElse("") + sentence();
      return new Problem(Problem.Code.UNANSWERED, message, detail, at, line, display(), false);
    }

    /** The line of the error, from 1; 0 if it has no place. */
    public int line() {
      return positions.isEmpty() ? 0 : positions.getFirst().line();
    }

    /** The column of the error, from 0. */
    public int column() {
      return positions.isEmpty() ? 0 : positions.getFirst().column();
    }
  }
}
