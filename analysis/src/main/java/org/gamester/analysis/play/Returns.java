package org.gamester.analysis.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Player;

/**
 * Looks for a position to which moves return, of the same player or of both: depth first, so that a
 * piece that goes to and fro is found at once. Part by part of a sum.
 */
final class Returns {
  private final int mostPositions;

  /** The positions met, each with whether it is on the way to the one that is looked at. */
  private final Map<Position, Boolean> isOnWay = new HashMap<>();

  private record Visit(Position position, Iterator<Position> options) {}

  private Returns(int mostPositions) {
    this.mostPositions = mostPositions;
  }

  /**
   * A position that can be reached and to which play can return; empty if none is found among so
   * many, or there are too many moves to be listed.
   */
  static Optional<Position> find(Position start, int mostPositions) {
    List<Position> parts = start instanceof DisjunctiveSum sum ? sum.parts() : List.of(start);
    try {
      return parts.stream()
          .flatMap(part -> new Returns(mostPositions / parts.size() + 1).of(part).stream())
          .findFirst();
    } catch (GameTooLargeException e) {
      return Optional.empty();
    }
  }

  private Optional<Position> of(Position start) {
    Deque<Visit> way = new ArrayDeque<>();
    push(way, start);
    while (!way.isEmpty()) {
      Computation.poll();
      Visit last = way.element();
      if (!last.options.hasNext()) {
        isOnWay.put(last.position, false);
        way.remove();
        continue;
      }
      Position option = last.options.next();
      Boolean known = isOnWay.get(option);
      if (known != null && known) {
        return Optional.of(option);
      }
      if (known == null) {
        if (isOnWay.size() >= mostPositions) {
          return Optional.empty();
        }
        push(way, option);
      }
    }
    return Optional.empty();
  }

  private void push(Deque<Visit> way, Position position) {
    isOnWay.put(position, true);
    Stream<Position> options =
        position.isImpartial()
            ? position.options(Player.LEFT).stream()
            : Stream.concat(
                position.options(Player.LEFT).stream(), position.options(Player.RIGHT).stream());
    way.push(new Visit(position, options.iterator()));
  }
}
