package org.gamester.rulesets;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** How far two names are apart, to suggest one for a misspelt one. */
public final class EditDistance {
  private static final int LONGEST = 100;

  private EditDistance() {}

  /** The greatest distance at which a misspelt name may mean another: a third of its letters. */
  public static int nearby(String misspelt) {
    return Math.max(1, misspelt.length() / 3);
  }

  /**
   * The number of letters to insert, remove, change, or swap with their neighbour; "very many" for
   * names longer than 100.
   */
  public static int between(String first, String second) {
    if (first.length() > LONGEST || second.length() > LONGEST) {
      return Integer.MAX_VALUE;
    }
    int[][] rows = new int[first.length() + 1][second.length() + 1];
    for (int i = 0; i <= first.length(); i++) {
      for (int j = 0; j <= second.length(); j++) {
        rows[i][j] = i == 0 || j == 0 ? i + j : edit(first, second, i, j, rows);
      }
    }
    return rows[first.length()][second.length()];
  }

  /** The name that a misspelt one may mean, the first of the alphabet if several may. */
  public static Optional<String> nearest(String misspelt, Collection<String> names) {
    int nearby = Math.min(nearby(misspelt), misspelt.length() - 1);
    return names.stream()
        .filter(name -> between(misspelt, name) <= nearby)
        .min(
            Comparator.<String>comparingInt(name -> between(misspelt, name))
                .thenComparing(Comparator.naturalOrder()));
  }

  private static int edit(String first, String second, int i, int j, int[][] rows) {
    boolean same = first.charAt(i - 1) == second.charAt(j - 1);
    int best = rows[i - 1][j - 1] + (same ? 0 : 1);
    best = Math.min(best, 1 + Math.min(rows[i - 1][j], rows[i][j - 1]));
    boolean swapped =
        i > 1
            && j > 1
            && first.charAt(i - 1) == second.charAt(j - 2)
            && first.charAt(i - 2) == second.charAt(j - 1);
    return swapped ? Math.min(best, rows[i - 2][j - 2] + 1) : best;
  }

  /** The least distance between {@code first} and a beginning of {@code second}. */
  static int toBeginning(String first, String second) {
    int least = Integer.MAX_VALUE;
    for (int end = 0; end <= Math.min(second.length(), LONGEST); end++) {
      least = Math.min(least, between(first, second.substring(0, end)));
    }
    return least;
  }
}
