package org.gamester.script.members;

import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;
import org.gamester.values.infinitesimals.GeneralizedPowers;
import org.gamester.values.infinitesimals.UptimalExpansion;

/**
 * Reads uptimal expansions as they print: {@code x*m.d1d2…} for x + *m + d1.up + d2.up^2 + …, a
 * digit over 35 in parentheses, a negative one with a minus sign behind it.
 */
final class UptimalText {

  private static final Pattern WHOLE =
      Pattern.compile("(-?[0-9]+(?:/[0-9]+)?)?(\\*([0-9]*))?\\.((?:(?:[0-9A-Z]|\\([0-9]+\\))-?)*)");
  private static final Pattern DIGIT = Pattern.compile("([0-9A-Z]|\\([0-9]+\\))(-?)");
  private static final int LONGEST_NUMBER = 1_000;

  private UptimalText() {}

  static UptimalExpansion read(String text) {
    Matcher whole = WHOLE.matcher(text);
    if (!whole.matches() || text.length() > LONGEST_NUMBER) {
      throw new ScriptException("Invalid uptimal expansion: " + text);
    }
    ShortGame sum = number(whole.group(1), text);
    if (whole.group(2) != null) {
      sum = sum.plus(ShortGame.nimber(star(whole.group(3), text)));
    }
    Matcher digit = DIGIT.matcher(whole.group(4));
    for (int power = 1; digit.find(); power++) {
      BigInteger count = coefficient(digit.group(1));
      ShortGame term = GeneralizedPowers.power(ShortGame.UP, Dyadic.of(power)).times(count);
      sum = digit.group(2).isEmpty() ? sum.plus(term) : sum.minus(term);
    }
    return UptimalExpansion.of(sum).orElseThrow();
  }

  private static ShortGame number(@org.jspecify.annotations.Nullable String number, String text) {
    if (number == null) {
      return ShortGame.ZERO;
    }
    String[] parts = number.split("/", 2);
    BigInteger numerator = new BigInteger(parts[0]);
    BigInteger denominator = parts.length < 2 ? BigInteger.ONE : new BigInteger(parts[1]);
    if (denominator.bitCount() != 1) {
      throw new ScriptException("Invalid uptimal expansion: " + text);
    }
    return ShortGame.number(Dyadic.of(numerator, denominator.getLowestSetBit()));
  }

  private static long star(String star, String text) {
    BigInteger heap = star.isEmpty() ? BigInteger.ONE : new BigInteger(star);
    if (heap.bitLength() > 62) {
      throw new ScriptException("Invalid uptimal expansion: " + text);
    }
    return heap.longValueExact();
  }

  private static BigInteger coefficient(String digit) {
    return digit.startsWith("(")
        ? new BigInteger(digit.substring(1, digit.length() - 1))
        : BigInteger.valueOf(Character.digit(digit.charAt(0), 36));
  }
}
