package org.gamester.rulesets;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The names in a catalogue: ids, aliases and named games. They are looked up without regard to
 * case, blanks, hyphens and underscores, and without a final "nim" or "game" where that stays
 * unique.
 */
final class CatalogueNames {
  private final Map<String, CatalogueEntry> byName = new HashMap<>();
  private final Map<String, CatalogueEntry> byShortName = new HashMap<>();

  /**
   * The names of some rulesets.
   *
   * @throws NameClashException if two of them claim one name
   */
  CatalogueNames(List<Ruleset> rulesets) {
    rulesets.forEach(this::index);
    indexShortNames();
  }

  private void index(Ruleset ruleset) {
    put(ruleset, ruleset.id(), "", ruleset.id());
    ruleset.aliases().forEach(alias -> put(ruleset, ruleset.id(), "", alias));
    ruleset.named().forEach((name, parameters) -> put(ruleset, name, parameters, name));
    ruleset
        .aliasesOfNamed()
        .forEach((alias, name) -> put(ruleset, name, parametersOf(ruleset, name), alias));
  }

  private static String parametersOf(Ruleset ruleset, String name) {
    String parameters = ruleset.named().get(name);
    if (parameters == null) {
      throw new IllegalArgumentException(
          ruleset.id() + " has another name for " + name + ", which is not one of its games");
    }
    return parameters;
  }

  private void put(Ruleset ruleset, String name, String parameters, String key) {
    CatalogueEntry entry = new CatalogueEntry(ruleset, name, parameters);
    CatalogueEntry other = byName.put(key(key), entry);
    if (other != null) {
      throw new NameClashException(key, other, entry);
    }
  }

  private void indexShortNames() {
    Set<String> ambiguous = new TreeSet<>();
    byName.forEach(
        (name, entry) -> {
          String shortName = withoutEnding(name);
          if (!shortName.equals(name) && byShortName.put(shortName, entry) != null) {
            ambiguous.add(shortName);
          }
        });
    byShortName.keySet().removeAll(ambiguous);
  }

  static String key(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[\\s_-]", "");
  }

  private static String withoutEnding(String key) {
    for (String ending : List.of("nim", "game")) {
      if (key.endsWith(ending) && key.length() > ending.length()) {
        return key.substring(0, key.length() - ending.length());
      }
    }
    return key;
  }

  /**
   * What a name stands for, in any of its spellings.
   *
   * @param name without parameters
   */
  Optional<CatalogueEntry> find(String name) {
    String key = key(name);
    CatalogueEntry entry = byName.get(key);
    if (entry == null) {
      entry = byShortName.get(key);
    }
    if (entry == null) {
      entry = byName.get(withoutEnding(key));
    }
    return Optional.ofNullable(entry);
  }
}
