package org.gamester.script.objects;

/** An object that may hold other objects. */
public interface Nested {

  /**
   * The number of levels of objects inside this one, itself included. What can be changed counts as
   * one level, whatever it holds at present.
   */
  int depth();
}
