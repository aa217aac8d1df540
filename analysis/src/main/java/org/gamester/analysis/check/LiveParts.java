package org.gamester.analysis.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/// The parts of a sum in which somebody can move.
final class LiveParts {
  private LiveParts() {}

  private static List<Position> parts(Position position) {
    return position instanceof DisjunctiveSum sum ? sum.parts() : List.of(position);
  }

  /// The parts, in their order.
  static List<Position> list(Position position) {
    List<Position> live = new ArrayList<>();
    for (Position part : parts(position)) {
      Computation.poll();
      if (!part.moves(Player.LEFT).isEmpty() || !part.moves(Player.RIGHT).isEmpty()) {
        live.add(part);
      }
    }
    return live;
  }

  /// How often each part is there: equal for sums that differ in the order of their parts, or in
  /// parts in which nobody can move.
  static Map<Position, Integer> counted(Position position) {
    Map<Position, Integer> counts = new HashMap<>();
    list(position).forEach(part -> counts.merge(part, 1, Integer::sum));
    return counts;
  }

  /// Whether the parts are pairs of a position and its negative.
  static boolean arePairs(Position position) {
    List<Position> left = new ArrayList<>(list(position));
    while (!left.isEmpty()) {
      Computation.poll();
      Position part = left.removeLast();
      Position negative = part.negative();
      boolean isFound = left.remove(negative);
      for (Iterator<Position> others = left.iterator(); !isFound && others.hasNext(); ) {
        if (others.next().negative().equals(part)) {
          others.remove();
          isFound = true;
        }
      }
      if (!isFound) {
        return false;
      }
    }
    return true;
  }

  /// Refuses a position to whose parts play can return. All that can be reached from a part is
  /// looked at, up to a bound; beyond it, that play ends is taken from the convention of the rules.
  static void requireEnd(Position position, int most) throws CertificateException {
    Set<Position> done = new HashSet<>();
    for (Position part : parts(position)) {
      requireEnd(part, done, most);
    }
  }

  private static void requireEnd(Position start, Set<Position> done, int most)
      throws CertificateException {
    record Step(Position position, Iterator<Position> followers) {}
    Set<Position> onPath = new HashSet<>();
    Deque<Step> path = new ArrayDeque<>();
    if (!done.contains(start)) {
      onPath.add(start);
      path.push(new Step(start, followers(start)));
    }
    while (!path.isEmpty() && done.size() + onPath.size() < most) {
      Computation.poll();
      Step step = path.element();
      if (!step.followers().hasNext()) {
        path.pop();
        onPath.remove(step.position());
        done.add(step.position());
        continue;
      }
      Position next = step.followers().next();
      if (onPath.contains(next)) {
        throw new CertificateException(
            "play can return to the position " + next.rules().text(next) + ", so it need not end");
      }
      if (!done.contains(next)) {
        onPath.add(next);
        path.push(new Step(next, followers(next)));
      }
    }
  }

  private static Iterator<Position> followers(Position position) {
    List<Position> followers = new ArrayList<>();
    for (Player player : Player.values()) {
      for (Position option : position.options(player)) {
        Computation.poll();
        followers.addAll(parts(option));
      }
    }
    return followers.iterator();
  }
}
