package org.gamester.values.impartial;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import org.gamester.values.Computation;
import org.gamester.values.NotANimberException;
import org.gamester.values.surreals.CantorSum;
import org.gamester.values.surreals.SurrealNumber;

/**
 * Nim sums, products and powers of ordinals; the products of those below
 * &omega;<sup>&omega;<sup>&omega; </sup></sup>, which are the algebraic closure of the field of two
 * elements (Conway, <i>On Numbers and Games</i>, ch. 6; Lenstra, <i>Nim multiplication</i>, 1978;
 * DiMuro, <i>On On<sub>p</sub></i>, 2011).
 *
 * <p>The exponent of &omega;<sup>e</sup>, e below &omega;<sup>&omega;</sup>, is a sum of
 * &omega;<sup>k </sup>c<sub>k</sub>; write c<sub>k</sub> in base p, the odd prime of index k. The
 * digit d at place j stands for the d-th power of &kappa; =
 * &omega;<sup>&omega;<sup>k</sup>p<sup>j</sup></sup>, and the p-th power of that &kappa; is the one
 * at place j - 1, or &alpha;<sub>p</sub> at place 0 ({@link LenstraExcess}). So powers of &omega;
 * multiply by adding digits with carries <i>downwards</i>, and a carry out of the last place is a
 * factor &alpha;<sub>p</sub>. Finite coefficients multiply in {@link NimField}.
 *
 * <p>Cost: a product of m and n terms is mn products of powers of &omega;; each may bring factors
 * &alpha; that multiply the number of terms.
 */
public final class OrdinalNimField {
  private OrdinalNimField() {}

  /**
   * The nim sum of two ordinals.
   *
   * @throws NotANimberException if an argument is not an ordinal
   */
  public static SurrealNumber sum(SurrealNumber a, SurrealNumber b) {
    if (a.isInteger() && b.isInteger()) {
      return SurrealNumber.of(NimField.sum(a.integerValue(), b.integerValue()));
    }
    if (!a.isOrdinal() || !b.isOrdinal()) {
      throw new NotANimberException(a.isOrdinal() ? b : a);
    }
    return SurrealNumber.of(a.cantorSum().nimPlus(b.cantorSum()));
  }

  /**
   * The nim product of two ordinals.
   *
   * @throws UnknownNimProductException if an infinite factor needs the excess of a prime that is
   *     not known, or is &omega;<sup>&omega;<sup>&omega;</sup></sup> or more
   * @throws NotANimberException if an argument is not an ordinal
   */
  public static SurrealNumber product(SurrealNumber a, SurrealNumber b) {
    if (a.isInteger() && b.isInteger()) {
      return SurrealNumber.of(NimField.product(a.integerValue(), b.integerValue()));
    }
    if (!a.isOrdinal() || !b.isOrdinal()) {
      throw new NotANimberException(a.isOrdinal() ? b : a);
    }
    return SurrealNumber.of(product(inRange(a.cantorSum()), inRange(b.cantorSum())));
  }

  /**
   * The nim power of an ordinal; 1 for the exponent 0.
   *
   * @throws IllegalArgumentException if the exponent is not a nonnegative integer
   * @throws UnknownNimProductException as {@link #product}
   * @throws NotANimberException if {@code a} is not an ordinal
   */
  public static SurrealNumber power(SurrealNumber a, SurrealNumber exponent) {
    if (!exponent.isInteger() || exponent.signum() < 0) {
      throw new IllegalArgumentException(
          "the exponent of a nim power must be a nonnegative integer, not " + exponent);
    }
    BigInteger n = exponent.integerValue();
    if (a.isInteger()) {
      return SurrealNumber.of(NimField.power(a.integerValue(), n));
    }
    if (!a.isOrdinal()) {
      throw new NotANimberException(a);
    }
    CantorSum base = inRange(a.cantorSum());
    CantorSum power = CantorSum.ONE;
    for (int i = n.bitLength() - 1; i >= 0; i--) {
      power = square(power);
      if (n.testBit(i)) {
        power = product(power, base);
      }
    }
    return SurrealNumber.of(power);
  }

