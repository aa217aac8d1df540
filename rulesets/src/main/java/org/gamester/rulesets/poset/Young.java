package org.gamester.rulesets.poset;

import java.util.List;

/** Partizan poset games on Young diagrams, straight or skew (Wahlberg 2014). */
public final class Young extends PosetGame {

  /** The game. */
  public Young() {
    super(/* onlyMaximal= */ false);
  }

  @Override
  public String id() {
    return "young";
  }

  @Override
  public List<String> aliases() {
    return List.of("young-diagram");
  }

  @Override
  public String rule() {
    return "Remove a box of your colour together with all boxes below it or to its right; in a chess"
        + " colouring the corner is Left's.";
  }

  @Override
  public String example() {
    return "young(9,7,7,2)";
  }

  @Override
  public String title(String name) {
    return name.equals("young") ? "Poset Games on Young Diagrams" : super.title(name);
  }

  @Override
  public String reference() {
    return "F. Wahlberg, Partizan Poset Games (2014)";
  }
}
