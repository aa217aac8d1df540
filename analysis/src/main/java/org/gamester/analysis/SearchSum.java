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

  /** How many of the parts are values. */
  int countValues(SearchParts parts) {
    int values = 0;
    for (int reference : references) {
      if (parts.get(reference) instanceof SearchPart.Value) {
        values++;
      }
    }
    return values;
  }

  /** The sum of all values; for sums in which at most one part is a value. */
  ShortGame total(SearchParts parts) {
    ShortGame total = rest;
    for (int reference : references) {
      if (parts.get(reference) instanceof SearchPart.Value) {
        total = total.plus(parts.value(reference));
      }
    }
    return total;
  }

  /** The components that are played on. */
  SearchSum boards(SearchParts parts) {
    int[] boards = new int[references.length];
    int count = 0;
    for (int reference : references) {
      if (parts.get(reference) instanceof SearchPart.Board) {
        boards[count++] = reference;
      }
    }
    return new SearchSum(Arrays.copyOf(boards, count), ShortGame.ZERO);
  }

  /** All parts except the one at an index, without the value. */
  SearchSum without(int index) {
    int[] others = new int[references.length - 1];
    System.arraycopy(references, 0, others, 0, index);
    System.arraycopy(references, index + 1, others, index, others.length - index);
    return new SearchSum(others, ShortGame.ZERO);
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
