package org.gamester.values.surreals;

import java.math.BigInteger;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.gamester.values.Computation;
import org.gamester.values.NumberTooLargeException;
import org.jspecify.annotations.Nullable;

/**
 * The greatest common divisor of two {@link CantorSum}s, as polynomials over the integers in the
 * variables &omega;<sup>&omega;<sup>b</sup></sup>.
 *
 * <p>Euclid's algorithm with primitive pseudo-remainders (Knuth, <i>The Art of Computer
 * Programming</i> 2, 4.6.1) in one variable, the coefficients being polynomials in the others.
 * Common monomials and integers are taken out first, and a variable of only one operand is removed
 * by taking the common divisor of the coefficients. The number of variables is limited, and so is
 * the work on products of coefficients, as the algorithm is exponential in the worst case; beyond
 * them the division is refused with a {@link NumberTooLargeException}.
 */
final class CommonDivisor {
  /** The most products of terms, each counted once for every 64 bits; a second or two. */
  private static final long MOST_WORK = 5_000_000;

  private static final int MOST_VARIABLES = 100;

  private long work;

  /**
   * A greatest common divisor of {@code p} and {@code q}, not both 0; its first term is positive.
   */
  CantorSum of(CantorSum p, CantorSum q) {
    CantorSum divisor = of(p, q, 0);
    return divisor.signum() < 0 ? divisor.negate() : divisor;
  }

  private CantorSum of(CantorSum p, CantorSum q, int depth) {
    if (p.isZero() || q.isZero()) {
      return p.isZero() ? q : p;
    }
    CantorSum pMonomial = commonExponent(p);
    CantorSum qMonomial = commonExponent(q);
    BigInteger pContent = p.content();
    BigInteger qContent = q.content();
    CantorSum a = p.divideTerm(pMonomial, pContent);
    CantorSum b = q.divideTerm(qMonomial, qContent);
    CantorSum common = CantorSum.ONE;
    if (a.size() > 1 && b.size() > 1) {
      common = ofPrimitive(a, b, depth);
    }
    return common.timesTerm(pMonomial.meet(qMonomial), pContent.gcd(qContent));
  }

  private CantorSum ofPrimitive(CantorSum a, CantorSum b, int depth) {
    if (depth > MOST_VARIABLES) {
      throw new NumberTooLargeException(
          "the common factor of numerator and denominator takes too long to find");
    }
    if (a.equals(b) || a.equals(b.negate())) {
      return a;
    }
    CantorSum variable = variable(a);
    NavigableMap<BigInteger, CantorSum> x = byPowers(a, variable);
    NavigableMap<BigInteger, CantorSum> y = byPowers(b, variable);
    CantorSum xContent = contentOf(x, depth);
    CantorSum yContent = contentOf(y, depth);
    CantorSum content = of(xContent, yContent, depth + 1);
    if (y.lastKey().signum() == 0) {
      return content;
    }
    x = divide(x, xContent);
    y = divide(y, yContent);
    if (x.lastKey().compareTo(y.lastKey()) < 0) {
      NavigableMap<BigInteger, CantorSum> smaller = x;
      x = y;
      y = smaller;
    }
    while (!y.isEmpty()) {
      if (y.lastKey().signum() == 0) {
        return content;
      }
      NavigableMap<BigInteger, CantorSum> remainder = pseudoRemainder(x, y);
      x = y;
      y = remainder.isEmpty() ? remainder : divide(remainder, contentOf(remainder, depth));
    }
    return content.times(join(x, variable));
  }

  /** The exponent of the greatest monomial that divides every term. */
  private static CantorSum commonExponent(CantorSum p) {
    CantorSum common = p.exponent(p.size() - 1);
    for (int i = 0; i < p.size() && !common.isZero(); i++) {
      common = common.meet(p.exponent(i));
    }
    return common;
  }

  /** The b of the greatest variable &omega;<sup>&omega;<sup>b</sup></sup> of {@code p}. */
  private static CantorSum variable(CantorSum p) {
    return p.exponent(0).exponent(0);
  }

