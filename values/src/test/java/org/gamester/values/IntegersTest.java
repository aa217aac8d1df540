package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Against BigInteger, at lengths on both sides of each change of method. */
class IntegersTest {

  private static final int[] BITS = {1, 40, 3_400, 3_401, 262_143, 262_145, 530_001};

  private static BigInteger random(Random random, int bits) {
    BigInteger n = new BigInteger(bits, random);
    return random.nextBoolean() ? n : n.negate();
  }

  @Test
  void products() {
    Random random = new Random(1);
    for (int a : BITS) {
      for (int b : BITS) {
        BigInteger x = random(random, a);
        BigInteger y = random(random, b);
        assertThat(Integers.product(x, y)).isEqualTo(x.multiply(y));
      }
    }
    assertThat(Integers.product(BigInteger.ZERO, random(random, 600_000)).signum()).isZero();
  }

  @Test
  void powers() {
    for (int a = -4; a <= 4; a++) {
      for (int n = 0; n < 40; n++) {
        BigInteger base = BigInteger.valueOf(a);
        assertThat(Integers.power(base, BigInteger.valueOf(n))).isEqualTo(base.pow(n));
      }
    }
    BigInteger three = BigInteger.valueOf(3);
    assertThat(Integers.power(three, BigInteger.valueOf(400_001))).isEqualTo(three.pow(400_001));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Integers.power(three, BigInteger.ONE.negate()))
        .withMessage("the exponent is negative: -1");
    BigInteger huge = BigInteger.ONE.shiftLeft(100);
    assertThat(Integers.power(BigInteger.ONE.negate(), huge)).isEqualTo(BigInteger.ONE);
    assertThatExceptionOfType(GameTooLargeException.class)
        .isThrownBy(() -> Integers.power(three, huge));
    assertThatExceptionOfType(GameTooLargeException.class)
        .isThrownBy(() -> Integers.power(three, BigInteger.valueOf(20_000_000)))
        .withMessage("a number of about 20,000,000 binary digits; the limit is 16,777,216");
  }

  @Test
  void commonDivisors() {
    Random random = new Random(2);
    for (int a : new int[] {1, 62, 63, 500, 9_000}) {
      for (int b : new int[] {1, 62, 63, 500, 9_000}) {
        for (int shared : new int[] {1, 30, 700}) {
          BigInteger factor = random(random, shared);
          BigInteger x = random(random, a).multiply(factor);
          BigInteger y = random(random, b).multiply(factor);
          assertThat(Integers.commonDivisor(x, y)).isEqualTo(x.gcd(y));
          BigInteger shifted = x.shiftLeft(a);
          BigInteger other = y.shiftLeft(b).negate();
          assertThat(Integers.commonDivisor(shifted, other)).isEqualTo(shifted.gcd(other));
        }
      }
    }
    BigInteger fibonacci = BigInteger.ONE;
    BigInteger next = BigInteger.ONE;
    for (int i = 0; i < 3_000; i++) { // the most steps for Euclid
      BigInteger sum = fibonacci.add(next);
      fibonacci = next;
      next = sum;
    }
    assertThat(Integers.commonDivisor(fibonacci, next)).isEqualTo(BigInteger.ONE);
    assertThat(Integers.commonDivisor(BigInteger.ZERO, next)).isEqualTo(next);
    assertThat(Integers.commonDivisor(next.negate(), BigInteger.ZERO)).isEqualTo(next);
  }

  @Test
  void digitsThereAndBack() {
    Random random = new Random(3);
    for (int bits : BITS) {
      BigInteger n = random(random, bits);
      String text = Integers.text(n);
      assertThat(text).isEqualTo(n.toString());
      assertThat(Integers.parse(n.abs().toString())).isEqualTo(n.abs());
    }
    for (int digits : new int[] {999, 1_000, 1_001, 2_000, 2_001, 4_321}) {
      BigInteger power = BigInteger.TEN.pow(digits);
      assertThat(Integers.text(power)).isEqualTo(power.toString());
      assertThat(Integers.parse(power.toString())).isEqualTo(power);
      String nines = "9".repeat(digits);
      assertThat(Integers.text(power.subtract(BigInteger.ONE))).isEqualTo(nines);
      assertThat(Integers.parse(nines)).isEqualTo(power.subtract(BigInteger.ONE));
    }
    assertThatExceptionOfType(NumberFormatException.class).isThrownBy(() -> Integers.parse(""));
    assertThatExceptionOfType(NumberFormatException.class).isThrownBy(() -> Integers.parse("1-2"));
    assertThatExceptionOfType(GameTooLargeException.class)
        .isThrownBy(() -> Integers.parse("1".repeat(5_100_000)));
  }

  @Test
  void theLargestNumbers() {
    int most = Integers.MOST_BITS;
    Integers.requireBits(most);
    assertThatExceptionOfType(GameTooLargeException.class)
        .isThrownBy(() -> Integers.requireBits(most + 1L))
        .withMessage("a number of about 16,777,217 binary digits; the limit is 16,777,216");
    assertThat(Integers.shiftedLeft(BigInteger.ONE, most - 1).bitLength()).isEqualTo(most);
    assertThatExceptionOfType(GameTooLargeException.class)
        .isThrownBy(() -> Integers.shiftedLeft(BigInteger.ONE, most));
    assertThat(Integers.shiftedLeft(BigInteger.ZERO, Integer.MAX_VALUE)).isZero();
    BigInteger half = BigInteger.ONE.shiftLeft(most / 2);
    assertThat(Integers.product(half, half.shiftRight(1)).bitLength()).isEqualTo(most);
    assertThat(Integers.power(BigInteger.TWO, BigInteger.valueOf(most - 1L)).bitLength())
        .isEqualTo(most);
    assertThatExceptionOfType(GameTooLargeException.class)
        .isThrownBy(() -> Integers.product(half, half));
    assertThatExceptionOfType(GameTooLargeException.class)
        .isThrownBy(() -> Integers.power(BigInteger.TWO, BigInteger.valueOf(most + 1L)));
    assertThatExceptionOfType(GameTooLargeException.class)
        .isThrownBy(() -> Integers.power(BigInteger.TEN, BigInteger.valueOf(most / 3 + 1)));
  }

  @Test
  void longComputationsCanBeStopped() {
    BigInteger factor = BigInteger.TWO.pow(300_000).subtract(BigInteger.ONE);
    BigInteger a = BigInteger.valueOf(3).pow(12_000);
    BigInteger b = BigInteger.valueOf(5).pow(8_000);
    BigInteger manyDigits = BigInteger.TWO.pow(2_000_000);
    for (Runnable body :
        List.<Runnable>of(
            () -> Integers.product(factor, factor),
            () -> Integers.commonDivisor(a, b),
            () -> assertThat(Integers.text(manyDigits)).startsWith("9"))) {
      Thread.currentThread().interrupt();
      try {
        assertThatExceptionOfType(ComputationStopped.class).isThrownBy(body::run);
      } finally {
        assertThat(Thread.interrupted()).isTrue();
      }
    }
  }
}
