package org.gamester.rulesets.cards;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.TextReader;

/**
 * What may be taken from a heap: {@code take 1 or 2, leaving 0, 1 or 2 heaps}, {@code take 1-3},
 * {@code take 2 or more}; what remains is one heap or none, if nothing is said. Kept as the digits
 * of a take-and-break code.
 */
final class TakingCodes {

  private static final int MOST_TAKEN = 5_000;
  private static final int MOST_HEAPS = 4;
  private static final int NONE_OR_ONE = 3;

  /** Digits of Left and Right by the number taken, and those of all greater numbers. */
  private final List<int[]> digits = new ArrayList<>();

  private final int[] beyond = new int[2];

  /** Reads what one player, or both, may take. */
  void read(String key, TextReader text) {
    if (!text.accept("take")) {
      throw text.expected("take and numbers, such as take 1 or 2");
    }
    List<int[]> ranges = new ArrayList<>();
    boolean isOpen = false;
    do {
      text.skipBlanks();
      if (text.accept("any number")) {
        ranges.add(new int[] {1, 1});
        isOpen = true;
      } else {
        int from = (int) text.number("the number taken", 1, MOST_TAKEN);
        int to = from;
        text.skipBlanks();
        if (text.accept('-')) {
          text.skipBlanks();
          to = (int) text.number("the number taken", from, MOST_TAKEN);
        }
        ranges.add(new int[] {from, to});
      }
      text.skipBlanks();
      if (text.accept("or more")) {
        isOpen = true;
        text.skipBlanks();
      }
    } while (!isOpen && continues(text));
    int digit = heaps(text);
    for (int player = 0; player < 2; player++) {
      if (!key.equals(player == 0 ? "right" : "left")) {
        allow(player, ranges, isOpen, digit);
      }
    }
  }

  private static boolean continues(TextReader text) {
    int start = text.offset();
    boolean comma = text.accept(',');
    text.skipBlanks();
    boolean word = text.accept("or ");
    text.skipBlanks();
    if ((comma || word) && text.atDigit()) {
      return true;
    }
    text.moveTo(start);
    return false;
  }

  private static int heaps(TextReader text) {
    text.skipBlanks();
    int start = text.offset();
    text.accept(',');
    text.skipBlanks();
    if (!text.accept("leaving")) {
      text.moveTo(start);
      return NONE_OR_ONE;
    }
    int digit = 0;
    do {
      text.skipBlanks();
      digit |= 1 << (int) text.number("the number of heaps left", 0, MOST_HEAPS);
      text.skipBlanks();
    } while (continues(text));
    if (!text.accept("heaps") && !text.accept("heap")) {
      throw text.expected("heaps");
    }
    return digit;
  }

  private void allow(int player, List<int[]> ranges, boolean isOpen, int digit) {
    for (int[] range : ranges) {
      for (int taken = range[0]; taken <= range[1]; taken++) {
        digitsOf(taken)[player] |= digit;
      }
    }
    if (isOpen) {
      int last = ranges.getLast()[1];
      digitsOf(last);
      for (int taken = last; taken < digits.size(); taken++) {
        digits.get(taken)[player] |= digit;
      }
      beyond[player] |= digit;
    }
  }

  private int[] digitsOf(int taken) {
    while (digits.size() <= taken) {
      digits.add(beyond.clone());
    }
    return digits.get(taken);
  }

  /** The take-and-break code of a player. */
  String code(boolean isLeft) {
    int player = isLeft ? 0 : 1;
    StringBuilder code = new StringBuilder("0.");
    for (int taken = 1; taken < digits.size(); taken++) {
      code.append(letter(digits.get(taken)[player]));
    }
    if (beyond[player] != 0) {
      code.append('[').append(letter(beyond[player])).append(']');
    }
    return code.length() == 2 ? "0.0" : code.toString();
  }

  private static char letter(int digit) {
    return Character.toUpperCase(Character.forDigit(digit, 32));
  }
}
