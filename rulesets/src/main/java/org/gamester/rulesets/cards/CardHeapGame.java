package org.gamester.rulesets.cards;

import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Partizanship;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.rulesets.heap.Octal;
import org.gamester.rulesets.heap.Taking;
import org.gamester.values.Player;

/** A ruleset of a few lines on heaps. */
final class CardHeapGame extends HeapGame {

  private final RulesCard card;

  CardHeapGame(RulesCard card) {
    super(taking(card.takingOfLeft()), taking(card.takingOfRight()), Parameters.NONE);
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

  @Override
  public String id() {
    return card.id();
  }

  @Override
  public String rule() {
    return card.rule();
  }

  @Override
  public String title(String name) {
    return card.title();
  }

  @Override
  public String reference() {
    return card.source();
  }

  @Override
  public Partizanship partizanship() {
    return card.isImpartial() ? Partizanship.IMPARTIAL : Partizanship.PARTIZAN;
  }

  @Override
  public String example() {
    return card.id() + "(" + (card.example().isEmpty() ? "5" : card.example()) + ")";
  }
}
