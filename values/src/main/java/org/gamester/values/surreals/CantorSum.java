package org.gamester.values.surreals;

import java.lang.ref.WeakReference;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.WeakHashMap;
import org.gamester.values.Computation;
import org.gamester.values.Integers;
import org.gamester.values.NotANimberException;
import org.gamester.values.NumberTooLargeException;
import org.jspecify.annotations.Nullable;

/**
 * A finite sum of integer multiples of powers of &omega;, with the natural (commutative) sum and
 * product: n<sub>1</sub>&omega;<sup>e<sub>1</sub></sup> + ... +
 * n<sub>k</sub>&omega;<sup>e<sub>k</sub> </sup>.
 *
 * <p>With no negative coefficient it is an ordinal below &epsilon;<sub>0</sub> in Cantor normal
 * form, and these are the exponents. As &omega;<sup>e</sup>&omega;<sup>f</sup> =
 * &omega;<sup>e&oplus;f</sup>, and every ordinal is a natural sum of powers &omega;<sup>b</sup>,
 * these sums are the polynomials with integer coefficients in the variables x<sub>b</sub> =
 * &omega;<sup>&omega;<sup>b</sup></sup> (Conway, <i>On Numbers and Games</i>, ch. 3): a ring with
 * unique factorization, ordered by the sign of the first term.
 *
 * <p>Invariant: exponents fall strictly, no coefficient is 0, and every exponent is the one shared
 * instance of its value, so that equal exponents are identical. Comparing, hashing and equality
 * therefore never recurse, however high a tower of powers is. A sum is linear in the number of
 * terms except for the comparison of exponents; a product of m and n terms takes mn sums of
 * exponents.
 */
public final class CantorSum implements Comparable<CantorSum> {
  /** Sums with more terms than this are refused. */
  static final int MOST_TERMS = 1_000_000;

  private static final long MOST_PRODUCTS = 100_000_000;

  private static final Map<CantorSum, WeakReference<CantorSum>> EXPONENTS = new WeakHashMap<>();

  /** The empty sum. */
  public static final CantorSum ZERO = shared(new CantorSum(new CantorSum[0], new BigInteger[0]));

  /** The ordinal 1. */
  public static final CantorSum ONE = shared(of(BigInteger.ONE));

  /** The first infinite ordinal. */
  public static final CantorSum OMEGA = shared(term(ONE, BigInteger.ONE));

  private final CantorSum[] exponents;
  private final BigInteger[] coefficients;
  private final int hash;

  private CantorSum(CantorSum[] exponents, BigInteger[] coefficients) {
    this.exponents = exponents;
    this.coefficients = coefficients;
    int h = 1;
    for (int i = 0; i < exponents.length; i++) {
      h = (31 * h + exponents[i].hash) * 31 + coefficients[i].hashCode();
    }
    this.hash = h;
  }

  private CantorSum(List<CantorSum> exponents, List<BigInteger> coefficients) {
    this(exponents.toArray(CantorSum[]::new), coefficients.toArray(BigInteger[]::new));
  }

  /** The integer {@code n}. */
  public static CantorSum of(BigInteger n) {
    return n.signum() == 0 ? ZERO : new CantorSum(new CantorSum[] {ZERO}, new BigInteger[] {n});
  }

  /** The integer {@code n}. */
  public static CantorSum of(long n) {
    return of(BigInteger.valueOf(n));
  }

  /**
   * {@code coefficient} times &omega; to {@code exponent}.
   *
   * @throws IllegalArgumentException if the exponent is not an ordinal
   */
  public static CantorSum term(CantorSum exponent, BigInteger coefficient) {
    if (!exponent.isOrdinal()) {
      throw new IllegalArgumentException(
          "the exponent of ω must be an ordinal here, not " + exponent);
    }
    return coefficient.signum() == 0
        ? ZERO
        : new CantorSum(new CantorSum[] {shared(exponent)}, new BigInteger[] {coefficient});
  }

  private static CantorSum shared(CantorSum exponent) {
    synchronized (EXPONENTS) {
      WeakReference<CantorSum> known = EXPONENTS.get(exponent);
      @Nullable CantorSum first = known == null ? null : known.get();
      if (first == null) {
        first = exponent;
        EXPONENTS.put(exponent, new WeakReference<>(exponent));
      }
      return first;
    }
  }

  /** The number of terms. */
  public int size() {
    return exponents.length;
  }

  /** The exponent of the term {@code i}, counted from 0 by falling exponents. */
  public CantorSum exponent(int i) {
    return exponents[i];
  }

