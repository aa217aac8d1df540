package org.gamester.rulesets.heap;

import java.util.List;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Partizanship;

/** Partizan Splittles (G. A. Mesdal III); with one set for both players it is impartial. */
public final class Splittles extends TwoSetGame {

  /** The family. */
  public Splittles() {}

  private Splittles(Parameters parameters) {
    super(parameters, /* maySplit= */ true);
  }

  /** The game in which the players may take these numbers. */
  public static HeapGame of(SubtractionSet left, SubtractionSet right) {
    Splittles family = new Splittles();
    return family.rules(Parameters.of(family, left + " | " + right));
  }

  @Override
  public HeapGame rules(Parameters given) {
    return new Splittles(given);
  }

  @Override
  public String id() {
    return "splittles";
  }

  @Override
  public List<String> aliases() {
    return List.of("partizan-splittles");
  }

  @Override
  public String rule() {
    return "Remove from one heap a number of tokens that belongs to your set; you may then split the"
        + " remaining heap into two non-empty heaps.";
  }

  @Override
  public String example() {
    return "splittles{1,3 | 2,4}(14)";
  }

  @Override
  public Partizanship partizanship() {
    return Partizanship.EITHER;
  }

  @Override
  public String reference() {
    return "G. A. Mesdal, Partizan Splittles (2009)";
  }
}
