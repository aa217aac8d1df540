package org.gamester.script.boards;

import java.math.BigInteger;
import java.util.Locale;
import org.gamester.script.objects.ScriptException;

/** The contents of grids and strips: small integers, or characters that stand for them. */
public final class Cells {

  private Cells() {}

  /** A cell's value. */
  public static byte value(BigInteger value) {
    if (value.bitLength() > 7) {
      throw new ScriptException("Value is out of range (must satisfy -128 <= x <= 127): " + value);
    }
    return value.byteValueExact();
  }

  /** The values of the characters of a row: their places in {@code characters}. */
  static byte[] row(String text, String characters) {
    byte[] cells = new byte[text.length()];
    for (int i = 0; i < cells.length; i++) {
      int value = characters.indexOf(text.charAt(i));
      if (value < 0) {
        throw new ScriptException(
            "The position may only contain the following characters: " + characters);
      }
      cells[i] = (byte) value;
    }
    return cells;
  }

  static String folded(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  /** The character for a value. */
  static char character(byte value, String characters) {
    if (value < 0 || value >= characters.length()) {
      throw new ScriptException("There is no character for the value " + value + ".");
    }
    return characters.charAt(value);
  }
}
