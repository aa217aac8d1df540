package org.gamester.rulesets.poset;

import java.util.List;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Ruleset;
import org.gamester.rulesets.TextReader;

/** Partizan poset games on Young diagrams, straight or skew (Wahlberg 2014). */
public final class Young implements Ruleset {

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
  public Position read(Parameters parameters, TextReader text) {
    return PosetText.read(text, /* pomax= */ false);
  }
}
