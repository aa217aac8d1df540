package org.gamester.values.impartial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.gamester.values.DivisionByZeroException;
import org.gamester.values.NotANimberException;
import org.junit.jupiter.api.Test;

/** Laws 35 to 38: the nim field against its definition by minimal excludants, and its axioms. */
class NimFieldTest {
  private static final int DEFINED = 64;
  private static final int[] SIZES = {3, 8, 16, 31, 32, 33, 63, 64, 65, 100, 128, 200, 500, 1100};

  /** Law 36 word by word: the least number that is not a'b + ab' + a'b'. */
  private static int[][] productsByDefinition() {
    int[][] product = new int[DEFINED][DEFINED];
    for (int a = 0; a < DEFINED; a++) {
      for (int b = 0; b < DEFINED; b++) {
        BitSet excluded = new BitSet();
        for (int x = 0; x < a; x++) {
          for (int y = 0; y < b; y++) {
            excluded.set(product[x][b] ^ product[a][y] ^ product[x][y]);
          }
        }
        product[a][b] = excluded.nextClearBit(0);
      }
    }
    return product;
  }

  private static BigInteger big(long n) {
    return BigInteger.valueOf(n);
  }

  @Test
  void productIsTheMinimalExcludantOfTheDefinition() {
    int[][] expected = productsByDefinition();
    for (int a = 0; a < DEFINED; a++) {
      for (int b = 0; b < DEFINED; b++) {
        assertThat(NimField.product(big(a), big(b))).isEqualTo(big(expected[a][b]));
        assertThat(NimField.product((long) a, b)).isEqualTo(expected[a][b]);
      }
    }
  }

  @Test
  void sumIsTheMinimalExcludantOfTheDefinition() {
    int[][] sum = new int[DEFINED][DEFINED];
    for (int a = 0; a < DEFINED; a++) {
      for (int b = 0; b < DEFINED; b++) {
        int[] excluded = new int[a + b];
        for (int x = 0; x < a; x++) {
          excluded[x] = sum[x][b];
        }
        for (int y = 0; y < b; y++) {
          excluded[a + y] = sum[a][y];
        }
        sum[a][b] = Mex.of(excluded);
        assertThat(NimField.sum(big(a), big(b))).isEqualTo(big(sum[a][b]));
      }
    }
  }

  @Test
  void fieldAxiomsOnAllSmallNumbers() {
    for (long a = 0; a < 32; a++) {
      for (long b = 0; b < 32; b++) {
        long ab = NimField.product(a, b);
        assertThat(ab).isEqualTo(NimField.product(b, a));
        assertThat(ab == 0).isEqualTo(a == 0 || b == 0);
        for (long c = 0; c < 32; c++) {
          assertThat(NimField.product(ab, c))
              .isEqualTo(NimField.product(a, NimField.product(b, c)));
          assertThat(NimField.product(a, b ^ c)).isEqualTo(ab ^ NimField.product(a, c));
        }
      }
    }
  }

  @Test
  void fieldAxiomsOnRandomNumbersOfAllSizes() {
    Random random = new Random(35);
    for (int size : SIZES) {
      for (int i = 0; i < 20; i++) {
        BigInteger a = new BigInteger(size, random);
        BigInteger b = new BigInteger(size, random);
        BigInteger c = new BigInteger(1 + random.nextInt(size), random);
        BigInteger ab = NimField.product(a, b);
        assertThat(ab).isEqualTo(NimField.product(b, a));
        assertThat(NimField.product(ab, c)).isEqualTo(NimField.product(a, NimField.product(b, c)));
        assertThat(NimField.product(a, b.xor(c))).isEqualTo(ab.xor(NimField.product(a, c)));
        assertThat(NimField.product(a, BigInteger.ONE)).isEqualTo(a);
        assertThat(NimField.squareRoot(NimField.product(a, a))).isEqualTo(a);
        assertThat(NimField.power(a, big(3)))
            .isEqualTo(NimField.product(a, NimField.product(a, a)));
        if (b.signum() > 0) {
          assertThat(NimField.product(b, NimField.inverse(b))).isEqualTo(BigInteger.ONE);
          assertThat(NimField.quotient(ab, b)).isEqualTo(a);
          assertThat(NimField.power(b, big(-2)))
              .isEqualTo(NimField.inverse(NimField.product(b, b)));
        }
      }
    }
  }

  @Test
  void fermatPowers() {
    for (int n = 1; n <= 4096; n *= 2) {
      BigInteger fermat = BigInteger.ONE.shiftLeft(n);
      assertThat(NimField.product(fermat, fermat)).isEqualTo(fermat.add(fermat.shiftRight(1)));
      BigInteger smaller = fermat.subtract(BigInteger.ONE);
      assertThat(NimField.product(fermat, smaller)).isEqualTo(fermat.multiply(smaller));
    }
  }

  @Test
  void numbersBelowAFermatPowerAreAField() {
    for (int n = 1; n <= 256; n *= 2) {
      BigInteger order = BigInteger.ONE.shiftLeft(n).subtract(BigInteger.ONE);
      BigInteger a = order.shiftRight(1).max(BigInteger.ONE);
      assertThat(NimField.inverse(a).bitLength()).isLessThanOrEqualTo(n);
      assertThat(NimField.product(a, order).bitLength()).isLessThanOrEqualTo(n);
      assertThat(NimField.power(a, order)).isEqualTo(BigInteger.ONE);
      assertThat(NimField.power(a, order.multiply(big(5)).add(BigInteger.TWO)))
          .isEqualTo(NimField.product(a, a));
    }
  }

