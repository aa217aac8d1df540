package org.gamester.rulesets;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.gamester.values.ShortGame;

/** A signed sum of positions of any rulesets and of typed values. */
public record PositionSum(List<Term> terms) {

  public PositionSum {
    terms = List.copyOf(terms);
  }

  /** A term: a position of some ruleset, or a typed value. */
  public sealed interface Term {
    /** Whether it is subtracted. */
    boolean negative();

    /** The term without its sign, as it is written. */
    String text();
  }

  /** A position with its rules. */
  public record PositionTerm(boolean negative, Rules rules, Position position) implements Term {

    /** The position, or its negative if it is subtracted. */
    public Position signed() {
      return negative ? position.negative() : position;
    }

    @Override
    public String text() {
      return rules.text(position);
    }
  }

  /**
   * A typed value, not yet read.
   *
   * @param text what was written
   * @param offset where it stands in the whole text
   */
  public record ValueTerm(boolean negative, String text, int offset) implements Term {}

  /**
   * The sum as one position, with the typed values read by {@code values}. A value is a position
   * whose moves are its canonical options.
   */
  public Position toPosition(Function<ValueTerm, ShortGame> values) {
    List<Position> parts = new ArrayList<>();
    for (Term term : terms) {
      parts.add(
          switch (term) {
            case PositionTerm position -> position.signed();
            case ValueTerm value -> {
              ShortGame read = values.apply(value);
              yield new ValuePosition(value.negative() ? read.negate() : read);
            }
          });
    }
    return DisjunctiveSum.of(parts);
  }

  /** The sum as it is written; reads back to the same sum. */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (Term term : terms) {
      if (text.isEmpty()) {
        text.append(term.negative() ? "-" : "");
      } else {
        text.append(term.negative() ? " - " : " + ");
      }
      text.append(term.text());
    }
    return text.toString();
  }
}
