package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class DyadicTest {

  /** m/2^k without any reduction or fast path. */
  private record Twin(BigInteger m, int k) {

    static Twin of(Dyadic x) {
      return new Twin(x.numerator(), x.exponent());
    }

    Twin plus(Twin y) {
      return new Twin(m.shiftLeft(y.k).add(y.m.shiftLeft(k)), k + y.k);
    }

    Twin times(Twin y) {
      return new Twin(m.multiply(y.m), k + y.k);
    }

    int compare(Twin y) {
      return m.shiftLeft(y.k).compareTo(y.m.shiftLeft(k));
    }

    boolean is(Dyadic x) {
      return compare(of(x)) == 0 && (x.exponent() == 0 || x.numerator().testBit(0));
    }
  }

  private static List<Dyadic> boundaryValues() {
    List<BigInteger> numerators = new ArrayList<>();
    for (int bits : new int[] {0, 1, 5, 31, 32, 60, 61, 62, 63, 64, 65, 130}) {
      for (int offset = -2; offset <= 2; offset++) {
        BigInteger n = BigInteger.ONE.shiftLeft(bits).add(BigInteger.valueOf(offset));
        numerators.add(n);
        numerators.add(n.negate());
      }
    }
    List<Dyadic> values = new ArrayList<>();
    for (BigInteger numerator : numerators) {
      for (int k : new int[] {0, 1, 2, 7, 61, 62, 63, 64, 200}) {
        values.add(Dyadic.of(numerator, k));
        if (numerator.bitLength() < Long.SIZE) {
          assertThat(Dyadic.of(numerator.longValueExact(), k))
              .isEqualTo(values.getLast())
              .hasSameHashCodeAs(values.getLast());
        }
      }
    }
    return values.stream().distinct().toList();
  }

  @Test
  void agreesWithBigIntegers() {
    List<Dyadic> values = boundaryValues();
    for (Dyadic x : values) {
      Twin twin = Twin.of(x);
      assertThat(twin.is(x)).isTrue();
      assertThat(twin.times(new Twin(BigInteger.ONE.negate(), 0)).is(x.negate())).isTrue();
      assertThat(x.abs().signum()).isEqualTo(Math.abs(x.signum()));
      assertThat(twin.times(new Twin(BigInteger.ONE, 1)).is(x.half())).isTrue();
      assertThat(x.half().shiftLeft(1)).isEqualTo(x);
      assertThat(x.shiftLeft(70).shiftLeft(-70)).isEqualTo(x);
      assertThat(x.floor()).isEqualTo(x.numerator().shiftRight(x.exponent()));
      assertThat(x.ceiling()).isEqualTo(x.negate().floor().negate());
      assertThat(x.toString())
          .isEqualTo(x.isInteger() ? "" + x.numerator() : x.numerator() + "/" + x.denominator());
    }
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 200_000; i++) {
      Dyadic x = values.get(random.nextInt(values.size()));
      Dyadic y = values.get(random.nextInt(values.size()));
      Twin a = Twin.of(x);
      Twin b = Twin.of(y);
      assertThat(a.plus(b).is(x.plus(y))).isTrue();
      assertThat(a.times(b).is(x.times(y))).isTrue();
      assertThat(Integer.signum(x.compareTo(y))).isEqualTo(a.compare(b));
      assertThat(x.equals(y)).isEqualTo(a.compare(b) == 0);
      assertThat(x.minus(y).plus(y)).isEqualTo(x);
    }
  }

  @Test
  void hashCodesOfNeighboursDiffer() {
    Set<Dyadic> numbers = new HashSet<>();
    Set<Integer> hashCodes = new HashSet<>();
    for (BigInteger base : List.of(BigInteger.ZERO, BigInteger.ONE.shiftLeft(100))) {
      for (int m = 1; m < 200; m += 2) {
        for (int k = 0; k < 20; k++) {
          Dyadic x = Dyadic.of(base.add(BigInteger.valueOf(m)), k);
          numbers.add(x);
          hashCodes.add(x.hashCode());
        }
      }
    }
    assertThat(hashCodes).hasSizeGreaterThan(numbers.size() / 2);
  }

  @Test
  void longs() {
    for (long n : new long[] {0, 1, -129, 1L << 62, -(1L << 62), Long.MAX_VALUE, Long.MIN_VALUE}) {
      assertThat(Dyadic.of(n).isLong()).isTrue();
      assertThat(Dyadic.of(n).longValueExact()).isEqualTo(n);
      assertThat(Dyadic.of(n)).isEqualTo(Dyadic.of(BigInteger.valueOf(n)));
    }
    assertThat(Dyadic.of(Long.MAX_VALUE).plus(Dyadic.ONE).isLong()).isFalse();
    assertThat(Dyadic.HALF.isLong()).isFalse();
    assertThatThrownBy(Dyadic.HALF::longValueExact).hasMessage("1/2 is not an integer");
    assertThat(Dyadic.ZERO.shiftLeft(Integer.MAX_VALUE)).isEqualTo(Dyadic.ZERO);
    assertThatThrownBy(() -> Dyadic.HALF.shiftLeft(-Integer.MAX_VALUE))
        .isInstanceOf(GameTooLargeException.class);
  }

  /** The options of a number, and its birthday by walking down them. */
  @Test
  void optionsAndBirthdays() {
    for (int k = 0; k < 6; k++) {
      for (int m = -70; m <= 70; m++) {
        Dyadic x = Dyadic.of(m, k);
        assertThat(x.birthday()).isEqualTo(BigInteger.valueOf(slowBirthday(x)));
        Dyadic low = x.lowerOption().orElse(null);
        Dyadic high = x.upperOption().orElse(null);
        if (low != null || high != null) {
          assertThat(Dyadic.simplestIn(low, false, high, false)).isEqualTo(x);
        }
      }
    }
  }

  private static int slowBirthday(@Nullable Dyadic x) {
    return x == null
        ? -1
        : 1
            + Math.max(
                slowBirthday(x.lowerOption().orElse(null)),
                slowBirthday(x.upperOption().orElse(null)));
  }

  @Test
  void simplestIsTheOneWithTheLeastBirthday() {
    List<@Nullable Dyadic> ends = new ArrayList<>();
    ends.add(null);
    for (int m = -40; m <= 40; m++) {
      ends.add(Dyadic.of(m, 3));
    }
    List<Dyadic> candidates = new ArrayList<>();
    for (int m = -320; m <= 320; m++) {
      candidates.add(Dyadic.of(m, 5));
    }
    candidates.sort(java.util.Comparator.comparing(Dyadic::birthday));
    for (Dyadic low : ends) {
      for (Dyadic high : ends) {
        for (int closed = 0; closed < 4; closed++) {
          boolean lowClosed = (closed & 1) != 0;
          boolean highClosed = (closed & 2) != 0;
          if (low != null
              && high != null
              && (low.compareTo(high) > 0 || (low.equals(high) && !(lowClosed && highClosed)))) {
            assertThatIllegalArgumentException()
                .isThrownBy(() -> Dyadic.simplestIn(low, lowClosed, high, highClosed));
            continue;
          }
          Dyadic simplest =
              candidates.stream()
                  .filter(
                      x ->
                          (low == null || x.compareTo(low) >= (lowClosed ? 0 : 1))
                              && (high == null || x.compareTo(high) <= (highClosed ? 0 : -1)))
                  .findFirst()
                  .orElseThrow();
          assertThat(Dyadic.simplestIn(low, lowClosed, high, highClosed)).isEqualTo(simplest);
        }
      }
    }
  }

  @Test
  void simplestInNarrowIntervals() {
    Dyadic tiny = Dyadic.of(1, 5_000);
    Dyadic huge = Dyadic.of(BigInteger.TEN.pow(1_000));
    assertThat(Dyadic.simplestIn(tiny, false, null, false)).isEqualTo(Dyadic.ONE);
    assertThat(Dyadic.simplestIn(Dyadic.ZERO, false, tiny, false)).isEqualTo(tiny.half());
    assertThat(Dyadic.simplestIn(huge, false, null, false)).isEqualTo(huge.plus(Dyadic.ONE));
    assertThat(Dyadic.simplestIn(huge, false, huge.plus(tiny), false))
        .isEqualTo(huge.plus(tiny.half()));
  }

  /** Denominators up to 2^(2^31 - 1): sums of exponents pass the range of an int. */
  @Test
  void hugeExponents() {
    int huge = 1 << 30;
    Dyadic x = Dyadic.of(1, huge);
    Dyadic y = Dyadic.of(1, huge + 64);
    assertThat(x.plus(y))
        .isEqualTo(Dyadic.of(BigInteger.ONE.shiftLeft(64).add(BigInteger.ONE), huge + 64));
    assertThat(y.plus(x)).isEqualTo(x.plus(y));
    assertThat(x).isGreaterThan(y).isLessThan(Dyadic.HALF).isGreaterThan(Dyadic.MINUS_ONE);
    assertThat(y).isLessThan(x).isGreaterThan(Dyadic.ZERO);
    assertThat(x.negate()).isLessThan(y.negate()).isGreaterThan(Dyadic.HALF.negate());
    Dyadic least = Dyadic.of(1, Integer.MAX_VALUE - 1).half();
    assertThat(least.exponent()).isEqualTo(Integer.MAX_VALUE);
    assertThat(x.times(Dyadic.of(1, huge - 1))).isEqualTo(least);
    assertThatThrownBy(least::half).isInstanceOf(GameTooLargeException.class);
    assertThatThrownBy(() -> x.times(x)).isInstanceOf(GameTooLargeException.class);
  }

  /** m/2^k with the largest k lies between 0 and all other positive numbers of few digits. */
  @Test
  void numbersOfTheLargestExponents() {
    for (int exponent = Integer.MAX_VALUE - 70; exponent > 0; exponent++) {
      Dyadic least = Dyadic.of(1, exponent);
      for (long m : new long[] {1, 3, 1L << 40, Long.MAX_VALUE}) {
        for (Dyadic x : List.of(Dyadic.of(m), Dyadic.of(m, 3), Dyadic.of(m, 1 << 20))) {
          assertThat(least).isLessThan(x).isGreaterThan(x.negate());
          assertThat(x).isGreaterThan(least);
          assertThat(x.negate()).isLessThan(least.negate());
          assertThat(ShortGame.number(least).relationTo(ShortGame.number(x)))
              .isEqualTo(Relation.LESS);
          assertThatThrownBy(() -> least.plus(x)).isInstanceOf(GameTooLargeException.class);
          assertThatThrownBy(() -> x.minus(least)).isInstanceOf(GameTooLargeException.class);
        }
      }
      assertThat(least.plus(Dyadic.ZERO)).isEqualTo(least);
      assertThat(least.minus(least)).isEqualTo(Dyadic.ZERO);
    }
  }

  @Test
  void negativeExponentsAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Dyadic.of(1, -1))
        .withMessage("the exponent of the denominator is negative: -1");
    for (BigInteger numerator : List.of(BigInteger.TWO, BigInteger.ONE.shiftLeft(100))) {
      assertThatIllegalArgumentException().isThrownBy(() -> Dyadic.of(numerator, -3));
    }
  }

  @Test
  void extremesOfTwo() {
    Dyadic less = Dyadic.of(3, 3);
    assertThat(less.min(Dyadic.HALF)).isEqualTo(less);
    assertThat(Dyadic.HALF.min(less)).isEqualTo(less);
    assertThat(less.max(Dyadic.HALF)).isEqualTo(Dyadic.HALF);
    assertThat(Dyadic.HALF.max(less)).isEqualTo(Dyadic.HALF);
  }

  @Test
  void longDenominatorsAreWrittenAsPowers() {
    int longest = 1 << 14;
    String denominator = BigInteger.TWO.pow(longest).toString();
    assertThat(Dyadic.of(-3, longest)).hasToString("-3/" + denominator);
    assertThat(Dyadic.of(-3, longest + 1)).hasToString("-3*(1/2)^16385");
    assertThat(Dyadic.of(1, 1_000_000)).hasToString("(1/2)^1000000");
    assertThat(Dyadic.of(BigInteger.TEN.pow(20).add(BigInteger.ONE), 1_000_000))
        .hasToString("100000000000000000001*(1/2)^1000000");
  }
}
