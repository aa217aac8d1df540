package org.gamester.analysis;

import java.util.BitSet;
import java.util.List;
import org.gamester.rulesets.Position;
import org.gamester.values.NumberUpStar;
import org.jspecify.annotations.Nullable;

/**
 * Grundy values of impartial positions: the mex of the options' values, the nim sum of the parts'
 * (Sprague and Grundy; law 34).
 */
final class NimAlgebra implements PositionAlgebra<Long> {

  @Override
  public @Nullable Long known(Position position) {
    if (!position.isImpartial()) {
      throw new IllegalArgumentException(
          "only impartial positions have a Grundy value, which this is not: " + position.text());
    }
    return position
        .knownValue()
        .filter(value -> value instanceof NumberUpStar)
        .map(value -> ((NumberUpStar) value).star())
        .orElse(null);
  }

  @Override
  public Long of(List<Long> left, List<Long> right) {
    BitSet taken = new BitSet();
    for (long option : left) {
      if (option < left.size()) {
        taken.set((int) option);
      }
    }
    return (long) taken.nextClearBit(0);
  }

  @Override
  public Long sum(List<Long> parts) {
    long sum = 0;
    for (long part : parts) {
      sum ^= part;
    }
    return sum;
  }
}
