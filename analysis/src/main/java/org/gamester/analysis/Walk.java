package org.gamester.analysis;

import java.util.Arrays;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * The walk over positions on which every evaluation rests: computes a result for a component from
 * the results of its options, each component once.
 *
 * <p>A component is expanded into its options, and each option into the components it falls into,
 * its parts. The parts whose results are not remembered are walked into, one after the other; when
 * all are known, the results of the parts are added up to those of the options, and these are
 * combined to that of the component, which is remembered.
 *
 * <p>All parts of all components that are open lie in one stack, and so do the ends of options and
 * the frames, so that a component costs no object, and play may be any number of moves long. Two
 * walks that share a memory, one of which takes the parts of each component backwards, do little
 * work twice and agree on every result.
 *
 * <p>A component that comes up while it is open itself would never end; it is refused as loopy.
 * Whether one is open is looked up in a small hash table, from which the latest entry is always the
 * first to go.
 *
 * <p>How parts are held, found and expanded is left to the two subclasses: in words, or as
 * positions.
 *
 * <p>Cost: one expansion for each distinct component that can be reached.
 */
abstract class Walk<R> {

  /** What a frame says of an open component, as offsets from its start. */
  private static final int PART = 0;

  private static final int FIRST_PART = 1;
  private static final int FIRST_OPTION = 2;
  private static final int FIRST_RIGHT_OPTION = 3;
  private static final int END_OF_OPTIONS = 4;
  private static final int END_OF_PARTS = 5;
  private static final int DONE = 6;
  private static final int FRAME = 7;

  private final Algebra<R> algebra;
  private final boolean backwards;
  private final EvaluationReport report;

  private int partCount;
  private @Nullable Object[] results = new @Nullable Object[32];
  private boolean[] negatives = new boolean[32];
  private int optionCount;
  private int[] optionEnds = new int[16];
  private int depth;
  private int[] frames = new int[4 * FRAME];
  private int[] open = new int[16];
  private Object[] optionResults = new Object[16];

  Walk(Algebra<R> algebra, boolean backwards, EvaluationReport report) {
    this.algebra = algebra;
    this.backwards = backwards;
    this.report = report;
    Arrays.fill(open, -1);
  }

  /** Adds the parts of the options of Left, or of Right, in the component that is a part. */
  abstract void expand(int part, boolean isLeft);

  /** The remembered result of a part, or null. */
  abstract @Nullable R find(int part);

  /** The result of a part that comes from outside, if it is found otherwise; else null. */
  @Nullable R findByOtherMeans(int part) {
    return null;
  }

  /** Remembers the result of a part. */
  abstract void remember(int part, R result);

  /** The result of a part from those of its options, as in {@link Algebra#of}. */
  R combine(int part, Object[] options, int leftCount, int count) {
    return algebra.of(options, leftCount, count);
  }

  /** A hash of a part; equal parts have equal ones. */
  abstract int hash(int part);

  /** Whether two parts are the same component. */
  abstract boolean areSame(int part, int other);

  /** The position that is a part, for a message. */
  abstract String describe(int part);

  /** Gives up the space of the parts from this one on. */
  abstract void truncate(int newPartCount);

  /** Adds the part that has been stored at the end, and returns its number. */
  final int addPart(boolean isNegative) {
    if (partCount == results.length) {
      results = Arrays.copyOf(results, 2 * partCount);
      negatives = Arrays.copyOf(negatives, 2 * partCount);
    }
    results[partCount] = null;
    negatives[partCount] = isNegative;
    return partCount++;
  }

  /** The parts since the last end are one option. */
  final void addOptionEnd() {
    if (optionCount == optionEnds.length) {
      optionEnds = Arrays.copyOf(optionEnds, 2 * optionCount);
    }
    optionEnds[optionCount++] = partCount;
  }

  final int partCount() {
    return partCount;
  }

  /** The sum of the results of all parts from one on; they are taken off the stack. */
  final R sumFrom(int firstPart) {
    int end = partCount;
    for (int i = 0; i < end - firstPart; i++) {
      int part = backwards ? end - 1 - i : firstPart + i;
      if (results[part] == null && !isFound(part)) {
        R result = findByOtherMeans(part);
        results[part] = result;
        if (result == null) {
          push(part);
          run();
        }
      }
    }
    R sum = sum(firstPart, end);
    partCount = firstPart;
    truncate(firstPart);
    return sum;
  }

