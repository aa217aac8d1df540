package org.gamester.values.impartial;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;

/// Logarithms in the nim field: the least n >= 0 with b<sup>n</sup> = a, powers being nim powers.
///
/// The nimbers below 2<sup>64</sup> without 0 are a cyclic group of order 2<sup>64</sup> - 1, the
/// product of the distinct primes in [#PRIMES]. A cyclic group has one subgroup of each order, so a
/// is a power of b exactly if its order divides that of b. In the part of prime order p the
/// logarithm is found by baby steps and giant steps, and the parts are joined by the Chinese
/// remainder theorem (Pohlig and Hellman, 1978). Cost: some 2 &radic;p products for each prime, at
/// most 10,000 in all.
final class NimLogarithm {
  private static final int BITS = 64;

  private static final int[] PRIMES = {3, 5, 17, 257, 641, 65_537, 6_700_417};

  private static final BigInteger GROUP_ORDER =
      BigInteger.ONE.shiftLeft(BITS).subtract(BigInteger.ONE);

  private NimLogarithm() {}

  /** The logarithm of {@code a}, both positive; empty if it is no power of {@code base}. */
  static Optional<BigInteger> of(BigInteger a, BigInteger base) {
    if (Math.max(a.bitLength(), base.bitLength()) > BITS) {
      throw new GameTooLargeException(
          "nim logarithms are found of nimbers below 2^" + BITS + " only");
    }
    BigInteger order = orderOf(base);
    if (!NimField.power(a, order).equals(BigInteger.ONE)) {
      return Optional.empty();
    }
    BigInteger logarithm = BigInteger.ZERO;
    for (int p : PRIMES) {
      BigInteger prime = BigInteger.valueOf(p);
      if (order.mod(prime).signum() == 0) {
        BigInteger rest = order.divide(prime);
        long digit = inPrimeOrder(NimField.power(a, rest), NimField.power(base, rest), p);
        BigInteger weight = rest.multiply(rest.modInverse(prime));
        logarithm = logarithm.add(weight.multiply(BigInteger.valueOf(digit)));
      }
    }
    return Optional.of(logarithm.mod(order));
  }

  private static BigInteger orderOf(BigInteger a) {
    BigInteger order = GROUP_ORDER;
    for (int p : PRIMES) {
      BigInteger less = order.divide(BigInteger.valueOf(p));
      if (NimField.power(a, less).equals(BigInteger.ONE)) {
        order = less;
      }
    }
    return order;
  }

  /** The n below p with g<sup>n</sup> = h, where g has the prime order p and h is a power of g. */
  private static long inPrimeOrder(BigInteger h, BigInteger g, int p) {
    int steps = (int) Math.ceil(Math.sqrt(p));
    long step = g.longValue();
    Map<Long, Integer> babySteps = new HashMap<>();
    long power = 1;
    for (int i = 0; i < steps; i++) {
      babySteps.putIfAbsent(power, i);
      power = NimField.product(power, step);
    }
    long giant = NimField.inverse(NimField.power(g, BigInteger.valueOf(steps))).longValue();
    long sought = h.longValue();
    for (long i = 0; i <= steps; i++) {
      Computation.poll();
      Integer known = babySteps.get(sought);
      if (known != null) {
        return i * steps + known;
      }
      sought = NimField.product(sought, giant);
    }
    throw new IllegalStateException("not a power of the generator");
  }
}
