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
 * square brackets repeats for ever. A code without a point is read as if it began with one.
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
    if (text.content().indexOf('.') < 0) {
      digits.add(HeapCounts.NONE);
    } else {
      readBeforePoint(start);
    }
    while (!text.atEnd()) {
      if (text.accept('[')) {
        readTail();
        break;
      }
      digits.add(digit());
    }
    if (digits.size() == 1 && tail.isEmpty()) {
      throw text.expected("a digit after the point, as in 0.77");
    }
    if (!text.atEnd()) {
      throw text.expected("the end of the code after its repeating tail");
    }
    return new TakeAndBreakCode(digits, tail, text.between(start, text.offset()));
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
