package org.gamester.analysis.strategy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gamester.analysis.LoopyPositionException;
import org.gamester.analysis.PositionBound;
import org.gamester.analysis.proofs.GivenAnswers;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/// The Grundy values of all positions that can be reached in the parts of a sum, each after its
/// options, as a certificate lists them. The value of a part is the least number that is not the
/// nim sum of an option's parts. No symmetry and no theorem is used, so that a checker can follow.
///
/// Cost: the moves of both players in each position once.
final class GrundyTable {
  private static final int MOST_POSITIONS = 1_000_000;

  private final GivenAnswers keys = new GivenAnswers();
  private final Map<Position, Integer> values = new HashMap<>();
  private final List<Position> order = new ArrayList<>();
  private Optional<Position> partizan = Optional.empty();

  GrundyTable(Position start) {
    for (Position part : parts(start)) {
      if (partizan.isEmpty()) {
        fill(part);
      }
    }
  }

  private static List<Position> parts(Position position) {
    return position instanceof DisjunctiveSum sum ? sum.parts() : List.of(position);
  }

  private static boolean isDead(Position position) {
    return position.moves(Player.LEFT).isEmpty() && position.moves(Player.RIGHT).isEmpty();
  }

  /// A position that is waited for, and its options.
  private record Step(Position position, List<Position> options) {}

  private void fill(Position start) {
    Deque<Step> path = new ArrayDeque<>();
    Set<Position> onPath = new HashSet<>();
    open(start, path, onPath);
    while (!path.isEmpty() && partizan.isEmpty()) {
      Computation.pollNow();
      Step step = path.element();
      boolean isReady = true;
      for (Position option : step.options()) {
        for (Position part : parts(option)) {
          Computation.poll();
          if (isReady && !values.containsKey(part)) {
            isReady = !open(part, path, onPath);
          }
        }
      }
      if (isReady) {
        path.pop();
        onPath.remove(step.position());
        BitSet found = new BitSet();
        step.options().forEach(option -> found.set(nimSum(option)));
        values.put(step.position(), found.nextClearBit(0));
        order.add(step.position());
      }
    }
  }

  /// Begins with a position; returns whether it has to be waited for.
  private boolean open(Position position, Deque<Step> path, Set<Position> onPath) {
    if (values.containsKey(position)) {
      return false;
    }
    if (isDead(position)) {
      values.put(position, 0);
      return false;
    }
    if (!onPath.add(position)) {
      throw new LoopyPositionException(position.rules().text(position));
    }
    PositionBound.requireRoom(values.size() + onPath.size(), MOST_POSITIONS);
    List<Position> options = position.options(Player.LEFT);
    if (!keysOf(options).equals(keysOf(position.options(Player.RIGHT)))) {
      partizan = Optional.of(position);
    }
    path.push(new Step(position, options));
    return true;
  }

  private Set<List<Integer>> keysOf(List<Position> options) {
    Set<List<Integer>> found = new HashSet<>();
    options.forEach(option -> found.add(keys.key(option)));
    return found;
  }

  /// A position in which the players have different moves, so that there is no table.
  Optional<Position> partizan() {
    return partizan;
  }

  /// The nim sum of the values of the parts of a position that is the start, or can be reached in
  /// one move.
  int nimSum(Position position) {
    int sum = 0;
    for (Position part : parts(position)) {
      sum ^= values.getOrDefault(part, 0);
    }
    return sum;
  }

  /// The positions in which somebody can move, each after its options.
  List<Position> order() {
    return order;
  }
}
