package org.gamester.rulesets;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.gamester.values.Player;

/** What can be reached from a position, for laws that hold everywhere. */
final class FollowersOf {

  private FollowersOf() {}

  /**
   * The position and its followers, nearest first; no more are looked for when there are so many.
   */
  static Set<Position> position(Position start, int most) {
    Set<Position> found = new LinkedHashSet<>(List.of(start));
    Deque<Position> waiting = new ArrayDeque<>(found);
    while (!waiting.isEmpty() && found.size() < most) {
      Position position = waiting.remove();
      for (Player player : Player.values()) {
        for (Position option : position.options(player)) {
          if (found.add(option)) {
            waiting.add(option);
          }
        }
      }
    }
    return found;
  }
}