  /** The coefficient of the term {@code i}, counted from 0 by falling exponents. */
  public BigInteger coefficient(int i) {
    return coefficients[i];
  }

  /** The coefficient of &omega; to {@code exponent}, 0 if there is no such term. */
  public BigInteger coefficientOf(CantorSum exponent) {
    int low = 0;
    int high = exponents.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int comparison = exponents[middle].compareTo(exponent);
      if (comparison == 0) {
        return coefficients[middle];
      }
      if (comparison > 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return BigInteger.ZERO;
  }

  /** The coefficient of &omega;<sup>0</sup>. */
  public BigInteger finitePart() {
    int last = size() - 1;
    return last >= 0 && exponents[last] == ZERO ? coefficients[last] : BigInteger.ZERO;
  }

  public boolean isZero() {
    return exponents.length == 0;
  }

  public boolean isInteger() {
    return isZero() || exponents[0] == ZERO;
  }

  /** Whether no coefficient is negative. */
  public boolean isOrdinal() {
    for (BigInteger coefficient : coefficients) {
      if (coefficient.signum() < 0) {
        return false;
      }
    }
    return true;
  }

  /** -1, 0 or 1, as this is negative, zero or positive. */
  public int signum() {
    return isZero() ? 0 : coefficients[0].signum();
  }

  public CantorSum negate() {
    BigInteger[] negated = new BigInteger[coefficients.length];
    for (int i = 0; i < negated.length; i++) {
      negated[i] = coefficients[i].negate();
    }
    return new CantorSum(exponents, negated);
  }

  /** The natural sum. */
  public CantorSum plus(CantorSum that) {
    return combine(that, Combination.SUM);
  }

  public CantorSum minus(CantorSum that) {
    return plus(that.negate());
  }

  /**
   * The nim sum of two ordinals: exclusive or of the coefficients, term by term.
   *
   * @throws NotANimberException if this or that is not an ordinal
   */
  public CantorSum nimPlus(CantorSum that) {
    if (!isOrdinal() || !that.isOrdinal()) {
      throw new NotANimberException(isOrdinal() ? that : this);
    }
    return combine(that, Combination.NIM_SUM);
  }

  /** The greatest common monomial: the least of the two coefficients of each power of &omega;. */
  CantorSum meet(CantorSum that) {
    return combine(that, Combination.MINIMUM);
  }

  private enum Combination {
    SUM,
    NIM_SUM,
    MINIMUM;

    BigInteger of(BigInteger a, BigInteger b) {
      return switch (this) {
        case SUM -> a.add(b);
        case NIM_SUM -> a.xor(b);
        case MINIMUM -> a.min(b);
      };
    }
  }

  private CantorSum combine(CantorSum that, Combination how) {
    List<CantorSum> newExponents = new ArrayList<>(size() + that.size());
    List<BigInteger> newCoefficients = new ArrayList<>(size() + that.size());
    int i = 0;
    int j = 0;
    while (i < size() || j < that.size()) {
      int order =
          i == size() ? -1 : j == that.size() ? 1 : exponents[i].compareTo(that.exponents[j]);
      CantorSum exponent = order >= 0 ? exponents[i] : that.exponents[j];
      BigInteger a = order >= 0 ? coefficients[i++] : BigInteger.ZERO;
      BigInteger b = order <= 0 ? that.coefficients[j++] : BigInteger.ZERO;
      BigInteger coefficient = how.of(a, b);
      if (coefficient.signum() != 0) {
        newExponents.add(exponent);
        newCoefficients.add(coefficient);
      }
    }
    return limited(newExponents, newCoefficients);
  }

  private static CantorSum limited(List<CantorSum> exponents, List<BigInteger> coefficients) {
    if (exponents.size() > MOST_TERMS) {
      throw tooManyTerms();
    }
    return new CantorSum(exponents, coefficients);
  }

  private static NumberTooLargeException tooManyTerms() {
    return new NumberTooLargeException(
        String.format(Locale.ROOT, "a sum of more than %,d powers of ω", MOST_TERMS));
  }

  /** The natural product. */
  public CantorSum times(CantorSum that) {
    if (size() == 1) {
      return that.timesTerm(exponents[0], coefficients[0]);
    }
    if (that.size() == 1) {
      return timesTerm(that.exponents[0], that.coefficients[0]);
    }
    if ((long) size() * that.size() > MOST_PRODUCTS) {
      throw tooManyTerms();
    }
    Map<CantorSum, BigInteger> product = new HashMap<>();
    for (int i = 0; i < size(); i++) {
      for (int j = 0; j < that.size(); j++) {
        Computation.poll();
        CantorSum exponent = shared(exponents[i].plus(that.exponents[j]));
        product.merge(
            exponent, Integers.product(coefficients[i], that.coefficients[j]), BigInteger::add);
      }
      if (product.size() > MOST_TERMS) {
        throw tooManyTerms();
      }
    }
    return ofTerms(product);
  }

  /**
   * The sum of the terms in a map from exponents to coefficients; zero coefficients are left out.
   */
  public static CantorSum ofTerms(Map<CantorSum, BigInteger> terms) {
    List<CantorSum> sorted = new ArrayList<>(terms.size());
    terms.forEach(
        (exponent, coefficient) -> {
          if (coefficient.signum() != 0) {
            sorted.add(shared(exponent));
          }
        });
    sorted.sort(null);
    List<CantorSum> falling = sorted.reversed();
    List<BigInteger> coefficients = new ArrayList<>(sorted.size());
    for (CantorSum exponent : falling) {
      coefficients.add(terms.getOrDefault(exponent, BigInteger.ZERO));
    }
    return limited(falling, coefficients);
  }

  CantorSum timesTerm(CantorSum exponent, BigInteger coefficient) {
    if (coefficient.signum() == 0) {
      return ZERO;
    }
    CantorSum[] newExponents = new CantorSum[size()];
    BigInteger[] newCoefficients = new BigInteger[size()];
    for (int i = 0; i < size(); i++) {
      newExponents[i] = exponent.isZero() ? exponents[i] : shared(exponents[i].plus(exponent));
      newCoefficients[i] = Integers.product(coefficients[i], coefficient);
    }
    return new CantorSum(newExponents, newCoefficients);
  }

  /** This divided by a monomial that divides every term. */
  CantorSum divideTerm(CantorSum exponent, BigInteger coefficient) {
    CantorSum[] newExponents = new CantorSum[size()];
    BigInteger[] newCoefficients = new BigInteger[size()];
    for (int i = 0; i < size(); i++) {
      newExponents[i] = exponent.isZero() ? exponents[i] : shared(exponents[i].minus(exponent));
      newCoefficients[i] = coefficients[i].divide(coefficient);
    }
    return new CantorSum(newExponents, newCoefficients);
  }

  /** The greatest common divisor of the coefficients, 0 for the empty sum. */
  BigInteger content() {
    BigInteger content = BigInteger.ZERO;
    for (BigInteger coefficient : coefficients) {
      content = content.gcd(coefficient);
    }
    return content;
  }

  /** The same terms, each with the absolute value of its coefficient. */
  CantorSum withPositiveTerms() {
    BigInteger[] absolute = new BigInteger[coefficients.length];
    for (int i = 0; i < absolute.length; i++) {
      absolute[i] = coefficients[i].abs();
    }
    return new CantorSum(exponents, absolute);
  }

  @Override
  public int compareTo(CantorSum that) {
    CantorSum a = this;
    CantorSum b = that;
    int signIfGreater = 1;
    int signIfLess = -1;
    while (a != b) {
      int i = 0;
      int common = Math.min(a.size(), b.size());
      while (i < common
          && a.exponents[i] == b.exponents[i]
          && a.coefficients[i].equals(b.coefficients[i])) {
        i++;
      }
      if (i == a.size() && i == b.size()) {
        return 0;
      }
      if (i == a.size() || i == b.size() || a.exponents[i] == b.exponents[i]) {
        BigInteger x = i < a.size() ? a.coefficients[i] : BigInteger.ZERO;
        BigInteger y = i < b.size() ? b.coefficients[i] : BigInteger.ZERO;
        return x.compareTo(y) > 0 ? signIfGreater : signIfLess;
      }
      // The greater of the two exponents decides by the sign of its coefficient. Below the first
      // level all coefficients are positive, and the two signs only pass through.
      int greater = a.coefficients[i].signum() > 0 ? signIfGreater : signIfLess;
      signIfLess = b.coefficients[i].signum() > 0 ? signIfLess : signIfGreater;
      signIfGreater = greater;
      CantorSum exponent = a.exponents[i];
      b = b.exponents[i];
      a = exponent;
    }
    return 0;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    if (this == other) {
      return true;
    }
    if (!(other instanceof CantorSum that) || hash != that.hash || size() != that.size()) {
      return false;
    }
    for (int i = 0; i < size(); i++) {
      if (exponents[i] != that.exponents[i] || !coefficients[i].equals(that.coefficients[i])) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    return hash;
  }

  /** Terms by falling exponent: {@code ω^(ω^2+ω)-ω^20×9+ω×3}. */
  @Override
  public String toString() {
    return CantorText.of(this);
  }
}
