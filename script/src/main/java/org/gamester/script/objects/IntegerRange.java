package org.gamester.script.objects;

import java.math.BigInteger;
import java.util.AbstractList;
import java.util.RandomAccess;
import org.gamester.values.Computation;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * The integers from a start to an end, both included, in equal steps; a list that is not stored.
 */
public final class IntegerRange extends AbstractList<Object> implements RandomAccess {

  private final BigInteger start;
  private final BigInteger end;
  private final BigInteger step;
  private final int size;

  /**
   * @throws ScriptException if the step is 0 or the range has more than 2^31 - 1 elements
   */
  public IntegerRange(BigInteger start, BigInteger end, BigInteger step) {
    if (step.signum() == 0) {
      throw new ScriptException("The step of a `Range` must not be 0.");
    }
    this.start = start;
    this.end = end;
    this.step = step;
    BigInteger span = end.subtract(start);
    if (span.signum() != 0 && span.signum() != step.signum()) {
      this.size = 0;
    } else {
      BigInteger count = span.divide(step).add(BigInteger.ONE);
      if (count.bitLength() > 31) {
        throw new ScriptException("That `Range` has too many elements: " + count);
      }
      this.size = count.intValueExact();
    }
  }

  public BigInteger start() {
    return start;
  }

  public BigInteger end() {
    return end;
  }

  public BigInteger step() {
    return step;
  }

  @Override
  public Object get(int index) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException(index);
    }
    return ShortGame.integer(start.add(step.multiply(BigInteger.valueOf(index))));
  }

  @Override
  public int size() {
    return size;
  }

  /**
   * That of any list with these elements.
   *
   * @throws org.gamester.values.ComputationStopped if it takes too long
   */
  @Override
  public int hashCode() {
    int code = 1;
    for (Object element : this) {
      Computation.poll();
      code = 31 * code + element.hashCode();
    }
    return code;
  }

  /** Whether the other is a list of the same elements in the same order. */
  @Override
  public boolean equals(@Nullable Object other) {
    if (other instanceof IntegerRange that) {
      return size == that.size
          && (size == 0 || start.equals(that.start))
          && (size <= 1 || step.equals(that.step));
    }
    return super.equals(other);
  }

  /** As it prints: the end as it was given, the step if it is not 1. */
  public String text() {
    return start + ".." + end + (step.equals(BigInteger.ONE) ? "" : ".." + step);
  }
}
