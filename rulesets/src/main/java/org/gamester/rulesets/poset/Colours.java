package org.gamester.rulesets.poset;

import java.math.BigInteger;
import java.util.Optional;
import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;

/** Words of the colours x (Left's), o (Right's) and g (both players'). */
public final class Colours {
  private Colours() {}

  /** The word with Left's and Right's colours exchanged. */
  public static String exchanged(String colours) {
    return colours.replace('x', '#').replace('o', 'x').replace('#', 'o');
  }

  /** Whether all letters are g. */
  static boolean isGreen(String colours) {
    return colours.chars().allMatch(c -> c == 'g');
  }

  /**
   * The value of a chain with these colours, least element first, which is a Hackenbush stalk from
   * the ground: a nimber if all are green, a number by Berlekamp's sign expansion if none is
   * (<i>Winning Ways</i>, chapter 3).
   */
  public static Optional<ShortGame> stalkValue(String colours) {
    if (isGreen(colours)) {
      return Optional.of(ShortGame.nimber(colours.length()));
    }
    if (colours.indexOf('g') >= 0) {
      return Optional.empty();
    }
    return Optional.of(ShortGame.number(stalkNumber(colours)));
  }

  /** The first run counts 1 each; from the first change on edge i counts 1/2, 1/4, 1/8, ... */
  private static Dyadic stalkNumber(String colours) {
    char first = colours.charAt(0);
    int run = 1;
    while (run < colours.length() && colours.charAt(run) == first) {
      run++;
    }
    int fraction = colours.length() - run;
    byte[] bits = new byte[fraction / 8 + 1];
    for (int i = 0; i < fraction; i++) {
      if (colours.charAt(run + i) == 'x') {
        int place = fraction - 1 - i;
        bits[bits.length - 1 - place / 8] |= (byte) (1 << place % 8);
      }
    }
    BigInteger positive = new BigInteger(1, bits);
    BigInteger all = BigInteger.ONE.shiftLeft(fraction).subtract(BigInteger.ONE);
    BigInteger signed = positive.shiftLeft(1).subtract(all);
    Dyadic whole = Dyadic.of(first == 'x' ? run : -run);
    return whole.plus(Dyadic.of(signed, fraction));
  }
}