  private static CantorSum inRange(CantorSum a) {
    if (!a.isZero()) {
      CantorSum exponent = a.exponent(0);
      if (!exponent.isZero()
          && exponent.exponent(0).compareTo(CantorSum.of(LenstraExcess.count())) >= 0) {
        throw new UnknownNimProductException(a);
      }
    }
    return a;
  }

  static CantorSum product(CantorSum a, CantorSum b) {
    Map<CantorSum, BigInteger> product = new HashMap<>();
    for (int i = 0; i < a.size(); i++) {
      for (int j = 0; j < b.size(); j++) {
        BigInteger coefficient = NimField.product(a.coefficient(i), b.coefficient(j));
        addProduct(product, a.exponent(i), b.exponent(j), coefficient);
      }
    }
    return CantorSum.ofTerms(product);
  }

  /** The nim square, which is linear in the terms: the characteristic is 2. */
  static CantorSum square(CantorSum a) {
    Map<CantorSum, BigInteger> square = new HashMap<>();
    for (int i = 0; i < a.size(); i++) {
      BigInteger coefficient = NimField.product(a.coefficient(i), a.coefficient(i));
      addProduct(square, a.exponent(i), a.exponent(i), coefficient);
    }
    return CantorSum.ofTerms(square);
  }

  /** Adds &omega;<sup>e</sup>&omega;<sup>f</sup> nim-times {@code coefficient} to {@code sum}. */
  private static void addProduct(
      Map<CantorSum, BigInteger> sum, CantorSum e, CantorSum f, BigInteger coefficient) {
    Computation.poll();
    if (e.isZero() || f.isZero()) {
      sum.merge(e.isZero() ? f : e, coefficient, BigInteger::xor);
      return;
    }
    CantorSum exponent = CantorSum.ZERO;
    CantorSum factor = CantorSum.of(coefficient);
    int i = 0;
    int j = 0;
    while (i < e.size() || j < f.size()) {
      int order = i == e.size() ? -1 : j == f.size() ? 1 : e.exponent(i).compareTo(f.exponent(j));
      CantorSum power = order >= 0 ? e.exponent(i) : f.exponent(j);
      BigInteger c = order >= 0 ? e.coefficient(i++) : BigInteger.ZERO;
      BigInteger d = order <= 0 ? f.coefficient(j++) : BigInteger.ZERO;
      int k = power.finitePart().intValueExact();
      BigInteger p = BigInteger.valueOf(LenstraExcess.prime(k));
      DownwardSum digits = DownwardSum.of(c, d, p);
      exponent = exponent.plus(CantorSum.term(power, digits.value()));
      if (digits.carry()) {
        factor = product(factor, LenstraExcess.alpha(k));
      }
    }
    CantorSum term = CantorSum.term(exponent, BigInteger.ONE);
    for (int t = 0; t < factor.size(); t++) {
      if (factor.exponent(t).isZero()) {
        sum.merge(exponent, factor.coefficient(t), BigInteger::xor);
      } else {
        addProduct(sum, term.exponent(0), factor.exponent(t), factor.coefficient(t));
      }
    }
  }

  /**
   * The sum of two numbers in base p with carries downwards, and the carry out of the last place.
   */
  private record DownwardSum(BigInteger value, boolean carry) {
    static DownwardSum of(BigInteger c, BigInteger d, BigInteger p) {
      if (c.signum() == 0 || d.signum() == 0) {
        return new DownwardSum(c.add(d), false);
      }
      int places = 0;
      BigInteger top = BigInteger.ONE;
      while (top.compareTo(c) <= 0 || top.compareTo(d) <= 0) {
        top = top.multiply(p);
        places++;
      }
      BigInteger value = BigInteger.ZERO;
      int base = p.intValueExact();
      int carry = 0;
      BigInteger restC = c;
      BigInteger restD = d;
      for (int place = places - 1; place >= 0; place--) {
        top = top.divide(p);
        BigInteger[] digitC = restC.divideAndRemainder(top);
        BigInteger[] digitD = restD.divideAndRemainder(top);
        restC = digitC[1];
        restD = digitD[1];
        int digit = digitC[0].intValueExact() + digitD[0].intValueExact() + carry;
        carry = digit >= base ? 1 : 0;
        value = value.add(top.multiply(BigInteger.valueOf(digit - (long) carry * base)));
      }
      return new DownwardSum(value, carry == 1);
    }
  }
}
