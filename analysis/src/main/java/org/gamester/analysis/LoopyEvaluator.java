package org.gamester.analysis;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.loopy.GameGraph;
import org.gamester.values.loopy.GraphValues;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.loopy.Stopper;

/**
 * Values of positions to which play may return, declared or not: the onside and the offside of the
 * graph of all positions that can be reached. A sum is the sum of the values of its components;
 * those of normal play are evaluated as such, as long as no position comes back.
 *
 * <p>Cost: that of {@link LoopyValue#of(GameGraph, int)}; the positions are held all at once.
 * Stoppers are remembered, those of the positions that were met on the way too.
 */
public final class LoopyEvaluator {
  private static final int MOST_POSITIONS = 1 << 18;

  private final LoopyValue zero = LoopyValue.of(Stopper.of(ShortGame.ZERO));
  private final Evaluator evaluator;
  private final int maxPositions;
  private final Map<Position, Stopper> stoppers = new HashMap<>();

  /** Values whose sides differ, of positions that were asked for. */
  private final Map<Position, LoopyValue> others = new HashMap<>();

  /**
   * Holds at most 262,144 positions.
   *
   * @param evaluator finds the values of what ends
   */
  public LoopyEvaluator(Evaluator evaluator) {
    this(evaluator, MOST_POSITIONS);
  }

  /**
   * @param evaluator finds the values of what ends
   * @param maxPositions how many positions are held at most
   */
  public LoopyEvaluator(Evaluator evaluator, int maxPositions) {
    this.evaluator = evaluator;
    this.maxPositions = maxPositions;
  }

  /**
   * The value of a position, of normal play or of play that may repeat.
   *
   * @throws ConventionException if it is played by another convention
   * @throws ComputationStopped if more positions can be reached than the bound, or the evaluation
   *     is stopped
   */
  public LoopyValue value(Position position) {
    Optional<ShortGame> shortValue = evaluator.shortValue(position);
    if (shortValue.isPresent()) {
      return LoopyValue.of(Stopper.of(shortValue.get()));
    }
    if (position instanceof DisjunctiveSum sum) {
      return sum.parts().stream().map(this::value).reduce(zero, LoopyValue::plus);
    }
    LoopyValue sum = zero;
    for (Position component : position.components()) {
      sum = sum.plus(ofComponent(component.normalForm()));
    }
    return sum;
  }

  /** The same, as a {@link ShortGame} if it is one. */
  public Object shortOrLoopy(Position position) {
    LoopyValue value = value(position);
    return value.shortGame().<Object>map(game -> game).orElse(value);
  }

  private LoopyValue ofComponent(Position normal) {
    Stopper stopper = stoppers.get(normal);
    if (stopper != null) {
      return LoopyValue.of(stopper);
    }
    LoopyValue value = others.get(normal);
    if (value == null) {
      if (stoppers.size() + others.size() > maxPositions) {
        stoppers.clear();
        others.clear();
      }
      value = new Reached(normal).value();
    }
    return value;
  }

  /** The positions that can be reached from one and are not known yet. */
  private final class Reached {
    private final GameGraph.Builder graph = new GameGraph.Builder();
    private final List<Position> positions = new ArrayList<>();
    private final Map<Position, Integer> numbers = new HashMap<>();

    /** The numbers of the positions that are known, and need no options. */
    private final BitSet known = new BitSet();

    Reached(Position root) {
      number(root);
    }

    LoopyValue value() {
      for (int next = 0; next < positions.size(); next++) {
        Computation.poll();
        Position position = positions.get(next);
        if (!known.get(next)) {
          for (Player player : Player.values()) {
            int[] options =
                position.options(player).stream().mapToInt(this::number).distinct().toArray();
            graph.setOptions(next, player, options);
          }
        }
      }
      GraphValues values = new GraphValues(graph.build());
      for (int number = 0; number < positions.size(); number++) {
        Position position = positions.get(number);
        values.stopper(number).ifPresent(stopper -> stoppers.put(position, stopper));
      }
      LoopyValue value = values.value(0);
      if (value.stopper().isEmpty()) {
        others.put(positions.getFirst(), value);
      }
      return value;
    }

    private Optional<Stopper> stopperOf(Position position) {
      return Optional.ofNullable(stoppers.get(position))
          .or(() -> theoremOf(position).map(Stopper::of));
    }

    /** What a position says of its value; nothing, if it would have to walk in a circle. */
    private static Optional<ShortGame> theoremOf(Position position) {
      try {
        return position.knownValue();
      } catch (LoopyPositionException e) {
        return Optional.empty();
      }
    }

    private int number(Position option) {
      Position position = option.normalForm();
      Integer before = numbers.get(position);
      if (before != null) {
        return before;
      }
      PositionBound.requireRoom(positions.size(), maxPositions);
      Optional<Stopper> stopper = stopperOf(position);
      int number = stopper.map(graph::add).orElseGet(graph::add);
      known.set(number, stopper.isPresent());
      positions.add(position);
      numbers.put(position, number);
      return number;
    }
  }
}
