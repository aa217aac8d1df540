package org.gamester.values.impartial;

import java.math.BigInteger;
import java.util.BitSet;
import org.gamester.values.NotANimberException;

/// The ugly product of nonnegative integers (Winning Ways, ch. 14): for n a power of two and k < n
/// it is &lfloor;k/2&rfloor; if k has an even number of binary ones and n + &lfloor;k/2&rfloor; if
/// odd; of n with itself &lceil;n/2&rceil;; and it distributes over the nim sum.
///
/// So bits i > j of the two factors give bit i, and bit j - 1 if j > 0; equal bits i give bit i -
/// 1, or bit 0 if i = 0. Running parities of the bits above and below make the whole product linear
/// in the number of bits.
public final class UglyProduct {
  private UglyProduct() {}

  /**
   * The ugly product of {@code a} and {@code b}.
   *
   * @throws NotANimberException if an argument is negative
   */
  public static BigInteger of(BigInteger a, BigInteger b) {
    if (a.signum() < 0 || b.signum() < 0) {
      throw new NotANimberException(a.signum() < 0 ? a : b);
    }
    BitSet aBits = bits(a);
    BitSet bBits = bits(b);
    int length = Math.max(a.bitLength(), b.bitLength());
    boolean[] product = new boolean[length + 1];
    boolean aBelow = false;
    boolean bBelow = false;
    for (int i = 0; i < length; i++) {
      boolean ai = aBits.get(i);
      boolean bi = bBits.get(i);
      product[i] ^= (ai & bBelow) ^ (bi & aBelow);
      product[Math.max(0, i - 1)] ^= ai & bi;
      aBelow ^= ai;
      bBelow ^= bi;
    }
    boolean aAbove = false;
    boolean bAbove = false;
    for (int j = length - 1; j > 0; j--) {
      boolean aj = aBits.get(j);
      boolean bj = bBits.get(j);
      product[j - 1] ^= (aj & bAbove) ^ (bj & aAbove);
      aAbove ^= aj;
      bAbove ^= bj;
    }
    return integer(product);
  }

  private static BitSet bits(BigInteger a) {
    byte[] bytes = a.toByteArray();
    for (int i = 0, j = bytes.length - 1; i < j; i++, j--) {
      byte swapped = bytes[i];
      bytes[i] = bytes[j];
      bytes[j] = swapped;
    }
    return BitSet.valueOf(bytes);
  }

  private static BigInteger integer(boolean[] bits) {
    byte[] bytes = new byte[bits.length / 8 + 1];
    for (int i = 0; i < bits.length; i++) {
      if (bits[i]) {
        bytes[bytes.length - 1 - i / 8] |= (byte) (1 << (i % 8));
      }
    }
    return new BigInteger(1, bytes);
  }
}
