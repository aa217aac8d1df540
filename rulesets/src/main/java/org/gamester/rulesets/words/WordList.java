package org.gamester.rulesets.words;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.gamester.rulesets.Subset;

/** Names, and which may follow which; shared by all positions with them. */
final class WordList {
  private final List<String> names;
  private final int[][] next;

  WordList(List<String> names) {
    this.names = List.copyOf(names);
    Map<Integer, int[]> byFirst = new HashMap<>();
    int[] first = new int[names.size()];
    int[] last = new int[names.size()];
    for (int i = 0; i < first.length; i++) {
      int[] letters = spoken(names.get(i)).codePoints().toArray();
      first[i] = letters[0];
      last[i] = letters[letters.length - 1];
    }
    this.next = new int[first.length][];
    for (int i = 0; i < first.length; i++) {
      int letter = last[i];
      next[i] =
          byFirst.computeIfAbsent(
              letter,
              wanted -> IntStream.range(0, first.length).filter(j -> first[j] == wanted).toArray());
    }
  }

  /** The letters of a name as they count: in lower case, without accents. */
  static String spoken(String name) {
    StringBuilder letters = new StringBuilder();
    Normalizer.normalize(name, Normalizer.Form.NFD)
        .toLowerCase(Locale.ROOT)
        .codePoints()
        .filter(Character::isLetterOrDigit)
        .forEach(letters::appendCodePoint);
    return letters.toString();
  }

  List<String> names() {
    return names;
  }

  /** A hash of name {@code i}, the same in all lists. */
  int hash(int i) {
    return names.get(i).hashCode() * 0x9E3779B1;
  }

  /** A hash of some of the names, the sum of theirs. */
  int hash(Subset some) {
    int sum = 0;
    for (int i = some.next(0); i >= 0; i = some.next(i + 1)) {
      sum += hash(i);
    }
    return sum;
  }

  /** The names that begin with the last letter of name {@code i}, itself perhaps among them. */
  int[] next(int i) {
    return next[i];
  }
}
