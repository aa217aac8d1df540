package org.gamester.script.boards;

import java.math.BigInteger;
import java.util.Locale;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Computation;

/** The contents of grids and strips: small integers, or characters that stand for them. */
public final class Cells {

  private Cells() {}

  /** A cell's value. */
  public static byte value(BigInteger value) {
    if (value.bitLength() > 7) {
      throw new ScriptException(
          "Value is out of range (must satisfy -128 <= x <= 127): "
              + (value.bitLength() < 200 ? value : "about 2^" + value.bitLength()));
    }
    return value.byteValueExact();
  }

  /** The value of a character: its place in {@code characters}. */
  static byte value(char character, String characters) {
    int value = characters.indexOf(character);
    if (value < 0) {
      throw new ScriptException(
          "The position may only contain the following characters: " + characters);
    }
    return (byte) value;
  }

  /** Characters as cells may be written with them. */
  static String requireFew(String characters) {
    if (characters.length() > Byte.MAX_VALUE) {
      throw new ScriptException("At most " + Byte.MAX_VALUE + " characters can stand for values.");
    }
    return characters;
  }

  static String folded(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  /** The character for a value. */
  static char character(byte value, String characters) {
    Computation.poll();
    if (value < 0 || value >= characters.length()) {
      throw new ScriptException("There is no character for the value " + value + ".");
    }
    return characters.charAt(value);
  }
}
