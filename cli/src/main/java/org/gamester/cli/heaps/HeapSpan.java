package org.gamester.cli.heaps;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The numbers from one to another: {@code 0..100}, or {@code 7} alone. */
record HeapSpan(int from, int to) {

  long count() {
    return to - from + 1L;
  }

  /** Reads a span on the command line. */
  static final class Reader implements ITypeConverter<HeapSpan> {
    private final HeapNumber numbers = new HeapNumber();

    @Override
    public HeapSpan convert(String text) {
      int dots = text.indexOf("..");
      if (dots == 0 || (dots > 0 && dots + 2 == text.length())) {
        throw new TypeConversionException(
            "expected a range with both ends, such as 0..100, found '" + text + "'");
      }
      HeapSpan span =
          dots < 0
              ? new HeapSpan(numbers.convert(text), numbers.convert(text))
              : new HeapSpan(
                  numbers.convert(text.substring(0, dots)),
                  numbers.convert(text.substring(dots + 2)));
      if (span.to < span.from) {
        throw new TypeConversionException("the range " + text + " is empty");
      }
      return span;
    }
  }
}
