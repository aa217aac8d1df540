package org.gamester.analysis;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/** The positions that can be reached from a position. */
public final class Followers {

  private Followers() {}

  /**
   * The distinct positions that can be reached by any moves, the position itself included; those of
   * fewer moves come first. Play may return to a position.
   *
   * @throws org.gamester.values.ComputationStopped if the work is stopped
   */
  public static Set<Position> of(Position position) {
    return upTo(position, Integer.MAX_VALUE);
  }

  /** Whether at most {@code most} distinct positions can be reached by any moves. */
  static boolean isFew(Position position, int most) {
    return upTo(position, most + 1).size() <= most;
  }

  private static Set<Position> upTo(Position position, int enough) {
    Set<Position> followers = new LinkedHashSet<>();
    Deque<Position> open = new ArrayDeque<>();
    followers.add(position);
    open.add(position);
    while (!open.isEmpty() && followers.size() < enough) {
      Computation.poll();
      Position next = open.remove();
      for (Player player : Player.values()) {
        for (Position option : next.options(player)) {
          if (followers.add(option)) {
            open.add(option);
          }
        }
      }
    }
    return followers;
  }
}
