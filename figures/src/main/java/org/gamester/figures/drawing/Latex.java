package org.gamester.figures.drawing;

/** Words as LaTeX takes them. */
public final class Latex {

  private Latex() {}

  /** A text in which nothing is a command; signs of mathematics are as LaTeX has them. */
  public static String escaped(String text) {
    StringBuilder escaped = new StringBuilder(text.length() + 16);
    text.codePoints().forEach(c -> append(escaped, c));
    return escaped.toString();
  }

  private static void append(StringBuilder text, int c) {
    switch (c) {
      case '\\' -> text.append("\\textbackslash{}");
      case '{', '}', '$', '&', '#', '%', '_' -> text.append('\\').append((char) c);
      case '^' -> text.append("\\textasciicircum{}");
      case '~' -> text.append("\\textasciitilde{}");
      case '<' -> text.append("\\textless{}");
      case '>' -> text.append("\\textgreater{}");
      case '|' -> text.append("\\textbar{}");
      case '"' -> text.append("\\textquotedbl{}");
      case '\u00a0', '\t' -> text.append('~');
      case '\u2212' -> text.append("$-$");
      case '\u2191' -> text.append("$\\uparrow$");
      case '\u2193' -> text.append("$\\downarrow$");
      case '\u00b1' -> text.append("$\\pm$");
      case '\u29fe' -> text.append("$+$");
      case '\u29ff' -> text.append("$-$");
      case '\u2026' -> text.append("\\ldots{}");
      case '\u00d7' -> text.append("$\\times$");
      case '\u2217', '\u2605' -> text.append("$\\ast$");
      default -> {
        if (c >= ' ' && c != 0x7f && !Character.isISOControl(c)) {
          text.appendCodePoint(c);
        }
      }
    }
  }
}
