package org.gamester.values.surreals;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The laws of the greatest common divisor, for polynomials over the integers in two variables. */
class CommonDivisorTest {

  private static final CantorSum OMEGA_TO_OMEGA = CantorSum.term(CantorSum.OMEGA, BigInteger.ONE);

  private static CantorSum power(CantorSum variable, int n) {
    CantorSum power = CantorSum.ONE;
    for (int i = 0; i < n; i++) {
      power = power.times(variable);
    }
    return power;
  }

  /** A polynomial in omega and omega^omega, not 0. */
  private static CantorSum polynomial(Random random, int terms, int degree) {
    CantorSum sum = CantorSum.ZERO;
    while (sum.isZero()) {
      for (int i = 0; i < terms; i++) {
        sum =
            sum.plus(
                power(CantorSum.OMEGA, random.nextInt(degree + 1))
                    .times(power(OMEGA_TO_OMEGA, random.nextInt(degree + 1)))
                    .times(CantorSum.of(random.nextInt(9) - 4)));
      }
    }
    return sum;
  }

  private static CantorSum divisor(CantorSum p, CantorSum q) {
    return new CommonDivisor().of(p, q);
  }

  private static CantorSum absolute(CantorSum p) {
    return p.signum() < 0 ? p.negate() : p;
  }

  private static void assertDivides(CantorSum divisor, CantorSum p) {
    assertThat(new CommonDivisor().exactQuotient(p, divisor).times(divisor)).isEqualTo(p);
  }

  @Test
  void aCommonFactorComesOut() {
    Random random = new Random(71);
    for (int i = 0; i < 200; i++) {
      CantorSum p = polynomial(random, 1 + i % 3, 2);
      CantorSum q = polynomial(random, 1 + i % 4, 2);
      CantorSum factor = polynomial(random, 1 + i % 2, 1);
      CantorSum divisor = divisor(p, q);
      assertThat(divisor.signum()).isPositive();
      assertDivides(divisor, p);
      assertDivides(divisor, q);
      assertThat(divisor(q, p)).isEqualTo(divisor);
      assertThat(divisor(p.negate(), q)).isEqualTo(divisor);
      assertThat(divisor(p.times(factor), q.times(factor)))
          .as("%s, %s, %s", p, q, factor)
          .isEqualTo(divisor.times(absolute(factor)));
      assertThat(divisor(p, p.times(factor))).isEqualTo(absolute(p));
      assertThat(divisor(p, p.times(factor).plus(CantorSum.ONE))).isEqualTo(CantorSum.ONE);
    }
  }

  @Test
  void withZeroTheOtherIsTheDivisor() {
    CantorSum p = CantorSum.OMEGA.minus(CantorSum.of(3));
    assertThat(divisor(p, CantorSum.ZERO)).isEqualTo(p);
    assertThat(divisor(CantorSum.ZERO, p.negate())).isEqualTo(p);
  }
}
