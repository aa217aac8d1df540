package org.gamester.rulesets;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/** The negatives of the positions of a list, each made on demand. */
final class Negatives extends AbstractList<Position> implements RandomAccess {
  private final List<? extends Position> positions;

  private Negatives(List<? extends Position> positions) {
    this.positions = positions;
  }

  static List<Position> of(List<? extends Position> positions) {
    return new Negatives(positions);
  }

  @Override
  public Position get(int index) {
    return positions.get(index).negative();
  }

  @Override
  public int size() {
    return positions.size();
  }
}
