package org.gamester.values.surreals;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Laws 28 and 29: natural sums and products of ordinals against the ordinary ones. */
class CantorSumTest {
  /** The ordinary sum: terms of the first below the lead of the second vanish. */
  private static CantorSum ordinarySum(CantorSum a, CantorSum b) {
    if (b.isZero()) {
      return a;
    }
    CantorSum sum = b;
    for (int i = 0; i < a.size(); i++) {
      if (a.exponent(i).compareTo(b.exponent(0)) >= 0) {
        sum = sum.plus(CantorSum.term(a.exponent(i), a.coefficient(i)));
      }
    }
    return sum;
  }

  /** The ordinary product, by the distributive law on the right. */
  private static CantorSum ordinaryProduct(CantorSum a, CantorSum b) {
    CantorSum product = CantorSum.ZERO;
    for (int i = 0; i < b.size() && !a.isZero(); i++) {
      CantorSum part;
      if (b.exponent(i).isZero()) {
        CantorSum lead = CantorSum.term(a.exponent(0), a.coefficient(0));
        BigInteger more = b.coefficient(i).subtract(BigInteger.ONE);
        part = a.plus(lead.times(CantorSum.of(more)));
      } else {
        part = CantorSum.term(ordinarySum(a.exponent(0), b.exponent(i)), b.coefficient(i));
      }
      product = ordinarySum(product, part);
    }
    return product;
  }

  private static List<CantorSum> someOrdinals() {
    Random random = new Random(28);
    List<CantorSum> ordinals = new ArrayList<>(List.of(CantorSum.ZERO, CantorSum.ONE));
    for (int i = 0; i < 40; i++) {
      CantorSum ordinal = CantorSum.of(random.nextInt(4));
      for (int j = random.nextInt(4); j > 0; j--) {
        CantorSum exponent = ordinals.get(random.nextInt(ordinals.size()));
        ordinal = ordinal.plus(CantorSum.term(exponent, BigInteger.valueOf(random.nextInt(4))));
      }
      ordinals.add(ordinal);
    }
    return ordinals;
  }

  @Test
  void naturalOperationsAreAtLeastTheOrdinaryOnes() {
    List<CantorSum> ordinals = someOrdinals();
    for (CantorSum a : ordinals) {
      for (CantorSum b : ordinals) {
        CantorSum sum = a.plus(b);
        CantorSum product = a.times(b);
        assertThat(sum).isEqualTo(b.plus(a)).isGreaterThanOrEqualTo(ordinarySum(a, b));
        assertThat(product).isEqualTo(b.times(a)).isGreaterThanOrEqualTo(ordinaryProduct(a, b));
        assertThat(sum.minus(b)).isEqualTo(a);
        assertThat(sum.isOrdinal() && product.isOrdinal()).isTrue();
        assertThat(a.compareTo(b)).isEqualTo(a.minus(b).signum());
        for (CantorSum c : ordinals) {
          assertThat(a.plus(c).compareTo(b.plus(c))).isEqualTo(a.compareTo(b));
        }
      }
    }
  }

  @Test
  void naturalOperationsAreStrictlyMonotone() {
    List<CantorSum> ordinals = someOrdinals();
    for (CantorSum a : ordinals) {
      for (CantorSum b : ordinals) {
        for (CantorSum c : ordinals) {
          if (!c.isZero()) {
            assertThat(a.times(c).compareTo(b.times(c))).isEqualTo(a.compareTo(b));
          }
        }
      }
    }
  }
}
