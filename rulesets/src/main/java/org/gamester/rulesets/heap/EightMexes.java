package org.gamester.rulesets.heap;

/**
 * Finds, for eight sizes of heaps that follow each other, the least number that is not the nim sum
 * of two unequal heaps that a move leaves; one for each thread.
 *
 * <p>As in {@link PairSums}, with a {@link SparseSpace} and a {@link PairSearch}: pairs with a rare
 * heap are marked, and some others ({@link EightTotals}); values that are still missing are looked
 * for one by one, from the least on, and the first that is not found is the answer. If all pairs
 * with a rare heap are marked, a common value without a mark needs no search. That is done where
 * their number is less than what one search for a value that is not there would cost; otherwise how
 * many are marked is adapted, as is the number of the others, so that this takes about as long as
 * the search.
 *
 * <p>The others are those whose lesser heap has a fourth of the tokens or more: the largest of the
 * rare values are found there soonest.
 */
final class EightMexes {
  /** To look for a sum among the pairs in so many words takes as long as to mark one sum. */
  private static final int WORDS_FOR_A_STEP = 2;

  private static final int PAIRS_IN_A_WORD = 4;

  private final SplittingAmounts amounts;
  private final KnownHeaps known;
  private final EightTotals marks = new EightTotals();
  private int rareQuota = PairSums.FIRST_QUOTA;
  private int pairQuota = PairSums.FIRST_QUOTA;
  private long steps;
  private long forCommon;
  private long forRare;

  EightMexes(SplittingAmounts amounts, KnownHeaps known) {
    this.amounts = amounts;
    this.known = known;
  }

  /** What has been done, in nim sums that were marked. */
  long steps() {
    return steps;
  }

  /**
   * Finds the least numbers that are not the nim sums of two unequal heaps less than {@code bound}
   * that a move leaves.
   *
   * @param size the least of the sizes, at least {@code bound}
   * @param count how many of them, at most eight
   * @param least where the answers are put, from {@code place} on
   */
  void find(
      SparseSpace space,
      PairSearch search,
      int size,
      int count,
      int bound,
      int[] least,
      int place) {
    marks.clear(known.greatest());
    int rare = rareCount(size);
    int pairs = pairQuota;
    for (long taken = amounts.next(-1, size); taken <= size; taken = amounts.next(taken, size)) {
      int total = size - (int) taken;
      markRare(total, bound, rare);
      markPairs(total, bound, pairs);
    }
    forCommon = 0;
    forRare = 0;
    boolean isComplete = rare == known.rareCount();
    for (int i = 0; i < count; i++) {
      least[place + i] = least(space, search, size + i, i, bound, isComplete);
    }
    if (!isComplete) {
      rareQuota = PairSums.balanced(rare, (long) EightTotals.COUNT * rare, forCommon);
    }
    pairQuota = PairSums.balanced(pairs, (long) EightTotals.COUNT * pairs, forRare);
  }

  /** How many rare heaps to take: all, if that costs less than a search of each size in vain. */
  private int rareCount(int size) {
    int all = known.rareCount();
    boolean areFew = all <= size / (2 * PAIRS_IN_A_WORD * WORDS_FOR_A_STEP);
    return areFew ? all : Math.min(rareQuota, all);
  }

  /** The least heap whose partners for all eight totals are less than {@code bound}. */
  private static int firstOfAll(int total, int bound) {
    return PairSums.first(total + EightTotals.COUNT - 1, bound);
  }

  /** Marks the pairs with one of the first rare heaps, and those with one of the smallest heaps. */
  private void markRare(int total, int bound, int count) {
    int[] values = known.values();
    int[] rare = known.rare();
    int first = firstOfAll(total, bound);
    int from = 0;
    while (from < count && rare[from] < first) {
      from++;
    }
    int to = count;
    while (to > from && rare[to - 1] >= total) {
      to--;
    }
    marks.addPairs(values, rare, from, to, total);
    steps += (long) EightTotals.COUNT * (to - from);
    for (int i = 0; i < EightTotals.COUNT; i++) {
      int end = Math.min(PairSums.last(total + i), Math.max(first - 1, EightTotals.COUNT));
      for (int a = PairSums.first(total + i, bound); a <= end; a++) {
        marks.add(values[a] ^ values[total + i - a], i);
      }
    }
  }

  private void markPairs(int total, int bound, int count) {
    int first = Math.max(firstOfAll(total, bound), total / 4);
    int last = Math.min(PairSums.last(total), first + count - 1);
    marks.addPairs(known.values(), first, last, total);
    steps += (long) EightTotals.COUNT * Math.max(0, last - first + 1);
  }

  private int least(
      SparseSpace space, PairSearch search, int size, int i, int bound, boolean isComplete) {
    int least = 0;
    while (true) {
      boolean isMarked = least > 0 && marks.has(least, i); // 0 also as the sum of equal heaps
      if (!isMarked) {
        boolean isCommon = !space.isRare(size, least);
        if (isCommon && isComplete && least > 0) {
          return least;
        }
        long before = steps;
        boolean isFound = isFound(search, size, bound, least);
        if (isCommon) {
          forCommon += steps - before;
        } else {
          forRare += steps - before;
        }
        if (!isFound) {
          return least;
        }
      }
      least++;
    }
  }

  private boolean isFound(PairSearch search, int size, int bound, int sum) {
    for (long taken = amounts.next(-1, size); taken <= size; taken = amounts.next(taken, size)) {
      int total = size - (int) taken;
      int first = PairSums.first(total, bound);
      int last = PairSums.last(total);
      int middle = Math.clamp(total / 4, first, Math.max(first, last));
      if (isFound(search, middle, last, total, sum)
          || isFound(search, first, middle - 1, total, sum)) {
        return true;
      }
    }
    return false;
  }

  private boolean isFound(PairSearch search, int first, int last, int total, int sum) {
    long words = first > last ? -1 : search.find(first, last, total, sum);
    steps += 1 + Math.abs(words) / WORDS_FOR_A_STEP;
    return words >= 0;
  }
}
