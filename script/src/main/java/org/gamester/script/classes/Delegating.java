package org.gamester.script.classes;

/**
 * An object whose class is written in the language and extends one that is not: for the members
 * that it inherits it stands for an object of Java.
 */
public interface Delegating {

  /** The object of Java that this one stands for. */
  <T> T as(Class<T> type);
}
