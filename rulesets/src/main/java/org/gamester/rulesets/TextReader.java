package org.gamester.rulesets;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A cursor over a text, or over a part of one, for the readers of positions.
 *
 * <p>Comments are blanks. Errors name the place in the whole text, even when only a part is read.
 */
public final class TextReader {
  private static final int LAST_OF_ASCII = 0x7F;
  private static final int LONGEST_QUOTE = 20;

  private final String original;
  private final String text;
  private final int start;
  private final int end;
  private int offset;

  /**
   * A reader of all of {@code text}.
   *
   * @throws TextException if a comment is not closed
   */
  public TextReader(String text) {
    this(text, blankComments(text), 0, text.length());
  }

  private TextReader(String original, String text, int start, int end) {
    this.original = original;
    this.text = text;
    this.start = start;
    this.end = end;
    this.offset = start;
  }

  private static String blankComments(String text) {
    int open = text.indexOf("/*");
    if (open < 0) {
      return text;
    }
    StringBuilder blanked = new StringBuilder(text);
    while (open >= 0) {
      int close = text.indexOf("*/", open + 2);
      if (close < 0) {
        throw new TextException(text, open, "this comment is not closed by */");
      }
      for (int i = open; i < close + 2; i++) {
        if (text.charAt(i) != '\n') {
          blanked.setCharAt(i, ' ');
        }
      }
      open = text.indexOf("/*", close + 2);
    }
    return blanked.toString();
  }

  /** A reader of the part from offset {@code from} to {@code to}, blanks at its ends left out. */
  public TextReader part(int from, int to) {
    int first = from;
    int last = to;
    while (first < last && isBlank(text.charAt(first))) {
      first++;
    }
    while (last > first && isBlank(text.charAt(last - 1))) {
      last--;
    }
    return new TextReader(original, text, first, last);
  }

  /** The offset of the cursor in the whole text. */
  public int offset() {
    return offset;
  }

  /** The offset at which this reader ends. */
  public int end() {
    return end;
  }

  /** Puts the cursor to an offset of the whole text. */
  public void moveTo(int newOffset) {
    if (newOffset < start || newOffset > end) {
      throw new IllegalArgumentException("the offset " + newOffset + " is outside this part");
    }
    offset = newOffset;
  }

  /** Whether only blanks are left; skips them. */
  public boolean atEnd() {
    skipBlanks();
    return offset == end;
  }

  /** Moves past blanks, tabs and line ends. */
  public void skipBlanks() {
    while (offset < end && isBlank(text.charAt(offset))) {
      offset++;
    }
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
  }

  /** The character at the cursor, blanks not skipped, or NUL at the end. */
  public char peek() {
    return offset < end ? text.charAt(offset) : '\0';
  }

  /** The character {@code ahead} places after the cursor, or NUL past the end. */
  public char peek(int ahead) {
    return offset + ahead < end ? text.charAt(offset + ahead) : '\0';
  }

  /** The next character, blanks not skipped. */
  public char next() {
    if (offset >= end) {
      throw error("unexpected end of the text");
    }
    return text.charAt(offset++);
  }

  /** Skips blanks; if {@code c} follows, moves past it. */
  public boolean accept(char c) {
    skipBlanks();
    if (peek() == c && offset < end) {
      offset++;
      return true;
    }
    return false;
  }

  /** Moves past the end of a row of cells, with the blanks around it, if the cursor is there. */
  public boolean acceptEndOfRow() {
    int before = offset;
    boolean lineEnd = false;
    while (Character.isWhitespace(peek())) {
      lineEnd |= next() == '\n';
    }
    boolean separator = peek() == '|' || peek() == '/';
    if (separator) {
      next();
      skipBlanks();
    }
    if (!separator && !lineEnd) {
      moveTo(before);
    }
    return separator || lineEnd;
  }

  /** Skips blanks; if {@code word} follows, in any case, moves past it. */
  public boolean accept(String word) {
    skipBlanks();
    if (offset + word.length() <= end && text.regionMatches(true, offset, word, 0, word.length())) {
      offset += word.length();
      return true;
    }
    return false;
  }

  /** Skips blanks and moves past {@code c}, which must follow. */
  public void expect(char c) {
    if (!accept(c)) {
      throw expected("'" + c + "'");
    }
  }

  /** Refuses anything but blanks after the cursor. */
  public void expectEnd() {
    if (!atEnd()) {
      throw error("unexpected " + quoteRest() + " after the position");
    }
  }

