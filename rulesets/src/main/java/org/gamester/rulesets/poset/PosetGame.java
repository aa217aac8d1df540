package org.gamester.rulesets.poset;

import java.util.List;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Ruleset;
import org.gamester.rulesets.TextReader;

/** Partizan poset games (Wahlberg 2014); all green they are Nim, Chomp and their kin. */
public final class PosetGame implements Ruleset {

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
    return "Remove an element of your colour together with all elements above it; x is Left's, o is"
        + " Right's, g is either player's.";
  }

  @Override
  public String example() {
    return "poset-game(poset 1<2 1<3 v=xoo)";
  }

  @Override
  public Position read(Parameters parameters, TextReader text) {
    return PosetText.read(text, /* pomax= */ false);
  }
}
