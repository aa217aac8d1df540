package org.gamester.papers.posets;

import java.util.ArrayList;
import java.util.List;

/// Small coloured posets encoded by numbers. Bit k of `order` relates the k-th pair i < j of
/// elements, in the order (1,2), (1,3), (2,3), (1,4) ...; the elements of every finite poset can be
/// numbered compatibly with its order, so all posets occur. Digit i of `colours` in base 2 or 3 is
/// the colour of element i+1: 0 white, 1 black, 2 both.
final class SmallPosets {

  private SmallPosets() {}

  /** Whether the numbers are in range for n elements. */
  static boolean exists(int n, int order, int colours, int base) {
    return order < 1 << (n * (n - 1) / 2) && colours < Math.pow(base, n);
  }

  private static List<String> relations(int n, int order, int shift) {
    List<String> relations = new ArrayList<>();
    int bit = 0;
    for (int j = 2; j <= n; j++) {
      for (int i = 1; i < j; i++) {
        if ((order >> bit++ & 1) != 0) {
          relations.add((i + shift) + "<" + (j + shift));
        }
      }
    }
    return relations;
  }

  private static String colours(int n, int colours, int base) {
    StringBuilder letters = new StringBuilder();
    int rest = colours;
    for (int i = 0; i < n; i++) {
      letters.append("xog".charAt(rest % base));
      rest /= base;
    }
    return letters.toString();
  }

  private static String text(List<String> relations, String colours) {
    return colours.isEmpty() ? "0" : "poset " + String.join(" ", relations) + " v=" + colours;
  }

  /** The poset in the notation of the rulesets. */
  static String text(int n, int order, int colours, int base) {
    return text(relations(n, order, 0), colours(n, colours, base));
  }

  /** Whether every element is black or white, so that only one player may remove it. */
  static boolean isBlackAndWhite(int n, int colours) {
    return colours(n, colours, 3).indexOf('g') < 0;
  }

  /** The poset with a white element added below all others. */
  static String onWhite(int n, int order, int colours) {
    List<String> relations = new ArrayList<>(relations(n, order, 1));
    for (int i = 2; i <= n + 1; i++) {
      relations.add("1<" + i);
    }
    return text(relations, "x" + colours(n, colours, 2));
  }

  /** Whether all minimal elements are black. */
  static boolean hasBlackMinimals(int n, int order, int colours) {
    List<String> relations = relations(n, order, 0);
    String letters = colours(n, colours, 2);
    for (int i = 1; i <= n; i++) {
      String end = "<" + i;
      boolean minimal = relations.stream().noneMatch(relation -> relation.endsWith(end));
      if (minimal && letters.charAt(i - 1) == 'x') {
        return false;
      }
    }
    return true;
  }

  /** Pairs (lower, upper) of comparable elements of the same colour. */
  static List<int[]> comparablePairsOfAColour(int n, int order, int colours) {
    boolean[][] below = new boolean[n][n];
    int bit = 0;
    for (int j = 1; j < n; j++) {
      for (int i = 0; i < j; i++) {
        below[i][j] = (order >> bit++ & 1) != 0;
      }
    }
    List<int[]> pairs = new ArrayList<>();
    String letters = colours(n, colours, 2);
    for (int width = 1; width < n; width++) {
      for (int i = 0; i + width < n; i++) {
        int j = i + width;
        for (int k = i + 1; k < j; k++) {
          below[i][j] |= below[i][k] && below[k][j];
        }
        if (below[i][j] && letters.charAt(i) == letters.charAt(j)) {
          pairs.add(new int[] {i, j});
        }
      }
    }
    return pairs;
  }

  /** The index of the move that removes an element (from 0) among the moves of its owner. */
  static int indexOfMove(int n, int colours, int element) {
    String letters = colours(n, colours, 2);
    char colour = letters.charAt(element);
    return (int) letters.substring(0, element).chars().filter(c -> c == colour).count();
  }

  /** Whether an element (from 0) is white. */
  static boolean isWhite(int n, int colours, int element) {
    return colours(n, colours, 2).charAt(element) == 'x';
  }
}
