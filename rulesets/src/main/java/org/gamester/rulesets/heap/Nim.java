package org.gamester.rulesets.heap;

import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Ruleset;
import org.gamester.rulesets.TextReader;

/** Nim: heaps of tokens; the value of a heap of n is *n. */
public final class Nim implements Ruleset {
  private static final Taking ANY = new SetTaking(SubtractionSet.all(), false);

  @Override
  public String id() {
    return "nim";
  }

  @Override
  public String rule() {
    return "Remove any positive number of tokens from one heap.";
  }

  @Override
  public String example() {
    return "nim(3+7+9)";
  }

  @Override
  public Position read(Parameters parameters, TextReader text) {
    return HeapText.read(new HeapRules(ANY, ANY), text);
  }
}
