package org.gamester.values.infinitesimals;

import java.util.ArrayList;
import java.util.List;

/**
 * The coefficients of up^1, up^2, ... in an uptimal, as runs of equal ones, so that up^n and up +
 * ... + up^n are short for any n. Neighbouring runs differ, and the last is not 0.
 */
public record UptimalCoefficients(List<Run> runs) implements Comparable<UptimalCoefficients> {

  /** No ups at all. */
  public static final UptimalCoefficients NONE = new UptimalCoefficients(List.of());

  /** {@code length} successive coefficients equal to {@code value}. */
  public record Run(int length, long value) {}

  /** n.up. */
  public static UptimalCoefficients ups(long n) {
    return n == 0 ? NONE : new UptimalCoefficients(List.of(new Run(1, n)));
  }

  /** {@code sign} times up^1 + ... + up^n. */
  public static UptimalCoefficients sumTo(int n, int sign) {
    return new UptimalCoefficients(List.of(new Run(n, sign)));
  }

  /** {@code sign} times up^n. */
  public static UptimalCoefficients power(int n, int sign) {
    return n == 1
        ? ups(sign)
        : new UptimalCoefficients(List.of(new Run(n - 1, 0), new Run(1, sign)));
  }

  /** The number of coefficients up to the last that is not 0. */
  public int length() {
    return runs.stream().mapToInt(Run::length).sum();
  }

  /** The n with {@code this} = {@code sign} times up^1 + ... + up^n, or 0. */
  public int sumLength(int sign) {
    return runs.size() == 1 && runs.getFirst().value == sign ? runs.getFirst().length : 0;
  }

  /** The n with {@code this} = {@code sign} times up^n, or 0. */
  public int powerLength(int sign) {
    int n = length();
    return n > 0 && equals(power(n, sign)) ? n : 0;
  }

  /** This plus {@code sign} times up^1 + ... + up^k. */
  public UptimalCoefficients plusSumTo(int k, int sign) {
    List<Run> sum = new ArrayList<>();
    int done = 0;
    for (Run run : runs) {
      int changed = Math.clamp(k - done, 0, run.length);
      append(sum, changed, run.value + sign);
      append(sum, run.length - changed, run.value);
      done += run.length;
    }
    append(sum, k - done, sign);
    while (!sum.isEmpty() && sum.getLast().value == 0) {
      sum.removeLast();
    }
    return new UptimalCoefficients(List.copyOf(sum));
  }

  private static void append(List<Run> runs, int length, long value) {
    if (length <= 0) {
      return;
    }
    if (!runs.isEmpty() && runs.getLast().value == value) {
      length += runs.removeLast().length;
    }
    runs.add(new Run(length, value));
  }

  /** Lexicographic, then by length. */
  @Override
  public int compareTo(UptimalCoefficients other) {
    int i = 0;
    while (i < runs.size() && i < other.runs.size() && runs.get(i).equals(other.runs.get(i))) {
      i++;
    }
    if (i == runs.size() || i == other.runs.size()) {
      return Integer.compare(length(), other.length());
    }
    Run here = runs.get(i);
    Run there = other.runs.get(i);
    if (here.value != there.value) {
      return Long.compare(here.value, there.value);
    }
    // The shorter run is followed by another value, or by nothing.
    return here.length < there.length ? -other.compareBeyond(this, i) : compareBeyond(other, i);
  }

  /** Compares where run i of the other is the shorter one, and all before is equal. */
  private int compareBeyond(UptimalCoefficients other, int i) {
    return i + 1 < other.runs.size()
        ? Long.compare(runs.get(i).value, other.runs.get(i + 1).value)
        : Integer.compare(length(), other.length());
  }
}
