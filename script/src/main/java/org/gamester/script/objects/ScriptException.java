package org.gamester.script.objects;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.gamester.script.syntax.SourcePlace;
import org.gamester.script.syntax.SyntaxException;
import org.gamester.values.Refused;
import org.jspecify.annotations.Nullable;

/**
 * An error of a script: a message for its author, and where it arose.
 *
 * <p>Positions are innermost first; each call that the error passes through adds one.
 */
public class ScriptException extends RuntimeException implements Refused {
  private static final long serialVersionUID = 1L;

  /** The most positions that are kept. */
  public static final int MAXIMUM_POSITIONS = 30;

  private final String detail;
  private final String classicMessage;
  private final String undefinedName;
  private final transient List<SourcePlace> positions = new ArrayList<>();

  public ScriptException(String message) {
    this(message, "");
  }

  /**
   * @param detail a second line of the message, such as what may have been meant; may be empty
   */
  public ScriptException(String message, String detail) {
    this(message, detail, message);
  }

  /**
   * @param classicMessage the message in the classic style
   */
  public ScriptException(String message, String detail, String classicMessage) {
    this(message, detail, classicMessage, "", null);
  }

  /**
   * @param cause what a lower floor threw; the error tells it in the words of the language
   */
  public ScriptException(String message, String detail, RuntimeException cause) {
    this(message, detail, message, "", cause);
  }

  private ScriptException(
      String message,
      String detail,
      String classicMessage,
      String undefinedName,
      @Nullable Throwable cause) {
    super(message, cause, false, false);
    this.detail = detail;
    this.classicMessage = classicMessage;
    this.undefinedName = undefinedName;
  }

  /**
   * A name has no meaning.
   *
   * @param detail as for the constructors
   */
  public static ScriptException undefined(String name, String detail) {
    String message = "That variable is not defined: `" + name + "`";
    return new ScriptException(message, detail, message, name, null);
  }

  public ScriptException(String message, SourcePlace position) {
    this(message);
    positions.add(position);
  }

  /** The message, which is never null. */
  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }

  /** The message as CGScript has it. */
  public String classicMessage() {
    return classicMessage;
  }

  /** The name that has no meaning; empty if something else is wrong. */
  public String undefinedName() {
    return undefinedName;
  }

  /** Whether the grammar does not know a file that was read. */
  public boolean isOfGrammar() {
    return getCause() instanceof SyntaxException e && e.isOfGrammar();
  }

  /** The second line of the message; may be empty. */
  public String detail() {
    return detail;
  }

  /** The same error, to which other positions can be added. */
  public ScriptException copy() {
    return withDetail(detail);
  }

  /** The same error with another second line. */
  public ScriptException withDetail(String newDetail) {
    ScriptException copy =
        new ScriptException(getMessage(), newDetail, classicMessage, undefinedName, getCause());
    copy.positions.addAll(positions);
    return copy;
  }

  /** Adds the next outer position. */
  public ScriptException at(SourcePlace position) {
    if (positions.size() < MAXIMUM_POSITIONS) {
      positions.add(position);
    }
    return this;
  }

  public boolean hasPosition() {
    return !positions.isEmpty();
  }

  /** Whether the outermost position is this one. */
  public boolean endsAt(SourcePlace position) {
    return hasPosition() && positions.getLast().equals(position);
  }

  /** Where it arose, innermost first. */
  public List<SourcePlace> positions() {
    return Collections.unmodifiableList(positions);
  }
}
