package org.gamester.script.syntax;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.TextReader;
import org.gamester.script.syntax.Expression.*;
import org.jspecify.annotations.Nullable;

/**
 * Reads the text of a position in which values stand, which its ruleset cannot read as it is.
 *
 * <p>There is one rule: an expression in braces stands for its value, and so does a variable of the
 * user's that is a word by itself. A word of several letters that the ruleset reads, such as {@code
 * path}, stays. A variable beside a sign is refused, since {@code nim(n+1)} could mean one heap or
 * two. Braces at once after the name of a ruleset are those of its parameters.
 */
final class TemplateParser {

  /** Numbers in place of values, to see what else a ruleset reads; some boards need more than 1. */
  private static final List<String> PROBES = List.of("3", "1");

  private static final String SIGNS = "+-*/%^";

  private final Parser parser;
  private final String text;
  private final boolean isSum;
  private final int start;
  private final SourcePlace position;
  private final List<Part> parts = new ArrayList<>();

  /** A word of the text, or braces with what is in them. */
  private record Part(int start, int end, boolean isBraces) {}

  /**
   * @param text of a position, or of a sum of them
   * @param start where it begins in the source
   */
  TemplateParser(Parser parser, String text, boolean isSum, int start, SourcePlace position) {
    this.parser = parser;
    this.text = text;
    this.isSum = isSum;
    this.start = start;
    this.position = position;
  }

  /** The position, or sum, with its places; null if there is no place for a value in it. */
  @Nullable Expression template() {
    if (!findParts() || !isClosed()) {
      return null;
    }
    Set<String> values = values();
    List<Place> places = new ArrayList<>();
    int end = 0;
    for (Part part : parts) {
      Expression value = null;
      if (part.isBraces) {
        value = isSum ? valueOrNone(part) : expression(part);
      } else if (values.contains(text(part))) {
        requireNoSign(part);
        value = new Name(text(part), place(part));
      }
      if (value != null) {
        places.add(new Place(text.substring(end, part.start), value));
        end = part.end;
      }
    }
    return places.isEmpty()
        ? null
        : new PositionTemplate(isSum, places, text.substring(end), position);
  }

  /**
   * What to write where words that are no variables keep a text from being a position; empty if
   * they are not what is wrong.
   */
  String advice() {
    if (!findParts()) {
      return "";
    }
    Set<String> letters = new HashSet<>();
    Part first = null;
    for (Part part : parts) {
      if (!part.isBraces && part.end - part.start == 1) {
        letters.add(text(part));
        first = first == null ? part : first;
      }
    }
    if (first == null || !reads(letters::contains)) {
      return "";
    }
    return "; there is no variable `"
        + text(first)
        + "` here; an expression in braces stands for its value, as in "
        + text.substring(0, first.start)
        + "{"
        + text(first)
        + "}"
        + text.substring(first.end);
  }

  /** Whether the bracket of the position is closed; more may be typed if it is not. */
  private boolean isClosed() {
    String longer = text + " ";
    return isSum || parser.catalogue.endOfPosition(longer, 0) < longer.length();
  }

  /** Finds words and braces after the name; false if a brace is not closed. */
  private boolean findParts() {
    parts.clear();
    int at = isSum ? 0 : PositionWords.endOfName(text);
    while (at < text.length()) {
      char c = text.charAt(at);
      int end = at + 1;
      if (c == '{' && !isOfParameters(at)) {
        end = closingBrace(at) + 1;
        if (end == 0) {
          return false;
        }
        parts.add(new Part(at, end, true));
      } else if (PositionWords.isPart(c)) {
        end = PositionWords.endOfWord(text, at);
        if (Character.isLetter(c) && !opens(end)) {
          parts.add(new Part(at, end, false));
        }
      }
      at = end;
    }
    return true;
  }

  /** The variables that stand for their values. */
  private Set<String> values() {
    Set<String> values = new HashSet<>();
    for (Part part : parts) {
      if (!part.isBraces && parser.names.isValue(text(part))) {
        values.add(text(part));
      }
    }
    for (String word : Set.copyOf(values)) {
      if (word.length() > 1 && reads(other -> values.contains(other) && !other.equals(word))) {
        values.remove(word);
      }
    }
    return values;
  }

  /** Whether the text is a position with a number in place of all braces and of some words. */
  private boolean reads(Predicate<String> isReplaced) {
    return PROBES.stream().anyMatch(probe -> isPosition(replaced(isReplaced, probe)));
  }

  private String replaced(Predicate<String> isReplaced, String number) {
    StringBuilder made = new StringBuilder();
    int end = 0;
    for (Part part : parts) {
      if (part.isBraces || isReplaced.test(text(part))) {
        made.append(text, end, part.start).append(number);
        end = part.end;
      }
    }
    return made.append(text, end, text.length()).toString();
  }

  private boolean isPosition(String made) {
    try {
      Position _ =
          isSum
              ? parser.catalogue.readSum(made)
              : parser.catalogue.readPosition(new TextReader(made));
      return true;
    } catch (TextException _) {
      return false;
    }
  }

  private void requireNoSign(Part word) {
    String before = text.substring(0, word.start).stripTrailing();
    String after = text.substring(word.end).stripLeading();
    boolean isSigned =
        !before.isEmpty() && SIGNS.indexOf(before.charAt(before.length() - 1)) >= 0
            || !after.isEmpty() && SIGNS.indexOf(after.charAt(0)) >= 0;
    if (isSigned) {
      String name = text(word);
      throw new SyntaxException(
          "The variable `" + name + "` stands beside a sign in the text of a position.",
          "braces say what is meant: one number in {" + name + "+1}, a sum in {" + name + "}+1",
          place(word));
    }
  }

  private String text(Part part) {
    return text.substring(part.start, part.end);
  }

  /** Whether a bracket follows at an offset: the word before it names a ruleset, or a vertex. */
  private boolean opens(int at) {
    return at < text.length() && (text.charAt(at) == '(' || text.charAt(at) == '{');
  }

  /** Whether the braces at an offset are those of a ruleset's parameters. */
  private boolean isOfParameters(int open) {
    int from = open;
    while (from > 0 && PositionWords.isNamePart(text.charAt(from - 1))) {
      from--;
    }
    return from < open && parser.catalogue.has(text.substring(from, open));
  }

  /** What stands in braces of a sum; null if it is no expression, as in the game {1|0}. */
  private @Nullable Expression valueOrNone(Part braces) {
    try {
      return expression(braces);
    } catch (SyntaxException _) {
      return null;
    }
  }

  private Expression expression(Part braces) {
    return parser.part(start + braces.start + 1, start + braces.end - 1);
  }

  private SourcePlace place(Part part) {
    return new SourcePlace(parser.reader.source(), start + part.start, start + part.end);
  }

  private int closingBrace(int open) {
    int depth = 0;
    for (int at = open; at < text.length(); at++) {
      char c = text.charAt(at);
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      if (depth == 0) {
        return at;
      }
    }
    return -1;
  }
}
