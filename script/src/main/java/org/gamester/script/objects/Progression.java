package org.gamester.script.objects;

import java.math.BigInteger;
import org.gamester.values.ShortGame;

/**
 * Integers in equal steps: first, first + step, and so on. None of them is stored, and all
 * questions but the listing itself are answered by a formula.
 *
 * @param step not 0
 * @param size how many there are
 */
record Progression(BigInteger first, BigInteger step, int size) {

  /**
   * From a start to an end in steps, both included.
   *
   * @throws ScriptException if the step is 0 or there are more than 2^31 - 1 elements
   */
  static Progression between(BigInteger start, BigInteger end, BigInteger step) {
    if (step.signum() == 0) {
      throw new ScriptException("The step of a `Range` must not be 0.");
    }
    BigInteger span = end.subtract(start);
    if (span.signum() != 0 && span.signum() != step.signum()) {
      return new Progression(start, step, 0);
    }
    BigInteger count = span.divide(step).add(BigInteger.ONE);
    if (count.bitLength() > 31) {
      throw new ScriptException(
          "That `Range` has too many elements: "
              + (count.bitLength() < 200 ? count : "about 2^" + count.bitLength()));
    }
    return new Progression(start, step, count.intValueExact());
  }

  /** The element at {@code index}, counted from 0, as a number. */
  private BigInteger number(int index) {
    return first.add(step.multiply(BigInteger.valueOf(index)));
  }

  private boolean isSmall() {
    return first.bitLength() < 62 && step.bitLength() < 31;
  }

  /** The element at {@code index}, counted from 0. */
  ShortGame get(int index) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException(index);
    }
    return isSmall()
        ? ShortGame.integer(first.longValue() + step.longValue() * index)
        : ShortGame.integer(number(index));
  }

  /** The place of an object among the elements, from 0; -1 if it is not among them. */
  int indexOf(Object object) {
    if (!(object instanceof ShortGame game) || !game.isInteger()) {
      return -1;
    }
    BigInteger[] steps = game.leftStop().numerator().subtract(first).divideAndRemainder(step);
    boolean among =
        steps[1].signum() == 0
            && steps[0].signum() >= 0
            && steps[0].compareTo(BigInteger.valueOf(size)) < 0;
    return among ? steps[0].intValueExact() : -1;
  }

  Progression part(int from, int to) {
    return new Progression(number(from), step, to - from);
  }

  /** The same numbers, the smallest first. */
  Progression ascending() {
    return step.signum() > 0 || size == 0
        ? this
        : new Progression(number(size - 1), step.negate(), size);
  }

  /** Of a progression that is not empty. */
  ShortGame sum() {
    BigInteger n = BigInteger.valueOf(size);
    BigInteger pairs = n.multiply(n.subtract(BigInteger.ONE)).shiftRight(1);
    return ShortGame.integer(first.multiply(n).add(step.multiply(pairs)));
  }

  /** The least nonnegative integer that is not among them. */
  ShortGame mex() {
    if (indexOf(ShortGame.ZERO) < 0) {
      return ShortGame.ZERO;
    }
    return step.abs().equals(BigInteger.ONE)
        ? ShortGame.integer(
            ascending().number(size - 1).add(BigInteger.ONE)) // from 0 or below without gaps
        : ShortGame.ONE;
  }

  /** Whether the other has the same elements in the same order. */
  boolean hasElementsOf(Progression that) {
    return size == that.size
        && (size == 0 || first.equals(that.first))
        && (size <= 1 || step.equals(that.step));
  }

  /** Compares as lists: element by element, then by length. */
  int compareTo(Progression that) {
    if (size == 0 || that.size == 0) {
      return Integer.compare(size, that.size);
    }
    int difference = first.compareTo(that.first);
    if (difference == 0 && size > 1 && that.size > 1) {
      difference = step.compareTo(that.step);
    }
    return difference != 0 ? difference : Integer.compare(size, that.size);
  }
}
