package org.gamester.rulesets.heap;

import java.util.Arrays;

/**
 * Finds the least number that is not the nim sum of two unequal heaps that a move leaves; one for
 * each thread.
 *
 * <p>The dense way marks the nim sums of all pairs, n/2 steps for each digit of the code. The
 * sparse way rests on a {@link SparseSpace}: a pair whose sum is common has exactly one rare heap,
 * so that the pairs with a rare heap give all common values that are attained, and some of the rare
 * ones. Let m be the least common value that is not attained. Then the answer is m, unless a rare
 * value below m is not attained either: other pairs are marked until none of these is missing.
 *
 * <p>As long as a {@link PairSearch} is kept, only some of the pairs with a rare heap and some of
 * the others are marked, and the values that are still missing are looked for one by one, from the
 * least on; the first that is not found is the answer. How many pairs are marked is adapted so that
 * this takes about as long as the search.
 *
 * <p>Where hardly any heap is rare, all pairs with a rare heap are marked, and {@link Witnesses}
 * give a pair for each rare value.
 *
 * <p>Cost of the sparse way: one step for each rare heap, or less, and as many pairs as it takes
 * until few rare values are missing: 10,000 in 0.007; with witnesses, some three tries for each
 * such value.
 */
final class PairSums {

  /** How many pairs are marked before that has been adapted. */
  static final int FIRST_QUOTA = 4096;

  private static final int LEAST_QUOTA = 128;

  /** Rare heaps are not side by side, so that their pairs take longer. */
  private static final int STEPS_FOR_RARE = 4;

  /** To look for the sum of the pairs in so many words takes as long as to mark one sum. */
  private static final int WORDS_FOR_A_STEP = 3;

  /** All pairs with a rare heap are marked where at most one heap in so many is rare. */
  private static final int FEW = 64;

  /** So many pairs are gone through for a new witness before a faster search goes on. */
  private static final int PAIRS_FOR_A_WITNESS = 1 << 15;

  private final SplittingAmounts amounts;
  private final KnownHeaps known;
  private final StampedSet attained = new StampedSet();
  private final Witnesses witnesses = new Witnesses();
  private final EightMexes eight;
  private int[] missing = new int[64];
  private int rareQuota = FIRST_QUOTA;
  private int pairQuota = FIRST_QUOTA;
  private long steps;

  PairSums(SplittingAmounts amounts, KnownHeaps known) {
    this.amounts = amounts;
    this.known = known;
    this.eight = new EightMexes(amounts, known);
  }

  /** What the options attain. */
  StampedSet attained() {
    return attained;
  }

  /** What has been done, in nim sums that were marked. */
  long steps() {
    return steps + witnesses.steps() + eight.steps();
  }

  /** The least heap that stands with another one less than {@code bound}. */
  static int first(int rest, int bound) {
    return Math.max(1, rest - bound + 1);
  }

  /** The greatest heap that stands with a greater one. */
  static int last(int rest) {
    return (rest - 1) / 2;
  }

  /** Adds the sums of the pairs of which one heap is {@code bound} or more. */
  void addNear(int size, int bound) {
    attained.makeRoom(known.greatest());
    int most = size - bound;
    for (long taken = amounts.next(-1, most); taken <= most; taken = amounts.next(taken, most)) {
      int rest = size - (int) taken;
      attained.addPairs(known.values(), 1, Math.min(last(rest), first(rest, bound) - 1), rest);
    }
  }

  /**
   * For some sizes from one on, the least number that is not the nim sum of two unequal heaps less
   * than {@code bound} that a move leaves.
   *
   * @param count how many sizes, at most {@value EightTotals#COUNT}
   * @param least where the answers are put, from {@code place} on
   */
  void findLeast(int size, int count, int bound, int[] least, int place) {
    SparseSpace space = known.space();
    PairSearch search = known.search();
    if (space != null && search != null && !areFew(size)) {
      eight.find(space, search, size, count, bound, least, place);
      return;
    }
    for (int i = 0; i < count; i++) {
      attained.clear();
      least[place + i] = least(size + i, bound);
    }
  }

  /**
   * The least number that is neither attained already nor the nim sum of two unequal heaps less
   * than {@code bound} that a move from {@code size} leaves.
   */
  int least(int size, int bound) {
    attained.makeRoom(known.greatest());
    SparseSpace space = known.space();
    if (space == null) {
      addSome(size, bound, 0, size);
      return attained.mex();
    }
    PairSearch search = known.search();
    if (areFew(size)) {
      return leastByWitnesses(size, bound, space);
    }
    return search == null
        ? leastByMarks(size, bound, space)
        : leastBySearch(size, bound, space, search);
  }

  /** Whether hardly any heap is rare. */
  private boolean areFew(int size) {
    return known.rareCount() <= size / FEW;
  }

