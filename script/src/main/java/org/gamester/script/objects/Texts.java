package org.gamester.script.objects;

import org.gamester.values.Computation;

/** Texts of a bounded length. */
public final class Texts {

  /** The most characters of a text. */
  public static final int LONGEST = 100_000_000;

  private Texts() {}

  /**
   * Refuses a text before it is made.
   *
   * @throws ScriptException if it is longer than any may be
   * @throws org.gamester.values.GameTooLargeException if it does not fit into memory
   */
  public static void requireRoom(long length) {
    if (length > LONGEST) {
      throw new ScriptException("A string has at most %,d characters.".formatted(LONGEST));
    }
    Computation.requireRoom(length, Character.BYTES, "characters of text");
  }

  public static String joined(String first, String second) {
    requireRoom((long) first.length() + second.length());
    return first.concat(second);
  }
}
