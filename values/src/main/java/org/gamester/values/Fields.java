package org.gamester.values;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The fields of a result where it is written as an object, as in JSON, in their order. A record
 * without this annotation has its components as fields.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Fields {

  /**
   * Each is the name of a field, which is that of the method that gives its content. Another
   * method, or several that are called one on the result of the other, follows after a colon:
   * {@code "to: move.to"}. A field with a question mark, as {@code "note?"}, is left out if it is
   * empty: null, an empty text, list or {@link java.util.Optional}.
   */
  String[] value();
}
