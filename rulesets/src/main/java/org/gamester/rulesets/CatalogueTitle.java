package org.gamester.rulesets;

import java.util.Locale;
import java.util.Set;

/** The title of a game, made of its name: {@code toads-and-frogs} is Toads and Frogs. */
final class CatalogueTitle {
  private static final Set<String> SMALL_WORDS = Set.of("and", "of", "on", "the");

  private CatalogueTitle() {}

  static String of(String name) {
    StringBuilder title = new StringBuilder();
    for (String word : name.split("[-_ ]", -1)) {
      if (!title.isEmpty()) {
        title.append(' ');
      }
      boolean isSmall = SMALL_WORDS.contains(word) && !title.isEmpty();
      title.append(isSmall || word.isEmpty() ? word : capital(word));
    }
    return title.toString();
  }

  private static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }
}
