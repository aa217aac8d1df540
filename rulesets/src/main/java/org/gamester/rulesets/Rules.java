package org.gamester.rulesets;

import java.util.ArrayList;
import java.util.List;

/** A ruleset with its parameters fixed: reads positions and sums of them. */
public final class Rules {
  private final Ruleset ruleset;
  private final Parameters parameters;
  private final String name;

  Rules(Ruleset ruleset, Parameters parameters, String name) {
    this.ruleset = ruleset;
    this.parameters = parameters;
    this.name = name;
  }

  /**
   * The ruleset with parameters written as between braces; empty for the defaults.
   *
   * @throws TextException if the ruleset has no such parameters
   */
  public static Rules of(Ruleset ruleset, String parameters) {
    return of(ruleset, ruleset.id(), new TextReader(parameters));
  }

  static Rules of(Ruleset ruleset, String name, TextReader parameters) {
    return new Rules(ruleset, Parameters.read(ruleset, parameters), name);
  }

  public Ruleset ruleset() {
    return ruleset;
  }

  /** The name with the given parameters, as in {@code splittles{1,3 | 2,4}}. */
  public String text() {
    String given = parameters.text();
    boolean preset = ruleset.named().containsKey(name);
    return given.isEmpty() || preset ? name : name + "{" + given + "}";
  }

  /** A position of these rules in a sum with others, as in {@code nim(3)}. */
  public String text(Position position) {
    return text() + "(" + position.text() + ")";
  }

  /**
   * Reads a position, or a sum of positions.
   *
   * @throws TextException if the text is not a position
   */
  public Position read(String text) {
    return read(new TextReader(text));
  }

  /**
   * Reads a position or a signed sum: terms are joined by {@code +}. A minus joins them too where
   * it cannot be part of a position: before a letter or bracket, and after a bracket or between
   * blanks. One pair of parentheses around what follows a minus belongs to the sum.
   */
  Position read(TextReader text) {
    List<Position> terms = new ArrayList<>();
    for (SignedPart part : SignedPart.split(text)) {
      TextReader term = part.text();
      Position position =
          RulesetGuard.isForeign(ruleset)
              ? RulesetGuard.read(ruleset, parameters, term)
              : ruleset.read(parameters, term);
      term.expectEnd();
      terms.add(part.negative() ? position.negative() : position);
    }
    return DisjunctiveSum.of(terms);
  }

  @Override
  public String toString() {
    return text();
  }
}
