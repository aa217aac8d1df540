package org.gamester.cli.output;

import java.util.Collections;
import java.util.List;

/** Tables of Markdown, in which a bar inside a cell must be escaped, even within code. */
public final class MarkdownTable {
  private MarkdownTable() {}

  /** A cell of code. */
  public static String code(String text) {
    return "`" + text.replace("|", "\\|") + "`";
  }

  /** A cell of text, in which stars are stars, except in the parts that are code. */
  public static String prose(String text) {
    StringBuilder prose = new StringBuilder();
    boolean isCode = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      isCode ^= c == '`';
      if (c == '|' || (c == '*' && !isCode)) {
        prose.append('\\');
      }
      prose.append(c == '<' && !isCode ? "&lt;" : c);
    }
    return prose.toString();
  }

  /** One row, with its line end. */
  public static String row(String... cells) {
    return row(List.of(cells));
  }

  /** One row, with its line end. */
  public static String row(List<String> cells) {
    return "| " + String.join(" | ", cells) + " |\n";
  }

  /** The row of headings, and the rule below it. */
  public static String head(List<String> headings) {
    return "%s|%s|\n"
        .formatted(row(headings), String.join("|", Collections.nCopies(headings.size(), "---")));
  }
}
