package org.gamester.rulesets;

/** Levenshtein's distance between two names, to suggest one for a misspelt one. */
public final class EditDistance {
  private static final int LONGEST = 100;

  private EditDistance() {}

  /** The number of letters to insert, remove or change; "very many" for names longer than 100. */
  public static int between(String first, String second) {
    if (first.length() > LONGEST || second.length() > LONGEST) {
      return Integer.MAX_VALUE;
    }
    int[] row = new int[second.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= first.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int change = diagonal + (first.charAt(i - 1) == second.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[second.length()];
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
