package org.gamester.script.syntax;

import java.util.List;

/**
 * The statements of a file, to be evaluated one after another.
 *
 * @param program all of them
 * @param statements what is known of each, in the same order
 */
public record Script(Program program, List<Statement> statements) {

  /**
   * One statement of a script.
   *
   * @param start its first token
   * @param shown whether no semicolon follows it, so that its value is to be printed
   */
  public record Statement(Expression expression, SourcePlace start, boolean shown) {}
}
