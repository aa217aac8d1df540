package org.gamester.script.classes;

import org.jspecify.annotations.Nullable;

/**
 * A parameter of a function or method.
 *
 * @param type what its argument must be
 * @param optional whether it may be left out
 * @param defaultValue its value then; null if it is computed, or must be given
 * @param expands whether it takes all arguments that remain, as a list
 */
public record Parameter(
    String name,
    LanguageClass type,
    boolean optional,
    @Nullable Object defaultValue,
    boolean expands) {

  public static Parameter required(String name, LanguageClass type) {
    return new Parameter(name, type, false, null, false);
  }

  public static Parameter optional(String name, LanguageClass type, Object defaultValue) {
    return new Parameter(name, type, true, defaultValue, false);
  }
}