  private boolean isFound(int part) {
    R found = find(part);
    results[part] = found;
    return found != null;
  }

  @SuppressWarnings("unchecked") // only results are put in
  private R sum(int from, int to) {
    R sum = null;
    for (int part = from; part < to; part++) {
      R result = (R) java.util.Objects.requireNonNull(results[part]);
      if (negatives[part]) {
        result = algebra.negative(result);
      }
      sum = sum == null ? result : algebra.sum(sum, result);
    }
    return sum == null ? algebra.zero() : sum;
  }

  private void push(int part) {
    enter(part);
    int frame = depth * FRAME;
    if (frame == frames.length) {
      frames = Arrays.copyOf(frames, 2 * frame);
    }
    frames[frame + PART] = part;
    frames[frame + FIRST_PART] = partCount;
    frames[frame + FIRST_OPTION] = optionCount;
    expand(part, true);
    frames[frame + FIRST_RIGHT_OPTION] = optionCount;
    if (algebra.isPartizan()) {
      expand(part, false);
    }
    frames[frame + END_OF_OPTIONS] = optionCount;
    frames[frame + END_OF_PARTS] = partCount;
    frames[frame + DONE] = 0;
    depth++;
  }

  /** Works until the frame on top, and all that are put on it, are done. */
  private void run() {
    int bottom = depth;
    while (depth >= bottom) {
      look();
      int missing = nextMissing((depth - 1) * FRAME);
      if (missing >= 0) {
        push(missing);
      } else {
        finish((depth - 1) * FRAME);
      }
    }
  }

  /** The next part of a frame that is neither known nor remembered; -1 if there is none. */
  private int nextMissing(int frame) {
    int first = frames[frame + FIRST_PART];
    int count = frames[frame + END_OF_PARTS] - first;
    for (int i = frames[frame + DONE]; i < count; i++) {
      int part = first + (backwards ? count - 1 - i : i);
      if (results[part] == null && !isFound(part)) {
        frames[frame + DONE] = i;
        return part;
      }
    }
    return -1;
  }

  private void finish(int frame) {
    int part = frames[frame + PART];
    int firstOption = frames[frame + FIRST_OPTION];
    int count = frames[frame + END_OF_OPTIONS] - firstOption;
    if (optionResults.length < count) {
      optionResults = new Object[2 * count];
    }
    int from = frames[frame + FIRST_PART];
    for (int i = 0; i < count; i++) {
      int to = optionEnds[firstOption + i];
      optionResults[i] = sum(from, to);
      from = to;
    }
    R result =
        combine(part, optionResults, frames[frame + FIRST_RIGHT_OPTION] - firstOption, count);
    remember(part, result);
    results[part] = result;
    partCount = frames[frame + FIRST_PART];
    truncate(partCount);
    optionCount = firstOption;
    depth--;
    leave(part);
    report.count(count);
  }

  private void enter(int part) {
    if (2 * (depth + 1) > open.length) {
      growOpen();
    }
    int mask = open.length - 1;
    int i = hash(part) & mask;
    while (open[i] >= 0) {
      if (areSame(open[i], part)) {
        throw new LoopyPositionException(describe(part));
      }
      i = (i + 1) & mask;
    }
    open[i] = part;
  }

  /** The part entered last goes first, so that no other one was put behind it. */
  private void leave(int part) {
    int mask = open.length - 1;
    int i = hash(part) & mask;
    while (open[i] != part) {
      i = (i + 1) & mask;
    }
    open[i] = -1;
  }

  private void growOpen() {
    open = new int[2 * open.length];
    Arrays.fill(open, -1);
    int mask = open.length - 1;
    for (int d = 0; d < depth; d++) {
      int part = frames[d * FRAME + PART];
      int i = hash(part) & mask;
      while (open[i] >= 0) {
        i = (i + 1) & mask;
      }
      open[i] = part;
    }
  }

  private void look() {
    Computation.poll();
    report.look(depth);
  }
}
