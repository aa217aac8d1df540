package org.gamester.rulesets;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;

/** Reads the values that the specification writes; for tests only. */
public final class ValueText {
  private final String text;
  private int at;

  private ValueText(String text) {
    this.text = text.replace(" ", "");
  }

  public static ShortGame read(String text) {
    ValueText reader = new ValueText(text);
    ShortGame value = reader.sum();
    if (reader.at != reader.text.length()) {
      throw new IllegalArgumentException(text + " at " + reader.at);
    }
    return value;
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private boolean accept(String word) {
    boolean here = text.startsWith(word, at);
    at += here ? word.length() : 0;
    return here;
  }

  private ShortGame sum() {
    ShortGame total = term();
    while (peek() != '\0' && "}|,]".indexOf(peek()) < 0) {
      if (!text.startsWith("+-", at)) {
        accept("+");
      }
      total = total.plus(term());
    }
    return total;
  }

  private ShortGame term() {
    if (accept("+-")) {
      return ShortGame.switchOf(term());
    }
    if (accept("{")) {
      return bars();
    }
    if (accept("*")) {
      return ShortGame.nimber(digits(1));
    }
    if (accept("^[")) {
      long n = digits(1);
      accept("]");
      ShortGame up = ShortGame.UP;
      for (long i = 1; i < n; i++) {
        up = ShortGame.of(up, ShortGame.STAR);
      }
      return up;
    }
    if (accept("^")) {
      return ShortGame.ups(digits(1));
    }
    if (accept("v")) {
      return ShortGame.ups(-digits(1));
    }
    boolean minus = accept("-");
    int start = at;
    while (Character.isDigit(peek())) {
      at++;
    }
    BigInteger numerator = new BigInteger(text.substring(start, at));
    int exponent = 0;
    if (accept("/")) {
      exponent = Long.numberOfTrailingZeros(digits(1));
    }
    return ShortGame.number(Dyadic.of(minus ? numerator.negate() : numerator, exponent));
  }

  private long digits(long otherwise) {
    int start = at;
    while (Character.isDigit(peek())) {
      at++;
    }
    return at == start ? otherwise : Long.parseLong(text.substring(start, at));
  }

  /** Everything up to the closing brace, the longest run of bars outermost. */
  private ShortGame bars() {
    List<List<ShortGame>> sides = new ArrayList<>();
    List<Integer> bars = new ArrayList<>();
    sides.add(new ArrayList<>());
    while (!accept("}")) {
      if (peek() == '|') {
        int run = 0;
        while (accept("|")) {
          run++;
        }
        bars.add(run);
        sides.add(new ArrayList<>());
      } else if (!accept(",")) {
        sides.getLast().add(sum());
      }
    }
    return fold(sides, bars).getFirst();
  }

  private static List<ShortGame> fold(List<List<ShortGame>> sides, List<Integer> bars) {
    if (bars.isEmpty()) {
      return sides.getFirst();
    }
    int widest = 0;
    for (int i = 1; i < bars.size(); i++) {
      widest = bars.get(i) > bars.get(widest) ? i : widest;
    }
    List<ShortGame> left = fold(sides.subList(0, widest + 1), bars.subList(0, widest));
    List<ShortGame> right =
        fold(sides.subList(widest + 1, sides.size()), bars.subList(widest + 1, bars.size()));
    return List.of(ShortGame.of(left, right));
  }
}
