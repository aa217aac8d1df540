package org.gamester.rulesets.compiled;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.compiled.MoveTree.*;
import org.jspecify.annotations.Nullable;

/**
 * How far the moves of a player reach on a grid, and which cells they need, as their trees say it
 * without a board.
 *
 * <p>A move that is found from one cell, and reads and changes only cells at known distances from
 * it, lies on one side of a cut if these distances are 0 in the direction across it. A move that
 * asks only which values cells hold, never that they do not hold one or are off the board, is not
 * found anew when cells become absent. If this is so of all moves of both players, and the moves of
 * one of them alone reach across rows, then a cut between rows does nothing but take moves from
 * that player, here and ever after. What is not understood counts as reaching everywhere.
 */
final class MoveReach {

  /** Loops over steps are followed step by step, unless there are so many in all. */
  private static final int MOST_STEPS = 1 << 10;

  private static final int LONGEST_STEP = 1 << 12;
  private static final int NO_CELL = -1;

  /**
   * A step, or a place seen from the cell of a loop.
   *
   * @param cell the number of the loop, or -1 for a step
   */
  private record Seen(int cell, long rows, long columns) {

    private @Nullable Seen plus(Seen step, int sign) {
      return step.cell == NO_CELL
          ? new Seen(cell, rows + sign * step.rows, columns + sign * step.columns)
          : cell == NO_CELL && sign > 0 ? step.plus(this, 1) : null;
    }
  }

  /** A cell that is known to hold a value; where it is may not be known. */
  private record Held(@Nullable Seen place, int value) {

    boolean isApartFrom(Held other) {
      return value != other.value
          || (place != null
              && other.place != null
              && place.cell == other.place.cell
              && !place.equals(other.place));
    }
  }

  private final int[] states;
  private final List<PlaceConstant> table;
  private final Map<Integer, Seen> places = new HashMap<>();
  private final Map<Integer, Integer> assignments = new HashMap<>();
  private final Deque<Held> held = new ArrayDeque<>();
  private final List<int[]> needed = new ArrayList<>();
  private boolean isUnderstood = true;
  private boolean crossesRows;
  private boolean crossesColumns;
  private int loops;
  private int steps;

  /**
   * @param table the constant places that the trees run through
   * @param states the state of each value
   */
  MoveReach(List<Step> trees, List<PlaceConstant> table, int[] states) {
    this.table = table;
    this.states = states;
    trees.forEach(this::countAssignments);
    trees.forEach(this::step);
  }

  private void countAssignments(Step step) {
    switch (step) {
      case MoveTree.Block block -> block.steps().forEach(this::countAssignments);
      case Assign assign -> assignments.merge(assign.slot(), 1, Integer::sum);
      case Choice choice -> {
        choice.bodies().forEach(this::countAssignments);
        countAssignments(choice.otherwise());
      }
      case ForCells loop -> countAssignments(loop.body().step());
      case ForPlaces loop -> countAssignments(loop.body().step());
      case ForNeighbours loop -> countAssignments(loop.body().step());
      case ForNumbers loop -> countAssignments(loop.body().step());
      case Repeat loop -> countAssignments(loop.body());
      case Found _ -> {}
    }
  }

  /** Whether it is known how far moves reach, and cells that become absent only take moves away. */
  boolean isUnderstood() {
    return isUnderstood;
  }

  /** Whether a move may lie in two rows. */
  boolean crossesRows() {
    return crossesRows;
  }

  /** Whether a move may lie in two columns. */
  boolean crossesColumns() {
    return crossesColumns;
  }

