package org.gamester.values.misere.quotients;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The misere quotient of a set of games: the sums of the games, where two are the same if no third
 * sum tells them apart, and which of them are P-positions (Plambeck and Siegel, <i>Misere quotients
 * for impartial games</i>). Element 0 is that of the empty sum.
 */
public final class MisereQuotient implements FiniteMonoid {
  private final int[][] products;
  private final BitSet pPortion;
  private final int[] phi;

  /**
   * @param products the products of all pairs of elements
   * @param phi the elements of the games
   */
  MisereQuotient(int[][] products, BitSet pPortion, int[] phi) {
    this.products = products;
    this.pPortion = pPortion;
    this.phi = phi;
  }

  /** The quotient of no games. */
  static MisereQuotient trivial(boolean isP) {
    BitSet pPortion = new BitSet();
    pPortion.set(0, isP);
    return new MisereQuotient(new int[][] {{0}}, pPortion, new int[0]);
  }

  @Override
  public int order() {
    return products.length;
  }

  @Override
  public int times(int a, int b) {
    return products[a][b];
  }

  /** The number of elements that are P-positions. */
  public int pPortionOrder() {
    return pPortion.cardinality();
  }

  /** The elements that are P-positions. */
  public BitSet pPortion() {
    return (BitSet) pPortion.clone();
  }

  /** Whether the sums of an element are P-positions. */
  public boolean isPPosition(int element) {
    return pPortion.get(element);
  }

  /** The number of games. */
  public int games() {
    return phi.length;
  }

  /** The element of a game: the pretending function of the quotient. */
  @Override
  public int element(int game) {
    return phi[game];
  }

  /** The element of a sum of games. */
  @Override
  public int element(int[] sum) {
    return FiniteMonoid.super.element(sum);
  }

  /** The same monoid with one more game. */
  MisereQuotient with(int element) {
    int[] more = Arrays.copyOf(phi, phi.length + 1);
    more[phi.length] = element;
    return new MisereQuotient(products, pPortion, more);
  }

  /**
   * Whether it is the quotient of a set of sums of heaps of Nim: besides 1 and a, of which a is the
   * P-position and a * a = 1, a group in which each element is its own inverse and whose identity
   * is the P-position.
   */
  public boolean isTame() {
    if (order() == 1) {
      return true;
    }
    int star = order() == 2 ? 1 : -1;
    int zero = -1;
    for (int x = 1; x < order(); x++) {
      if (times(x, x) == 0) {
        star = x;
      }
    }
    if (star < 0 || !isPPosition(star) || isPPosition(0)) {
      return false;
    }
    for (int x = 1; x < order(); x++) {
      if (x != star) {
        int square = times(x, x);
        zero = zero < 0 ? square : zero;
        if (square == 0 || square != zero || times(zero, x) != x || isPPosition(x) != (x == zero)) {
          return false;
        }
      }
    }
    return true;
  }
}
