package org.gamester.rulesets.heap;

import java.util.List;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Ruleset;
import org.gamester.rulesets.TextReader;

/** Subtraction games: impartial with one set, partizan with two. */
public final class Subtraction implements Ruleset {

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
  public List<Parameter> parameters() {
    return TwoSets.PARAMETERS;
  }

  @Override
  public char parameterSeparator() {
    return '|';
  }

  @Override
  public String example() {
    return "subtraction{1,2,4}(9)";
  }

  @Override
  public Position read(Parameters parameters, TextReader text) {
    return TwoSets.read(parameters, text, false);
  }
}
