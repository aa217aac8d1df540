package org.gamester.rulesets.poset;

import java.util.List;

/** Partizan poset games (Wahlberg 2014); all green they are Nim, Chomp and their kin. */
public final class PartizanPoset extends PosetGame {

  /** The game. */
  public PartizanPoset() {
    super(/* onlyMaximal= */ false);
  }

  @Override
  public String id() {
    return "poset-game";
  }

  @Override
  public List<String> aliases() {
    return List.of("poset", "partizan-poset");
  }

  @Override
  public String rule() {
    return "Remove an element of your colour with everything above it; x is Left's, o is Right's, g both"
        + " players'.";
  }

  @Override
  public String example() {
    return "poset-game(poset 1<2 1<3 v=xoo)";
  }

  @Override
  public String title(String name) {
    return name.equals("poset-game") ? "Partizan Poset Games" : super.title(name);
  }

  @Override
  public String reference() {
    return "F. Wahlberg, Partizan Poset Games (2014)";
  }

  @Override
  public List<String> smallPositions() {
    return List.of(
        "chain xo",
        "chain xoxo",
        "chain oxx",
        "chain ggg",
        "chain gx",
        "xxo|ox",
        "poset 1<2 1<3 v=xoo");
  }
}
