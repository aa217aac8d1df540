package org.gamester.rulesets;

import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/** An immutable set of small non-negative integers (cells, vertices, edges) with a ready hash. */
public final class Subset {
  private static final Subset EMPTY = new Subset(new long[0]);

  private final long[] words;
  private final int hash;

  private Subset(long[] words) {
    this.words = words;
    long mixed = 0;
    for (long word : words) {
      mixed = (mixed ^ word) * 0x9E3779B97F4A7C15L;
      mixed ^= mixed >>> 32;
    }
    this.hash = Long.hashCode(mixed);
  }

  /** The elements of {@code bits}. */
  public static Subset of(BitSet bits) {
    return bits.isEmpty() ? EMPTY : new Subset(bits.toLongArray());
  }

  /** 0, 1, ..., {@code size} - 1. */
  public static Subset upTo(int size) {
    BitSet bits = new BitSet(size);
    bits.set(0, size);
    return of(bits);
  }

  public boolean contains(int element) {
    int word = element >> 6;
    return word < words.length && (words[word] >>> element & 1) != 0;
  }

  /** This set without {@code element}. */
  public Subset without(int element) {
    if (!contains(element)) {
      return this;
    }
    BitSet bits = toBitSet();
    bits.clear(element);
    return of(bits);
  }

  /** The least element at or above {@code from}, or -1 if there is none. */
  public int next(int from) {
    int word = from >> 6;
    if (word >= words.length) {
      return -1;
    }
    long bits = words[word] >>> from << from;
    while (bits == 0) {
      if (++word == words.length) {
        return -1;
      }
      bits = words[word];
    }
    return (word << 6) + Long.numberOfTrailingZeros(bits);
  }

  public int size() {
    int size = 0;
    for (long word : words) {
      size += Long.bitCount(word);
    }
    return size;
  }

  public boolean isEmpty() {
    return words.length == 0;
  }

  /** A copy that may be changed. */
  public BitSet toBitSet() {
    return BitSet.valueOf(words);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Subset set && hash == set.hash && Arrays.equals(words, set.words);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return toBitSet().toString();
  }
}