  /** Marks all pairs with a rare heap, and looks for one pair for each other value. */
  private int leastByWitnesses(int size, int bound, SparseSpace space) {
    addRare(size, bound, known.rareCount());
    int least = 0;
    while (attained.has(least) || space.isRare(size, least) && hasPair(size, bound, least)) {
      least++;
    }
    return least;
  }

  private boolean hasPair(int size, int bound, int sum) {
    int[] values = known.values();
    if (witnesses.hasPair(values, amounts, size, bound, sum)) {
      return true;
    }
    PairSearch search = known.search();
    int most = search == null ? Integer.MAX_VALUE : PAIRS_FOR_A_WITNESS;
    for (long taken = amounts.next(-1, size); taken <= size; taken = amounts.next(taken, size)) {
      int rest = size - (int) taken;
      int first = first(rest, bound);
      int last = (int) Math.min(last(rest), (long) first + most - 1);
      for (int heap = first; heap <= last; heap++) {
        if ((values[heap] ^ values[rest - heap]) == sum) {
          steps += heap - first;
          witnesses.add(sum, heap);
          return true;
        }
      }
      steps += Math.max(0, last - first);
    }
    return search != null && isFound(search, size, bound, sum);
  }

  private int leastByMarks(int size, int bound, SparseSpace space) {
    addRare(size, bound, known.rareCount());
    int least = 0;
    int count = 0;
    while (attained.has(least) || space.isRare(size, least)) {
      if (!attained.has(least)) {
        if (count == missing.length) {
          missing = Arrays.copyOf(missing, 2 * count);
        }
        missing[count++] = least;
      }
      least++;
    }
    int length = LEAST_QUOTA;
    for (int from = 0; count > 0 && from < last(size); from += length) {
      length = Math.max(length, from / 4);
      addSome(size, bound, from, length);
      count = stillMissing(count);
    }
    return count == 0 ? least : missing[0];
  }

  private int leastBySearch(int size, int bound, SparseSpace space, PairSearch search) {
    int rare = Math.min(rareQuota, known.rareCount());
    int pairs = Math.min(pairQuota, last(size));
    addRare(size, bound, rare);
    addSome(size, bound, 0, pairs);
    boolean isComplete = rare == known.rareCount();
    long before = steps;
    long forCommon = 0;
    int least = 0;
    while (true) {
      if (!attained.has(least)) {
        boolean isRare = space.isRare(size, least);
        if (!isRare && isComplete) {
          break;
        }
        long start = steps;
        boolean isFound = isFound(search, size, bound, least);
        forCommon += isRare ? 0 : steps - start;
        if (!isFound) {
          break;
        }
      }
      least++;
    }
    long forRare = steps - before - forCommon;
    rareQuota = balanced(rare, (long) STEPS_FOR_RARE * rare, forCommon);
    pairQuota = balanced(pairs, pairs, forRare);
    return least;
  }

  /** A number that is a little greater if the first amount of work is the lesser one. */
  static int balanced(int quota, long one, long other) {
    return Math.max(LEAST_QUOTA, one < other ? quota + quota / 16 : quota - quota / 16);
  }

  /** Adds the sums of the pairs with one of the first rare heaps. */
  private void addRare(int size, int bound, int count) {
    for (long taken = amounts.next(-1, size); taken <= size; taken = amounts.next(taken, size)) {
      int rest = size - (int) taken;
      attained.addPairs(known.values(), known.rare(), count, first(rest, bound), rest);
      steps += (long) STEPS_FOR_RARE * count;
    }
  }

  /** Adds the sums of {@code length} pairs for each amount taken, after so many others. */
  private void addSome(int size, int bound, int after, int length) {
    for (long taken = amounts.next(-1, size); taken <= size; taken = amounts.next(taken, size)) {
      int rest = size - (int) taken;
      int first = first(rest, bound) + after;
      int last = Math.min(last(rest), first + length - 1);
      attained.addPairs(known.values(), first, last, rest);
      steps += Math.max(0, last - first + 1);
    }
  }

  private int stillMissing(int count) {
    int left = 0;
    for (int i = 0; i < count; i++) {
      if (!attained.has(missing[i])) {
        missing[left++] = missing[i];
      }
    }
    return left;
  }

  private boolean isFound(PairSearch search, int size, int bound, int sum) {
    for (long taken = amounts.next(-1, size); taken <= size; taken = amounts.next(taken, size)) {
      int rest = size - (int) taken;
      long words = search.find(first(rest, bound), last(rest), rest, sum);
      steps += 1 + Math.abs(words) / WORDS_FOR_A_STEP;
      if (words >= 0) {
        return true;
      }
    }
    return false;
  }
}
