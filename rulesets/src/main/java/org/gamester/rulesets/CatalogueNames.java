package org.gamester.rulesets;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.gamester.rulesets.NameClash.Declaration;
import org.jspecify.annotations.Nullable;

/**
 * The names of some rulesets: ids, aliases and named games. A name that two rulesets claim stands
 * for neither: what uses it is told which two.
 */
final class CatalogueNames {
  private final List<Ruleset> found;
  private final List<Ruleset> undisputed;
  private final SpelledNames<CatalogueEntry> names;

  private final Map<String, Ruleset> claimedTwice = new TreeMap<>();
  private final Function<Ruleset, @Nullable Declaration> files;

  /**
   * The names of some rulesets.
   *
   * @param files the declaration of a ruleset; null for one that is in no file
   */
  CatalogueNames(List<Ruleset> rulesets, Function<Ruleset, @Nullable Declaration> files) {
    for (Ruleset ruleset : rulesets) {
      if (RulesetGuard.isForeign(ruleset.getClass())) {
        RulesetGuard.requireDescription(ruleset);
      }
    }
    this.files = files;
    found = rulesets.stream().sorted(Comparator.comparing(Ruleset::id)).toList();
    Map<String, CatalogueEntry> byKey = new HashMap<>();
    for (Ruleset ruleset : found) {
      index(byKey, CatalogueEntry.of(ruleset));
      for (NamedGame game : ruleset.description().named()) {
        index(byKey, new CatalogueEntry(ruleset, game));
      }
    }
    names = new SpelledNames<>(byKey);
    undisputed = undisputed(found);
  }

  private List<Ruleset> undisputed(List<Ruleset> rulesets) {
    Map<String, Ruleset> byId = new TreeMap<>();
    for (Ruleset ruleset : rulesets) {
      byId.put(ruleset.id(), claimedTwice.getOrDefault(SpelledNames.key(ruleset.id()), ruleset));
    }
    return byId.values().stream().distinct().toList();
  }

  /** All rulesets, in the order of their ids. */
  List<Ruleset> found() {
    return found;
  }

  /** Those rulesets whose ids are theirs alone, and one for each id that several claim. */
  List<Ruleset> undisputed() {
    return undisputed;
  }

  /** Whether the name stands for this entry, and not for several that claim it. */
  boolean isUndisputed(CatalogueEntry entry) {
    Ruleset disputed = claimedTwice.get(SpelledNames.key(entry.name()));
    return disputed == null || disputed == entry.ruleset();
  }

  private void index(Map<String, CatalogueEntry> byKey, CatalogueEntry entry) {
    put(byKey, entry.name(), entry);
    entry.aliases().forEach(alias -> put(byKey, alias, entry));
  }

  private void put(Map<String, CatalogueEntry> byKey, String name, CatalogueEntry entry) {
    String key = SpelledNames.key(name);
    CatalogueEntry other = byKey.put(key, entry);
    if (other != null) {
      Ruleset disputed =
          claimedTwice.computeIfAbsent(
              key, spelling -> new FaultyRuleset(name, NameClash.words(name, other, entry, files)));
      byKey.put(key, CatalogueEntry.of(disputed));
    }
  }

  /** What a name stands for, in any of its spellings. */
  Optional<CatalogueEntry> find(String name) {
    return names.find(name);
  }
}
