package org.gamester.rulesets;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Names that are looked up without regard to case, blanks, hyphens and underscores, and without a
 * final "nim" or "game" where that stays unique and is not the word for a kind of board.
 *
 * @param <T> what a name stands for
 */
final class SpelledNames<T> {
  private static final Pattern BETWEEN_LETTERS = Pattern.compile("[\\s_-]");

  private final Map<String, T> byName;
  private final Map<String, T> byShortName = new HashMap<>();

  /** The names that have certain {@linkplain #key keys}. */
  SpelledNames(Map<String, T> byKey) {
    byName = Map.copyOf(byKey);
    Set<String> ambiguous = new TreeSet<>();
    byName.forEach(
        (name, meaning) -> {
          String shortName = withoutEnding(name);
          if (!shortName.equals(name) && byShortName.put(shortName, meaning) != null) {
            ambiguous.add(shortName);
          }
        });
    byShortName.keySet().removeAll(ambiguous);
    for (BoardKind kind : BoardKind.values()) {
      byShortName.remove(kind.word());
    }
  }

  /** What all spellings of a name have in common. */
  static String key(String name) {
    return BETWEEN_LETTERS.matcher(name.toLowerCase(Locale.ROOT)).replaceAll("");
  }

  private static String withoutEnding(String key) {
    for (String ending : List.of("nim", "game")) {
      if (key.endsWith(ending) && key.length() > ending.length()) {
        return key.substring(0, key.length() - ending.length());
      }
    }
    return key;
  }

  /** What a name stands for, in any of its spellings. */
  Optional<T> find(String name) {
    String key = key(name);
    return Optional.ofNullable(byName.get(key))
        .or(() -> Optional.ofNullable(byShortName.get(key)))
        .or(() -> Optional.ofNullable(byName.get(withoutEnding(key))));
  }
}
