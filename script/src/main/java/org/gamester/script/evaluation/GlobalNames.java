package org.gamester.script.evaluation;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.gamester.script.syntax.HighlightSpan;

/** The names that have a meaning everywhere, for those who list or complete them. */
public final class GlobalNames {

  private GlobalNames() {}

  /** The names of the constants that have a value, in the order in which they are documented. */
  public static List<String> constants() {
    return Constants.names();
  }

  /** The keywords of the language. */
  public static List<String> keywords() {
    return HighlightSpan.keywords();
  }

  /** The constant of a name; empty if there is none. */
  public static Optional<Object> constant(String name) {
    return Optional.ofNullable(Constants.find(name));
  }

  /** The names that a misspelt one may have been meant to be, the nearest first. */
  public static List<String> nearest(String misspelt, Collection<String> names) {
    return Suggestions.near(misspelt, names);
  }
}