  @Test
  void longNumbersAreFeasible() {
    BigInteger a = BigInteger.TWO.pow(40_000).subtract(big(12345));
    assertThat(NimField.product(a, NimField.inverse(a))).isEqualTo(BigInteger.ONE);
  }

  private static List<Long> upTo16(LongFunction<BigInteger> f) {
    return LongStream.rangeClosed(1, 16).mapToObj(n -> f.apply(n).longValueExact()).toList();
  }

  @Test
  void recordedTables() {
    assertThat(upTo16(n -> NimField.sum(big(11), big(n))))
        .containsExactly(10L, 9L, 8L, 15L, 14L, 13L, 12L, 3L, 2L, 1L, 0L, 7L, 6L, 5L, 4L, 27L);
    assertThat(upTo16(n -> NimField.product(big(8), big(n))))
        .containsExactly(8L, 12L, 4L, 11L, 3L, 7L, 15L, 13L, 5L, 1L, 9L, 6L, 14L, 10L, 2L, 128L);
    assertThat(upTo16(n -> NimField.inverse(big(n))))
        .containsExactly(1L, 3L, 2L, 15L, 12L, 9L, 11L, 10L, 6L, 8L, 7L, 5L, 14L, 13L, 4L, 170L);
    assertThat(upTo16(n -> NimField.quotient(big(11), big(n))))
        .containsExactly(11L, 6L, 13L, 8L, 14L, 2L, 15L, 4L, 10L, 9L, 1L, 12L, 3L, 5L, 7L, 68L);
  }

  @Test
  void argumentsOutsideTheField() {
    assertThatThrownBy(() -> NimField.sum(big(11), big(-1)))
        .isInstanceOf(NotANimberException.class)
        .hasMessage("there is no nim heap of size -1");
    assertThatThrownBy(() -> NimField.sum(BigInteger.ZERO, big(-1)))
        .hasMessage("there is no nim heap of size -1");
    assertThatThrownBy(() -> UglyProduct.of(BigInteger.ZERO, big(-1)))
        .hasMessage("there is no nim heap of size -1");
    assertThatThrownBy(() -> NimField.sum(big(-2), big(11)))
        .hasMessage("there is no nim heap of size -2");
    assertThatThrownBy(() -> NimField.product(big(11), big(-1)))
        .isInstanceOf(NotANimberException.class)
        .hasMessage("there is no nim heap of size -1");
    assertThatThrownBy(() -> NimField.product(big(-2), big(11)))
        .hasMessage("there is no nim heap of size -2");
    assertThatThrownBy(() -> NimField.squareRoot(big(-3)))
        .hasMessage("there is no nim heap of size -3");
    assertThatThrownBy(() -> NimField.power(big(-3), big(2)))
        .hasMessage("there is no nim heap of size -3");
    assertThatThrownBy(() -> NimField.inverse(big(-3))).isInstanceOf(NotANimberException.class);
    assertThatThrownBy(() -> NimField.power(BigInteger.ZERO, big(-1)))
        .isInstanceOf(DivisionByZeroException.class);
    assertThatThrownBy(() -> NimField.inverse(BigInteger.ZERO))
        .isInstanceOf(DivisionByZeroException.class)
        .hasMessage("0 has no nim inverse");
    assertThatThrownBy(() -> NimField.quotient(big(11), BigInteger.ZERO))
        .isInstanceOf(DivisionByZeroException.class)
        .hasMessage("0 has no nim inverse");
  }

  @Test
  void mex() {
    assertThat(Mex.of()).isZero();
    assertThat(Mex.of(1, 2)).isZero();
    assertThat(Mex.of(2)).isZero();
    assertThat(Mex.of(List.of(big(2)))).isZero();
    assertThat(Mex.of(List.of(big((1L << 32) - 1), big(1L << 31)))).isZero();
    assertThat(Mex.of(0, -4, 1, 1, 3)).isEqualTo(2);
    assertThat(Mex.of(List.of(big(0), big(2), BigInteger.TEN.pow(30), big(1)))).isEqualTo(3);
  }

  @Test
  void logarithmsInTheFieldOf256AreTheLeastExponents() {
    for (int base = 1; base < 256; base++) {
      int[] least = new int[256];
      Arrays.fill(least, -1);
      long power = 1;
      for (int n = 0; n < 255; n++) {
        if (least[(int) power] < 0) {
          least[(int) power] = n;
        }
        power = NimField.product(power, base);
      }
      for (int a = 1; a < 256; a++) {
        assertThat(NimField.logarithm(big(a), big(base)).map(BigInteger::intValue).orElse(-1))
            .isEqualTo(least[a]);
      }
    }
  }

  @Test
  void logarithmsOf64BitsUndoPowers() {
    Random random = new Random(64);
    for (int i = 0; i < 20; i++) {
      BigInteger base = new BigInteger(64, random).setBit(63);
      BigInteger power = NimField.power(base, new BigInteger(64, random));
      BigInteger logarithm = NimField.logarithm(power, base).orElseThrow();
      assertThat(NimField.power(base, logarithm)).isEqualTo(power);
    }
    assertThatThrownBy(() -> NimField.logarithm(big(1).shiftLeft(64), big(3)))
        .hasMessageContaining("below 2^64");
    assertThatThrownBy(() -> NimField.logarithm(big(0), big(3)))
        .isInstanceOf(DivisionByZeroException.class);
  }
}
