package org.gamester.script.members;

import java.math.BigInteger;
import org.gamester.values.Computation;

/// Square roots of long integers, by Newton's method with a precision that doubles in each step (M.
/// Dickinson's algorithm, as in Python's `math.isqrt`).
///
/// For n of 2h + 1 or 2h + 2 bits, a step makes of the root of the leading digits one of twice as
/// many. After the step for d, the approximation a satisfies (a - 1)^2 < n / 4^(h - d) < (a + 1)^2;
/// the last step is that for d = h. The cost is a few times that of the last division.
final class IntegerRoot {

  private IntegerRoot() {}

  /**
   * The largest integer whose square is not greater.
   *
   * @param n not negative
   */
  static BigInteger floor(BigInteger n) {
    if (n.signum() == 0) {
      return n;
    }
    int half = (n.bitLength() - 1) / 2;
    BigInteger root = BigInteger.ONE;
    int done = 0;
    for (int s = Integer.SIZE - Integer.numberOfLeadingZeros(half) - 1; s >= 0; s--) {
      Computation.pollNow();
      int before = done;
      done = half >> s;
      BigInteger leading = n.shiftRight(2 * half - before - done + 1);
      root = root.shiftLeft(done - before - 1).add(leading.divide(root));
    }
    return root.multiply(root).compareTo(n) > 0 ? root.subtract(BigInteger.ONE) : root;
  }
}
