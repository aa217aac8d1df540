package org.gamester.rulesets;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.rulesets.IntegerCombination.Term;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameReader;
import org.gamester.values.notation.NotationException;

/** Reads signed sums of positions: of one ruleset, or of any rulesets and values. */
final class SumReader {

  private static final int MOST_PARTS = 100_000;
  private static final int LONGEST_FACTOR = 99;

  /** The beginning of a number of positions; at most as long as names are. */
  private static final Pattern MULTIPLE =
      Pattern.compile(
          "^\\s{0,9}-?\\s{0,9}\\d{1,99}\\s{0,9}[.×·]?\\s{0,9}([A-Za-z][\\w-]{0,60})\\s{0,9}[({]");

  private SumReader() {}

  /**
   * A position or a signed sum of positions of the same rules: terms are joined by {@code +}. A
   * minus joins them too where it cannot be part of a position: before a letter or bracket, and
   * after a bracket or between blanks. One pair of parentheses around what follows a minus belongs
   * to the sum.
   */
  static Position read(Rules rules, TextReader text) {
    if (rules.readsPlus()) {
      Position position = readTerm(rules, text);
      text.expectEnd();
      return position;
    }
    List<Position> terms = new ArrayList<>();
    for (SignedPart part : SignedPart.split(text)) {
      TextReader term = part.text();
      Position position = readTerm(rules, term);
      term.expectEnd();
      terms.add(part.negative() ? position.negative() : position);
    }
    return DisjunctiveSum.of(terms);
  }

  /** One position, without a sign. */
  static Position readTerm(Rules rules, TextReader term) {
    return RulesetGuard.isForeign(rules.getClass())
        ? RulesetGuard.read(rules, term)
        : rules.read(term);
  }

  /**
   * A sum such as {@code col(x.o) + 2*nim(3) - domineering(..|..) + ^*}, written out.
   *
   * @throws TextException if it is not such a sum, or one of more than 100,000 positions
   */
  static Position read(Catalogue catalogue, TextReader text) {
    int start = text.offset();
    List<Position> positions = new ArrayList<>();
    for (Term term : readTerms(catalogue, text)) {
      if (term.count().abs().compareTo(BigInteger.valueOf(MOST_PARTS - positions.size())) > 0) {
        throw text.errorAt(start, "a sum of more than %,d positions".formatted(MOST_PARTS));
      }
      Position position = term.count().signum() < 0 ? term.position().negative() : term.position();
      positions.addAll(Collections.nCopies(term.count().abs().intValue(), position));
    }
    return DisjunctiveSum.of(positions);
  }

  /**
   * The terms of a sum. One that begins with a name and a bracket is a position, before which may
   * stand how often it is taken; every other one is a value, which reaches up to the next plus or
   * minus outside brackets. A minus at the very start of a value belongs to the value, so that
   * {@code -1^} stays one.
   */
  static List<Term> readTerms(Catalogue catalogue, TextReader text) {
    List<Term> terms = new ArrayList<>();
    boolean subtracted = false;
    while (true) {
      terms.add(readTerm(catalogue, text, subtracted));
      if (text.atEnd()) {
        return terms;
      }
      char sign = text.next();
      subtracted = sign == '-';
      if (!subtracted && sign != '+') {
        text.moveTo(text.offset() - 1);
        throw text.expected("+, - or the end of the sum");
      }
      if (!subtracted && text.peek() == '-') {
        text.moveTo(text.offset() - 1);
        throw text.error("+- between two terms is unclear; write '+ +-' for the switch or '- '");
      }
    }
  }

  private static Term readTerm(Catalogue catalogue, TextReader text, boolean subtracted) {
    text.skipBlanks();
    int start = text.offset();
    boolean minus = text.accept('-');
    text.skipBlanks();
    BigInteger count = readFactor(text);
    if (PositionPlace.isAt(catalogue, text)) {
      Position position = catalogue.readPosition(text);
      return new Term(subtracted != minus ? count.negate() : count, position);
    }
    text.moveTo(start);
    ShortGame value = readValue(catalogue, text);
    return new Term(BigInteger.ONE, new ValuePosition(subtracted ? value.negate() : value));
  }

  /** The number before an asterisk, or else 1. */
  private static BigInteger readFactor(TextReader text) {
    int start = text.offset();
    while (Character.isDigit(text.peek()) && text.offset() - start < LONGEST_FACTOR) {
      text.next();
    }
    String digits = text.between(start, text.offset());
    text.skipBlanks();
    if (digits.isEmpty() || !text.accept('*')) {
      text.moveTo(start);
      return BigInteger.ONE;
    }
    text.skipBlanks();
    return new BigInteger(digits);
  }

  private static ShortGame readValue(Catalogue catalogue, TextReader text) {
    int start = text.offset();
    if (text.peek() == '-' || (text.peek() == '+' && text.peek(1) == '-')) {
      text.moveTo(start + (text.peek() == '+' ? 2 : 1));
    }
    int depth = 0;
    boolean started = false;
    while (text.offset() < text.end()) {
      char c = text.peek();
      if (depth == 0 && started && (c == '+' || c == '-')) {
        break;
      }
      depth += Brackets.change(c);
      started |= c != ' ';
      text.next();
    }
    if (!started) {
      text.moveTo(start);
      throw text.expected("a position, as in nim(3), or a value");
    }
    TextReader value = text.part(start, text.offset());
    try {
      return GameReader.exact().read(value.content());
    } catch (NotationException e) {
      refuseMultiple(catalogue, value);
      refuseRulesetName(catalogue, value);
      throw text.errorAt(value.offset() + offsetIn(value.content(), e), e.complaint());
    }
  }

  /** A number before a position is meant as a multiple. */
  private static void refuseMultiple(Catalogue catalogue, TextReader value) {
    Matcher multiple = MULTIPLE.matcher(value.content());
    if (multiple.find() && catalogue.has(multiple.group(1))) {
      throw value.errorAt(
          value.offset() + multiple.start(1),
          "a multiple of a position is written with an asterisk, as in 2*nim(3)");
    }
  }

  /**
   * What begins with the name of a ruleset, and is not a value, lacks the brackets of a position.
   */
  private static void refuseRulesetName(Catalogue catalogue, TextReader value) {
    int start = value.offset();
    String name = PositionPlace.readName(value);
    while (!catalogue.has(name) && name.indexOf(' ') > 0) {
      name = name.substring(0, name.lastIndexOf(' '));
    }
    Optional<String> example = catalogue.example(name);
    if (example.isPresent()) {
      throw value.errorAt(
          start,
          "'%s' is a ruleset; its positions are written as in %s".formatted(name, example.get()));
    }
    value.moveTo(start);
  }

  private static int offsetIn(String content, NotationException e) {
    int start = 0;
    for (int line = 1; line < e.line(); line++) {
      start = content.indexOf('\n', start) + 1;
    }
    return start + e.column() - 1;
  }
}
