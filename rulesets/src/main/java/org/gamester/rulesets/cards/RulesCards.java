package org.gamester.rulesets.cards;

import org.gamester.rulesets.Ruleset;

/** Rulesets in a few lines of text, as {@code docs/short-rulesets.md} describes them. */
public final class RulesCards {

  private RulesCards() {}

  /**
   * The ruleset that a text declares.
   *
   * @throws org.gamester.rulesets.TextException for the first thing that is wrong, with its line
   *     and column
   */
  public static Ruleset read(String text) {
    return RulesCard.read(text).ruleset();
  }
}
