package org.gamester.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Player;

/**
 * Grundy values of impartial positions to which play may return (Smith 1966; Fraenkel and Perl
 * 1975; <i>On Numbers and Games</i>, chapter 11; Siegel, <i>Combinatorial Game Theory</i>, section
 * IV.4).
 *
 * <p>A position gets the value m if m is the mex of the values of its options so far, and each
 * option without a value has an option of value m, to which the opponent goes back. What has no
 * value when nothing more follows is infinite, with the set of the values of its options. A
 * position of value m is a heap of m in every sum; one that is infinite with the set K is a draw in
 * a sum with a heap of n, unless n is in K; then the player to move wins.
 *
 * <p>Cost: each position is looked at again when an option of it, or an option of an option, gets a
 * value.
 */
public final class LoopyNimbers {
  private static final int NONE = -1;

  private final int maxPositions;
  private final Map<Position, LoopyNimber> known = new HashMap<>();

  /**
   * @param maxPositions how many positions are held at most
   */
  public LoopyNimbers(int maxPositions) {
    this.maxPositions = maxPositions;
  }

  /**
   * The value of an impartial position.
   *
   * @throws IllegalArgumentException if it is not impartial
   * @throws ComputationStopped if more positions can be reached than the bound
   */
  public LoopyNimber of(Position position) {
    if (!position.isImpartial()) {
      throw new IllegalArgumentException(position.rules().text(position) + " is not impartial");
    }
    if (!known.containsKey(position)) {
      known.clear();
      new Search(position).solve();
    }
    return Objects.requireNonNull(known.get(position));
  }

  /** The value of an impartial position; empty if more positions can be reached than the bound. */
  public Optional<LoopyNimber> ifFew(Position position) {
    Set<Position> met = new LinkedHashSet<>(List.of(position));
    Deque<Position> waiting = new ArrayDeque<>(met);
    while (!waiting.isEmpty() && met.size() <= maxPositions) {
      Computation.poll();
      for (Position option : waiting.remove().options(Player.LEFT)) {
        if (met.add(option)) {
          waiting.add(option);
        }
      }
    }
    return met.size() > maxPositions ? Optional.empty() : Optional.of(of(position));
  }

  /** The positions that can be reached from one. */
  private final class Search {
    private final List<Position> positions = new ArrayList<>();
    private final Map<Position, Integer> indices = new HashMap<>();
    private final List<List<Integer>> options = new ArrayList<>();
    private final List<Set<Integer>> before = new ArrayList<>();
    private int[] values = new int[0];

    Search(Position root) {
      index(root);
      for (int i = 0; i < positions.size(); i++) {
        Computation.poll();
        List<Integer> found = new ArrayList<>();
        for (Position option : positions.get(i).options(Player.LEFT)) {
          found.add(index(option));
        }
        options.add(found);
        for (int option : found) {
          before.get(option).add(i);
        }
      }
    }

    private int index(Position position) {
      Integer index = indices.get(position);
      if (index != null) {
        return index;
      }
      PositionBound.requireRoom(positions.size(), maxPositions);
      positions.add(position);
      before.add(new LinkedHashSet<>());
      indices.put(position, positions.size() - 1);
      return positions.size() - 1;
    }

    void solve() {
      values = new int[positions.size()];
      Arrays.fill(values, NONE);
      Deque<Integer> waiting = new ArrayDeque<>();
      for (int i = positions.size() - 1; i >= 0; i--) {
        waiting.add(i);
      }
      while (!waiting.isEmpty()) {
        Computation.poll();
        int position = waiting.remove();
        if (values[position] == NONE && settle(position)) {
          for (int one : before.get(position)) {
            waiting.add(one);
            waiting.addAll(before.get(one));
          }
        }
      }
      for (int i = 0; i < values.length; i++) {
        known.put(positions.get(i), values[i] == NONE ? infinite(i) : LoopyNimber.of(values[i]));
      }
    }

    private boolean settle(int position) {
      int mex = mex(position);
      for (int option : options.get(position)) {
        if (values[option] == NONE && !reaches(option, mex)) {
          return false;
        }
      }
      values[position] = mex;
      return true;
    }

    private int mex(int position) {
      BitSet seen = new BitSet();
      for (int option : options.get(position)) {
        if (values[option] != NONE) {
          seen.set(values[option]);
        }
      }
      return seen.nextClearBit(0);
    }

    private boolean reaches(int position, int value) {
      return options.get(position).stream().anyMatch(option -> values[option] == value);
    }

    private LoopyNimber infinite(int position) {
      SortedSet<Long> reached = new TreeSet<>();
      for (int option : options.get(position)) {
        if (values[option] != NONE) {
          reached.add((long) values[option]);
        }
      }
      return new LoopyNimber(OptionalLong.empty(), reached);
    }
  }
}
