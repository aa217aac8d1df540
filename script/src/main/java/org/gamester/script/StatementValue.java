package org.gamester.script;

import java.util.function.Supplier;
import org.gamester.script.objects.Nothing;

/**
 * The value of one statement of a script.
 *
 * @param line the line on which the statement begins, from 1
 * @param shown whether no semicolon follows the statement, so that the value is to be printed
 * @param object the object of the language
 * @param className the qualified name of its class
 * @param text writes the object in the style of the worksheet
 */
public record StatementValue(
    int line, boolean shown, Object object, String className, Supplier<String> text) {

  /** Whether the statement has no value, as a loop has that only does something. */
  public boolean isNothing() {
    return object == Nothing.NOTHING;
  }
}
