package org.gamester.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.gamester.rulesets.Catalogue;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameReader;

/** Values as the book writes them: 5 ± 3, ±1/2, 3×{2|1}, tiny(2), *{0,*,*4}, *3 xor *6. */
final class BookValues {

  private BookValues() {}

  static ShortGame read(String text) {
    if (text.contains("*{")) {
      ShortGame sum = ShortGame.ZERO;
      for (String tree : text.split(" \\+ ", -1)) {
        sum = sum.plus(new Evaluator().value(Catalogue.standard().readSum("tree(" + tree + ")")));
      }
      return sum;
    }
    return GameReader.exact().read(plain(text));
  }

  static List<ShortGame> readList(String list) {
    return split(list, ',').stream().map(BookValues::read).toList();
  }

  private static String plain(String text) {
    return text.replaceAll("(\\d+) xor (\\d+)", "*$1 + *$2")
        .replaceAll("±(\\d+)(/\\d+)?", "{$1$2|-$1$2}")
        .replaceAll("([^{|,+(±] *)± (\\d+)(/\\d+)?", "$1 + {$2$3|-$2$3}")
        .replaceAll("± (\\d+)(/\\d+)?", "{$1$2|-$1$2}")
        .replaceAll("(?<=[}\\d*^v)]) *\\{", " + {")
        .replaceAll("\\+ *\\+", "+")
        .replaceAll("(\\d+)×(\\{.*)", "($2)*$1")
        .replace("tiny(", "Tiny(")
        .replace("miny(", "Miny(");
  }

  /** The terms of a sum, in their order; a sign ± begins a new one. */
  static List<ShortGame> terms(String sum) {
    return termTexts(sum).stream().map(BookValues::read).toList();
  }

  private static List<String> termTexts(String sum) {
    List<String> terms = new ArrayList<>();
    for (String term : split(sum, '+')) {
      List<String> pieces = split(term, '±');
      for (int i = 0; i < pieces.size(); i++) {
        String piece = pieces.get(i).strip();
        if (!piece.isEmpty()) {
          terms.add(i > 0 ? "±" + piece : piece);
        }
      }
    }
    return terms;
  }

  /** The options that one term of a sum lists, not simplified. */
  static List<ShortGame> literalOptions(String sum, int term, Player player) {
    String text = termTexts(sum).get(term).strip();
    if (!text.startsWith("{")) {
      return List.copyOf(read(text).options(player));
    }
    List<String> sides = split(text.substring(1, text.length() - 1), '|');
    return split(sides.get(player == Player.LEFT ? 0 : 1), ',').stream()
        .filter(option -> !option.isBlank())
        .map(BookValues::read)
        .toList();
  }

  /** The pieces of a text between signs that are outside all brackets. */
  private static List<String> split(String text, char sign) {
    List<String> pieces = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '{' || c == '(') {
        depth++;
      } else if (c == '}' || c == ')') {
        depth--;
      } else if (c == sign && depth == 0) {
        pieces.add(text.substring(start, i));
        start = i + 1;
      }
    }
    pieces.add(text.substring(start));
    return pieces;
  }

  /** The dyadic numbers strictly between two rationals, born by day 8, by their birthdays. */
  static Map<Long, List<String>> dyadicsBetween(String interval) {
    String[] ends = interval.replaceAll("[() ]", "").split(",", -1);
    Map<Long, List<String>> found = new TreeMap<>();
    for (int exponent = 0; exponent <= 6; exponent++) {
      for (long numerator = -(8L << exponent); numerator <= 8L << exponent; numerator++) {
        Dyadic x = Dyadic.of(numerator, exponent);
        boolean isInside =
            compare(numerator, 1L << exponent, ends[0]) > 0
                && compare(numerator, 1L << exponent, ends[1]) < 0;
        if (x.exponent() == exponent && isInside) {
          found
              .computeIfAbsent(x.birthday().longValueExact(), day -> new ArrayList<>())
              .add(x.toString());
        }
      }
    }
    return found;
  }

  private static int compare(long numerator, long denominator, String fraction) {
    String[] parts = fraction.split("/", -1);
    long other = parts.length > 1 ? Long.parseLong(parts[1]) : 1;
    return Long.compare(numerator * other, Long.parseLong(parts[0]) * denominator);
  }
}
