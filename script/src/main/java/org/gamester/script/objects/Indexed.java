package org.gamester.script.objects;

/** An object with elements that an index in brackets names. */
public interface Indexed {

  /**
   * The element at an index, or behind a key.
   *
   * @throws ScriptException if there is no such element, or the index is of the wrong class
   */
  Object element(Object index);
}
