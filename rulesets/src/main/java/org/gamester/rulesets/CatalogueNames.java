package org.gamester.rulesets;

import java.util.Comparator;
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
   * @throws IllegalArgumentException if two of them claim one name
   */
  CatalogueNames(List<Ruleset> rulesets) {
    rulesets.forEach(this::index);
    indexShortNames();
  }

  private void index(Ruleset ruleset) {
    put(ruleset, ruleset.id(), "", ruleset.id());
    ruleset.aliases().forEach(alias -> put(ruleset, ruleset.id(), "", alias));
    ruleset.named().forEach((name, parameters) -> put(ruleset, name, parameters, name));
  }

  private void put(Ruleset ruleset, String name, String parameters, String key) {
    CatalogueEntry entry = byName.put(key(key), new CatalogueEntry(ruleset, name, parameters));
    if (entry != null) {
      throw new IllegalArgumentException(
          "two rulesets have the name " + key + ": " + entry.name() + " and " + name);
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

  private static String key(String name) {
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

  /**
   * What the names stand for that are most like a misspelt one; at most a third of its letters
   * differ.
   *
   * @return the nearest first; empty if no name is near
   */
  List<CatalogueEntry> nearest(String name) {
    String key = key(name);
    int most = Math.min(Math.max(2, key.length() / 3), key.length() - 1);
    Map<CatalogueEntry, Integer> distances = new HashMap<>();
    byName.forEach(
        (candidate, entry) -> {
          int distance = EditDistance.between(key, candidate);
          if (distance <= most) {
            distances.merge(entry, distance, Math::min);
          }
        });
    return distances.keySet().stream()
        .sorted(
            Comparator.<CatalogueEntry, Integer>comparing(distances::get)
                .thenComparing(CatalogueEntry::name))
        .toList();
  }

  /** The complaint that a name is unknown, with the nearest name. */
  String unknown(String name) {
    String near = nearest(name).stream().findFirst().map(CatalogueEntry::name).orElse("");
    return "there is no ruleset named '"
        + name
        + "'"
        + (near.isEmpty() ? "" : "; did you mean " + near + "?");
  }
}
