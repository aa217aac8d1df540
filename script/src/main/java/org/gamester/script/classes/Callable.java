package org.gamester.script.classes;

/** An object that can be called: a function. */
public interface Callable {

  /** How messages name a call of a function. */
  String IN_FUNCTION_CALL = "in function call";

  Object call(Arguments arguments, Context context);

  /** The number of parameters. */
  int parameterCount();
}
