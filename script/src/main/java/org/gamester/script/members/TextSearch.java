package org.gamester.script.members;

import org.gamester.script.objects.Texts;
import org.gamester.values.Computation;

/**
 * Replaces a part of texts, by Knuth, Morris and Pratt's search: linear in the lengths, whatever
 * repeats in them.
 */
final class TextSearch {

  private final String part;

  /** For each length of a beginning of the part: that of its longest proper end that begins it. */
  private final int[] borders;

  TextSearch(String part) {
    this.part = part;
    Computation.requireRoom(part.length(), Integer.BYTES, "characters of a text to look for");
    borders = new int[part.length() + 1];
    int border = 0;
    for (int i = 1; i < part.length(); i++) {
      border = extended(border, part.charAt(i));
      borders[i + 1] = border;
    }
  }

  /** How much of the part is matched by a match of {@code matched} characters and one more. */
  private int extended(int matched, char next) {
    Computation.poll();
    int length = matched;
    while (length > 0 && (length == part.length() || part.charAt(length) != next)) {
      length = borders[length];
    }
    return part.charAt(length) == next ? length + 1 : 0;
  }

  /** The text with every occurrence of the part replaced, from left to right. */
  String replaceIn(String text, String replacement) {
    if (part.isEmpty()) {
      Texts.requireRoom((text.length() + 1L) * replacement.length() + text.length());
      return text.replace(part, replacement);
    }
    StringBuilder replaced = new StringBuilder();
    int copied = 0;
    int matched = 0;
    for (int i = 0; i < text.length(); i++) {
      matched = extended(matched, text.charAt(i));
      if (matched == part.length()) {
        int start = i + 1 - part.length();
        Texts.requireRoom((long) replaced.length() + start - copied + replacement.length());
        replaced.append(text, copied, start).append(replacement);
        copied = i + 1;
        matched = 0;
      }
    }
    Texts.requireRoom((long) replaced.length() + text.length() - copied);
    return copied == 0 ? text : replaced.append(text, copied, text.length()).toString();
  }
}
