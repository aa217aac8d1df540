package org.gamester.values.surreals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.gamester.values.DivisionByZeroException;
import org.gamester.values.NotANimberException;
import org.gamester.values.NumberTooLargeException;
import org.junit.jupiter.api.Test;

class SurrealNumberTest {
  private static final SurrealNumber W = SurrealNumber.omega();

  private static SurrealNumber n(long n) {
    return SurrealNumber.of(n);
  }

  private static SurrealNumber q(long a, long b) {
    return Rational.of(a, b);
  }

  private static SurrealNumber w(SurrealNumber exponent) {
    return exponent.omegaPower();
  }

  @Test
  void recordedTexts() {
    assertThat(n(5).minus(W)).hasToString("-ω+5");
    assertThat(W.times(n(3)).plus(w(w(n(2)).plus(W))).minus(w(n(19)).times(n(9)).times(W)))
        .hasToString("ω^(ω^2+ω)-ω^20×9+ω×3");
    assertThat(n(1).dividedBy(W)).hasToString("1/ω");
    assertThat(W.times(q(1, 2))).hasToString("ω/2");
    assertThat(w(W).plus(n(1)).dividedBy(W.plus(n(1)))).hasToString("(ω^ω+1)/(ω+1)");
    assertThat(w(w(n(2)).times(n(6)))).hasToString("ω^(ω^2×6)");
    assertThat(w(w(n(2)))).hasToString("ω^ω^2");
    assertThat(w(n(2)).times(n(3)).plus(n(5))).hasToString("ω^2×3+5");
    assertThat(n(1).dividedBy(W.times(n(2)))).hasToString("1/(ω×2)");
    assertThat(n(1).dividedBy(n(1).minus(W))).hasToString("-1/(ω-1)");
    assertThat(q(1, 3).plus(W.dividedBy(n(2)))).hasToString("(ω×3+2)/6");
  }

  @Test
  void recordedMembersOfOmegaMinusFive() {
    SurrealNumber x = W.minus(n(5));
    assertThat(x).hasToString("ω-5");
    assertThat(x.abs()).isEqualTo(x);
    assertThat(x.birthday()).hasToString("ω+5");
    assertThat(x.signum()).isEqualTo(1);
    assertThat(x.isOrdinal()).isFalse();
    assertThat(x.negate()).hasToString("-ω+5");
    assertThat(x.negate().abs()).isEqualTo(x);
    assertThat(x.negate().birthday()).hasToString("ω+5");
    assertThat(x.negate().signum()).isEqualTo(-1);
    assertThat(W.negate().compareTo(n(0))).isNegative();
    assertThat(W.negate().compareTo(n(1))).isNegative();
  }

  @Test
  void rationals() {
    assertThat(q(4, 6)).hasToString("2/3");
    assertThat(q(3, -16)).hasToString("-3/16");
    assertThat(q(3, 16).birthday()).isEqualTo(n(5));
    assertThat(q(-3, 16).birthday()).isEqualTo(n(5));
    assertThat(q(25, 16).birthday()).isEqualTo(n(6));
    assertThat(q(6, 23).birthday()).isEqualTo(W);
    assertThat(q(6, 23).numerator()).isEqualTo(n(6));
    assertThat(Rational.of(17, 6).remainder(Rational.of(1, 3))).isEqualTo(q(1, 6));
    assertThat(Rational.of(-7).remainder(Rational.of(3))).isEqualTo(n(-1));
    assertThat(Rational.of(-7, 2).floor()).isEqualTo(-4);
    assertThat(Rational.of(-7, 2).ceiling()).isEqualTo(-3);
    assertThat(n(2).power(BigInteger.valueOf(-3))).isEqualTo(q(1, 8));
    assertThat(q(-2, 3).power(BigInteger.valueOf(3))).isEqualTo(q(-8, 27));
    assertThat(q(3, 4).isDyadic()).isTrue();
    assertThat(q(3, 5).isDyadic()).isFalse();
    assertThat(Rational.of(3, 4).toDyadic()).hasToString("3/4");
  }

