package org.gamester.rulesets.poset;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.TextReader;

/** Reads, writes and draws diagrams: {@code 4,2,1}, {@code 4,3/2,1 flip}, {@code ##xo|xox}. */
final class DiagramText {
  private static final int LONGEST_ROW = 1_000_000_000;
  private static final int LARGEST_PICTURE = 60;

  private DiagramText() {}

  static Diagram readLengths(PosetGame game, TextReader text) {
    boolean named = text.accept("A");
    if (named) {
      text.accept('_');
    }
    char close = text.accept('(') ? ')' : text.accept('{') ? '}' : ' ';
    if (named && close == ' ') {
      throw text.expected("( and row lengths, as in A(4,2,1)");
    }
    int slash = text.rest().indexOf('/');
    TextReader shape = slash < 0 ? text : text.part(text.offset(), text.offset() + slash);
    int[] ends = lengths(shape, "a row length");
    text.moveTo(shape.offset());
    int[] starts = new int[ends.length];
    if (text.accept('/')) {
      int place = text.offset();
      int[] removed = lengths(text, "a length of the removed part");
      requireInside(text, place, removed, ends);
      System.arraycopy(removed, 0, starts, 0, removed.length);
    }
    if (close != ' ') {
      text.expect(close);
    }
    boolean flipped = text.accept("flip");
    return Diagram.chess(game, flipped, starts, ends);
  }

  /** Reads row lengths, which must not increase. */
  static int[] lengths(TextReader text, String what) {
    List<Integer> lengths = new ArrayList<>();
    do {
      text.skipBlanks();
      int place = text.offset();
      int length = (int) text.number(what, 0, LONGEST_ROW);
      if (!lengths.isEmpty()) {
        requireFalling(text, place, lengths.size(), length, lengths.getLast());
      }
      lengths.add(length);
    } while (text.accept(','));
    return lengths.stream().mapToInt(Integer::intValue).toArray();
  }

  private static void requireFalling(
      TextReader text, int place, int row, int length, int previous) {
    if (previous == 0 && length > 0) {
      throw text.errorAt(
          place, "row %d is empty, but row %d below it is not".formatted(row, row + 1));
    }
    if (length > previous) {
      throw text.errorAt(
          place,
          "row %d of length %d is longer than row %d of length %d; rows must not increase"
              .formatted(row + 1, length, row, previous));
    }
  }

  private static void requireInside(TextReader text, int place, int[] removed, int[] ends) {
    for (int i = 0; i < removed.length; i++) {
      if (removed[i] > (i < ends.length ? ends[i] : 0)) {
        throw text.errorAt(
            place,
            "row %d of the removed part has length %d, but the diagram has only %d there"
                .formatted(i + 1, removed[i], i < ends.length ? ends[i] : 0));
      }
    }
  }

  /** Reads rows of letters, {@code #} for boxes of the removed part. */
  static Diagram readColours(PosetGame game, TextReader text) {
    List<String> colours = new ArrayList<>();
    List<Integer> starts = new ArrayList<>();
    while (!text.atEnd()) {
      int place = text.offset();
      int start = 0;
      while (text.peek() == '#') {
        text.next();
        start++;
      }
      StringBuilder row = new StringBuilder();
      while (text.offset() < text.end() && !endsRow(text)) {
        row.append(PosetText.readColour(text));
      }
      if (!starts.isEmpty()) {
        int previous = starts.getLast() + colours.getLast().length();
        requireFalling(text, place, starts.size(), start + row.length(), previous);
        if (start > starts.getLast()) {
          throw text.errorAt(
              place,
              "row %d begins with %d times #, row %d only with %d; their number must not increase"
                  .formatted(starts.size() + 1, start, starts.size(), starts.getLast()));
        }
      }
      starts.add(start);
      colours.add(row.toString());
    }
    return Diagram.coloured(game, starts.stream().mapToInt(Integer::intValue).toArray(), colours);
  }

  private static boolean endsRow(TextReader text) {
    int start = text.offset();
    text.skipBlanks();
    boolean lineEnd = text.between(start, text.offset()).indexOf('\n') >= 0;
    boolean separator = text.peek() == '|' || text.peek() == '/';
    if (separator) {
      text.next();
      text.skipBlanks();
    }
    if (!separator && !lineEnd) {
      text.moveTo(start);
    }
    return separator || lineEnd;
  }

  static String write(Diagram diagram) {
    if (diagram.rows() == 0) {
      return "0";
    }
    StringBuilder text = new StringBuilder();
    if (!diagram.isChess()) {
      for (int i = 0; i < diagram.rows(); i++) {
        text.append(i == 0 ? "" : "|").append("#".repeat(diagram.start(i)));
        text.append(diagram.rowColours(i));
      }
      return text.toString();
    }
    for (int i = 0; i < diagram.rows(); i++) {
      text.append(i == 0 ? "" : ",").append(diagram.end(i));
    }
    for (int i = 0; i < diagram.rows() && diagram.start(i) > 0; i++) {
      text.append(i == 0 ? "/" : ",").append(diagram.start(i));
    }
    return text.append(diagram.isFlipped() ? " flip" : "").toString();
  }

  static String draw(Diagram diagram) {
    if (diagram.rows() == 0) {
      return "(empty)";
    }
    if (diagram.rows() > LARGEST_PICTURE || diagram.end(0) > LARGEST_PICTURE) {
      return write(diagram);
    }
    StringBuilder picture = new StringBuilder();
    for (int i = 0; i < diagram.rows(); i++) {
      picture.append(i == 0 ? "" : "\n").append("    ".repeat(diagram.start(i)));
      for (char colour : diagram.rowColours(i).toCharArray()) {
        picture.append('[').append(colour).append("] ");
      }
    }
    return picture.toString().replace(" \n", "\n").stripTrailing();
  }
}
