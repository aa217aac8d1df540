package org.gamester.script.classes;

import org.gamester.rulesets.Position;

/** What a member may ask of the evaluation that it is called in. */
public interface Context {

  /** Calls a function, or anything else that can be called. */
  Object call(Object callee, Object... arguments);

  /** The value of {@code object.name}. */
  Object member(Object object, String name);

  /** The object as it prints. */
  String text(Object object);

  /** Shows a text at once, before the evaluation has ended. */
  void print(String text);

  /** Calls a function that must answer a Boolean. */
  boolean test(Object predicate, Object argument);

  /**
   * Changes an object that other inputs can see.
   *
   * @param change short; nothing of it is done if the evaluation has been given up
   */
  void change(Runnable change);

  /** The classes that the worksheet knows. */
  ClassLibrary library();

  /**
   * The position that a text such as {@code nim(3)} is.
   *
   * @throws org.gamester.script.objects.ScriptException if it is not one
   */
  Object position(String text);

  /** A position as an object of the language, evaluated as those of the worksheet are. */
  Object game(Position position);
}
