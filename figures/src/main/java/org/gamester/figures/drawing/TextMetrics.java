package org.gamester.figures.drawing;

/**
 * About how wide text is. A picture cannot know the reader's typeface; the widths here are those of
 * a broad one, so that what is laid out by them has room enough.
 */
public final class TextMetrics {

  /** The size of scripts, as a part of that of the line. */
  public static final double SCRIPT = 0.7;

  private static final double MONO = 0.61;

  private TextMetrics() {}

  /** The width of a text of a size. */
  public static double width(Label label, int size, Form form) {
    double width = 0;
    for (Label.Run run : label.runs()) {
      double scale = run.script() == Label.Script.BASE ? 1 : SCRIPT;
      width += scale * width(run.text(), form);
    }
    return width * size;
  }

  private static double width(String text, Form form) {
    return text.codePoints().mapToDouble(c -> form == Form.MONO ? MONO : width(c)).sum();
  }

  private static double width(int c) {
    if (Character.isDigit(c)) {
      return 0.63;
    }
    if (Character.isUpperCase(c)) {
      return c == 'M' || c == 'W' ? 0.95 : c == 'I' ? 0.35 : 0.7;
    }
    return switch (c) {
      case ' ', '\u00a0', '.', ',', ':', ';', '\'', 'i', 'j', 'l', '|', '/' -> 0.34;
      case '(', ')', '[', ']', 'f', 't', 'r', '-', '!' -> 0.42;
      case '{', '}' -> 0.64;
      case 'm', 'w', '+', '\u2212', '=', '<', '>', '\u00b1', '\u2191', '\u2193', '@', '%' -> 0.86;
      default -> c < 0x2e80 ? 0.62 : 1;
    };
  }
}
