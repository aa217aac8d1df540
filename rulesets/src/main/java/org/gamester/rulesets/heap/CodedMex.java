package org.gamester.rulesets.heap;

import org.gamester.rulesets.heap.HeapCounts.Sizes;
import org.gamester.values.Computation;

/**
 * Finds the Grundy values of the heaps of a take-and-break game.
 *
 * <p>What may be left in two heaps costs most, and is found by {@link PairSums}. Its sparse way is
 * tried where fewer than one heap in {@value #DENSITY} is rare, and kept where it takes less than
 * the dense way.
 *
 * <p>Where that takes long, the values of a block of heaps are found at a time. For each heap of
 * the block, the least value m that no pair of heaps before the block attains depends on no value
 * in the block, so that all processors look for these ({@link SharedLoop}). Then the heaps of the
 * block are gone through in order: all values below m are attained, so that the value of the heap
 * is m, unless another option attains m. If one does, all options are looked at again. This is
 * seldom where there are many values; where only the first few heaps are rare it is the rule, and
 * the values are found one by one.
 */
final class CodedMex extends MexKernel {

  private static final int FEWEST_HEAPS = 1024;
  private static final int DENSITY = 3;

  /** So many heaps are tried in the sparse way; the later half counts. */
  private static final int TRIAL = 512;

  /** A block has at most so many heaps, and at most one for each {@link #BEFORE} before it. */
  private static final int LONGEST_BLOCK = 96;

  private static final int BEFORE = 128;

  /** A block is shared if it takes at least so many nim sums, some tenths of a millisecond. */
  private static final long WORTH_SHARING = 1 << 19;

  /** Blocks are given up if one heap in so many is looked at again. */
  private static final int MOST_AGAIN = 5;

  private final CodedTaking code;
  private final KnownHeaps known;
  private final ListedAmounts takes;
  private final SplittingAmounts amounts;
  private final PairSums sums;
  private final SumsOfHeaps manyHeaps = new SumsOfHeaps();
  private final SharedLoop<PairSums> workers;
  private final int[] least = new int[LONGEST_BLOCK];
  private boolean isOnTrial;
  private int triedFrom;
  private long stepsBefore;
  private long stepsForOne;
  private boolean usesBlocks;

  CodedMex(CodedTaking code) {
    this(code, new KnownHeaps(KnownHeaps.MOST_TO_SEARCH));
  }

  CodedMex(CodedTaking code, KnownHeaps known) {
    this.code = code;
    this.known = known;
    this.takes = new ListedAmounts(code, counts -> true);
    this.amounts = new SplittingAmounts(code);
    this.sums = new PairSums(amounts, known);
    this.workers = new SharedLoop<>(sums, () -> new PairSums(amounts, known));
  }

  @Override
  void use(int[] array, int count) {
    known.use(array, count);
  }

  @Override
  void begin(int count) {
    known.unite();
    isOnTrial = false;
    usesBlocks = true;
    if (count >= FEWEST_HEAPS && mostHeaps() == 2) {
      known.divide(count, amounts.oneParity());
      if (known.rareCount() < count / DENSITY) {
        isOnTrial = true;
        triedFrom = count + TRIAL / 2;
      } else {
        known.unite();
      }
    }
  }

  /**
   * After a trial of some heaps, returns to the dense way if that costs less; its steps cost more.
   */
  private void judge(int size) {
    if (2 * (steps() - stepsBefore) > 3 * amounts.pairs(size) * (size - triedFrom)) {
      known.unite();
    }
    isOnTrial = false;
  }

  private long steps() {
    long steps = 0;
    for (PairSums worker : workers.all()) {
      steps += worker.steps();
    }
    return steps;
  }

  @Override
  boolean isCheap() {
    return mostHeaps() <= 2;
  }

  /** The greatest number of heaps that any of the first amounts may leave. */
  private int mostHeaps() {
    int most = 0;
    long taken = code.nextTake(-1);
    for (int seen = 0; seen < FEWEST_HEAPS && taken != Long.MAX_VALUE; seen++) {
      most = Math.max(most, code.counts(taken).greatest());
      taken = code.nextTake(taken);
    }
    return most;
  }

  @Override
  int extend(int from, int to) {
    int last = Math.min(to, from + LONGEST_BLOCK);
    takes.listTo(last);
    amounts.prepare(last);
    int block = Math.min(to - from, Math.min(LONGEST_BLOCK, from / BEFORE));
    boolean isShared = usesBlocks && block > 1 && stepsForOne * block >= WORTH_SHARING;
    long before = steps();
    int done = isShared ? extendByBlock(from, from + block) : extendByOne(from);
    stepsForOne = (steps() - before) / (done - from);
    if (isOnTrial && from < triedFrom && done >= triedFrom) {
      triedFrom = done;
      stepsBefore = steps();
    } else if (isOnTrial && done >= triedFrom + TRIAL / 2) {
      judge(done);
    }
    return done;
  }

  private int extendByOne(int size) {
    Computation.pollNow();
    mark(size);
    put(size, sums.least(size, size));
    return size + 1;
  }

  private int extendByBlock(int from, int to) {
    int groups = Math.ceilDiv(to - from, EightTotals.COUNT);
    workers.run(0, groups, (worker, group) -> findLeast(worker, group, from, to));
    int again = 0;
    for (int size = from; size < to; size++) {
      mark(size);
      sums.addNear(size, from);
      int value = least[size - from];
      if (sums.attained().has(value)) {
        again++;
        value = sums.least(size, from);
      }
      put(size, value);
    }
    usesBlocks = again * MOST_AGAIN < to - from;
    return to;
  }

  /** For some sizes of a block, the least number that no pair of heaps before it attains. */
  private void findLeast(PairSums worker, int group, int from, int to) {
    int place = group * EightTotals.COUNT;
    int count = Math.min(EightTotals.COUNT, to - from - place);
    worker.findLeast(from + place, count, from, least, place);
  }

  private void put(int heap, int value) {
    known.values()[heap] = value;
    known.add(heap);
  }

  /** Marks what is attained by other options than those of two unequal heaps. */
  private void mark(int size) {
    sums.attained().clear();
    for (int i = 0; i < takes.count() && takes.get(i) <= size; i++) {
      int taken = takes.get(i);
      mark(code.counts(taken), size - taken);
    }
  }

  private void mark(HeapCounts counts, int rest) {
    StampedSet attained = sums.attained();
    int[] values = known.values();
    int most = Math.min(rest, counts.greatest());
    for (long count = counts.next(-1); count <= most; count = counts.next((int) count)) {
      switch ((int) count) {
        case 0 -> {
          if (rest == 0) {
            attained.add(0);
          }
        }
        case 1 -> attained.add(values[rest]);
        case 2 -> {
          if (rest % 2 == 0 && (counts.sizes() == Sizes.ANY || counts.sizes() == Sizes.EQUAL)) {
            attained.add(0);
          }
        }
        default -> markMany((int) count, counts.sizes(), rest);
      }
    }
  }

  private void markMany(int count, Sizes sizes, int rest) {
    StampedSet attained = sums.attained();
    int[] values = known.values();
    switch (sizes) {
      case ANY -> attained.addAll(manyHeaps.of(values, rest, count));
      case NOT_ALL_EQUAL -> attained.addAll(manyHeaps.ofUnequal(values, rest, count));
      case EQUAL, UNEQUAL ->
          Partitions.forEach(rest, count, sizes, heaps -> attained.add(nimSum(values, heaps)));
    }
  }
}
