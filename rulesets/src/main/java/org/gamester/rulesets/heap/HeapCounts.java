package org.gamester.rulesets.heap;

/// A digit of a take-and-break code: into how many heaps the rest may be divided, and whether these
/// must be unequal.
///
/// @param bits bit c is set if c heaps are allowed, c < 63
/// @param atLeast every number of heaps from here on is allowed too; -1 if that is not so
/// @param sizes what holds for the sizes of the heaps
public record HeapCounts(long bits, int atLeast, Sizes sizes) {

  /** The rest may not be left. */
  public static final HeapCounts NONE = new HeapCounts(0, -1, Sizes.ANY);

  /** What holds for the sizes of the heaps that are left; a single heap is never restricted. */
  public enum Sizes {
    /** No condition. */
    ANY(""),
    /** Pairwise unequal. */
    UNEQUAL("!"),
    /** Not all the same. */
    NOT_ALL_EQUAL("?"),
    /** All the same. */
    EQUAL("=");

    private final String suffix;

    Sizes(String suffix) {
      this.suffix = suffix;
    }

    /** How the condition is written after a digit. */
    public String suffix() {
      return suffix;
    }
  }

  /** Whether the rest may be divided into {@code count} heaps. */
  public boolean allows(int count) {
    return (count < Long.SIZE - 1 && (bits >>> count & 1) != 0)
        || (atLeast >= 0 && count >= atLeast);
  }

  /** The greatest number of heaps, if there is one. */
  public int greatest() {
    return atLeast >= 0 ? Integer.MAX_VALUE : 63 - Long.numberOfLeadingZeros(bits);
  }

  /** The least number of heaps above {@code count} that is allowed, or {@code Long.MAX_VALUE}. */
  public long next(int count) {
    long from = count + 1L;
    if (atLeast >= 0 && from >= atLeast) {
      return from;
    }
    long above = from >= Long.SIZE ? 0 : bits >>> from << from;
    long listed = above == 0 ? Long.MAX_VALUE : Long.numberOfTrailingZeros(above);
    return atLeast >= 0 ? Math.min(listed, atLeast) : listed;
  }
}
