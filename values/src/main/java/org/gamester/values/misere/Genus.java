package org.gamester.values.misere;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The genus of an impartial game G: its Grundy value under normal play, and the Grundy values g_0,
 * g_1, g_2, ... of G, G + *2, G + *2 + *2, ... under misere play (<i>Winning Ways</i>, chapter 13;
 * Conway, <i>On Numbers and Games</i>, chapter 12).
 *
 * <p>The options of G + k.*2 are G' + k.*2, and X and X + * for X = G + (k-1).*2; since * is added
 * by changing the last binary digit, g_k is the mex of the g_k of the options of G, of g_(k-1) and
 * of g_(k-1) with its last digit changed. The numbers end in two that alternate and differ by 2 in
 * the nim sum: if this is so for the options from place k on, and for three consecutive g_j of G
 * from there, the next is the mex of the same numbers as the one two places before.
 *
 * <p>Text: the base alone for the genus of a heap of Nim; otherwise the base, {@code ^} and the
 * digits up to the two that repeat, {@code 4^046}; one digit if these are all: {@code 0^0}.
 */
public final class Genus {
  private static final int DECIMAL = 10;

  private final int base;
  private final List<Integer> digits;

  /** The digits end with the two that repeat. */
  private Genus(int base, List<Integer> digits) {
    this.base = base;
    this.digits = shortened(digits);
  }

  /**
   * A genus of its base and digits; two that differ by 2 in the nim sum may be written as one.
   *
   * @throws IllegalArgumentException if the last two digits do not differ by 2, or a number is
   *     negative
   */
  public static Genus of(int base, List<Integer> digits) {
    if (base < 0 || digits.isEmpty() || digits.stream().anyMatch(digit -> digit < 0)) {
      throw new IllegalArgumentException("not a genus: " + base + "^" + digits);
    }
    List<Integer> all = new ArrayList<>(digits);
    if (all.size() == 1) {
      all.add(all.getFirst() ^ 2);
    }
    if ((all.getLast() ^ all.get(all.size() - 2)) != 2) {
      throw new IllegalArgumentException("the last two digits of a genus differ by 2");
    }
    return new Genus(base, all);
  }

  /** The genus of a heap of Nim. */
  public static Genus ofHeap(int size) {
    return size > 1 ? of(size, List.of(size)) : of(size, List.of(1 - size, 2 + size, size));
  }

  /** The genus of a game whose options have these genera. */
  static Genus ofOptions(List<Genus> options) {
    if (options.isEmpty()) {
      return ofHeap(0);
    }
    BitSet seen = new BitSet();
    int settled = 1;
    for (Genus option : options) {
      seen.set(option.base);
      settled = Math.max(settled, option.digits.size() - 1);
    }
    List<Integer> digits = new ArrayList<>();
    while (!alternates(digits, settled)) {
      digits.add(next(options, digits));
    }
    return new Genus(seen.nextClearBit(0), digits);
  }

  private static int next(List<Genus> options, List<Integer> before) {
    int place = before.size();
    BitSet seen = new BitSet();
    for (Genus option : options) {
      seen.set(option.digit(place));
    }
    if (place > 0) {
      seen.set(before.getLast());
      seen.set(before.getLast() ^ 1);
    }
    return seen.nextClearBit(0);
  }

  /** Whether the last three digits, all from {@code settled} - 1 on, alternate by 2. */
  private static boolean alternates(List<Integer> digits, int settled) {
    int count = digits.size();
    return count >= settled + 2
        && (digits.get(count - 1) ^ digits.get(count - 2)) == 2
        && digits.get(count - 3).equals(digits.get(count - 1));
  }

  private static List<Integer> shortened(List<Integer> digits) {
    int count = digits.size();
    while (count > 2 && digits.get(count - 3).equals(digits.get(count - 1))) {
      count--;
    }
    return List.copyOf(digits.subList(0, count));
  }

  /** The Grundy value under normal play. */
  public int base() {
    return base;
  }

  /** The digits g_0, g_1, ... up to the two that repeat. */
  public List<Integer> digits() {
    return digits;
  }

  /** The digit g_k: the Grundy value of the game and k heaps of 2 under misere play. */
  public int digit(int place) {
    int last = digits.size() - 1;
    if (place <= last) {
      return digits.get(place);
    }
    return digits.get((place - last) % 2 == 0 ? last : last - 1);
  }

  /** Whether it is the genus of a heap of Nim. */
  public boolean isOfHeap() {
    return equals(ofHeap(base));
  }

  @Override
  public boolean equals(@org.jspecify.annotations.Nullable Object other) {
    return other instanceof Genus that && base == that.base && digits.equals(that.digits);
  }

  @Override
  public int hashCode() {
    return 31 * base + digits.hashCode();
  }

  @Override
  public String toString() {
    if (isOfHeap()) {
      return String.valueOf(base);
    }
    boolean isOne = digits.size() == 2;
    return text(isOne ? digits.subList(0, 1) : digits);
  }

  /**
   * The genus with all digits up to the two that repeat, as <i>Winning Ways</i> writes it: {@code
   * 1^13}, and {@code 0^120} for a heap of Nim.
   */
  public String inFull() {
    return text(digits);
  }

  private String text(List<Integer> shown) {
    StringBuilder text = new StringBuilder().append(base).append('^');
    if (shown.stream().allMatch(digit -> digit < DECIMAL)) {
      shown.forEach(text::append);
      return text.toString();
    }
    return text + shown.toString().replace('[', '(').replace(']', ')').replace(" ", "");
  }
}
