package org.gamester.rulesets.heap;

import java.util.List;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Ruleset;
import org.gamester.rulesets.TextReader;

/** The recursion g_k(n) of Carvalho and others, <i>Chessfights</i> (2012), as a game of heaps. */
public final class GkRecursion implements Ruleset {
  private static final long GREATEST_K = 1L << 61;

  @Override
  public String id() {
    return "gk";
  }

  @Override
  public List<String> aliases() {
    return List.of("g_k-recursion");
  }

  @Override
  public String rule() {
    return "Left removes any positive number of tokens from one heap, Right removes k or 2k.";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(new Parameter("k", "1", "Right takes k or 2k"));
  }

  @Override
  public String example() {
    return "gk{2}(5)";
  }

  /** Reads a heap, or {@code g_2(5)} with its own k. */
  @Override
  public Position read(Parameters parameters, TextReader text) {
    long k = parameters.number("k", 1, GREATEST_K);
    if (text.accept("g_")) {
      int start = text.offset();
      long subscript = text.number("k", 1, GREATEST_K);
      text.skipBlanks();
      if (text.peek() == '(') {
        k = subscript;
      } else {
        text.moveTo(start);
      }
    }
    Taking left = new SetTaking(SubtractionSet.all(), false);
    Taking right = new SetTaking(SubtractionSet.of(k, 2 * k), false);
    return HeapText.read(new HeapRules(left, right), text);
  }
}
