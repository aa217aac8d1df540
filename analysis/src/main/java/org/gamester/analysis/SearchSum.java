package org.gamester.analysis;

import java.util.Arrays;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/** A sum of parts and of one more value, which is the sum of a number, ups and a nimber. */
final class SearchSum {

  private final int[] references;
  private final ShortGame rest;

  /**
   * @param references to the parts, see {@link SearchPart}; in ascending order; not changed again
   * @param rest the value
   */
  SearchSum(int[] references, ShortGame rest) {
    this.references = references;
    this.rest = rest;
  }

  int[] references() {
    return references;
  }

  ShortGame rest() {
    return rest;
  }

  SearchSum negative(SearchParts parts) {
    int[] negatives = new int[references.length];
    for (int i = 0; i < negatives.length; i++) {
      negatives[i] = parts.negative(references[i]);
    }
    Arrays.sort(negatives);
    return new SearchSum(negatives, rest.negate());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SearchSum sum
        && rest.equals(sum.rest)
        && Arrays.equals(references, sum.references);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(references) + rest.hashCode();
  }
}
