package org.gamester.values.misere.quotients;

import java.util.BitSet;
import java.util.List;

/**
 * A finite commutative monoid to which sums of games are mapped: its elements are 0, that of the
 * empty sum, to {@code order() - 1}.
 */
interface FiniteMonoid {

  /** The number of elements. */
  int order();

  /** The product of two elements. */
  int times(int a, int b);

  /** The element of a game. */
  int element(int game);

  /** The element of a sum of games. */
  default int element(int[] sum) {
    int product = 0;
    for (int game : sum) {
      product = times(product, element(game));
    }
    return product;
  }

  /** The elements of sums. */
  default BitSet elements(List<int[]> sums) {
    BitSet elements = new BitSet(order());
    sums.forEach(sum -> elements.set(element(sum)));
    return elements;
  }
}