  /** Whether a digit is at the cursor, blanks not skipped. */
  public boolean atDigit() {
    return isDigit(peek());
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /**
   * Skips blanks and reads a whole number.
   *
   * @param what what the number is, for the error
   * @throws TextException if it is negative, has a sign or a fraction, or is out of bounds
   */
  public long number(String what, long least, long greatest) {
    return unsigned(bounded(what, least, greatest), least, greatest);
  }

  /**
   * Skips blanks and reads a whole number, with a minus before it or not.
   *
   * @param what what the number is, for the error
   * @param greatest the greatest size
   * @throws TextException if it has a fraction, or is out of bounds
   */
  public long signedNumber(String what, long greatest) {
    boolean isNegative = accept('-');
    long size = unsigned(bounded(what, -greatest, greatest), 0, greatest);
    return isNegative ? -size : size;
  }

  private long unsigned(String expected, long least, long greatest) {
    skipBlanks();
    int from = offset;
    while (atDigit()) {
      offset++;
    }
    String digits = text.substring(from, offset);
    boolean fraction = (peek() == '.' || peek() == '/') && isDigit(peek(1));
    if (digits.isEmpty() || fraction) {
      offset = from;
      throw expected(expected);
    }
    if (digits.length() <= 18) {
      long value = Long.parseLong(digits);
      if (value >= least && value <= greatest) {
        return value;
      }
    } else {
      java.math.BigInteger value = digits.length() > 40 ? null : new java.math.BigInteger(digits);
      if (value != null
          && value.bitLength() < Long.SIZE
          && value.longValueExact() >= least
          && value.longValueExact() <= greatest) {
        return value.longValueExact();
      }
    }
    throw errorAt(from, "expected " + expected + ", found " + quote(digits));
  }

  private static String bounded(String what, long least, long greatest) {
    return what + " (a whole number from " + least + " to " + greatest + ")";
  }

  /**
   * Reads letters, digits, {@code _} and {@code -} after a first letter; empty if none is there.
   */
  public String name() {
    skipBlanks();
    int from = offset;
    if (Character.isLetter(peek())) {
      while (isNamePart(peek())) {
        offset++;
      }
    }
    return text.substring(from, offset);
  }

  private static boolean isNamePart(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '-';
  }

  /** What is left, without blanks at its end. */
  public String rest() {
    return text.substring(offset, end).stripTrailing();
  }

  /** The text of this part. */
  public String content() {
    return text.substring(start, end);
  }

  /** The text between two offsets of the whole text, comments blanked. */
  public String between(int from, int to) {
    return text.substring(from, to);
  }

  /** The parts between separators that stand outside all brackets; one part if there is none. */
  public List<TextReader> split(char separator) {
    List<TextReader> parts = new ArrayList<>();
    int depth = 0;
    int from = offset;
    for (int i = afterCode(offset); i < end; i = afterCode(i + 1)) {
      char c = text.charAt(i);
      depth += Brackets.change(c);
      if (c == separator && depth == 0) {
        parts.add(part(from, i));
        from = i + 1;
      }
    }
    parts.add(part(from, end));
    return parts;
  }

  /** The end of the code of a graph whose colon is at {@code place}; else {@code place}. */
  int afterCode(int place) {
    return Math.min(end, Brackets.afterCode(text, place));
  }

  /**
   * The offset of the bracket that closes the one at the cursor.
   *
   * @throws TextException if none does
   */
  public int closingBracket() {
    int depth = 0;
    for (int i = afterCode(offset); i < end; i = afterCode(i + 1)) {
      int change = Brackets.change(text.charAt(i));
      depth += change;
      if (change < 0 && depth == 0) {
        return i;
      }
    }
    throw error("this bracket is not closed");
  }

  /** An error at the cursor: {@code what} was expected there. */
  public TextException expected(String what) {
    skipBlanks();
    return error(
        "expected " + what + ", found " + (offset == end ? "the end of the text" : quoteRest()));
  }

  /** An error at the cursor, of which only one character is quoted. */
  TextException expectedCharacter(String what) {
    if (atEnd()) {
      return expected(what);
    }
    int after = offset + Character.charCount(text.codePointAt(offset));
    return error("expected " + what + ", found " + quote(text.substring(offset, after)));
  }

  /** An error at the cursor. */
  public TextException error(String complaint) {
    return errorAt(offset, complaint);
  }

  /** An error at an offset of the whole text. */
  public TextException errorAt(int place, String complaint) {
    return errorAt(place, complaint, "");
  }

  /** The same with what may have been meant. */
  public TextException errorAt(int place, String complaint, String suggestion) {
    return new TextException(original, place, complaint, suggestion);
  }

  private String quoteRest() {
    int to = offset;
    char first = peek();
    if (isNamePart(first) || ((first == '-' || first == '+') && isDigit(peek(1)))) {
      to++;
      while (to < end && continues(to)) {
        to++;
      }
    } else {
      to = Math.min(end, to + Character.charCount(text.codePointAt(to)));
    }
    return quote(text.substring(offset, to));
  }

  private boolean continues(int place) {
    char c = text.charAt(place);
    boolean fraction = (c == '/' || c == '.') && place + 1 < end && isDigit(text.charAt(place + 1));
    return isNamePart(c) || (fraction && isDigit(text.charAt(place - 1)));
  }

  private static String quote(String read) {
    return read.length() > LONGEST_QUOTE
        ? "'" + read.substring(0, LONGEST_QUOTE) + "...' (" + read.length() + " characters)"
        : "'" + read + "'" + codePoint(read);
  }

  /** The code point of a text of one character that is not ASCII: it may look like another. */
  private static String codePoint(String read) {
    boolean isOther =
        read.codePointCount(0, read.length()) == 1 && read.codePointAt(0) > LAST_OF_ASCII;
    return isOther ? String.format(Locale.ROOT, " (U+%04X)", read.codePointAt(0)) : "";
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "\"%s\" at %d", content(), offset - start);
  }
}
