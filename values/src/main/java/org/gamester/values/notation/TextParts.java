package org.gamester.values.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.values.Computation;
import org.gamester.values.ShortGame;

/** The distinct values that are written within the text of a value, and which of them to name. */
final class TextParts {

  private TextParts() {}

  /** All of them, each after those written within it; the value itself is the last. */
  static List<ShortGame> postorder(ShortGame game, TextForms forms) {
    record Walk(ShortGame game, Iterator<ShortGame> parts) {}
    List<ShortGame> order = new ArrayList<>();
    Set<ShortGame> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Walk> path = new ArrayDeque<>();
    seen.add(game);
    path.push(new Walk(game, forms.of(game).parts().iterator()));
    while (!path.isEmpty()) {
      Computation.poll();
      Walk walk = path.element();
      if (!walk.parts.hasNext()) {
        order.add(walk.game);
        path.pop();
        continue;
      }
      ShortGame part = walk.parts.next();
      if (seen.add(part)) {
        path.push(new Walk(part, forms.of(part).parts().iterator()));
      }
    }
    return order;
  }

  /**
   * Those to be written apart from the rest, in an order in which each is written after those it
   * uses.
   *
   * @param parts of a value, in postorder
   * @param ifRepeated whether all that occur more than once are among them
   * @param nestingLimit the most levels of braces, parentheses and bars within one text
   */
  static List<ShortGame> toBeNamed(
      List<ShortGame> parts, TextForms forms, boolean ifRepeated, int nestingLimit) {
    Map<ShortGame, Integer> occurrences = ifRepeated ? occurrences(parts, forms) : Map.of();
    Map<ShortGame, Integer> nesting = new IdentityHashMap<>();
    List<ShortGame> named = new ArrayList<>();
    for (ShortGame game : parts.subList(0, parts.size() - 1)) {
      Computation.poll();
      if (forms.of(game) instanceof TextForm.Sign) {
        continue;
      }
      int deepest = 0;
      for (ShortGame part : forms.of(game).parts()) {
        deepest = Math.max(deepest, nesting.getOrDefault(part, 0));
      }
      if (deepest + 1 >= nestingLimit || occurrences.getOrDefault(game, 0) > 1) {
        named.add(game);
      } else {
        nesting.put(game, deepest + 1);
      }
    }
    return named;
  }

  private static Map<ShortGame, Integer> occurrences(List<ShortGame> parts, TextForms forms) {
    Map<ShortGame, Integer> occurrences = new IdentityHashMap<>();
    for (ShortGame game : parts) {
      for (ShortGame part : forms.of(game).parts()) {
        occurrences.merge(part, 1, Integer::sum);
      }
    }
    return occurrences;
  }
}
