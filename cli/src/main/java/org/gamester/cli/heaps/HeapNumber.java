package org.gamester.cli.heaps;

import org.gamester.rulesets.heap.HeapNimbers;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A number of tokens on the command line: {@code 1000}, {@code 1_000_000} or {@code 2^20}. */
class HeapNumber implements ITypeConverter<Integer> {
  private static final int MOST_DIGITS = 10;

  private final int most;

  HeapNumber() {
    this(Integer.MAX_VALUE);
  }

  private HeapNumber(int most) {
    this.most = most;
  }

  /** A heap up to which all Grundy values can be kept. */
  static final class OfListedHeap extends HeapNumber {
    OfListedHeap() {
      super(HeapNimbers.MOST - 1);
    }
  }

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
    if (number < 0 || number > most) {
      throw new TypeConversionException(
          "expected a number from 0 to "
              + most
              + (most == Integer.MAX_VALUE ? "" : " (2^29 - 1)")
              + ", such as 1000 or 2^20, found '"
              + text
              + "'");
    }
    return (int) number;
  }
}
