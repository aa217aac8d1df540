package org.gamester.rulesets.heap;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.heap.HeapCounts.Sizes;

/**
 * Reads take-and-break codes: {@code 0.137}, {@code .77}, {@code 77}, {@code 4.[3]}, {@code 4!.0},
 * {@code 0.[{0+}=]}.
 *
 * <p>A digit is 0-9 or A-Z (10 to 35, capitals only) with a bit for every allowed number of heaps,
 * or a list of those numbers in braces; a suffix !, ? or = says how the heaps compare; a tail in
 * square brackets repeats for ever.
 *
 * <p>A point may be left out: one digit that may stand before it is d0, as in the tables, so that
 * {@code 4} is 4.0; any other code begins with d1, so that {@code 77} is 0.77 and {@code 3} is 0.3.
 * The code is written with the digits on both sides of its point.
 */
final class TakeAndBreakReader {
  private static final int GREATEST_COUNT = 62;

  private final TextReader text;
  private final List<HeapCounts> digits = new ArrayList<>();
  private List<HeapCounts> tail = List.of();

  private TakeAndBreakReader(TextReader text) {
    this.text = text;
  }

  /**
   * Reads a code, up to the end of the text.
   *
   * @throws org.gamester.rulesets.TextException if it is not a code, or its games need not end
   */
  static TakeAndBreakCode read(TextReader text) {
    return new TakeAndBreakReader(text).code();
  }

  private TakeAndBreakCode code() {
    text.skipBlanks();
    int start = text.offset();
    if (text.atEnd()) {
      throw text.expected("a code such as 0.137 or 4.[3]");
    }
    boolean hasPoint = text.content().indexOf('.') >= 0;
    if (hasPoint) {
      readBeforePoint(start);
    } else {
      readWithoutPoint();
    }
    while (!text.atEnd()) {
      if (text.accept('[')) {
        readTail();
        break;
      }
      digits.add(digit());
    }
    boolean hasOnlyFirst = digits.size() == 1 && tail.isEmpty();
    if (hasOnlyFirst && digits.getFirst().equals(HeapCounts.NONE)) {
      throw text.expected("a digit after the point, as in 0.77");
    }
    if (!text.atEnd()) {
      throw text.expected("the end of the code after its repeating tail");
    }
    String written = text.between(start, text.offset()).strip();
    if (hasPoint) {
      return code(hasOnlyFirst ? written + "0" : written);
    }
    return code(hasOnlyFirst ? written + ".0" : "0." + written);
  }

  private TakeAndBreakCode code(String written) {
    return new TakeAndBreakCode(digits, tail, written);
  }

  /** Reads the first digit of a code without a point: d0 if it is the only one and can be. */
  private void readWithoutPoint() {
    digits.add(HeapCounts.NONE);
    if (text.peek() == '[') { // 0.[3]
      return;
    }
    HeapCounts first = digit();
    if (text.atEnd() && !first.equals(HeapCounts.NONE) && !first.allows(0) && !first.allows(1)) {
      digits.set(0, first);
    } else {
      digits.add(first);
    }
  }

  private void readBeforePoint(int start) {
    if (text.peek() == '.') {
      digits.add(HeapCounts.NONE);
    } else {
      HeapCounts counts = digit();
      if (counts.allows(0) || counts.allows(1)) {
        throw text.errorAt(
            start,
            "digit d0 lets a player take nothing and leave 0 heaps or 1 heap, so play need not"
                + " end; expected a digit that only splits (0, 4, 8, C, ...)");
      }
      digits.add(counts);
    }
    text.expect('.');
  }

  private void readTail() {
    int start = text.offset() - 1;
    List<HeapCounts> repeated = new ArrayList<>();
    while (!text.accept(']')) {
      if (text.atEnd()) {
        throw text.expected("] at the end of the repeating tail");
      }
      repeated.add(digit());
    }
    if (repeated.isEmpty()) {
      throw text.errorAt(start, "the repeating tail is empty; expected digits between [ and ]");
    }
    tail = repeated;
  }

  private HeapCounts digit() {
    text.skipBlanks();
    if (text.peek() == '{') {
      text.next();
      return counted();
    }
    char digit = text.peek();
    if (!(digit >= '0' && digit <= '9') && !(digit >= 'A' && digit <= 'Z')) {
      throw text.expected("a digit 0-9 or A-Z (for 10 to 35), {numbers of heaps} or a tail in [ ]");
    }
    int value = Character.digit(digit, Character.MAX_RADIX);
    text.next();
    return new HeapCounts(value, -1, sizes());
  }

  private HeapCounts counted() {
    long bits = 0;
    int atLeast = -1;
    if (!text.accept('}')) {
      do {
        int count = (int) text.number("a number of heaps", 0, GREATEST_COUNT);
        if (text.accept('+')) {
          atLeast = atLeast < 0 ? count : Math.min(atLeast, count);
        } else {
          bits |= 1L << count;
        }
      } while (text.accept(','));
      text.expect('}');
    }
    return new HeapCounts(bits, atLeast, sizes());
  }

  private Sizes sizes() {
    for (Sizes sizes : Sizes.values()) {
      if (!sizes.suffix().isEmpty() && text.accept(sizes.suffix())) {
        return sizes;
      }
    }
    return Sizes.ANY;
  }
}