  /** Whether a region has too few cells in some state for any of the moves. */
  boolean isDead(Region region) {
    for (int[] counts : needed) {
      if (hasEnough(region, counts)) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasEnough(Region region, int[] counts) {
    for (int state = 0; state < counts.length; state++) {
      if (counts[state] > 0 && region.count(state) < counts[state]) {
        return false;
      }
    }
    return true;
  }

  private void step(Step step) {
    switch (step) {
      case MoveTree.Block block -> block.steps().forEach(this::step);
      case Assign assign -> assign(assign);
      case Choice choice -> {
        isUnderstood = false;
        choice.bodies().forEach(this::step);
        step(choice.otherwise());
      }
      case Found found -> found(found);
      case ForCells loop -> {
        isUnderstood &= places.isEmpty();
        Seen cell = new Seen(loops++, 0, 0);
        body(loop.slot(), cell, loop.body(), new Held(cell, loop.value()));
      }
      case ForPlaces loop -> {
        steps += loop.count();
        for (PlaceConstant along : table.subList(loop.from(), loop.from() + loop.count())) {
          body(loop.slot(), steps > MOST_STEPS ? null : seen(along), loop.body(), null);
          if (steps > MOST_STEPS) {
            break;
          }
        }
      }
      case ForNeighbours loop -> anywhere(loop.slot(), loop.body());
      case ForNumbers loop -> anywhere(loop.slot(), loop.body());
      case Repeat loop -> {
        isUnderstood = false;
        step(loop.body());
      }
    }
  }

  /** Of a variable that is assigned to in two places nothing is known. */
  private void assign(Assign assign) {
    Seen place =
        assign.value() instanceof Place value && assignments.getOrDefault(assign.slot(), 0) == 1
            ? seen(value)
            : null;
    isUnderstood &= place != null;
    bind(assign.slot(), place);
  }

  private void bind(int slot, @Nullable Seen place) {
    if (place == null) {
      places.remove(slot);
    } else {
      places.put(slot, place);
    }
  }

  private void anywhere(int slot, Body body) {
    isUnderstood = false;
    body(slot, null, body, null);
  }

  private void body(int slot, @Nullable Seen place, Body body, @Nullable Held cell) {
    Map<Integer, Seen> outside = new HashMap<>(places);
    int before = held.size();
    bind(slot, place);
    if (cell != null) {
      held.push(cell);
    }
    body.conditions().forEach(this::condition);
    step(body.step());
    while (held.size() > before) {
      held.pop();
    }
    places.clear();
    places.putAll(outside);
  }

  private void condition(Bool condition) {
    switch (condition) {
      case All all -> all.parts().forEach(this::condition);
      case CellHolds(CellAt(Place place), int value) when isPresent(value) ->
          held.push(new Held(reached(place), value));
      case Touches _ -> {
        crossesRows = true;
        crossesColumns = true;
      }
      default -> isUnderstood = false;
    }
  }

  /** Whether a value is that of cells that are there; the last state is that of absent ones. */
  private boolean isPresent(int value) {
    return value != MoveTree.NOTHING && states[value] < states.length - 1;
  }

  private void found(Found found) {
    for (Change change : found.changes()) {
      Seen _ = reached(change.place());
      isUnderstood &= change.value() instanceof NumConstant;
    }
    Set<Held> distinct = new LinkedHashSet<>();
    for (Held cell : held) {
      if (distinct.stream().allMatch(cell::isApartFrom)) {
        distinct.add(cell);
      }
    }
    int[] counts = new int[states.length];
    distinct.forEach(cell -> counts[states[cell.value]]++);
    if (needed.stream().noneMatch(known -> Arrays.equals(known, counts))) {
      needed.add(counts);
    }
  }

  private @Nullable Seen reached(Place place) {
    Seen seen = seen(place);
    if (seen == null || seen.cell == NO_CELL) {
      isUnderstood = false;
      return null;
    }
    crossesRows |= seen.rows != 0;
    crossesColumns |= seen.columns != 0;
    return seen;
  }

  private @Nullable Seen seen(Place place) {
    return switch (place) {
      case PlaceConstant step ->
          Math.max(Math.abs((long) step.row()), Math.abs((long) step.column())) < LONGEST_STEP
              ? new Seen(NO_CELL, step.row(), step.column())
              : null;
      case PlaceLocal local -> places.get(local.slot());
      case PlaceSum sum -> {
        Seen first = seen(sum.first());
        Seen second = seen(sum.second());
        yield first == null || second == null ? null : first.plus(second, sum.minus() ? -1 : 1);
      }
      case PlaceTimes times -> {
        Seen step = seen(times.place());
        yield step != null
                && step.cell == NO_CELL
                && times.factor() instanceof NumConstant(long n)
                && Math.abs(n) < LONGEST_STEP
            ? new Seen(NO_CELL, step.rows * n, step.columns * n)
            : null;
      }
      case PlacePair _ -> null;
    };
  }
}