  private static NavigableMap<BigInteger, CantorSum> byPowers(CantorSum p, CantorSum variable) {
    Map<BigInteger, Map<CantorSum, BigInteger>> parts = new TreeMap<>();
    for (int i = 0; i < p.size(); i++) {
      BigInteger power = p.exponent(i).coefficientOf(variable);
      CantorSum rest = p.exponent(i).minus(CantorSum.term(variable, power));
      parts.computeIfAbsent(power, n -> new TreeMap<>()).put(rest, p.coefficient(i));
    }
    NavigableMap<BigInteger, CantorSum> coefficients = new TreeMap<>();
    parts.forEach((power, terms) -> coefficients.put(power, CantorSum.ofTerms(terms)));
    return coefficients;
  }

  private static CantorSum join(NavigableMap<BigInteger, CantorSum> parts, CantorSum variable) {
    CantorSum sum = CantorSum.ZERO;
    for (Map.Entry<BigInteger, CantorSum> part : parts.entrySet()) {
      CantorSum power = CantorSum.term(variable, part.getKey());
      sum = sum.plus(part.getValue().timesTerm(power, BigInteger.ONE));
    }
    return sum;
  }

  private CantorSum contentOf(NavigableMap<BigInteger, CantorSum> parts, int depth) {
    CantorSum content = CantorSum.ZERO;
    for (CantorSum coefficient : parts.values()) {
      content = of(content, coefficient, depth + 1);
      if (content.equals(CantorSum.ONE)) {
        break;
      }
    }
    return content;
  }

  private NavigableMap<BigInteger, CantorSum> divide(
      NavigableMap<BigInteger, CantorSum> parts, CantorSum divisor) {
    NavigableMap<BigInteger, CantorSum> quotients = new TreeMap<>();
    parts.forEach((power, part) -> quotients.put(power, exactQuotient(part, divisor)));
    return quotients;
  }

  private NavigableMap<BigInteger, CantorSum> pseudoRemainder(
      NavigableMap<BigInteger, CantorSum> x, NavigableMap<BigInteger, CantorSum> y) {
    NavigableMap<BigInteger, CantorSum> rest = new TreeMap<>(x);
    CantorSum lead = y.lastEntry().getValue();
    while (!rest.isEmpty() && rest.lastKey().compareTo(y.lastKey()) >= 0) {
      CantorSum factor = rest.lastEntry().getValue();
      BigInteger shift = rest.lastKey().subtract(y.lastKey());
      rest.replaceAll((power, part) -> product(part, lead));
      for (Map.Entry<BigInteger, CantorSum> term : y.entrySet()) {
        BigInteger power = term.getKey().add(shift);
        CantorSum difference =
            rest.getOrDefault(power, CantorSum.ZERO).minus(product(term.getValue(), factor));
        if (difference.isZero()) {
          rest.remove(power);
        } else {
          rest.put(power, difference);
        }
      }
    }
    return rest;
  }

  private CantorSum product(CantorSum a, CantorSum b) {
    Computation.poll();
    int bits = a.coefficient(0).bitLength() + b.coefficient(0).bitLength();
    count(4 + (long) a.size() * b.size() * (1 + bits / 64));
    return a.times(b);
  }

  private void count(long products) {
    work += products;
    if (work > MOST_WORK) {
      throw new NumberTooLargeException(
          "the common factor of numerator and denominator takes too long to find");
    }
  }

  /** {@code p} divided by its divisor {@code d}, by leading terms. */
  CantorSum exactQuotient(CantorSum p, CantorSum d) {
    if (d.size() == 1) {
      return d.equals(CantorSum.ONE) ? p : p.divideTerm(d.exponent(0), d.coefficient(0));
    }
    Map<CantorSum, BigInteger> quotient = new TreeMap<>();
    TreeMap<CantorSum, BigInteger> rest = new TreeMap<>();
    for (int i = 0; i < p.size(); i++) {
      rest.put(p.exponent(i), p.coefficient(i));
    }
    Map.@Nullable Entry<CantorSum, BigInteger> lead = rest.lastEntry();
    while (lead != null) {
      CantorSum exponent = lead.getKey().minus(d.exponent(0));
      BigInteger coefficient = lead.getValue().divide(d.coefficient(0));
      quotient.put(exponent, coefficient);
      count((long) d.size() * (1 + lead.getValue().bitLength() / 64));
      for (int i = 0; i < d.size(); i++) {
        Computation.poll();
        BigInteger product = d.coefficient(i).multiply(coefficient).negate();
        rest.merge(
            d.exponent(i).plus(exponent),
            product,
            (x, y) -> x.add(y).signum() == 0 ? null : x.add(y));
      }
      lead = rest.lastEntry();
    }
    return CantorSum.ofTerms(quotient);
  }
}
