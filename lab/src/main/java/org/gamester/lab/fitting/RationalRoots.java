package org.gamester.lab.fitting;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.gamester.values.Computation;

/**
 * All rational roots of a polynomial, exactly.
 *
 * <p>A square-free polynomial with integer coefficients and leading coefficient a has the root r/a
 * if and only if its monic transform has the integer root r. Integer roots are found modulo a prime
 * for which all roots are simple, lifted by Newton steps (Hensel's lemma) until the modulus exceeds
 * twice the Cauchy bound on the roots, and tested. No integers are factored, so large coefficients
 * are harmless.
 */
final class RationalRoots {

  private RationalRoots() {}

  /** The roots in increasing order, with their multiplicities. */
  static Map<Fraction, Integer> of(Polynomial polynomial) {
    Map<Fraction, Integer> multiplicities = new TreeMap<>();
    if (polynomial.degree() < 1) {
      return multiplicities;
    }
    Polynomial squareFree =
        polynomial.dividedBy(polynomial.gcd(polynomial.derivative())).quotient();
    for (Fraction root : simpleRoots(squareFree)) {
      Polynomial linear = Polynomial.of(List.of(root.negate(), Fraction.ONE));
      int multiplicity = 0;
      Polynomial rest = polynomial;
      while (rest.degree() >= 1) {
        Polynomial.Division division = rest.dividedBy(linear);
        if (!division.remainder().isZero()) {
          break;
        }
        rest = division.quotient();
        multiplicity++;
      }
      multiplicities.put(root, multiplicity);
    }
    return multiplicities;
  }

  private static List<Fraction> simpleRoots(Polynomial squareFree) {
    BigInteger scale = BigInteger.ONE;
    for (Fraction c : squareFree.coefficients()) {
      scale = scale.multiply(c.denominator()).divide(scale.gcd(c.denominator()));
    }
    List<BigInteger> integers = new ArrayList<>();
    for (Fraction c : squareFree.coefficients()) {
      integers.add(c.numerator().multiply(scale.divide(c.denominator())));
    }
    BigInteger leading = integers.getLast();
    List<Fraction> roots = new ArrayList<>();
    for (BigInteger root : integerRoots(monicTransform(integers))) {
      roots.add(Fraction.of(root, leading));
    }
    return roots;
  }

  /** a^(d-1) f(x/a), which is monic with integer coefficients. */
  private static List<BigInteger> monicTransform(List<BigInteger> coefficients) {
    int degree = coefficients.size() - 1;
    BigInteger leading = coefficients.getLast();
    List<BigInteger> result = new ArrayList<>();
    for (int i = 0; i < degree; i++) {
      result.add(coefficients.get(i).multiply(leading.pow(degree - 1 - i)));
    }
    result.add(BigInteger.ONE);
    return result;
  }

  private static List<BigInteger> integerRoots(List<BigInteger> monic) {
    BigInteger bound = BigInteger.ONE;
    for (BigInteger c : monic) {
      bound = bound.max(c.abs());
    }
    bound = bound.add(BigInteger.ONE);
    for (BigInteger prime = BigInteger.TWO; ; prime = prime.nextProbablePrime()) {
      List<BigInteger> residues = simpleResidues(monic, prime);
      if (residues == null) {
        continue;
      }
      List<BigInteger> roots = new ArrayList<>();
      for (BigInteger residue : residues) {
        BigInteger candidate = lifted(monic, residue, prime, bound);
        if (at(monic, candidate).signum() == 0) {
          roots.add(candidate);
        }
      }
      return roots;
    }
  }

  /** The roots modulo the prime, or null if one of them is a multiple root. */
  private static @org.jspecify.annotations.Nullable List<BigInteger> simpleResidues(
      List<BigInteger> monic, BigInteger prime) {
    List<BigInteger> derivative = derivative(monic);
    List<BigInteger> residues = new ArrayList<>();
    for (BigInteger x = BigInteger.ZERO; x.compareTo(prime) < 0; x = x.add(BigInteger.ONE)) {
      Computation.poll();
      if (at(monic, x, prime).signum() == 0) {
        if (at(derivative, x, prime).signum() == 0) {
          return null;
        }
        residues.add(x);
      }
    }
    return residues;
  }

  /** The lift of a residue, of least absolute value modulo a power above the bound. */
  private static BigInteger lifted(
      List<BigInteger> monic, BigInteger residue, BigInteger prime, BigInteger bound) {
    List<BigInteger> derivative = derivative(monic);
    BigInteger modulus = prime;
    BigInteger root = residue;
    while (modulus.compareTo(bound.shiftLeft(1)) <= 0) {
      modulus = modulus.multiply(modulus);
      BigInteger slope = at(derivative, root, modulus).modInverse(modulus);
      root = root.subtract(at(monic, root, modulus).multiply(slope)).mod(modulus);
    }
    return root.shiftLeft(1).compareTo(modulus) > 0 ? root.subtract(modulus) : root;
  }

  private static List<BigInteger> derivative(List<BigInteger> coefficients) {
    List<BigInteger> result = new ArrayList<>();
    for (int i = 1; i < coefficients.size(); i++) {
      result.add(coefficients.get(i).multiply(BigInteger.valueOf(i)));
    }
    return result;
  }

  private static BigInteger at(List<BigInteger> coefficients, BigInteger x) {
    BigInteger value = BigInteger.ZERO;
    for (BigInteger coefficient : coefficients.reversed()) {
      value = value.multiply(x).add(coefficient);
    }
    return value;
  }

  private static BigInteger at(List<BigInteger> coefficients, BigInteger x, BigInteger modulus) {
    BigInteger value = BigInteger.ZERO;
    for (BigInteger coefficient : coefficients.reversed()) {
      value = value.multiply(x).add(coefficient).mod(modulus);
    }
    return value;
  }
}
