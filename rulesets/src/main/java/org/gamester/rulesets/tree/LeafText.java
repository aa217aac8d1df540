package org.gamester.rulesets.tree;

import java.math.BigInteger;
import org.gamester.rulesets.TextReader;
import org.gamester.values.Dyadic;
import org.gamester.values.NumberUpStar;
import org.gamester.values.ShortGame;

/** Reads the values at leaves: {@code 3}, {@code -1/2}, {@code ^2*}, {@code 1v3*2}. */
final class LeafText {
  private static final int LONGEST_NUMBER = 100_000;

  private LeafText() {}

  static NumberUpStar read(TextReader text) {
    int start = text.offset();
    Dyadic number = number(text);
    long ups = 0;
    if (text.peek() == '^' || text.peek() == 'v') {
      int sign = text.next() == '^' ? 1 : -1;
      ups = sign * count(text);
    }
    long star = 0;
    if (text.peek() == '*') {
      text.next();
      star = count(text);
    }
    if (text.offset() == start) {
      throw text.expected("a value such as 1/2, ^2* or *3, or a tree in { }, *{ }, ( ) or [ ]");
    }
    return (NumberUpStar) ShortGame.numberUpStar(number, ups, star);
  }

  private static long count(TextReader text) {
    return text.atDigit() ? text.number("a count", 0, Long.MAX_VALUE / 2) : 1;
  }

  private static Dyadic number(TextReader text) {
    boolean minus = text.peek() == '-' && Character.isDigit(text.peek(1));
    if (minus) {
      text.next();
    }
    if (!text.atDigit()) {
      return Dyadic.ZERO;
    }
    BigInteger numerator = digits(text);
    int exponent = 0;
    if (text.peek() == '/') {
      text.next();
      int place = text.offset();
      BigInteger denominator = text.atDigit() ? digits(text) : BigInteger.ZERO;
      exponent = denominator.signum() == 0 ? 0 : denominator.getLowestSetBit();
      if (!denominator.equals(BigInteger.ONE.shiftLeft(exponent))) {
        throw text.errorAt(place, "the denominator of a value must be a power of 2");
      }
    }
    return Dyadic.of(minus ? numerator.negate() : numerator, exponent);
  }

  private static BigInteger digits(TextReader text) {
    int start = text.offset();
    while (text.atDigit()) {
      text.next();
    }
    if (text.offset() - start > LONGEST_NUMBER) {
      throw text.errorAt(start, "a number here has at most " + LONGEST_NUMBER + " digits");
    }
    return new BigInteger(text.between(start, text.offset()));
  }
}
