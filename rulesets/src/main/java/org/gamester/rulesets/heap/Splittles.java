package org.gamester.rulesets.heap;

import java.util.List;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Ruleset;
import org.gamester.rulesets.TextReader;

/** Partizan Splittles (G. A. Mesdal III); with one set for both players it is impartial. */
public final class Splittles implements Ruleset {

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
  public List<Parameter> parameters() {
    return TwoSets.PARAMETERS;
  }

  @Override
  public char parameterSeparator() {
    return '|';
  }

  @Override
  public String example() {
    return "splittles{1,3 | 2,4}(14)";
  }

  @Override
  public Position read(Parameters parameters, TextReader text) {
    return TwoSets.read(parameters, text, true);
  }
}
