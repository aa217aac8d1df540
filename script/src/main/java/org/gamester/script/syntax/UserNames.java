package org.gamester.script.syntax;

import java.util.function.Predicate;

/**
 * The names that a user has bound before an input. They win over the names of rulesets: {@code
 * nim(3)} calls the user's {@code nim} if there is one, and is a position otherwise.
 */
public interface UserNames {

  /** Whether a variable with a value has this name. */
  boolean isVariable(String name);

  /** Whether a variable with a value other than a function has this name. */
  default boolean isValue(String name) {
    return isVariable(name);
  }

  /** Whether a class of the user has this name, which stays when the variables are cleared. */
  default boolean isClass(String name) {
    return false;
  }

  /**
   * Takes note that a name is the user's where a position could be read.
   *
   * @param name as the user has bound it
   * @param position the text that would be a position otherwise
   */
  default void hides(String name, String position) {}

  /** No names at all. */
  UserNames NONE = name -> false;

  /** These variables and nothing else. */
  static UserNames of(Predicate<String> variables) {
    return variables::test;
  }
}
