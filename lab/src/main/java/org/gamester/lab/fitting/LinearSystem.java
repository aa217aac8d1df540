package org.gamester.lab.fitting;

import java.util.ArrayList;
import java.util.List;
import org.gamester.values.Computation;

/**
 * Linear equations over the rationals, added one by one and reduced by the earlier ones, so that at
 * most as many are kept as there are unknowns.
 */
final class LinearSystem {

  /** The effect of adding an equation. */
  enum Addition {
    INDEPENDENT,
    IMPLIED,
    CONTRADICTORY
  }

  private final int unknowns;

  /** Reduced equations; the last entry of each is the right side, and pivots are 1. */
  private final List<Fraction[]> rows = new ArrayList<>();

  private final List<Integer> pivots = new ArrayList<>();

  LinearSystem(int unknowns) {
    this.unknowns = unknowns;
  }

  boolean isDetermined() {
    return rows.size() == unknowns;
  }

  int rank() {
    return rows.size();
  }

  /** Adds the equation sum of coefficient times unknown = right. */
  Addition add(List<Fraction> coefficients, Fraction right) {
    Fraction[] row = new Fraction[unknowns + 1];
    for (int i = 0; i < unknowns; i++) {
      row[i] = coefficients.get(i);
    }
    row[unknowns] = right;
    for (int r = 0; r < rows.size(); r++) {
      Computation.poll();
      subtract(row, row[pivots.get(r)], rows.get(r));
    }
    int pivot = 0;
    while (pivot < unknowns && row[pivot].isZero()) {
      pivot++;
    }
    if (pivot == unknowns) {
      return row[unknowns].isZero() ? Addition.IMPLIED : Addition.CONTRADICTORY;
    }
    Fraction leading = row[pivot];
    for (int i = 0; i <= unknowns; i++) {
      row[i] = row[i].dividedBy(leading);
    }
    for (Fraction[] other : rows) {
      subtract(other, other[pivot], row);
    }
    rows.add(row);
    pivots.add(pivot);
    return Addition.INDEPENDENT;
  }

  private static void subtract(Fraction[] row, Fraction factor, Fraction[] other) {
    if (!factor.isZero()) {
      for (int i = 0; i < row.length; i++) {
        row[i] = row[i].minus(factor.times(other[i]));
      }
    }
  }

  /** The solution of a determined system. */
  List<Fraction> solution() {
    if (!isDetermined()) {
      throw new IllegalStateException(rows.size() + " equations for " + unknowns + " unknowns");
    }
    Fraction[] solution = new Fraction[unknowns];
    for (int r = 0; r < rows.size(); r++) {
      solution[pivots.get(r)] = rows.get(r)[unknowns];
    }
    return List.of(solution);
  }
}
