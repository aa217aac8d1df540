package org.gamester.studies.questions;

import java.util.Random;

/**
 * A random order of the numbers from 0 to n - 1, none of which is kept: a Feistel network on the
 * least even number of bits that is enough for n - 1, which is applied again while its result is n
 * or more. Each round exchanges the halves after adding to one, without carry, a hash of the other,
 * so that it can be undone whatever the hash is, and the network is a bijection; so is the walk
 * along its cycles to the next number that is small enough (Black and Rogaway, <i>Ciphers with
 * Arbitrary Finite Domains</i>, 2002). As 2^bits is less than 4n, or 4 if n is 1, such a walk takes
 * less than four steps in the mean.
 */
final class Permutation {
  private static final int ROUNDS = 6;

  private final long size;
  private final int halfBits;
  private final long[] keys = new long[ROUNDS];

  /**
   * @param size n, from 1 to 2^62
   * @param seed which order
   */
  Permutation(long size, long seed) {
    this.size = size;
    int bits = Math.max(1, Long.SIZE - Long.numberOfLeadingZeros(size - 1));
    this.halfBits = (bits + 1) / 2;
    Random random = new Random(seed);
    for (int i = 0; i < ROUNDS; i++) {
      keys[i] = random.nextLong();
    }
  }

  /** The number at a place from 0 to n - 1. */
  long at(long place) {
    long number = place;
    do {
      number = once(number);
    } while (number >= size);
    return number;
  }

  private long once(long number) {
    long mask = (1L << halfBits) - 1;
    long left = number >>> halfBits;
    long right = number & mask;
    for (long key : keys) {
      long sum = left ^ hash(right + key) & mask;
      left = right;
      right = sum;
    }
    return left << halfBits | right;
  }

  /** The mixing function of SplitMix64 (Steele, Lea and Flood, 2014). */
  private static long hash(long x) {
    long mixed = (x ^ x >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }
}
