package org.gamester.values.surreals;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.gamester.values.Dyadic;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Integers;

/**
 * The sign expansion of a dyadic number: the path to it in the tree of numbers, + to the right and
 * - to the left (Conway, <i>On Numbers and Games</i>, ch. 3).
 *
 * <p>An integer n is |n| equal signs. A number between n and n + 1, n &ge; 0, is n + 1 signs +, one
 * -, and the binary digits of its fractional part but the last, 1 as + and 0 as - (Berlekamp's
 * rule, Winning Ways ch. 3). The length is the birthday; a proper prefix is a simpler number; and
 * the order of numbers is that of the expansions with - before the end and the end before +.
 *
 * <p>Held as lengths of runs of equal signs, so an integer of any size costs one number; everything
 * is linear in the number of runs except for the arithmetic on lengths.
 *
 * @param first 1 or -1, the sign of the first run, or 0 if there are no runs
 * @param runs the lengths of the runs, all positive, whose signs alternate
 */
public record SignExpansion(int first, List<BigInteger> runs) implements Comparable<SignExpansion> {
  /** The longest expansion that {@link #signs} writes out. */
  private static final BigInteger LONGEST_TEXT = BigInteger.valueOf(1_000_000);

  /**
   * The expansion with these runs.
   *
   * @throws IllegalArgumentException if the first sign does not fit or a run is not positive
   */
  public SignExpansion {
    runs = List.copyOf(runs);
    if (first < -1 || first > 1 || (first == 0) != runs.isEmpty()) {
      throw new IllegalArgumentException("no sign expansion starts with " + first);
    }
    for (BigInteger run : runs) {
      if (run.signum() <= 0) {
        throw new IllegalArgumentException("a run of signs is not positive: " + run);
      }
    }
  }

  /** The sign expansion of {@code x}. */
  public static SignExpansion of(Dyadic x) {
    Dyadic size = x.abs();
    RunBuilder runs = new RunBuilder(x.signum());
    BigInteger whole = size.floor();
    if (x.isInteger()) {
      runs.add(x.signum(), whole);
      return runs.build();
    }
    runs.add(x.signum(), whole.add(BigInteger.ONE));
    runs.add(-x.signum(), BigInteger.ONE);
    BigInteger digits = size.numerator();
    for (int place = size.exponent() - 1; place > 0; place--) {
      runs.add(digits.testBit(place) ? x.signum() : -x.signum(), BigInteger.ONE);
    }
    return runs.build();
  }

  /**
   * The expansion written as {@code +} and {@code -}.
   *
   * @throws IllegalArgumentException if another character is met
   */
  public static SignExpansion parse(String signs) {
    RunBuilder runs = new RunBuilder(signs.isEmpty() ? 0 : sign(signs, 0));
    for (int i = 0; i < signs.length(); i++) {
      runs.add(sign(signs, i), BigInteger.ONE);
    }
    return runs.build();
  }

  private static int sign(String signs, int i) {
    return switch (signs.charAt(i)) {
      case '+' -> 1;
      case '-' -> -1;
      default ->
          throw new IllegalArgumentException(
              "a sign expansion has only + and -, but character "
                  + (i + 1)
                  + " is '"
                  + signs.charAt(i)
                  + "'");
    };
  }

  /**
   * The number with this expansion.
   *
   * @throws GameTooLargeException if its denominator has more digits than a number may have
   */
  public Dyadic value() {
    if (runs.isEmpty()) {
      return Dyadic.ZERO;
    }
    BigInteger shift = length().subtract(runs.getFirst());
    Integers.requireBits(shift.bitLength() < Long.SIZE ? shift.longValue() : Long.MAX_VALUE);
    int places = shift.intValueExact();
    BigInteger numerator = runs.getFirst().shiftLeft(places);
    BigInteger step = BigInteger.ONE.shiftLeft(places);
    int sign = -1;
    for (BigInteger run : runs.subList(1, runs.size())) {
      BigInteger next = step.shiftRight(run.intValueExact());
      BigInteger move = step.subtract(next);
      numerator = sign > 0 ? numerator.add(move) : numerator.subtract(move);
      step = next;
      sign = -sign;
    }
    return Dyadic.of(first > 0 ? numerator : numerator.negate(), places);
  }

  /** The number of signs, which is the birthday of the number. */
  public BigInteger length() {
    return runs.stream().reduce(BigInteger.ZERO, BigInteger::add);
  }

  /** The opposite signs, which are those of the opposite number. */
  public SignExpansion negate() {
    return new SignExpansion(-first, runs);
  }

  /** Whether {@code that} starts with this; every expansion starts with itself. */
  public boolean isPrefixOf(SignExpansion that) {
    return commonPrefix(that).equals(this);
  }

  /** The longest expansion that both start with: the simplest number from the one to the other. */
  public SignExpansion commonPrefix(SignExpansion that) {
    RunBuilder common = new RunBuilder(first);
    if (first != that.first) {
      return new RunBuilder(0).build();
    }
    int shorter = Math.min(runs.size(), that.runs.size());
    int sign = first;
    for (int i = 0; i < shorter; i++) {
      common.add(sign, runs.get(i).min(that.runs.get(i)));
      if (!runs.get(i).equals(that.runs.get(i))) {
        break;
      }
      sign = -sign;
    }
    return common.build();
  }

  /** The order of the numbers. */
  @Override
  public int compareTo(SignExpansion that) {
    int shorter = Math.min(runs.size(), that.runs.size());
    if (first != that.first) {
      return Integer.compare(first, that.first);
    }
    int sign = first;
    for (int i = 0; i < shorter; i++) {
      int order = runs.get(i).compareTo(that.runs.get(i));
      if (order != 0) {
        // After the shorter run comes the end or the other sign, and the longer run beats both.
        return Integer.signum(order) * sign;
      }
      sign = -sign;
    }
    int order = Integer.signum(Integer.compare(runs.size(), that.runs.size()));
    return order * sign;
  }

  /**
   * All the signs, such as {@code ++-+}.
   *
   * @throws GameTooLargeException if there are more than a million
   */
  public String signs() {
    if (length().compareTo(LONGEST_TEXT) > 0) {
      throw new GameTooLargeException(
          "the sign expansion has "
              + length()
              + " signs; at most "
              + LONGEST_TEXT
              + " are written");
    }
    StringBuilder text = new StringBuilder();
    int sign = first;
    for (BigInteger run : runs) {
      text.repeat(sign > 0 ? '+' : '-', run.intValueExact());
      sign = -sign;
    }
    return text.toString();
  }

  /** The runs, such as {@code +2 -1 +1}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    int sign = first;
    for (BigInteger run : runs) {
      text.append(text.isEmpty() ? "" : " ").append(sign > 0 ? '+' : '-').append(run);
      sign = -sign;
    }
    return text.toString();
  }

  private static final class RunBuilder {
    private final int first;
    private final List<BigInteger> runs = new ArrayList<>();
    private int last;

    RunBuilder(int first) {
      this.first = first;
    }

    void add(int sign, BigInteger length) {
      if (length.signum() == 0) {
        return;
      }
      if (sign == last) {
        runs.add(runs.removeLast().add(length));
      } else {
        runs.add(length);
        last = sign;
      }
    }

    SignExpansion build() {
      return new SignExpansion(runs.isEmpty() ? 0 : first, runs);
    }
  }
}
