package org.gamester.values;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Why there is no answer, or not all of one, as it is said to whoever has asked.
 *
 * @param code what is wrong
 * @param message the reason
 * @param detail what was expected, or what helps; may be empty
 * @param place where in the text that was given; empty if the reason has no place there
 * @param line all of it on one line, for a row of a table
 * @param text all of it for a reader, in one line or several
 * @param startsWithPlace whether the text does, and does not say in which argument or file that is
 */
public record Problem(
    Code code,
    String message,
    String detail,
    Optional<Place> place,
    String line,
    String text,
    boolean startsWithPlace) {

  /**
   * @param line may have line ends, which blanks replace
   */
  public Problem {
    line = line.lines().map(String::strip).collect(Collectors.joining(" "));
  }

  /** What is wrong, the gravest last. */
  public enum Code {
    /** There is no answer, or none within the limits, or not all of one. */
    UNANSWERED,
    /** It cannot be asked so. */
    UNUSABLE,
    /** The program is at fault. */
    FAULT
  }

  /**
   * A place in a text or a file.
   *
   * @param file its name; empty for the text that was given
   * @param line from 1; empty if the column alone says where it is
   * @param column from 1
   */
  public record Place(String file, Optional<Integer> line, int column) {

    /** In a few words: {@code column 3}, {@code line 2, column 3} or with the file before. */
    @Override
    public String toString() {
      return (file.isEmpty() ? "" : file + ", ")
          + line.map(number -> "line " + number + ", ").orElse("")
          + "column "
          + column;
    }
  }

  /** There is no answer, for this reason alone. */
  public Problem(String message) {
    this(Code.UNANSWERED, message);
  }

  public Problem(Code code, String message) {
    this(code, message, "", Optional.empty(), message, message, false);
  }

  /** A reason whose text begins with its place. */
  public static Problem startingWithPlace(String text) {
    return new Problem(Code.UNANSWERED, text, "", Optional.empty(), text, text, true);
  }

  /**
   * What an exception says.
   *
   * @throws RuntimeException the exception itself, if it is not one that input can cause
   */
  public static Problem of(RuntimeException thrown) {
    if (thrown instanceof Refused refused) {
      return refused.problem();
    }
    throw thrown;
  }

  /** The same after a sentence that says more to a reader. */
  public Problem after(String sentence) {
    return sentence.isEmpty()
        ? this
        : new Problem(
            code,
            message,
            detail,
            place,
            sentence,
            sentence + System.lineSeparator() + text,
            false);
  }

  /** The same where the name and the line of this file stand beside it. */
  public Problem in(String file) {
    return new Problem(
        code,
        message,
        detail,
        place.map(
            at ->
                at.file().isEmpty() || at.file().equals(file)
                    ? new Place("", Optional.empty(), at.column())
                    : at),
        line,
        text,
        startsWithPlace);
  }

  /** The fields of an object that says so. */
  public Map<String, Object> fields() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("message", message);
    if (!detail.isEmpty()) {
      fields.put("detail", detail);
    }
    place.ifPresent(
        at -> {
          if (!at.file().isEmpty()) {
            fields.put("file", at.file());
          }
          at.line().ifPresent(number -> fields.put("line", number));
          fields.put("column", at.column());
        });
    return fields;
  }
}
