package org.gamester.papers.chessfights;

import java.util.ArrayList;
import java.util.List;
import org.gamester.values.ShortGame;
import org.gamester.values.forms.GameForm;
import org.gamester.values.notation.GameReader;

/**
 * A game as printed in a table, read as a form that keeps dominated and reversible options. Bars of
 * different strength replace inner braces, as in {@code {1||0|*,*2}}.
 */
final class PrintedForm {

  private PrintedForm() {}

  /** The value of a printed text; {@code 1*2} is 1 + *2, as in the paper. */
  static ShortGame value(String text) {
    return GameReader.classicOutput().read(text);
  }

  /** Whether the text is the canonical form of its value, option by option. */
  static boolean isCanonical(String text) {
    return of(text).isIdentical(GameForm.of(value(text)));
  }

  /** The form of a printed text; only for table entries, which are nested a few levels deep. */
  static GameForm of(String text) {
    String game = text.strip();
    if (game.startsWith("{") && closing(game, 0) == game.length() - 1) {
      return inBraces(game.substring(1, game.length() - 1));
    }
    return GameForm.of(value(game));
  }

  private static GameForm inBraces(String text) {
    String bars = strongestBars(text);
    int place = outside(text, bars, 0);
    return GameForm.of(
        options(text.substring(0, place)), options(text.substring(place + bars.length())));
  }

  private static List<GameForm> options(String text) {
    if (text.isBlank()) {
      return List.of();
    }
    if (!strongestBars(text).isEmpty()) {
      return List.of(inBraces(text));
    }
    List<GameForm> options = new ArrayList<>();
    int start = 0;
    for (int comma = outside(text, ",", 0); comma >= 0; comma = outside(text, ",", start)) {
      options.add(of(text.substring(start, comma)));
      start = comma + 1;
    }
    options.add(of(text.substring(start)));
    return options;
  }

  /** The longest run of bars that is not inside braces. */
  private static String strongestBars(String text) {
    String bars = "";
    while (outside(text, bars + "|", 0) >= 0) {
      bars += "|";
    }
    return bars;
  }

  /** The first place of a symbol from an index on that is not inside braces, or -1. */
  private static int outside(String text, String sign, int from) {
    for (int i = from; i < text.length(); i++) {
      if (text.startsWith(sign, i)) {
        return i;
      }
      if (text.charAt(i) == '{') {
        i = closing(text, i);
      }
    }
    return -1;
  }

  private static int closing(String text, int open) {
    int depth = 0;
    for (int i = open; i < text.length(); i++) {
      depth += text.charAt(i) == '{' ? 1 : text.charAt(i) == '}' ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    throw new IllegalArgumentException("'" + text + "' has a brace that is not closed");
  }
}
