package org.gamester.rulesets;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The entries of a catalogue that a misspelt name may mean, the nearest first.
 *
 * <p>A name is near if few letters differ from a whole name, or if each of its words is near to the
 * beginning of a word in the names or in the title, as "dommino" is to that of "Toppling Dominoes".
 * A whole name comes before a word at the same distance.
 */
final class NearestNames {
  private static final int SHORTEST_WORD = 4;

  private final String key;
  private final List<String> words;
  private final List<CatalogueEntry> entries;

  NearestNames(String name, List<CatalogueEntry> entries) {
    this.words = words(name);
    this.key = String.join("", words);
    this.entries = entries;
  }

  private record Near(CatalogueEntry entry, int distance, boolean isWord) {}

  List<CatalogueEntry> entries() {
    return entries.stream()
        .flatMap(this::near)
        .sorted(
            Comparator.comparingInt(Near::distance)
                .thenComparing(Near::isWord)
                .thenComparing(near -> near.entry().name()))
        .map(Near::entry)
        .toList();
  }

  private Stream<Near> near(CatalogueEntry entry) {
    List<String> names = new ArrayList<>(List.of(entry.name()));
    names.addAll(entry.aliases());
    int whole = Integer.MAX_VALUE;
    for (String name : names) {
      int distance = EditDistance.between(key, String.join("", words(name)));
      if (distance <= Math.min(EditDistance.nearby(key), key.length() - 1)) {
        whole = Math.min(whole, distance);
      }
    }
    names.add(entry.title());
    int inside = Integer.MAX_VALUE;
    for (String name : names) {
      inside = Math.min(inside, distanceInside(words(name)));
    }
    int least = Math.min(whole, inside);
    return least == Integer.MAX_VALUE
        ? Stream.empty()
        : Stream.of(new Near(entry, least, inside < whole));
  }

  /** The sum of the distances of the words; "very many" if one of them is near to none. */
  private int distanceInside(List<String> name) {
    int sum = 0;
    for (String word : words) {
      int most = word.length() < SHORTEST_WORD ? 0 : Math.max(1, word.length() / 4);
      int least = Integer.MAX_VALUE;
      for (String candidate : name) {
        least = Math.min(least, EditDistance.toBeginning(word, candidate));
      }
      if (least > most) {
        return Integer.MAX_VALUE;
      }
      sum += least;
    }
    return words.isEmpty() ? Integer.MAX_VALUE : sum;
  }

  private static List<String> words(String text) {
    return Stream.of(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1))
        .filter(word -> !word.isEmpty())
        .toList();
  }
}
