package org.gamester.script.games;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * An integer that depends on the size n of a heap and on loop variables: a sum of integer multiples
 * of them and a constant.
 */
final class LinearForm {

  /** So large no term may become, so that nothing overflows. */
  private static final long LARGEST = 1L << 40;

  private static final int SIZE = 1;

  /** The constant, the multiple of n, and those of the variables; no zeros at the end. */
  private final long[] terms;

  private LinearForm(long... sum) {
    int count = sum.length;
    while (count > 0 && sum[count - 1] == 0) {
      count--;
    }
    terms = Arrays.copyOf(sum, count);
    for (long term : terms) {
      if (Math.abs(term) > LARGEST) {
        throw new UnboundedTakingException();
      }
    }
  }

  static LinearForm constant(long value) {
    return new LinearForm(value);
  }

  /** The size n of the heap. */
  static LinearForm size() {
    return new LinearForm(0, 1);
  }

  /** A loop variable by its number. */
  static LinearForm variable(int number) {
    long[] terms = new long[SIZE + 2 + number];
    terms[SIZE + 1 + number] = 1;
    return new LinearForm(terms);
  }

  private long term(int place) {
    return place < terms.length ? terms[place] : 0;
  }

  /** The constant. */
  long constant() {
    return term(0);
  }

  /** How often n is in it. */
  long multipleOfSize() {
    return term(SIZE);
  }

  boolean isConstant() {
    return terms.length <= SIZE;
  }

  /** Whether it depends on a loop variable. */
  boolean hasVariables() {
    return terms.length > SIZE + 1;
  }

  /** The number of the loop variable that it is, but for a constant; -1 if it is no such form. */
  int onlyVariable() {
    for (int place = SIZE; place < terms.length - 1; place++) {
      if (terms[place] != 0) {
        return -1;
      }
    }
    return hasVariables() && terms[terms.length - 1] == 1 ? terms.length - SIZE - 2 : -1;
  }

  LinearForm plus(LinearForm other) {
    return plus(other, 1);
  }

  LinearForm minus(LinearForm other) {
    return plus(other, -1);
  }

  LinearForm times(long factor) {
    if (Math.abs(factor) > LARGEST >> 20) {
      throw new UnboundedTakingException();
    }
    return constant(0).plus(this, factor);
  }

  private LinearForm plus(LinearForm other, long factor) {
    long[] sum = new long[Math.max(terms.length, other.terms.length)];
    for (int place = 0; place < sum.length; place++) {
      sum[place] = Math.addExact(term(place), Math.multiplyExact(factor, other.term(place)));
    }
    return new LinearForm(sum);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof LinearForm that && Arrays.equals(terms, that.terms);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(terms);
  }

  @Override
  public String toString() {
    return Arrays.toString(terms);
  }
}
