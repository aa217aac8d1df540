package org.gamester.analysis;

import java.util.stream.IntStream;

/**
 * Sets of numbers as the book writes them: {0,1,4}, the multiples {2k}, A u B, A n B, A \ B and
 * "complement of A".
 */
final class NumberSets {
  private final String text;
  private int at;

  private NumberSets(String text) {
    this.text = text;
  }

  /** The members below a bound. */
  static int[] below(int bound, String set) {
    String text =
        set.replaceAll("[,:] *k in N", "").replaceAll(" in N\\b", "").replace("complement of", "-");
    return IntStream.range(0, bound)
        .filter(
            n -> {
              NumberSets reader = new NumberSets(text);
              boolean isMember = reader.has(n);
              if (reader.at < text.length()) {
                throw new IllegalArgumentException(set);
              }
              return isMember;
            })
        .toArray();
  }

  private boolean has(int n) {
    boolean member = term(n);
    while (at < text.length() && "un\\".indexOf(text.charAt(at)) >= 0) {
      char operator = text.charAt(at++);
      boolean other = term(n);
      member =
          switch (operator) {
            case 'u' -> member | other;
            case 'n' -> member & other;
            default -> member & !other;
          };
    }
    return member;
  }

  private boolean term(int n) {
    skipBlanks();
    char first = text.charAt(at++);
    boolean member;
    if (first == '-') {
      member = !term(n);
    } else if (first == '(') {
      member = has(n);
      at++;
    } else {
      int close = text.indexOf('}', at);
      member = isListed(n, text.substring(at, close));
      at = close + 1;
    }
    skipBlanks();
    return member;
  }

  private void skipBlanks() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
  }

  private static boolean isListed(int n, String list) {
    for (String item : list.strip().split(" *, *", -1)) {
      if (item.endsWith("k")
          ? n % Integer.parseInt(item.substring(0, item.length() - 1)) == 0
          : !item.isEmpty() && n == Integer.parseInt(item)) {
        return true;
      }
    }
    return false;
  }
}
