package org.gamester.rulesets.heap;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.gamester.rulesets.TextReader;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * The sizes of several heaps that are one position, since a move may concern more than one of them.
 * Empty heaps are not among them. Immutable.
 */
final class HeapSizes {
  private static final int TALLEST = 20;
  private static final int MOST_HEAPS = 100_000;

  private final long[] sizes;

  private HeapSizes(long[] sizes) {
    this.sizes = sizes;
  }

  static HeapSizes of(long... sizes) {
    return new HeapSizes(LongStream.of(sizes).filter(size -> size > 0).toArray());
  }

  /** Reads {@code 3+4+5}, or {@code 3,4,5} with brackets or without. */
  static HeapSizes read(TextReader text) {
    boolean bracket = text.accept('(');
    LongStream.Builder sizes = LongStream.builder();
    int count = 0;
    do {
      Computation.poll();
      if (++count > MOST_HEAPS) {
        throw text.error("a position may have at most " + MOST_HEAPS + " heaps");
      }
      sizes.add(text.number("a heap size", 0, Long.MAX_VALUE));
    } while (text.accept(',') || text.accept('+'));
    if (bracket) {
      text.expect(')');
    }
    return of(sizes.build().toArray());
  }

  int count() {
    return sizes.length;
  }

  long size(int heap) {
    return sizes[heap];
  }

  boolean isEmpty() {
    return sizes.length == 0;
  }

  /** With another size of one heap; 0 removes it. */
  HeapSizes with(int heap, long size) {
    long[] changed = sizes.clone();
    changed[heap] = size;
    return of(changed);
  }

  /** With two heaps more, from the smallest to the largest. */
  HeapSizes and(long one, long other) {
    long[] more = Arrays.copyOf(sizes, sizes.length + 2);
    more[sizes.length] = one;
    more[sizes.length + 1] = other;
    return of(more).sorted();
  }

  /** Less what is taken from each heap. */
  HeapSizes less(long[] taken) {
    long[] changed = sizes.clone();
    for (int i = 0; i < changed.length; i++) {
      changed[i] -= taken[i];
    }
    return of(changed);
  }

  /** From the smallest heap to the largest. */
  HeapSizes sorted() {
    long[] inOrder = sizes.clone();
    Arrays.sort(inOrder);
    return new HeapSizes(inOrder);
  }

  long[] toArray() {
    return sizes.clone();
  }

  /** As in {@code 3+4+5}; 0 if there is no heap. */
  String text() {
    return isEmpty()
        ? "0"
        : LongStream.of(sizes).mapToObj(Long::toString).collect(Collectors.joining("+"));
  }

  /** A row of tokens for each heap, with its size before it. */
  String picture() {
    return isEmpty()
        ? "0"
        : LongStream.of(sizes)
            .mapToObj(
                size ->
                    size
                        + " "
                        + "o".repeat((int) Math.min(size, TALLEST))
                        + (size > TALLEST ? "..." : ""))
            .collect(Collectors.joining("\n"));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof HeapSizes that && Arrays.equals(sizes, that.sizes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(sizes);
  }

  @Override
  public String toString() {
    return text();
  }
}
