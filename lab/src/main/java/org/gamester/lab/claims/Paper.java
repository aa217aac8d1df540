package org.gamester.lab.claims;

import java.util.List;

/**
 * A paper or book whose statements are checked.
 *
 * @param key short name for the command line, such as {@code geography}
 * @param title authors, title and year
 * @param name what it is called alone, for a heading; the title if nothing else is given
 * @param conventions what the reader must know to compare, one sentence each: notation,
 *     temperatures of numbers and the like
 */
public record Paper(String key, String title, String name, List<String> conventions) {

  public Paper {
    conventions = List.copyOf(conventions);
  }

  public Paper(String key, String title, String... conventions) {
    this(key, title, title, List.of(conventions));
  }
}
