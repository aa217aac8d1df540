package org.gamester.rulesets.heap;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;

/** Reads heaps: {@code 5}, {@code G_5}, or several as {@code 3,7,9} or {@code (3,7,9)}. */
final class HeapText {
  private HeapText() {}

  static Position read(HeapRules rules, TextReader text) {
    text.accept("G_");
    boolean bracket = text.accept('(');
    List<Position> heaps = new ArrayList<>();
    do {
      heaps.add(new Heap(rules, text.number("a heap size", 0, Long.MAX_VALUE)));
    } while (text.accept(','));
    if (bracket) {
      text.expect(')');
    }
    return DisjunctiveSum.of(heaps);
  }
}
