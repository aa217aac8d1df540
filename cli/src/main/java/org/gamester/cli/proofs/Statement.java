package org.gamester.cli.proofs;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.analysis.check.Comparison;

/**
 * What is to be proved: a position, whose outcome or value is asked for, or how two games compare.
 *
 * @param first the position, or the game before the relation
 * @param sign the relation as typed; empty for a position alone
 * @param second the game after the relation; empty for a position alone
 */
record Statement(String first, String sign, String second) {
  /** As a reader may write it; what stands in brackets or quotes belongs to a game. */
  private static final Pattern SIGN =
      Pattern.compile("==|=|!=|<>|>=|=>|<=|=<|\\|>|<\\||\\|\\||<|>|\\bconfused\\b");

  /** An uptimal such as {@code ^<3>}, in which angle brackets are not relations. */
  private static final Pattern UPTIMAL = Pattern.compile("[\\^v]<[\\d, ]*>");

  private static final String NOT_EQUAL = "!=";

  /**
   * Splits a text at its first relation outside brackets and quotes. What is wrong in the games is
   * found when they are read.
   */
  static Statement of(String text) {
    Matcher sign = SIGN.matcher(text);
    Matcher uptimal = UPTIMAL.matcher(text);
    int depth = 0;
    char quote = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quote != 0) {
        quote = c == quote ? 0 : quote;
      } else if (c == '\'' || c == '"') {
        quote = c;
      } else if (c == '(' || c == '[' || c == '{') {
        depth++;
      } else if (c == ')' || c == ']' || c == '}') {
        depth--;
      } else if (depth == 0 && uptimal.region(i, text.length()).lookingAt()) {
        i = uptimal.end() - 1;
      } else if (depth == 0 && sign.region(i, text.length()).lookingAt()) {
        return new Statement(
            text.substring(0, i).strip(), sign.group(), text.substring(sign.end()).strip());
      }
    }
    return new Statement(text, "", "");
  }

  /** Whether a relation is claimed. */
  boolean isRelation() {
    return !sign.isEmpty();
  }

  /** Whether it is claimed that the games are not equal. */
  boolean isDifference() {
    return sign.equals(NOT_EQUAL);
  }

  /** The relation in the field's sign. */
  String symbol() {
    return comparison().map(Comparison::symbol).orElse(NOT_EQUAL);
  }

  /** The relation that is claimed, if it is one between who wins the difference. */
  Optional<Comparison> comparison() {
    String symbol =
        switch (sign) {
          case "==" -> "=";
          case "=>" -> ">=";
          case "=<" -> "<=";
          case "<>", "confused" -> "||";
          default -> sign;
        };
    return List.of(Comparison.values()).stream()
        .filter(comparison -> comparison.symbol().equals(symbol))
        .findFirst();
  }
}
