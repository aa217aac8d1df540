package org.gamester.cli.session;

import java.util.ArrayList;
import java.util.List;

/**
 * Cuts a value to what a terminal shows at once. A value of one line is folded, one of several
 * lines keeps them, each cut at the right edge.
 */
final class ValueDisplay {
  private static final String CUT = "…";

  /** Rows that stay free for the input, what is left out, and the next prompt. */
  private static final int OTHER_ROWS = 3;

  private static final int FEWEST_ROWS = 3;
  private static final int FEWEST_COLUMNS = 20;

  private ValueDisplay() {}

  /**
   * What is shown of a text.
   *
   * @param shown lines of which none is longer than the terminal is wide
   * @param leftOut what is not shown, as a sentence; empty if all is
   */
  record Cut(List<String> shown, String leftOut) {}

  /**
   * Cuts a text.
   *
   * @param columns the width of the terminal; 0 if it is not known
   * @param rows its height; 0 if it is not known
   */
  static Cut cut(String text, int columns, int rows) {
    int width = columns <= 0 ? 80 : Math.max(FEWEST_COLUMNS, columns);
    int height = (rows <= 0 ? 24 : Math.max(FEWEST_ROWS + OTHER_ROWS, rows)) - OTHER_ROWS;
    return text.indexOf('\n') < 0 ? folded(text, width, height) : cropped(text, width, height);
  }

  private static Cut folded(String text, int width, int height) {
    long room = (long) width * height;
    if (text.length() <= room) {
      return new Cut(List.of(text), "");
    }
    int end = (int) room - width - 1;
    return new Cut(
        List.of(text.substring(0, end) + CUT),
        "%,d of %,d characters".formatted(end, text.length()));
  }

  private static Cut cropped(String text, int width, int height) {
    List<String> lines = text.lines().toList();
    boolean isTooHigh = lines.size() > height;
    List<String> shown = new ArrayList<>();
    boolean isTooWide = false;
    for (String line : lines.subList(0, isTooHigh ? height - 1 : lines.size())) {
      boolean fits = line.length() <= width;
      isTooWide |= !fits;
      shown.add(fits ? line : line.substring(0, width - 1) + CUT);
    }
    String leftOut =
        isTooHigh
            ? "%,d of %,d lines".formatted(shown.size(), lines.size())
            : isTooWide ? "the left part" : "";
    return new Cut(shown, leftOut);
  }
}
