package org.gamester.rulesets.heap;

import java.util.List;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;

/** The parameters of games in which each player has a set of numbers that may be taken. */
final class TwoSets {
  private static final String LEFT = "left";
  private static final String RIGHT = "right";

  static final List<Parameter> PARAMETERS =
      List.of(
          new Parameter(LEFT, "", "the numbers that Left may take: 1,3 or 2-5, 7+, odd, even, all"),
          new Parameter(RIGHT, "the same", "the numbers that Right may take"));

  private TwoSets() {}

  static HeapRules rules(Parameters parameters, boolean maySplit) {
    SubtractionSet left = SubtractionSet.read(parameters.reader(LEFT));
    SubtractionSet right =
        parameters.isGiven(RIGHT) ? SubtractionSet.read(parameters.reader(RIGHT)) : left;
    return rules(left, right, maySplit);
  }

  static HeapRules rules(SubtractionSet left, SubtractionSet right, boolean maySplit) {
    return new HeapRules(new SetTaking(left, maySplit), new SetTaking(right, maySplit));
  }

  /** Reads heaps; the form {@code G_4[SL={1,3};SR={1,5}]} of the paper has its sets after it. */
  static Position read(Parameters parameters, TextReader text, boolean maySplit) {
    int start = text.offset();
    if (text.accept("G_")) {
      long size = text.number("a heap size", 0, Long.MAX_VALUE);
      text.skipBlanks();
      if (text.peek() == '[') {
        return new Heap(setsInBrackets(text, maySplit), size);
      }
      text.moveTo(start);
    }
    return HeapText.read(rules(parameters, maySplit), text);
  }

  private static HeapRules setsInBrackets(TextReader text, boolean maySplit) {
    int close = text.closingBracket();
    List<TextReader> sets = text.part(text.offset() + 1, close).split(';');
    if (sets.size() != 2) {
      throw text.expected("[SL=...;SR=...]");
    }
    HeapRules rules = rules(set(sets.getFirst(), "SL"), set(sets.getLast(), "SR"), maySplit);
    text.moveTo(close + 1);
    return rules;
  }

  private static SubtractionSet set(TextReader text, String name) {
    if (!text.accept(name)) {
      throw text.expected(name + "= and a set");
    }
    text.expect('=');
    return SubtractionSet.read(text);
  }
}
