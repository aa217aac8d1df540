package org.gamester.web.pages;

import org.gamester.values.notation.GameReader;
import org.gamester.values.notation.MathMlWriter;
import org.gamester.values.notation.NotationException;

/** Values as they are written into pages. */
final class ValueHtml {
  private static final int LONGEST = 200;

  private ValueHtml() {}

  /** The MathML of a value; what is not one, or is long, as code. */
  static String of(String text) {
    if (text.length() <= LONGEST) {
      try {
        return String.join("", MathMlWriter.writeInParts(GameReader.exact().read(text)));
      } catch (NotationException e) {
        return code(text);
      }
    }
    return code(text);
  }

  private static String code(String text) {
    return "<code>" + escaped(text) + "</code>";
  }

  /** A text with nothing in it that HTML would read. */
  static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  /** A text in which code stands between backquotes. */
  static String withCode(String text) {
    return escaped(text).replaceAll("`([^`]+)`", "<code>$1</code>");
  }
}
