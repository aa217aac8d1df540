package org.gamester.rulesets.coordinates;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Appearance.Mark;

/** How places 0, 1, 2, ... look in a circle. */
final class CircleOfPlaces {
  private static final int MOST_SEEN = 100;

  private CircleOfPlaces() {}

  /**
   * Places with what stands on each: {@code @} for the token, a dot for nothing, {@code #} for a
   * place that is closed.
   *
   * @param token where the token is, for a circle that is too large
   */
  static Appearance seen(int count, int token, IntFunction<Mark> mark) {
    if (count > MOST_SEEN) {
      return Appearance.Words.of("place %d of %d".formatted(token, count));
    }
    List<Appearance.Vertex> places = new ArrayList<>();
    List<Appearance.Edge> sides = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String name = String.valueOf(i);
      String state =
          switch (mark.apply(i)) {
            case TOKEN -> "@";
            case BLOCKED -> "#";
            default -> ".";
          };
      places.add(new Appearance.Vertex(name, state, mark.apply(i), ""));
      int next = (i + 1) % count;
      if (next != i) {
        sides.add(new Appearance.Edge(i, next, name + "-" + next, false, Mark.EMPTY));
      }
    }
    return new Appearance.Network(Appearance.Layout.CIRCLE, places, sides);
  }
}
