package org.gamester.cli.output;

/** A text of a user in a message. */
public final class VisibleText {
  private static final int LONGEST_QUOTE = 60;

  private VisibleText() {}

  /** What was typed, short and without what a terminal would act on. */
  public static String of(String typed) {
    StringBuilder visible = new StringBuilder();
    typed
        .codePoints()
        .limit(LONGEST_QUOTE)
        .forEach(
            c ->
                visible.appendCodePoint(
                    Character.isISOControl(c) || Character.getType(c) == Character.FORMAT
                        ? '?'
                        : c));
    return typed.length() <= LONGEST_QUOTE ? visible.toString() : visible + "...";
  }
}
