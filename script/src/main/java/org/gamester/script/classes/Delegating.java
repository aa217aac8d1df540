package org.gamester.script.classes;

/**
 * An object whose class is written in the language and extends one that is not: it supplies the
 * Java object behind inherited members.
 */
public interface Delegating {

  /** The object of Java that this one stands for. */
  <T> T as(Class<T> type);

  /** An object as Java needs it: itself, or what it stands for. */
  static <T> T resolved(Class<T> type, Object object) {
    return object instanceof Delegating standing && !type.isInstance(object)
        ? standing.as(type)
        : type.cast(object);
  }
}
