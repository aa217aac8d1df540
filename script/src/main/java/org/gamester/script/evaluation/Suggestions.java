package org.gamester.script.evaluation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.gamester.rulesets.EditDistance;
import org.gamester.script.games.RulesetNames;

/** Names that a misspelt one may have been meant to be. */
final class Suggestions {

  private static final int LONGEST = 60;
  private static final int SHORTEST_BEGINNING = 3;
  private static final int MOST_NEAR = 5;

  private Suggestions() {}

  /** {@code did you mean `Name`?} for the nearest of the names; empty if none is near. */
  static String sentence(String misspelt, Collection<String> names) {
    return sentence(nearest(misspelt, names));
  }

  /** {@code did you mean `Name`?}; empty if the name is. */
  static String sentence(String nearest) {
    return nearest.isEmpty() ? "" : "did you mean `" + nearest + "`?";
  }

  /**
   * What is said of a name that is not known but may be meant to be that of a ruleset; empty if it
   * is not near to one.
   *
   * @param path the name with its package, as far as it was written
   */
  static String ruleset(String path) {
    List<String> same = RulesetNames.withLastPart(path);
    if (!same.isEmpty()) {
      return "did you mean `" + String.join("` or `", same) + "`?";
    }
    if (!path.startsWith("game.")) {
      return "";
    }
    String last = path.substring(path.lastIndexOf('.') + 1);
    List<String> lastParts = new ArrayList<>();
    for (String name : RulesetNames.candidates()) {
      lastParts.add(name.substring(name.lastIndexOf('.') + 1));
    }
    String best = nearest(last, lastParts);
    if (best.isEmpty() && path.indexOf('.') == path.lastIndexOf('.')) {
      return sentence(path, packages());
    }
    return best.isEmpty()
        ? ""
        : "did you mean `" + String.join("` or `", RulesetNames.withLastPart(best)) + "`?";
  }

  /**
   * The part of a name below the package {@code game} that is not known: the package, or else the
   * last name.
   */
  static String unknownPart(String path) {
    List<String> parts = List.of(path.split("\\.", -1));
    if (parts.size() < 2) {
      return path;
    }
    String owner = parts.get(0) + "." + parts.get(1);
    boolean isPackage =
        RulesetNames.candidates().stream().anyMatch(name -> name.startsWith(owner + "."));
    return isPackage && parts.size() > 2 ? owner + "." + parts.get(2) : owner;
  }

  /**
   * The name that differs least, in upper and lower case least of all: by one letter in three at
   * most, or by a missing end. Empty if there is none.
   */
  static String nearest(String misspelt, Collection<String> names) {
    if (misspelt.length() > LONGEST) {
      return "";
    }
    String nearest = "";
    int least = Integer.MAX_VALUE;
    for (String name : names) {
      int distance = distance(misspelt, name);
      if (distance < least) {
        least = distance;
        nearest = name;
      }
    }
    return nearest;
  }

  /** At most {@value #MOST_NEAR} names that {@link #nearest} could answer, the nearest first. */
  static List<String> near(String misspelt, Collection<String> names) {
    if (misspelt.length() > LONGEST) {
      return List.of();
    }
    return names.stream()
        .filter(name -> distance(misspelt, name) < Integer.MAX_VALUE)
        .sorted(Comparator.comparingInt(name -> distance(misspelt, name)))
        .limit(MOST_NEAR)
        .toList();
  }

  private static int distance(String misspelt, String name) {
    String one = misspelt.toLowerCase(Locale.ROOT);
    String other = name.toLowerCase(Locale.ROOT);
    int edits = EditDistance.between(one, other);
    if (edits <= EditDistance.nearby(one) && edits < one.length()) {
      return edits;
    }
    return one.length() >= SHORTEST_BEGINNING && other.startsWith(one)
        ? LONGEST + other.length()
        : Integer.MAX_VALUE;
  }

  private static Set<String> packages() {
    Set<String> packages = new TreeSet<>();
    RulesetNames.candidates()
        .forEach(name -> packages.add(name.substring(0, name.lastIndexOf('.'))));
    return packages;
  }

  /** How a game whose name is written out is written in symbols; empty for other names. */
  static String symbol(String name) {
    String symbol =
        switch (name.toLowerCase(Locale.ROOT)) {
          case "up" -> "^";
          case "down" -> "v";
          case "star" -> "*";
          default -> "";
        };
    return symbol.isEmpty() ? "" : name + " is written `" + symbol + "`";
  }
}
