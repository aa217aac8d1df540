package org.gamester.rulesets.heap;

import java.util.List;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Partizanship;

/** Subtraction games: impartial with one set, partizan with two. */
public final class Subtraction extends TwoSetGame {

  /** The family. */
  public Subtraction() {}

  private Subtraction(Parameters parameters) {
    super(parameters, /* maySplit= */ false);
  }

  /** The game in which the players may take these numbers. */
  public static HeapGame of(SubtractionSet left, SubtractionSet right) {
    Subtraction family = new Subtraction();
    return family.rules(Parameters.of(family, left + " | " + right));
  }

  @Override
  public HeapGame rules(Parameters given) {
    return new Subtraction(given);
  }

  @Override
  public String id() {
    return "subtraction";
  }

  @Override
  public List<String> aliases() {
    return List.of("partizan-subtraction");
  }

  @Override
  public String rule() {
    return "Remove from one heap a number of tokens that belongs to your set.";
  }

  @Override
  public String example() {
    return "subtraction{1,2,4}(9)";
  }

  @Override
  public String title(String name) {
    return name.equals("subtraction") ? "Subtraction Games" : super.title(name);
  }

  @Override
  public Partizanship partizanship() {
    return Partizanship.EITHER;
  }

  @Override
  public String reference() {
    return "Winning Ways, chapter 4; A. S. Fraenkel, A. Kotzig, Partizan octal games: "
        + "partizan subtraction games (1987)";
  }
}
