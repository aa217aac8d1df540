package org.gamester.values.impartial;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.gamester.values.surreals.CantorSum;

/**
 * The ordinals &alpha;<sub>p</sub> that govern nim products of infinite ordinals.
 *
 * <p>Let p be an odd prime, the k-th counted from 0. Then &kappa;<sub>p</sub> = &omega;<sup>&omega;
 * <sup>k</sup></sup> is a p-th root of &alpha;<sub>p</sub>, the least ordinal without a p-th root
 * among its predecessors (Conway, <i>On Numbers and Games</i>, ch. 6). Lenstra (<i>On the algebraic
 * closure of two</i>, 1977) proved that &alpha;<sub>p</sub> = &kappa;<sub>f</sub> + m<sub>p</sub>,
 * where f is the order of 2 modulo p and
 *
 * <ul>
 *   <li>&kappa;<sub>q</sub> of a power q of 2 is 2<sup>q/2</sup>;
 *   <li>&kappa;<sub>q</sub> of q = p<sup>n</sup> is
 *       &omega;<sup>&omega;<sup>k</sup>p<sup>n-1</sup></sup>, a p-th root of &kappa;<sub>q/p</sub>;
 *   <li>&kappa;<sub>h</sub> of h = gq, q the greatest power in h of its least prime, is &kappa;
 *       <sub>g</sub> if q divides the degree of &kappa;<sub>g</sub> over the field of two elements,
 *       else &kappa;<sub>g</sub> + &kappa;<sub>q</sub>.
 * </ul>
 *
 * <p>The excess m<sub>p</sub>, a small integer, has no known formula. The values here are those of
 * the sequence A380496 of the OEIS (computed by Conway, Lenstra, Le Bruyn and Siegel). This package
 * itself confirms 63 of the 105, namely those of all primes whose field has at most 2<sup>790</sup>
 * elements, and of 59, 83 and 149; 38 of these are computed anew in the tests.
 */
final class LenstraExcess {
  /** The excess of each odd prime in turn. */
  private static final String EXCESSES =
      "0011004101"
          + "0111110001"
          + "1110101001"
          + "0101014101"
          + "0000001111"
          + "0010110101"
          + "0011101110"
          + "1100111000"
          + "0101001101"
          + "1101100000"
          + "11110";

  private static final int[] PRIMES = oddPrimes(EXCESSES.length());
  private static final Map<Integer, CantorSum> ALPHAS = new ConcurrentHashMap<>();

  private LenstraExcess() {}

  /** How many odd primes have a known excess. */
  static int count() {
    return PRIMES.length;
  }

  /** The odd prime of index {@code k}, counted from 0. */
  static int prime(int k) {
    return PRIMES[k];
  }

  static int excess(int k) {
    return EXCESSES.charAt(k) - '0';
  }

  /** &alpha; of the odd prime of index {@code k}, counted from 0. */
  static CantorSum alpha(int k) {
    CantorSum known = ALPHAS.get(k);
    if (known == null) {
      known = kappa(orderOfTwo(PRIMES[k])).nimPlus(CantorSum.of(excess(k)));
      ALPHAS.put(k, known);
    }
    return known;
  }

  /** The ordinal &kappa;<sub>h</sub>. */
  static CantorSum kappa(int h) {
    CantorSum kappa = CantorSum.ZERO;
    for (int q : summands(h)) {
      kappa = kappa.nimPlus(kappaOfPrimePower(q));
    }
    return kappa;
  }

  /**
   * The degree over the field of two elements of a field that holds &alpha; of the k-th odd prime.
   */
  static BigInteger degreeOfAlpha(int k) {
    BigInteger degree = BigInteger.valueOf(excess(k) <= 1 ? 1 : excess(k) < 4 ? 2 : 4);
    for (int q : summands(orderOfTwo(PRIMES[k]))) {
      degree = leastCommonMultiple(degree, degreeOfKappa(q));
    }
    return degree;
  }

  static int orderOfTwo(int p) {
    int order = 1;
    for (int power = 2; power != 1; power = 2 * power % p) {
      order++;
    }
    return order;
  }

  /** The prime powers q with &kappa;<sub>h</sub> = &Sigma; &kappa;<sub>q</sub>. */
  private static List<Integer> summands(int h) {
    List<Integer> summands = new ArrayList<>();
    BigInteger degree = BigInteger.ONE;
    for (int q : primePowers(h).reversed()) {
      if (degree.mod(BigInteger.valueOf(q)).signum() != 0) {
        summands.add(q);
        degree = leastCommonMultiple(degree, degreeOfKappa(q));
      }
    }
    return summands;
  }

  /** The greatest prime powers in {@code h}, by rising primes. */
  private static List<Integer> primePowers(int h) {
    List<Integer> powers = new ArrayList<>();
    int rest = h;
    for (int p = 2; rest > 1; p++) {
      int q = 1;
      while (rest % p == 0) {
        q *= p;
        rest /= p;
      }
      if (q > 1) {
        powers.add(q);
      }
    }
    return powers;
  }

  private static BigInteger degreeOfKappa(int q) {
    int p = leastPrime(q);
    BigInteger degree = BigInteger.valueOf(q);
    return p == 2 ? degree : degree.multiply(degreeOfAlpha(index(p)));
  }

  private static CantorSum kappaOfPrimePower(int q) {
    int p = leastPrime(q);
    if (p == 2) {
      return CantorSum.of(BigInteger.ONE.shiftLeft(q / 2));
    }
    CantorSum power = CantorSum.of(index(p));
    return CantorSum.term(CantorSum.term(power, BigInteger.valueOf(q / p)), BigInteger.ONE);
  }

  private static int leastPrime(int q) {
    int p = 2;
    while (q % p != 0) {
      p++;
    }
    return p;
  }

  private static int index(int p) {
    int k = 0;
    while (PRIMES[k] != p) {
      k++;
    }
    return k;
  }

  private static BigInteger leastCommonMultiple(BigInteger a, BigInteger b) {
    return a.divide(a.gcd(b)).multiply(b);
  }

  private static int[] oddPrimes(int count) {
    int[] primes = new int[count];
    int found = 0;
    for (int n = 3; found < count; n += 2) {
      int i = 0;
      while (i < found && n % primes[i] != 0) {
        i++;
      }
      if (i == found) {
        primes[found++] = n;
      }
    }
    return primes;
  }
}
