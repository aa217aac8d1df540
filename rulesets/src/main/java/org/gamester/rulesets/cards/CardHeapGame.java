package org.gamester.rulesets.cards;

import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.rulesets.heap.Octal;
import org.gamester.rulesets.heap.Taking;
import org.gamester.values.Player;

/** A ruleset of a few lines on heaps. */
final class CardHeapGame extends HeapGame {

  private final RulesCard card;

  CardHeapGame(RulesCard card) {
    super(
        card.description(),
        taking(card.takingOfLeft()),
        taking(card.takingOfRight()),
        Parameters.NONE);
    this.card = card;
  }

  private static Taking taking(String code) {
    Octal family = new Octal();
    return family.rules(Parameters.of(family, code)).taking(Player.LEFT);
  }

  @Override
  public Rules rules(Parameters given) {
    return this;
  }

  @Override
  protected Object edition() {
    return card;
  }
}
