package org.gamester.rulesets.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.TreeSet;
import org.gamester.rulesets.TextReader;
import org.jspecify.annotations.Nullable;

/**
 * A set of positive integers, finite or not, as it occurs as the amounts that may be taken.
 *
 * <p>It is a union of arithmetic progressions, or the complement of one. Text: {@code 1,3}, {@code
 * 2-5}, {@code 7+}, {@code odd}, {@code even}, {@code all}, {@code 1 mod 3}, a leading {@code not},
 * braces around it or none. Order and repeats do not matter.
 */
public final class SubtractionSet {
  private static final long NONE = Long.MAX_VALUE;
  private static final long GREATEST_MODULUS = 1_000_000;

  /** first, first + step, ... up to last; last is NONE if it goes on for ever. */
  private record Progression(long first, long step, long last) implements Comparable<Progression> {

    boolean contains(long n) {
      return n >= first && n <= last && (n - first) % step == 0;
    }

    long after(long n) {
      if (n < first) {
        return first;
      }
      if (n >= last - step + 1) {
        return NONE;
      }
      return first + ((n - first) / step + 1) * step;
    }

    @Override
    public int compareTo(Progression other) {
      int byFirst = Long.compare(first, other.first);
      int byStep = Long.compare(step, other.step);
      return byFirst != 0 ? byFirst : byStep != 0 ? byStep : Long.compare(last, other.last);
    }

    @Override
    public String toString() {
      if (last != NONE) {
        return first == last ? "" + first : first + "-" + last;
      }
      return switch ((int) step) {
        case 1 -> first == 1 ? "all" : first + "+";
        case 2 -> first == 1 ? "odd" : "even";
        default -> first % step + " mod " + step;
      };
    }
  }

  private final List<Progression> progressions;
  private final boolean complement;
  private final long period;
  private final String text;

  private SubtractionSet(TreeSet<Progression> sorted, boolean complement, long period) {
    this.progressions = List.copyOf(sorted);
    this.complement = complement;
    this.period = period;
    List<String> pieces = progressions.stream().map(Progression::toString).toList();
    this.text = (complement ? "not " : "") + String.join(",", pieces);
  }

  /** The set with just these elements. */
  public static SubtractionSet of(long... elements) {
    TreeSet<Progression> sorted = new TreeSet<>();
    for (long element : elements) {
      if (element < 1) {
        throw new IllegalArgumentException("not positive: " + element);
      }
      sorted.add(new Progression(element, 1, element));
    }
    return new SubtractionSet(sorted, false, 1);
  }

  /** All positive integers. */
  public static SubtractionSet all() {
    TreeSet<Progression> sorted = new TreeSet<>();
    sorted.add(new Progression(1, 1, NONE));
    return new SubtractionSet(sorted, false, 1);
  }

  /**
   * Reads a set, up to the end of the text.
   *
   * @throws org.gamester.rulesets.TextException if it is not a set, or contains 0
   */
  public static SubtractionSet read(TextReader text) {
    text.skipBlanks();
    if (text.peek() == '{') {
      int close = text.closingBracket();
      SubtractionSet set = read(text.part(text.offset() + 1, close));
      text.moveTo(close + 1);
      requireEnd(text);
      return set;
    }
    boolean complement = text.accept("not");
    TreeSet<Progression> sorted = new TreeSet<>();
    if (!text.atEnd()) {
      do {
        sorted.add(progression(text));
      } while (text.accept(','));
      requireEnd(text);
    } else if (complement) {
      throw text.expected("a set after 'not'");
    }
    return new SubtractionSet(sorted, complement, period(sorted, text));
  }

  private static void requireEnd(TextReader text) {
    if (!text.atEnd()) {
      throw text.expected("a comma or the end of the set");
    }
  }

