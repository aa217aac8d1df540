package org.gamester.rulesets;

import java.math.BigInteger;
import java.util.List;

/**
 * A position that is n<sub>1</sub>G<sub>1</sub> + ... + n<sub>k</sub>G<sub>k</sub>, a sum of
 * integer multiples, which is not written out: a multiple may be of any size, and a position that
 * is used in many places is evaluated once.
 */
public interface IntegerCombination extends Position {

  /** The multiples; none is 0. */
  List<Term> terms();

  /**
   * One multiple.
   *
   * @param count how often the position is added; if negative, how often its negative is
   */
  record Term(BigInteger count, Position position) {}
}
