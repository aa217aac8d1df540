package org.gamester.rulesets.poset;

import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Ruleset;
import org.gamester.rulesets.TextReader;

/** Pomax games: poset games in which only maximal elements may be removed. */
public final class Pomax implements Ruleset {

  @Override
  public String id() {
    return "pomax";
  }

  @Override
  public String rule() {
    return "Remove a maximal element of your colour; x is Left's, o is Right's, g is either"
        + " player's.";
  }

  @Override
  public String example() {
    return "pomax(3,2)";
  }

  @Override
  public Position read(Parameters parameters, TextReader text) {
    return PosetText.read(text, /* pomax= */ true);
  }
}
