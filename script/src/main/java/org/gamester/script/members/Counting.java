package org.gamester.script.members;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gamester.script.objects.ObjectSet;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Computation;
import org.gamester.values.Integers;

/** The numbers of combinatorics, and what they count. */
final class Counting {
  private static final int BYTES_OF_A_SUBSET = 200;

  /** So that the number of subsets fits. */
  private static final int MOST_ELEMENTS = 60;

  private Counting() {}

  /// The binomial coefficient n over k, which is 0 for k > n. After i steps the product is the
  /// coefficient n over i, so that each division is exact.
  static BigInteger binomial(BigInteger n, BigInteger k) {
    if (n.signum() < 0 || k.signum() < 0) {
      throw new ScriptException("Binomial applies only to nonnegative integers.");
    }
    if (k.compareTo(n) > 0) {
      return BigInteger.ZERO;
    }
    BigInteger steps = k.min(n.subtract(k));
    int count = steps(steps, n);
    BigInteger product = BigInteger.ONE;
    for (int i = 1; i <= count; i++) {
      Computation.poll();
      product =
          Integers.product(product, n.subtract(BigInteger.valueOf(i - 1)))
              .divide(BigInteger.valueOf(i));
    }
    return product;
  }

  /** The product of the integers from 1 to n. */
  static BigInteger factorial(BigInteger n) {
    if (n.signum() < 0) {
      throw new ScriptException("Factorial applies only to nonnegative integers.");
    }
    int count = steps(n, n);
    BigInteger product = BigInteger.ONE;
    for (int i = 2; i <= count; i++) {
      Computation.poll();
      product = Integers.product(product, BigInteger.valueOf(i));
    }
    return product;
  }

  /** How many factors up to n a product may have; refuses one that might be too long. */
  private static int steps(BigInteger steps, BigInteger n) {
    Integers.requireBits(
        steps.bitLength() >= Integer.SIZE
            ? Long.MAX_VALUE
            : steps.longValue() * Math.max(1, n.bitLength() - 1L) / 2);
    return steps.intValueExact();
  }

  /** All subsets of a set. */
  static ObjectSet subsets(ObjectSet set) {
    List<Object> elements = List.copyOf(set.unsorted());
    int n = elements.size();
    Computation.requireRoom(
        n > MOST_ELEMENTS ? Long.MAX_VALUE : 1L << n, BYTES_OF_A_SUBSET, "subsets");
    Set<Object> subsets = new HashSet<>();
    for (long chosen = 0; chosen < 1L << n; chosen++) {
      Set<Object> subset = new HashSet<>();
      for (int i = 0; i < n; i++) {
        if ((chosen >> i & 1) != 0) {
          subset.add(elements.get(i));
        }
      }
      Computation.poll();
      subsets.add(ObjectSet.adopting(subset));
    }
    return ObjectSet.adopting(subsets);
  }
}
