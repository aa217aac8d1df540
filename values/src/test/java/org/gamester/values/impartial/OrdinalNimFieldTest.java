package org.gamester.values.impartial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gamester.values.NotANimberException;
import org.gamester.values.surreals.CantorSum;
import org.gamester.values.surreals.SurrealNumber;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OrdinalNimFieldTest {
  private static final SurrealNumber W = SurrealNumber.omega();

  private static SurrealNumber n(long n) {
    return SurrealNumber.of(n);
  }

  private static SurrealNumber w(SurrealNumber exponent) {
    return exponent.omegaPower();
  }

  private static SurrealNumber w(long exponent) {
    return w(n(exponent));
  }

  private static SurrealNumber sum(SurrealNumber... terms) {
    SurrealNumber sum = n(0);
    for (SurrealNumber term : terms) {
      sum = sum.plus(term);
    }
    return sum;
  }

  private static SurrealNumber product(SurrealNumber a, SurrealNumber b) {
    return OrdinalNimField.product(a, b);
  }

  @Test
  void recordedValues() {
    SurrealNumber a = sum(w(W).times(n(4)), w(3).times(n(9)), n(11));
    SurrealNumber b = sum(w(W).times(n(6)), w(3).times(n(5)), W);
    assertThat(OrdinalNimField.sum(a, b)).hasToString("ω^ω×2+ω^3×12+ω+11");
    assertThat(product(W, n(7))).hasToString("ω×7");
    assertThat(product(W, w(2))).hasToString("2");
    assertThat(OrdinalNimField.power(w(w(42)), n(193))).hasToString("ω+65536");
    assertThat(OrdinalNimField.power(w(w(13)), n(47))).hasToString("ω^ω^7+1");
    assertThat(OrdinalNimField.power(w(w(3)), n(66))).hasToString("ω^(ω×4)+ω^(ω×2)+ω^ω×4+1");
  }

  /** Conway's and Lenstra's table of the ordinals that have no root of prime order before them. */
  @ParameterizedTest
  @CsvSource({
    "3, 2",
    "5, 4",
    "7, ω+1",
    "11, ω^ω+1",
    "13, ω+4",
    "17, 16",
    "19, ω^3+4",
    "23, ω^ω^3+1",
    "29, ω^ω^2+4",
    "31, ω^ω+1",
    "37, ω^3+4",
    "41, ω^ω+1",
    "43, ω^ω^2+1"
  })
  void lenstraTable(int p, String alpha) {
    int k = indexOf(p);
    assertThat(LenstraExcess.alpha(k)).hasToString(alpha);
    assertThat(OrdinalNimField.power(w(w(k)), n(p))).hasToString(alpha);
  }

  private static int indexOf(int p) {
    int k = 0;
    while (LenstraExcess.prime(k) != p) {
      k++;
    }
    return k;
  }

  /**
   * The excess computed anew: of the ordinals &kappa;<sub>f</sub> + m, m = 0, 1, ..., the first
   * without a p-th root. In a field of 2<sup>D</sup> elements, p not dividing D, b has a p-th root
   * only if its power (2<sup>D</sup> - 1)/p is 1.
   */
  @Test
  void excessOfTheSmallPrimesIsTheFirstThatGivesNoRoot() {
    int checked = 0;
    for (int k = 0; k < LenstraExcess.count(); k++) {
      int p = LenstraExcess.prime(k);
      int f = LenstraExcess.orderOfTwo(p);
      if (LenstraExcess.degreeOfAlpha(k).compareTo(BigInteger.valueOf(220)) > 0) {
        continue;
      }
      int excess = 0;
      while (hasRoot(LenstraExcess.kappa(f).nimPlus(CantorSum.of(excess)), p, f)) {
        excess++;
      }
      assertThat(excess).as("excess of %d", p).isEqualTo(LenstraExcess.excess(k));
      checked++;
    }
    assertThat(checked).isEqualTo(38);
  }

  private static boolean hasRoot(CantorSum b, int p, int f) {
    List<CantorSum> conjugates = new ArrayList<>();
    CantorSum conjugate = b;
    do {
      conjugates.add(conjugate);
      for (int i = 0; i < f; i++) {
        conjugate = OrdinalNimField.square(conjugate);
      }
    } while (!conjugate.equals(b));
    CantorSum norm = CantorSum.ONE;
    for (CantorSum factor : conjugates) {
      norm = OrdinalNimField.product(norm, factor);
    }
    BigInteger order = BigInteger.ONE.shiftLeft(f).subtract(BigInteger.ONE);
    SurrealNumber exponent = SurrealNumber.of(order.divide(BigInteger.valueOf(p)));
    return OrdinalNimField.power(SurrealNumber.of(norm), exponent).equals(n(1));
  }

  @Test
  void powersOfKappaCarryDownwards() {
    SurrealNumber ninth = w(3);
    assertThat(OrdinalNimField.power(ninth, n(3))).isEqualTo(W);
    assertThat(OrdinalNimField.power(ninth, n(9))).hasToString("2");
    assertThat(OrdinalNimField.power(w(w(1).times(n(5))), n(5))).isEqualTo(w(W));
    assertThat(OrdinalNimField.power(w(w(1).times(n(5))), n(25))).hasToString("4");
  }

  private static SurrealNumber random(Random random) {
    SurrealNumber a = n(random.nextInt(70_000));
    int terms = random.nextInt(3);
    for (int i = 0; i < terms; i++) {
      SurrealNumber exponent = n(random.nextInt(12));
      exponent = exponent.plus(W.times(n(random.nextInt(7))));
      exponent = exponent.plus(w(2).times(n(random.nextInt(3))));
      exponent = exponent.plus(w(random.nextInt(5)));
      a = OrdinalNimField.sum(a, w(exponent).times(n(1 + random.nextInt(20))));
    }
    return a;
  }

  @Test
  void fieldAxiomsOnRandomOrdinals() {
    Random random = new Random(36);
    for (int i = 0; i < 60; i++) {
      SurrealNumber a = random(random);
      SurrealNumber b = random(random);
      SurrealNumber c = random(random);
      SurrealNumber ab = product(a, b);
      assertThat(ab).isEqualTo(product(b, a));
      assertThat(product(ab, c)).isEqualTo(product(a, product(b, c)));
      assertThat(product(a, OrdinalNimField.sum(b, c)))
          .isEqualTo(OrdinalNimField.sum(ab, product(a, c)));
      assertThat(ab.isZero()).isEqualTo(a.isZero() || b.isZero());
      assertThat(OrdinalNimField.power(a, n(5)))
          .isEqualTo(product(product(product(a, a), product(a, a)), a));
    }
  }

  @Test
  void everyElementBelowOmegaToTheThirdIsAlgebraic() {
    // The field of 64 elements is that of the a + bω + cω² with a, b, c < 4.
    for (int a = 0; a < 4; a++) {
      for (int b = 0; b < 4; b++) {
        for (int c = 0; c < 4; c++) {
          SurrealNumber x = sum(n(a), W.times(n(b)), w(2).times(n(c)));
          assertThat(OrdinalNimField.power(x, n(64))).isEqualTo(x);
        }
      }
    }
  }

  @Test
  void argumentsOutOfRange() {
    assertThatThrownBy(() -> product(w(w(W)), n(2)))
        .isInstanceOf(UnknownNimProductException.class)
        .hasMessageContaining("are not known");
    assertThatThrownBy(() -> product(w(w(1000)), n(2)))
        .isInstanceOf(UnknownNimProductException.class)
        .hasMessageContaining("are not known");
    SurrealNumber predecessor = W.minus(n(1));
    assertThatThrownBy(() -> product(predecessor, n(2)))
        .isInstanceOf(NotANimberException.class)
        .hasMessage("there is no nim heap of size ω-1");
    assertThatThrownBy(() -> product(n(2), predecessor))
        .hasMessage("there is no nim heap of size ω-1");
    assertThatThrownBy(() -> OrdinalNimField.power(predecessor, n(2)))
        .hasMessage("there is no nim heap of size ω-1");
    assertThatThrownBy(() -> OrdinalNimField.sum(predecessor, n(2)))
        .hasMessage("there is no nim heap of size ω-1");
    assertThatThrownBy(() -> OrdinalNimField.sum(n(2), predecessor))
        .hasMessage("there is no nim heap of size ω-1");
    assertThatThrownBy(() -> OrdinalNimField.sum(n(11), n(-1)))
        .hasMessage("there is no nim heap of size -1");
    assertThatThrownBy(() -> OrdinalNimField.power(W, n(-1)))
        .hasMessage("the exponent of a nim power must be a nonnegative integer, not -1");
    assertThatThrownBy(() -> OrdinalNimField.power(W, W))
        .hasMessage("the exponent of a nim power must be a nonnegative integer, not ω");
  }

  @Test
  void transfiniteNimbers() {
    TransfiniteNimber omega = new TransfiniteNimber(W);
    assertThat(new TransfiniteNimber(W.times(n(5)))).hasToString("*(ω×5)");
    assertThat(new TransfiniteNimber(W.plus(n(5)))).hasToString("*(ω+5)");
    assertThat(new TransfiniteNimber(w(2))).hasToString("*ω^2");
    assertThat(omega).hasToString("*ω");
    assertThat(omega.plus(omega)).hasToString("0");
    assertThat(omega.conwayProduct(new TransfiniteNimber(w(2)))).hasToString("*2");
    assertThat(new TransfiniteNimber(n(1))).hasToString("*");
    assertThat(omega.isFinite()).isFalse();
    assertThat(new TransfiniteNimber(n(5)).isFinite()).isTrue();
    assertThat(omega).isGreaterThan(new TransfiniteNimber(n(5)));
    assertThat(omega).isLessThan(new TransfiniteNimber(W.plus(n(1))));
    assertThatThrownBy(() -> new TransfiniteNimber(n(-8)))
        .hasMessage("there is no nim heap of size -8");
    assertThatThrownBy(() -> new TransfiniteNimber(W.minus(n(1))))
        .hasMessage("there is no nim heap of size ω-1");
  }

  /** The excess is known of 105 primes, those of index 0 to 104. */
  @Test
  void theLastKnownPrime() {
    SurrealNumber last = w(w(104));
    assertThat(product(last, last)).isEqualTo(w(w(104).times(n(2))));
    assertThatThrownBy(() -> product(w(w(105)), W)).isInstanceOf(UnknownNimProductException.class);
    assertThatThrownBy(() -> OrdinalNimField.power(w(w(105)), n(2)))
        .isInstanceOf(UnknownNimProductException.class);
    assertThat(OrdinalNimField.power(last, n(0))).isEqualTo(n(1));
  }
}
