package org.gamester.values.impartial;

import java.math.BigInteger;
import org.gamester.values.NotANimberException;
import org.gamester.values.surreals.CantorSum;
import org.gamester.values.surreals.SurrealNumber;

/**
 * The value *&alpha; of a nim heap of &alpha; tokens, &alpha; an ordinal below
 * &epsilon;<sub>0</sub>. The sum of two is the nim sum, the Conway product the nim product.
 *
 * @param heap the size of the heap, an ordinal
 */
public record TransfiniteNimber(SurrealNumber heap) implements Comparable<TransfiniteNimber> {
  /**
   * The nimber of a heap.
   *
   * @throws NotANimberException if {@code heap} is not an ordinal
   */
  public TransfiniteNimber {
    if (!heap.isOrdinal()) {
      throw new NotANimberException(heap);
    }
  }

  /** Whether the heap is finite. */
  public boolean isFinite() {
    return heap.isInteger();
  }

  public TransfiniteNimber plus(TransfiniteNimber that) {
    return new TransfiniteNimber(OrdinalNimField.sum(heap, that.heap));
  }

  /** The Conway product, whose heap is the nim product. */
  public TransfiniteNimber conwayProduct(TransfiniteNimber that) {
    return new TransfiniteNimber(OrdinalNimField.product(heap, that.heap));
  }

  /**
   * Compares the heaps: an order for listing, not the order of games, where nimbers are confused.
   */
  @Override
  public int compareTo(TransfiniteNimber that) {
    return heap.compareTo(that.heap);
  }

  /** {@code 0}, {@code *}, {@code *5}, {@code *ω}, {@code *ω^2}, {@code *(ω+5)}, {@code *(ω×5)}. */
  @Override
  public String toString() {
    if (heap.isZero()) {
      return "0";
    }
    CantorSum sum = heap.cantorSum();
    if (sum.equals(CantorSum.ONE)) {
      return "*";
    }
    boolean bare =
        sum.isInteger() || (sum.size() == 1 && sum.coefficient(0).equals(BigInteger.ONE));
    return bare ? "*" + sum : "*(" + sum + ")";
  }
}
