package org.gamester.analysis.explanation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/**
 * Whether all plays from a position last an even number of moves, or all an odd number; then nobody
 * has anything to decide. A position is looked at once for each player to move; the search ends at
 * the first position with plays of both kinds, or when there are too many positions.
 */
final class PlayLength {
  private final int most;
  private final Map<Turn, Boolean> even = new HashMap<>();

  PlayLength(int most) {
    this.most = most;
  }

  private record Turn(Position position, Player mover) {}

  /** A turn with the turns after it that are still to be looked at. */
  private record Open(Turn turn, Iterator<Position> options) {}

  Optional<Argument> of(Position position) {
    Optional<Boolean> ifLeft = isEven(new Turn(position, Player.LEFT));
    if (ifLeft.isEmpty()) {
      return Optional.empty();
    }
    Optional<Boolean> ifRight =
        position.isImpartial() ? ifLeft : isEven(new Turn(position, Player.RIGHT));
    return ifRight.map(right -> new Argument.LengthOfPlay(ifLeft.get(), right, positions()));
  }

  private int positions() {
    Set<Position> positions = new HashSet<>();
    even.keySet().forEach(turn -> positions.add(turn.position));
    return positions.size();
  }

  /** Whether plays from a turn are even; empty if they differ, or that is not found out. */
  private Optional<Boolean> isEven(Turn start) {
    Deque<Open> path = new ArrayDeque<>();
    Set<Turn> onPath = new HashSet<>();
    push(start, path, onPath);
    while (!path.isEmpty()) {
      Computation.poll();
      Open open = path.element();
      if (!open.options.hasNext()) {
        even.putIfAbsent(open.turn, true); // nobody has moved: no move follows
        onPath.remove(open.turn);
        path.pop();
        if (!path.isEmpty() && !agree(path.element().turn, open.turn)) {
          return Optional.empty();
        }
        continue;
      }
      Turn next = new Turn(open.options.next(), open.turn.mover.opponent());
      if (onPath.contains(next) || even.size() + path.size() > most) {
        return Optional.empty();
      }
      if (!even.containsKey(next)) {
        push(next, path, onPath);
      } else if (!agree(open.turn, next)) {
        return Optional.empty();
      }
    }
    return Optional.ofNullable(even.get(start));
  }

  private static void push(Turn turn, Deque<Open> path, Set<Turn> onPath) {
    path.push(new Open(turn, turn.position.options(turn.mover).iterator()));
    onPath.add(turn);
  }

  /** Notes what a next turn says of a turn; false if another one said the contrary. */
  private boolean agree(Turn turn, Turn next) {
    boolean ofNext = java.util.Objects.requireNonNull(even.get(next));
    Boolean before = even.putIfAbsent(turn, !ofNext);
    return before == null || before != ofNext;
  }
}
