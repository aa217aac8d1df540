package org.gamester.values.impartial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class UglyProductTest {
  /** The rule for a power of two and a number not greater, extended over the bits of the factor. */
  private static long byRule(long a, long b) {
    if (a < b) {
      return byRule(b, a);
    }
    if (a == 0) {
      return 0;
    }
    long n = Long.highestOneBit(a);
    if (n != a) {
      return byRule(n, b) ^ byRule(a ^ n, b);
    }
    if (n == b) {
      return (n + 1) / 2;
    }
    return b / 2 + (Long.bitCount(b) % 2 == 1 ? n : 0);
  }

  private static long ugly(long a, long b) {
    return UglyProduct.of(BigInteger.valueOf(a), BigInteger.valueOf(b)).longValueExact();
  }

  @Test
  void agreesWithTheRule() {
    for (long a = 0; a < 128; a++) {
      for (long b = 0; b < 128; b++) {
        assertThat(ugly(a, b)).isEqualTo(byRule(a, b));
      }
    }
    Random random = new Random(14);
    for (int i = 0; i < 1000; i++) {
      long a = random.nextLong() >>> 2;
      long b = random.nextLong() >>> random.nextInt(2, 60);
      assertThat(ugly(a, b)).isEqualTo(byRule(a, b));
    }
  }

  @Test
  void distributesOverTheNimSum() {
    Random random = new Random(15);
    for (int i = 0; i < 50; i++) {
      BigInteger a = new BigInteger(300, random);
      BigInteger b = new BigInteger(200, random);
      BigInteger c = new BigInteger(300, random);
      assertThat(UglyProduct.of(a, b.xor(c)))
          .isEqualTo(UglyProduct.of(a, b).xor(UglyProduct.of(a, c)));
    }
  }

  @Test
  void recordedTable() {
    assertThat(LongStream.rangeClosed(1, 16).map(n -> ugly(14, n)).boxed())
        .containsExactly(14L, 13L, 3L, 13L, 3L, 0L, 14L, 7L, 9L, 10L, 4L, 10L, 4L, 7L, 9L, 23L);
  }

  @Test
  void negativeFactor() {
    assertThatThrownBy(() -> ugly(3, -1)).hasMessage("there is no nim heap of size -1");
  }
}
