package org.gamester.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A number of tokens on the command line: {@code 1000}, {@code 1_000_000} or {@code 2^20}. */
final class HeapNumber implements ITypeConverter<Integer> {
  private static final int MOST_DIGITS = 10;

  @Override
  public Integer convert(String text) {
    long number = -1;
    if (text.matches("2\\^[0-9]{1,2}")) {
      int exponent = Integer.parseInt(text.substring(2));
      number = exponent < Integer.SIZE ? 1L << exponent : -1;
    } else if (text.matches("[0-9][0-9_]*")) {
      String digits = text.replace("_", "");
      number = digits.length() <= MOST_DIGITS ? Long.parseLong(digits) : -1;
    }
    if (number < 0 || number > Integer.MAX_VALUE) {
      throw new TypeConversionException(
          "expected a number from 0 to "
              + Integer.MAX_VALUE
              + ", such as 1000 or 2^20, found '"
              + text
              + "'");
    }
    return (int) number;
  }
}
