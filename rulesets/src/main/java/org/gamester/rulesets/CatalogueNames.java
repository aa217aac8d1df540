package org.gamester.rulesets;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.gamester.rulesets.NameClash.Declaration;
import org.jspecify.annotations.Nullable;

/**
 * The names in a catalogue: ids, aliases and named games. They are looked up without regard to
 * case, blanks, hyphens and underscores, and without a final "nim" or "game" where that stays
 * unique. A name that two rulesets claim stands for neither: what uses it is told which two.
 */
final class CatalogueNames {
  private final Map<String, CatalogueEntry> byName = new HashMap<>();
  private final Map<String, CatalogueEntry> byShortName = new HashMap<>();

  private final Map<String, Ruleset> claimedTwice = new TreeMap<>();
  private final Function<Ruleset, @Nullable Declaration> files;

  /**
   * The names of some rulesets.
   *
   * @param files the declaration of a ruleset; null for one that is in no file
   */
  CatalogueNames(List<Ruleset> rulesets, Function<Ruleset, @Nullable Declaration> files) {
    this.files = files;
    rulesets.forEach(this::index);
    indexShortNames();
  }

  /** Those rulesets whose ids are theirs alone, and one for each id that several claim. */
  List<Ruleset> undisputed(List<Ruleset> rulesets) {
    Map<String, Ruleset> byId = new TreeMap<>();
    for (Ruleset ruleset : rulesets) {
      byId.put(ruleset.id(), claimedTwice.getOrDefault(key(ruleset.id()), ruleset));
    }
    return byId.values().stream().distinct().toList();
  }

  /** Whether the name stands for this entry, and not for several that claim it. */
  boolean isUndisputed(CatalogueEntry entry) {
    Ruleset disputed = claimedTwice.get(key(entry.name()));
    return disputed == null || disputed == entry.ruleset();
  }

  private void index(Ruleset ruleset) {
    index(CatalogueEntry.of(ruleset));
    for (NamedGame game : ruleset.description().named()) {
      index(new CatalogueEntry(ruleset, game));
    }
  }

  private void index(CatalogueEntry entry) {
    put(entry.name(), entry);
    entry.aliases().forEach(alias -> put(alias, entry));
  }

  private void put(String key, CatalogueEntry entry) {
    String asked = key(key);
    CatalogueEntry other = byName.put(asked, entry);
    if (other != null) {
      Ruleset disputed =
          claimedTwice.computeIfAbsent(
              asked, spelling -> new FaultyRuleset(key, NameClash.words(key, other, entry, files)));
      byName.put(asked, CatalogueEntry.of(disputed));
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
