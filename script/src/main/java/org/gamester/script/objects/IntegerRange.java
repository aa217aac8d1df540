package org.gamester.script.objects;

import java.math.BigInteger;
import org.gamester.values.Integers;

/**
 * The integers from a start to an end, both included, in equal steps; a list that is not stored.
 */
public final class IntegerRange extends ProgressionList {

  private final BigInteger end;

  /**
   * @throws ScriptException if the step is 0 or the range has more than 2^31 - 1 elements
   */
  public IntegerRange(BigInteger start, BigInteger end, BigInteger step) {
    super(Progression.between(start, end, step));
    this.end = end;
  }

  public BigInteger start() {
    return progression().first();
  }

  public BigInteger end() {
    return end;
  }

  public BigInteger step() {
    return progression().step();
  }

  /** As it prints: the end as it was given, the step if it is not 1. */
  public String text() {
    String ends = Integers.text(start()) + ".." + Integers.text(end);
    return step().equals(BigInteger.ONE) ? ends : ends + ".." + Integers.text(step());
  }
}