  @Test
  void infinities() {
    SurrealNumber infinity = n(17).dividedBy(n(0));
    assertThat(infinity).hasToString("inf").isEqualTo(Rational.INFINITY);
    assertThat(infinity.numerator()).isEqualTo(n(1));
    assertThat(infinity.denominator()).isEqualTo(n(0));
    assertThat(infinity.negate()).hasToString("-inf");
    assertThat(n(-1).dividedBy(n(0))).hasToString("-inf");
    assertThat(infinity.plus(W)).isEqualTo(infinity);
    assertThat(infinity.plus(infinity)).isEqualTo(infinity);
    assertThat(infinity.times(n(-2))).hasToString("-inf");
    assertThat(infinity.dividedBy(n(-2))).hasToString("-inf");
    assertThat(W.dividedBy(infinity)).isEqualTo(n(0));
    assertThat(W.dividedBy(n(0))).isEqualTo(infinity);
    assertThat(n(0).reciprocal()).isEqualTo(infinity);
    assertThat(infinity.compareTo(w(W))).isPositive();
    assertThat(infinity.negate().compareTo(infinity)).isNegative();
    assertThat(infinity.isDyadic()).isFalse();
    assertThatThrownBy(infinity::birthday).hasMessage("inf has no birthday");
    Map<String, Runnable> undefined =
        Map.of(
            "0 / 0", () -> n(0).dividedBy(n(0)),
            "inf + -inf", () -> infinity.minus(infinity),
            "inf * 0", () -> infinity.times(n(0)),
            "0 * inf", () -> n(0).times(infinity),
            "inf / inf", () -> infinity.dividedBy(infinity));
    undefined.forEach(
        (text, operation) ->
            assertThatThrownBy(operation::run)
                .isInstanceOf(DivisionByZeroException.class)
                .hasMessage(text + " is not defined"));
  }

  private static SurrealNumber randomSum(Random random) {
    SurrealNumber sum = n(random.nextInt(-5, 6));
    for (int i = random.nextInt(3); i > 0; i--) {
      SurrealNumber exponent = n(random.nextInt(4));
      if (random.nextInt(3) == 0) {
        exponent = exponent.plus(w(n(random.nextInt(1, 4))).times(n(random.nextInt(3))));
      }
      sum = sum.plus(w(exponent).times(n(random.nextInt(-4, 5))));
    }
    return sum;
  }

  private static SurrealNumber random(Random random) {
    SurrealNumber divisor = randomSum(random);
    return divisor.isZero() ? randomSum(random) : randomSum(random).dividedBy(divisor);
  }

  @Test
  void fieldAxiomsAndOrder() {
    Random random = new Random(24);
    for (int i = 0; i < 400; i++) {
      SurrealNumber x = random(random);
      SurrealNumber y = random(random);
      SurrealNumber z = random(random);
      assertThat(x.plus(y)).isEqualTo(y.plus(x)).hasSameHashCodeAs(y.plus(x));
      assertThat(x.plus(y).plus(z)).isEqualTo(x.plus(y.plus(z)));
      assertThat(x.times(y).times(z)).isEqualTo(x.times(y.times(z)));
      assertThat(x.times(y.plus(z))).isEqualTo(x.times(y).plus(x.times(z)));
      assertThat(x.minus(x)).isEqualTo(n(0));
      if (!x.isZero()) {
        assertThat(x.times(x.reciprocal())).isEqualTo(n(1));
        assertThat(y.dividedBy(x).times(x)).isEqualTo(y);
      }
      assertThat(x.compareTo(y)).isEqualTo(x.minus(y).signum());
      assertThat(x.times(y).signum()).isEqualTo(x.signum() * y.signum());
      assertThat(x.max(y).minus(x.min(y))).isEqualTo(x.minus(y).abs());
      assertThat(x.power(BigInteger.valueOf(3))).isEqualTo(x.times(x).times(x));
      assertThat(x.numerator().dividedBy(x.denominator())).isEqualTo(x);
      assertThat(SurrealText.read(x.toString())).isEqualTo(x);
    }
  }

