package org.gamester.script.classes;

/** An object that can be called: a function. */
public interface Callable {

  Object call(Arguments arguments, Context context);

  /** The number of parameters. */
  int parameterCount();
}
