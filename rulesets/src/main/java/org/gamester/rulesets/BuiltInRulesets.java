package org.gamester.rulesets;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The rulesets that come with Gamester, each of which is loaded when one of its names is looked up.
 * The file {@code built-in.txt} has a line for each: its class, and its id, aliases and named
 * games. A test compares these names with the descriptions.
 */
final class BuiltInRulesets {
  static final String FILE = "built-in.txt";
  private static final String PACKAGE = Ruleset.class.getPackageName() + ".";

  private final Set<String> classes = new LinkedHashSet<>();
  private final SpelledNames<Place> places;
  private final Map<String, Ruleset> loaded = new ConcurrentHashMap<>();

  /** One of the names of a class. */
  private record Place(String className, String name) {

    boolean isNameOf(CatalogueEntry entry) {
      return entry.name().equals(name) || entry.aliases().contains(name);
    }
  }

  BuiltInRulesets() {
    Map<String, Place> byKey = new HashMap<>();
    InputStream file = BuiltInRulesets.class.getResourceAsStream(FILE);
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(Objects.requireNonNull(file, FILE), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        int colon = line.indexOf(':');
        String className = line.substring(0, colon);
        classes.add(className);
        for (String name : line.substring(colon + 1).strip().split(", ", -1)) {
          byKey.put(SpelledNames.key(name), new Place(className, name));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    places = new SpelledNames<>(byKey);
  }

  /** All of them, which loads them. */
  List<Ruleset> all() {
    return classes.stream().map(this::ruleset).toList();
  }

  /** Whether a ruleset is of one of their classes. */
  boolean has(Ruleset ruleset) {
    return ruleset.getClass().getName().startsWith(PACKAGE)
        && classes.contains(ruleset.getClass().getName().substring(PACKAGE.length()));
  }

  /** What a name stands for, in any of its spellings. */
  Optional<CatalogueEntry> find(String name) {
    return places.find(name).flatMap(this::entry);
  }

  private Optional<CatalogueEntry> entry(Place place) {
    Ruleset ruleset = ruleset(place.className());
    return Stream.concat(
            Stream.of(CatalogueEntry.of(ruleset)), CatalogueEntry.named(ruleset).stream())
        .filter(place::isNameOf)
        .findFirst();
  }

  private Ruleset ruleset(String className) {
    return loaded.computeIfAbsent(className, BuiltInRulesets::load);
  }

  private static Ruleset load(String className) {
    try {
      return Class.forName(PACKAGE + className)
          .asSubclass(Ruleset.class)
          .getConstructor()
          .newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("the class " + className + " of " + FILE, e);
    }
  }
}
