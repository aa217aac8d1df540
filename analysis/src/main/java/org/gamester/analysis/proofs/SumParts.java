package org.gamester.analysis.proofs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/**
 * The positions of which the sums of a proof consist, numbered, and their moves. Sums are equal up
 * to the order of their parts; parts in which neither player can move are left out.
 */
final class SumParts {

  /** A move and the parts that take the place of the one in which it is made. */
  private record Step(Move move, List<Integer> to) {}

  /** The moves in one part, those to equal positions once. */
  private record Part(Position position, List<Step> left, List<Step> right) {
    List<Step> steps(Player player) {
      return player == Player.LEFT ? left : right;
    }
  }

  private final List<Position> positions = new ArrayList<>();
  private final Map<Integer, Part> expanded = new HashMap<>();
  private final Map<Position, Integer> numbers = new HashMap<>();

  /** The sum that a position is. */
  List<Integer> sum(Position position) {
    List<Integer> sum = new ArrayList<>();
    for (Position summand :
        position instanceof DisjunctiveSum parts ? parts.parts() : List.of(position)) {
      int number = number(summand);
      if (number >= 0) {
        sum.add(number);
      }
    }
    Collections.sort(sum);
    return List.copyOf(sum);
  }

  /** The number of a part; -1 if nobody can move in it. */
  private int number(Position part) {
    Integer known = numbers.get(part);
    if (known != null) {
      return known;
    }
    boolean isDead = part.moves(Player.LEFT).isEmpty() && part.moves(Player.RIGHT).isEmpty();
    int number = isDead ? -1 : positions.size();
    if (!isDead) {
      positions.add(part);
    }
    numbers.put(part, number);
    return number;
  }

  private List<Step> steps(int part, Player player) {
    Part known = expanded.get(part);
    if (known == null) {
      Position position = positions.get(part);
      List<Step> left = steps(position, Player.LEFT);
      known = new Part(position, left, steps(position, Player.RIGHT));
      expanded.put(part, known);
    }
    return known.steps(player);
  }

  private List<Step> steps(Position position, Player player) {
    Map<List<Integer>, Step> steps = new LinkedHashMap<>();
    for (Move move : position.moves(player)) {
      Computation.poll();
      List<Integer> to = sum(move.to());
      steps.putIfAbsent(to, new Step(move, to));
    }
    return List.copyOf(steps.values());
  }

  /** The moves of the player to move, those to equal sums once. */
  List<SumMove> moves(Turn turn) {
    Map<List<Integer>, SumMove> moves = new LinkedHashMap<>();
    int before = -1;
    for (int part : turn.sum()) {
      if (part != before) {
        for (Step step : steps(part, turn.mover())) {
          Computation.poll();
          List<Integer> to = new ArrayList<>(step.to());
          int moved = turn.sum().indexOf(part);
          to.addAll(turn.sum().subList(0, moved));
          to.addAll(turn.sum().subList(moved + 1, turn.sum().size()));
          Collections.sort(to);
          List<Integer> after = List.copyOf(to);
          moves.putIfAbsent(after, new SumMove(part, step.move(), after));
        }
      }
      before = part;
    }
    return List.copyOf(moves.values());
  }

  /** About how many moves the player to move has. */
  int countOfMoves(Turn turn) {
    int count = 0;
    int before = -1;
    for (int part : turn.sum()) {
      count += part == before ? 0 : steps(part, turn.mover()).size();
      before = part;
    }
    return count;
  }

  /** A part as a position. */
  Position part(int part) {
    return positions.get(part);
  }

  /** A sum as a position. */
  Position position(List<Integer> sum) {
    return DisjunctiveSum.of(sum.stream().map(positions::get).toList());
  }
}
