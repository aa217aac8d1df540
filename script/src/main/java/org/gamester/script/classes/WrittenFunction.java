package org.gamester.script.classes;

import org.gamester.script.syntax.Expression.FunctionLiteral;

/** A function that is written in the language. */
public interface WrittenFunction extends Callable {

  /** What is written. */
  FunctionLiteral literal();
}
