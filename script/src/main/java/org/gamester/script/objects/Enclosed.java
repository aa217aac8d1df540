package org.gamester.script.objects;

/** An object of a class in a class. */
public interface Enclosed {

  /** The object around it, or Nothing. */
  Object enclosing();
}