  @Test
  void theMostSpecialClassIsTaken() {
    assertThat(W.times(W).minus(n(1)).dividedBy(W.plus(n(1)))).isEqualTo(W.minus(n(1)));
    assertThat(W.times(W).minus(n(1)).dividedBy(W.plus(n(1))))
        .isInstanceOf(GeneralizedOrdinal.class);
    assertThat(W.times(n(2)).dividedBy(W.times(n(6)))).isEqualTo(q(1, 3));
    assertThat(W.minus(W.minus(n(3)))).isInstanceOf(Rational.class);
    assertThat(w(W.minus(n(1))).times(W)).isEqualTo(w(W));
  }

  @Test
  void commonFactorsInSeveralVariablesCancel() {
    SurrealNumber a = w(w(n(3))).plus(W.times(n(2))).minus(w(W));
    SurrealNumber b = w(W).plus(W.power(BigInteger.TWO)).minus(n(7));
    SurrealNumber c = w(w(n(2))).minus(w(W.times(n(2)))).plus(W);
    assertThat(a.times(b).dividedBy(b.times(c))).isEqualTo(a.dividedBy(c));
    assertThat(a.times(b).times(c).dividedBy(b.times(c))).isEqualTo(a);
    assertThat(b.dividedBy(c).times(c)).isEqualTo(b);
  }

  @Test
  void highTowersAreNoTrouble() {
    SurrealNumber tower = W;
    SurrealNumber other = W.plus(n(1));
    for (int i = 0; i < 100_000; i++) {
      tower = w(tower);
      other = w(other);
    }
    assertThat(tower.compareTo(other)).isNegative();
    assertThat(tower.negate().compareTo(other.negate())).isPositive();
    assertThat(tower.plus(n(1)).minus(n(1))).isEqualTo(tower);
    assertThat(tower.toString()).hasSize(200_001);
    assertThat(tower.hashCode()).isEqualTo(tower.times(n(1)).hashCode());
  }

  @Test
  void hugeResultsAreRefused() {
    BigInteger huge = BigInteger.TEN.pow(20);
    assertThatThrownBy(() -> n(2).power(huge)).isInstanceOf(NumberTooLargeException.class);
    assertThatThrownBy(() -> W.plus(n(1)).power(huge)).isInstanceOf(NumberTooLargeException.class);
    assertThat(n(-1).power(huge)).isEqualTo(n(1));
    assertThat(W.power(huge)).hasToString("ω^100000000000000000000");
    SurrealNumber sparse = W.power(BigInteger.TEN.pow(9)).minus(n(1));
    assertThatThrownBy(() -> sparse.dividedBy(W.minus(n(1))))
        .isInstanceOf(NumberTooLargeException.class);
  }

  @Test
  void sorts() {
    SurrealNumber infinity = n(1).dividedBy(n(0));
    SurrealNumber small = W.reciprocal();
    for (SurrealNumber x : List.of(n(0), n(5), q(1, 2), W, W.minus(n(5)), small, infinity)) {
      assertThat(x.isZero()).isEqualTo(x.equals(n(0)));
      assertThat(x.isInteger()).isEqualTo(x.equals(n(0)) || x.equals(n(5)));
      assertThat(x.isDyadic()).isEqualTo(x.isInteger() || x.equals(q(1, 2)));
      assertThat(x.isOrdinal()).isEqualTo(x.isInteger() || x.equals(W));
      assertThat(x.isGeneralizedOrdinal()).isEqualTo(x.isOrdinal() || x.equals(W.minus(n(5))));
      assertThat(x.isInfinity()).isEqualTo(x.equals(infinity));
    }
    assertThat(W.dividedBy(n(2)).isDyadic()).isFalse();
    assertThat(n(5).integerValue()).isEqualTo(5);
    assertThat(W.plus(n(1)).cantorSum()).isEqualTo(CantorSum.of(1).plus(W.cantorSum()));
    assertThatThrownBy(W::integerValue).hasMessage("ω is not an integer");
    assertThatThrownBy(q(1, 2)::integerValue).hasMessage("1/2 is not an integer");
    assertThatThrownBy(q(1, 2)::cantorSum).hasMessage("1/2 is not a sum of powers of ω");
    assertThatThrownBy(q(1, 2)::omegaPower).isInstanceOf(ArithmeticException.class);
  }

