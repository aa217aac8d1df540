package org.gamester.lab.claims;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;

/** The claims of one paper. Implementations are located through {@code ServiceLoader}. */
public interface ClaimSet {

  Paper paper();

  /** All statements of the paper, in its order, with distinct numbers. */
  List<Claim> claims();

  /** The number of statements, which may be known before they are read. */
  default int size() {
    return claims().size();
  }

  /** The sections in which the statements stand; none if the paper is not divided. */
  default List<PaperSection> sections() {
    return List.of();
  }

  /** The sets on the module path or class path, sorted by the keys of their papers. */
  static List<ClaimSet> installed() {
    return ServiceLoader.load(ClaimSet.class).stream()
        .map(ServiceLoader.Provider::get)
        .sorted(Comparator.comparing(set -> set.paper().key()))
        .toList();
  }

  /**
   * The claims that a selector names: {@code all}, the key of a paper, or a key, a colon and the
   * beginning of a number, as in {@code geography:Theorem 2}.
   *
   * @throws IllegalArgumentException if it selects nothing, or two claims of a paper share a number
   */
  static List<Claim> select(List<ClaimSet> sets, String selector) {
    int colon = selector.indexOf(':');
    String key = (colon < 0 ? selector : selector.substring(0, colon)).strip();
    String beginning = colon < 0 ? "" : selector.substring(colon + 1).strip();
    List<Claim> selected = new ArrayList<>();
    for (ClaimSet set : sets) {
      if (key.equals("all") || key.equals(set.paper().key())) {
        requireDistinctNumbers(set);
        set.claims().stream()
            .filter(claim -> begins(claim.number(), beginning))
            .forEach(selected::add);
      }
    }
    if (selected.isEmpty()) {
      throw new IllegalArgumentException(
          "there are no claims '"
              + selector
              + "': expected all, "
              + sets.stream().map(set -> set.paper().key()).collect(Collectors.joining(", "))
              + ", or one of these papers with the beginning of a number, as in KEY:Theorem 2");
    }
    return selected;
  }

  /** Whether a number begins in this way, where 4 is no beginning of 40. */
  private static boolean begins(String number, String beginning) {
    int end = beginning.length();
    return number.startsWith(beginning)
        && (end == 0
            || end == number.length()
            || !Character.isDigit(number.charAt(end - 1))
            || !Character.isDigit(number.charAt(end)));
  }

  private static void requireDistinctNumbers(ClaimSet set) {
    Set<String> numbers = new HashSet<>();
    for (Claim claim : set.claims()) {
      if (!numbers.add(claim.number())) {
        throw new IllegalArgumentException("there are two claims " + claim);
      }
    }
  }
}