  private static Progression progression(TextReader text) {
    if (text.accept("odd")) {
      return new Progression(1, 2, NONE);
    }
    if (text.accept("even")) {
      return new Progression(2, 2, NONE);
    }
    if (text.accept("all")) {
      return new Progression(1, 1, NONE);
    }
    text.skipBlanks();
    if (!text.atDigit()) {
      throw text.expected("a number, a range such as 2-5, 7+, odd, even, all or 1 mod 3");
    }
    int start = text.offset();
    long first = text.number("an element of the set", 0, Long.MAX_VALUE - 1);
    if (text.accept("mod")) {
      long modulus = text.number("a modulus", 1, GREATEST_MODULUS);
      return new Progression(first % modulus == 0 ? modulus : first % modulus, modulus, NONE);
    }
    if (first == 0) {
      throw text.errorAt(
          start, "expected an element of the set (a positive whole number), found 0");
    }
    if (text.accept('+')) {
      return new Progression(first, 1, NONE);
    }
    if (text.accept('-')) {
      return new Progression(first, 1, text.number("the end of a range", first, NONE - 1));
    }
    return new Progression(first, 1, first);
  }

  private static long period(TreeSet<Progression> sorted, TextReader text) {
    BigInteger period = BigInteger.ONE;
    for (Progression progression : sorted) {
      BigInteger step = BigInteger.valueOf(progression.step);
      period = period.multiply(step).divide(period.gcd(step));
      if (period.compareTo(BigInteger.valueOf(GREATEST_MODULUS)) > 0) {
        throw text.error("the moduli have no common multiple up to " + GREATEST_MODULUS);
      }
    }
    return period.longValueExact();
  }

  /** Whether {@code n} is in the set. */
  public boolean contains(long n) {
    return n >= 1 && complement != isListed(n);
  }

  private boolean isListed(long n) {
    for (Progression progression : progressions) {
      if (progression.contains(n)) {
        return true;
      }
    }
    return false;
  }

  /**
   * The least element above {@code n}, or {@code Long.MAX_VALUE} if there is none, so that {@code
   * for (s = next(0); s <= size; s = next(s))} lists the elements up to a size.
   */
  public long next(long n) {
    return complement ? nextUnlisted(n) : nextListed(n);
  }

  /** The greatest element; {@code Long.MAX_VALUE} if there is none, 0 if the set is empty. */
  public long greatest() {
    if (complement) {
      return next(0) == NONE ? 0 : NONE;
    }
    long greatest = 0;
    for (Progression progression : progressions) {
      greatest = Math.max(greatest, progression.last);
    }
    return greatest;
  }

  /**
   * The least number from which on either all numbers are in the set or none is, as far as its
   * ranges say so; {@code Long.MAX_VALUE} if there is none.
   */
  public long steadyFrom() {
    long from = 1;
    for (Progression progression : progressions) {
      if (progression.last != NONE) {
        from = Math.max(from, progression.last + 1);
      } else if (progression.step != 1) {
        return NONE;
      } else {
        from = Math.max(from, progression.first);
      }
    }
    return from;
  }

  private long nextListed(long n) {
    long next = NONE;
    for (Progression progression : progressions) {
      next = Math.min(next, progression.after(n));
    }
    return next;
  }

  private long nextUnlisted(long n) {
    long candidate = n + 1;
    for (long tried = 0; tried <= period + progressions.size(); tried++) {
      Progression run = runWith(candidate);
      if (run != null) {
        if (run.last == NONE) {
          return NONE;
        }
        candidate = run.last + 1;
      } else if (isListed(candidate)) {
        candidate++;
      } else {
        return candidate;
      }
    }
    return NONE;
  }

  private @Nullable Progression runWith(long n) {
    for (Progression progression : progressions) {
      if (progression.step == 1 && progression.contains(n)) {
        return progression;
      }
    }
    return null;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SubtractionSet set && text.equals(set.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** The set in its notation, elements in order. */
  @Override
  public String toString() {
    return text;
  }
}