  @Test
  void differentNumbersAreNotEqual() {
    SurrealNumber[] numbers = {
      n(5),
      n(6),
      q(1, 2),
      q(1, 3),
      W,
      W.plus(n(1)),
      W.reciprocal(),
      W.plus(n(1)).reciprocal(),
      W.dividedBy(W.plus(n(1))),
      n(1).dividedBy(n(0)),
      n(-1).dividedBy(n(0))
    };
    for (int i = 0; i < numbers.length; i++) {
      for (int j = 0; j < numbers.length; j++) {
        assertThat(numbers[i].equals(numbers[j])).isEqualTo(i == j);
        assertThat(numbers[i].compareTo(numbers[j]) == 0).isEqualTo(i == j);
        assertThat(Integer.signum(numbers[i].compareTo(numbers[j])))
            .isEqualTo(-Integer.signum(numbers[j].compareTo(numbers[i])));
      }
    }
    for (SurrealNumber finite : List.of(n(-5), n(0), n(5), W)) {
      assertThat(finite).isLessThan(n(1).dividedBy(n(0))).isGreaterThan(n(-1).dividedBy(n(0)));
    }
  }

  @Test
  void powersOfInfinities() {
    SurrealNumber minus = n(-1).dividedBy(n(0));
    assertThat(minus.power(BigInteger.ZERO)).isEqualTo(n(1));
    assertThat(minus.power(BigInteger.valueOf(3))).isEqualTo(minus);
    assertThat(minus.power(BigInteger.TWO)).isEqualTo(minus.negate());
    assertThat(minus.power(BigInteger.valueOf(-1))).isEqualTo(n(0));
    assertThat(n(0).power(BigInteger.valueOf(-2))).isEqualTo(minus.negate());
  }

  @Test
  void powersTooLargeSayTheirExponent() {
    for (SurrealNumber base : List.of(n(8), n(-8), W.plus(n(1)))) {
      assertThatThrownBy(() -> base.power(BigInteger.valueOf(2_000_000_000)))
          .isInstanceOf(NumberTooLargeException.class)
          .hasMessageContaining("the exponent 2000000000 has too many digits or terms");
      assertThatThrownBy(() -> base.power(BigInteger.TEN.pow(20)))
          .isInstanceOf(NumberTooLargeException.class)
          .hasMessageContaining("the exponent about 2^67 has too many digits or terms");
    }
  }

  @Test
  void nimSumsAreOfOrdinals() {
    CantorSum ordinal = W.cantorSum();
    CantorSum other = W.minus(n(1)).cantorSum();
    assertThat(ordinal.nimPlus(CantorSum.of(3)).nimPlus(CantorSum.of(1)))
        .isEqualTo(W.plus(n(2)).cantorSum());
    assertThatThrownBy(() -> ordinal.nimPlus(other))
        .isInstanceOf(NotANimberException.class)
        .hasMessageContaining("ω-1");
    assertThatThrownBy(() -> other.nimPlus(ordinal))
        .isInstanceOf(NotANimberException.class)
        .hasMessageContaining("ω-1");
  }
}
