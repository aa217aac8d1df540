package org.gamester.studies.questions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.poset.PosetGame;
import org.gamester.values.Computation;

/**
 * All coloured partially ordered sets of some numbers of elements, one of each that are isomorphic.
 *
 * <p>Those of n elements come from those of n-1 by adding an element above a down-set, which is
 * maximal then; every finite poset has a maximal element. They are coloured in all ways. Of
 * isomorphic ones one is kept, by the {@link CanonicalOrder} of the relation.
 *
 * @param rules by which they are played
 * @param least the least number of elements
 * @param most the largest number of elements
 * @param letters the colours
 */
record Posets(Rules rules, int least, int most, String letters) {
  /** By the number of colours. */
  private static final List<Integer> MOST_ELEMENTS = List.of(0, 7, 6, 5);

  private static final String ALL_LETTERS = "xog";

  /**
   * Checks the numbers and the colours.
   *
   * @throws IllegalArgumentException if there are too many to be listed, or none
   */
  Posets {
    if (!(rules instanceof PosetGame)) {
      throw new IllegalArgumentException(rules.text() + " is not played on posets");
    }
    letters = letters.isEmpty() ? "g" : letters;
    boolean areOnce = letters.chars().distinct().count() == letters.length();
    if (!areOnce || !letters.chars().allMatch(letter -> ALL_LETTERS.indexOf(letter) >= 0)) {
      throw new IllegalArgumentException(
          "--letters takes letters of %s, each once, out of '%s'; found '%s'"
              .formatted(rules.text(), ALL_LETTERS, letters));
    }
    int bound = MOST_ELEMENTS.get(letters.length());
    if (least < 1 || most < least || most > bound) {
      throw new IllegalArgumentException(
          "posets with %s have 1 to %d elements here, found %d..%d"
              .formatted(
                  letters.length() == 1 ? "one colour" : letters.length() + " colours",
                  bound,
                  least,
                  most));
    }
  }

  /** How many there are; this lists them. */
  long count() {
    long count = 0;
    for (Iterator<String> texts = texts(); texts.hasNext(); count++) {
      texts.next();
    }
    return count;
  }

  /** How they are counted. */
  String description() {
    return letters.length() == 1
        ? "posets up to isomorphism"
        : "posets with elements of %d colours up to isomorphism".formatted(letters.length());
  }

  /** The positions, by number of elements, then in the order of their canonical forms. */
  Iterator<String> texts() {
    List<String> texts = new ArrayList<>();
    Collection<int[]> posets = List.of(new int[1]);
    for (int elements = 1; elements <= most; elements++) {
      if (elements > 1) {
        posets = larger(posets);
      }
      if (elements >= least) {
        posets.forEach(poset -> texts.addAll(coloured(poset)));
      }
    }
    return texts.iterator();
  }

  /** A poset is, for each element, the set of those below it. */
  private static Collection<int[]> larger(Collection<int[]> smaller) {
    TreeMap<int[], int[]> found = new TreeMap<>(Arrays::compare);
    for (int[] poset : smaller) {
      int n = poset.length;
      for (int below = 0; below < 1 << n; below++) {
        if (isDownSet(poset, below)) {
          Computation.poll();
          int[] larger = Arrays.copyOf(poset, n + 1);
          larger[n] = below;
          int[] canonical =
              CanonicalOrder.relabelled(larger, CanonicalOrder.of(larger, new int[n + 1]));
          found.putIfAbsent(canonical, canonical);
        }
      }
    }
    return found.values();
  }

  private static boolean isDownSet(int[] poset, int elements) {
    for (int v = 0; v < poset.length; v++) {
      if ((elements >>> v & 1) != 0 && (poset[v] & ~elements) != 0) {
        return false;
      }
    }
    return true;
  }

  private Collection<String> coloured(int[] poset) {
    int n = poset.length;
    TreeSet<String> texts = new TreeSet<>();
    int[] colours = new int[n];
    boolean isLast = false;
    while (!isLast) {
      Computation.poll();
      int[] order = CanonicalOrder.of(poset, colours);
      int[] relabelled = CanonicalOrder.relabelled(poset, order);
      texts.add(text(relabelled, Arrays.stream(order).map(v -> colours[v]).toArray()));
      int v = n - 1;
      while (v >= 0 && colours[v] == letters.length() - 1) {
        colours[v--] = 0;
      }
      isLast = v < 0;
      if (!isLast) {
        colours[v]++;
      }
    }
    return texts;
  }

  /** The position on a poset, in which each element is related to those that it covers. */
  private String text(int[] poset, int[] colours) {
    StringBuilder text = new StringBuilder(rules.text()).append("(poset");
    for (int upper = 0; upper < poset.length; upper++) {
      for (int lower = 0; lower < poset.length; lower++) {
        if ((poset[upper] >>> lower & 1) != 0 && isCovered(poset, lower, upper)) {
          text.append(' ').append(lower + 1).append('<').append(upper + 1);
        }
      }
    }
    text.append(" v=");
    for (int colour : colours) {
      text.append(letters.charAt(colour));
    }
    return text.append(')').toString();
  }

  private static boolean isCovered(int[] poset, int lower, int upper) {
    for (int between = 0; between < poset.length; between++) {
      if ((poset[upper] >>> between & 1) != 0 && (poset[between] >>> lower & 1) != 0) {
        return false;
      }
    }
    return true;
  }
}
