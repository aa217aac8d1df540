package org.gamester.lab.tables;

import java.util.ArrayList;
import java.util.List;

/**
 * Lays out the lines of one table, block after block, the heading before the first. Aligned columns
 * are as wide as the widest entry that has come by then, so the lines of one block are aligned with
 * each other, and with those before them unless an entry is wider than all of these.
 */
final class TableLayout {
  private final TableFormat format;
  private final List<String> heading;
  private final int[] widths;
  private boolean isBegun;

  TableLayout(TableFormat format, List<String> heading) {
    this.format = format;
    this.heading = List.copyOf(heading);
    this.widths = new int[heading.size()];
  }

  /** The next lines, each with an entry for each column of the heading. */
  String block(List<List<String>> lines) {
    List<List<String>> all = new ArrayList<>(lines);
    if (format == TableFormat.TEXT) {
      if (!isBegun) {
        all.addFirst(heading);
      }
      all.forEach(this::widen);
    }
    StringBuilder text = new StringBuilder();
    if (!isBegun && format != TableFormat.TEXT) {
      text.append(head());
    }
    isBegun = true;
    all.forEach(line -> text.append(line(line)));
    return text.toString();
  }

  /** What comes after the last line. */
  String end() {
    return (isBegun ? "" : block(List.of()))
        + (format == TableFormat.LATEX ? "\\end{tabular}\n" : "");
  }

  private String head() {
    return switch (format) {
      case LATEX ->
          "\\begin{tabular}{" + "l".repeat(heading.size()) + "}\n" + line(heading) + "\\hline\n";
      case MARKDOWN -> line(heading) + "|" + "---|".repeat(heading.size()) + "\n";
      default -> line(heading);
    };
  }

  private String line(List<String> cells) {
    return switch (format) {
      case TEXT -> aligned(cells);
      case CSV -> String.join(",", cells) + "\r\n";
      case MARKDOWN -> "| " + String.join(" | ", cells) + " |\n";
      case LATEX -> String.join(" & ", cells) + " \\\\\n";
      case JSON -> throw new IllegalArgumentException("JSON has no layout");
    };
  }

  private void widen(List<String> line) {
    for (int i = 0; i < widths.length; i++) {
      widths[i] = Math.max(widths[i], line.get(i).length());
    }
  }

  private String aligned(List<String> line) {
    StringBuilder padded = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      padded.append(i == 0 ? "" : "  ");
      padded.append(line.get(i)).repeat(" ", widths[i] - line.get(i).length());
    }
    return padded.toString().stripTrailing() + "\n";
  }
}
