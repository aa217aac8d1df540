package org.gamester.rulesets.heap;

/**
 * Answers whether two heaps of given size in all have a given nim sum.
 *
 * <p>Four values of 16 bits stand in each word: once in order, and once in reverse, so that the
 * values of a and of rest - a are read in the same direction. The reversed values are kept four
 * times, shifted by no value, one, two and three, so that four pairs are always compared at once,
 * and in a loop that a compiler turns into vector operations. The test for a sum in a word is exact
 * about whether there is one: see H. S. Warren, <i>Hacker's Delight</i>, "Find first 0-byte".
 *
 * <p>Cost: 10 bytes for each heap, and for each question one step for each four pairs, about a
 * twelfth of what it takes to mark their sums.
 */
final class PairSearch {

  /** The values that can be held are less than this. */
  static final int VALUES = 1 << 16;

  private static final int IN_A_WORD = 4;
  private static final int FIRST_WORDS = 64;
  private static final int MOST_WORDS = 1024;
  private static final long ONES = 0x0001_0001_0001_0001L;
  private static final long SIGNS = 0x8000_8000_8000_8000L;

  private final int[] values;

  /** The place of heap 0 among the reversed values; a multiple of 4. */
  private final int end;

  private final long[] forward;
  private final long[][] reversed = new long[IN_A_WORD][];

  /**
   * The first values of an array, which can later be followed by as many as the array has room for.
   */
  PairSearch(int[] values, int count) {
    this.values = values;
    this.end = (values.length + IN_A_WORD) & -IN_A_WORD;
    int words = end / IN_A_WORD + 1;
    this.forward = new long[words];
    for (int shift = 0; shift < IN_A_WORD; shift++) {
      reversed[shift] = new long[words];
    }
    for (int heap = 0; heap < count; heap++) {
      add(heap);
    }
  }

  /** Takes the value of the next heap from the array; less than {@link #VALUES}. */
  void add(int heap) {
    long value = values[heap];
    forward[heap / IN_A_WORD] |= value << Short.SIZE * (heap % IN_A_WORD);
    for (int shift = 0; shift < IN_A_WORD; shift++) {
      int place = end - heap - shift;
      if (place >= 0) {
        reversed[shift][place / IN_A_WORD] |= value << Short.SIZE * (place % IN_A_WORD);
      }
    }
  }

  /// Whether `values[a]` and `values[rest - a]` have the nim sum `sum` for some a, first <= a <=
  /// last.
  ///
  /// @return the number of words looked at; negative, less one, if there is no such pair
  long find(int first, int last, int rest, int sum) {
    int word = (first + IN_A_WORD - 1) / IN_A_WORD;
    int wordEnd = Math.max(word, (last + 1) / IN_A_WORD);
    if (isAmong(first, Math.min(last, IN_A_WORD * word - 1), rest, sum)
        || isAmong(IN_A_WORD * wordEnd, last, rest, sum)) {
      return 0;
    }
    int shift = (end - rest) & (IN_A_WORD - 1);
    int offset = (end - rest - shift) / IN_A_WORD;
    long[] other = reversed[shift];
    long looked = 0;
    for (int length = FIRST_WORDS; word < wordEnd; length = Math.min(MOST_WORDS, 2 * length)) {
      int words = Math.min(length, wordEnd - word);
      looked += words;
      if (zeros(forward, word, other, offset + word, words, sum * ONES) != 0) {
        return looked;
      }
      word += words;
    }
    return -1 - looked;
  }

  private boolean isAmong(int first, int last, int rest, int sum) {
    for (int a = first; a <= last; a++) {
      if ((values[a] ^ values[rest - a]) == sum) {
        return true;
      }
    }
    return false;
  }

  /** Not 0 if and only if some quarter of a word is 0 in the nim sum of the three. */
  private static long zeros(long[] one, int i, long[] other, int j, int words, long sum) {
    long zeros = 0;
    for (int k = 0; k < words; k++) {
      long word = one[i + k] ^ other[j + k] ^ sum;
      zeros |= (word - ONES) & ~word & SIGNS;
    }
    return zeros;
  }
}
