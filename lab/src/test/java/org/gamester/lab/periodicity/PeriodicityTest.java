package org.gamester.lab.periodicity;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.IntFunction;
import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;

class PeriodicityTest {

  private static final PeriodTheorem NONE = new PeriodTheorem.None();

  private static <T> List<T> sequence(int length, IntFunction<T> term) {
    List<T> terms = new ArrayList<>();
    for (int n = 0; n < length; n++) {
      terms.add(term.apply(n));
    }
    return terms;
  }

  /** Kayles, from the rules: take one or two adjacent skittles. */
  private static List<BigInteger> kayles(int length) {
    int[] grundy = new int[length];
    for (int n = 1; n < length; n++) {
      BitSet reached = new BitSet();
      for (int taken = 1; taken <= Math.min(2, n); taken++) {
        for (int left = 0; left <= n - taken; left++) {
          reached.set(grundy[left] ^ grundy[n - taken - left]);
        }
      }
      grundy[n] = reached.nextClearBit(0);
    }
    return sequence(length, n -> BigInteger.valueOf(grundy[n]));
  }

  @Test
  void thePeriodOfKaylesHasFourteenExceptionsAndIsProved() {
    Periodicity<BigInteger> found =
        Periodicity.find(Group.INTEGERS, kayles(200), 0, new PeriodTheorem.Octal(2)).orElseThrow();
    assertThat(found)
        .hasToString(
            "period 12 from n = 71 on; 14 earlier exceptions: 0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34,"
                + " 39, 57, 70; proved, because the values repeat up to n = 167, which suffices by"
                + " the periodicity theorem for octal games");
  }

  @Test
  void tooFewRepetitionsAreOnlyObserved() {
    Periodicity<BigInteger> found =
        Periodicity.find(Group.INTEGERS, kayles(167), 0, new PeriodTheorem.Octal(2)).orElseThrow();
    assertThat(found.certificate())
        .isEqualTo(new Certificate.Observed(166, OptionalInt.of(167)))
        .hasToString(
            "observed up to n = 166, not proved; a proof requires the values up to n = 167");
  }

  @Test
  void aSubtractionGameIsProvedByItsLargestNumber() {
    List<ShortGame> games = new ArrayList<>();
    for (int n = 0; n < 12; n++) {
      List<ShortGame> left = n >= 1 ? List.of(games.get(n - 1)) : List.of();
      List<ShortGame> right = n >= 2 ? List.of(games.get(n - 2)) : List.of();
      games.add(ShortGame.of(left, right));
    }
    Periodicity<ShortGame> found =
        Periodicity.find(Group.GAMES, games, 0, new PeriodTheorem.FiniteSubtraction(2))
            .orElseThrow();
    assertThat(found.kind()).isEqualTo(Periodicity.Kind.PERIODIC);
    assertThat(found.certificate()).isInstanceOf(Certificate.Proved.class);
    for (int n = found.start(); n + found.period() < games.size(); n++) {
      assertThat(games.get(n + found.period())).isEqualTo(games.get(n));
    }
  }

  @Test
  void theSaltusCanBeAGame() {
    ShortGame saltus = ShortGame.of(ShortGame.ONE, ShortGame.ZERO);
    List<ShortGame> games =
        sequence(
            15,
            n ->
                n < 2
                    ? ShortGame.integer(9)
                    : saltus
                        .times(n / 3)
                        .plus(ShortGame.number(Dyadic.of(n % 3, 2)))
                        .plus(ShortGame.STAR));
    Periodicity<ShortGame> found = Periodicity.find(Group.GAMES, games, 0, NONE).orElseThrow();
    assertThat(found.kind()).isEqualTo(Periodicity.Kind.ARITHMETIC_PERIODIC);
    assertThat(found.period()).isEqualTo(3);
    assertThat(found.start()).isEqualTo(2);
    assertThat(found.saltus()).containsOnly(saltus);
    assertThat(found.exceptions()).containsExactly(0, 1);
    assertThat(found).asString().startsWith("period 3 with saltus {1|0} from n = 2 on;");
  }

  @Test
  void theSaltusMayDependOnTheResidue() {
    List<BigInteger> terms =
        sequence(24, n -> BigInteger.valueOf(n % 2 == 0 ? 3L * n : 7L - 5L * n));
    Periodicity<BigInteger> found = Periodicity.find(Group.INTEGERS, terms, 1, NONE).orElseThrow();
    assertThat(found.kind()).isEqualTo(Periodicity.Kind.ARITHMETIC_BY_RESIDUE);
    assertThat(found.period()).isEqualTo(2);
    assertThat(found.start()).isEqualTo(1);
    assertThat(found.saltus()).containsExactly(BigInteger.valueOf(6), BigInteger.valueOf(-10));
  }

  @Test
  void rareExceptionsMakeAQuasiPeriod() {
    List<BigInteger> terms =
        sequence(64, n -> BigInteger.valueOf(n == 20 || n == 62 ? 50 : n % 4 == 3 ? 7 : n % 4));
    Periodicity<BigInteger> found = Periodicity.find(Group.INTEGERS, terms, 0, NONE).orElseThrow();
    assertThat(found.kind()).isEqualTo(Periodicity.Kind.QUASI_PERIODIC);
    assertThat(found.period()).isEqualTo(4);
    assertThat(found.exceptions()).containsExactly(20, 62);
    assertThat(found.certificate()).hasToString("observed up to n = 63, not proved");
  }

  @Test
  void withoutAPatternThereIsNoResult() {
    Random random = new Random(20260104);
    List<BigInteger> terms = sequence(60, n -> BigInteger.valueOf(random.nextInt(1000)));
    assertThat(Periodicity.find(Group.INTEGERS, terms, 0, NONE)).isEmpty();
    assertThat(Periodicity.find(Group.INTEGERS, List.of(), 0, NONE)).isEmpty();
  }

  @Test
  void randomPeriodsAreFoundAgain() {
    Random random = new Random(20260105);
    for (int round = 0; round < 100; round++) {
      int start = random.nextInt(8);
      int period = 1 + random.nextInt(7);
      int saltus = random.nextInt(3);
      List<BigInteger> terms = new ArrayList<>();
      for (int n = 0; n < start + 5 * period + 5; n++) {
        terms.add(
            n < start + period
                ? BigInteger.valueOf(random.nextInt(100))
                : terms.get(n - period).add(BigInteger.valueOf(saltus)));
      }
      Periodicity<BigInteger> found =
          Periodicity.find(Group.INTEGERS, terms, 0, NONE).orElseThrow();
      assertThat(found.start() + found.period()).isLessThanOrEqualTo(start + period);
      for (int n = found.start(); n + found.period() < terms.size(); n++) {
        assertThat(terms.get(n + found.period()))
            .isEqualTo(terms.get(n).add(found.saltus().get((n - found.start()) % found.period())));
      }
    }
  }
}
