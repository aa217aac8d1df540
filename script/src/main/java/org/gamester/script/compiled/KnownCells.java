package org.gamester.script.compiled;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.rulesets.compiled.MoveTree;
import org.gamester.rulesets.compiled.MoveTree.*;

/**
 * The places that hold a cell of the component wherever an option is found: those that a loop has
 * found on the board, and those whose cell has been compared with a value there.
 *
 * <p>Only such a cell may be changed on a board that falls apart. Any other may be one that
 * separates components; the whole board has it, and a component that is cut out has not.
 */
final class KnownCells {

  private final List<Place> places = new ArrayList<>();
  private final Map<Integer, Place> cellVariables = new HashMap<>();
  private final Set<Integer> assigned = new HashSet<>();

  /** A variable that is assigned to: what is known of a place does not last if it depends on it. */
  void setAssigned(int slot) {
    assigned.add(slot);
  }

  /** A variable, never assigned to, that holds the value of a cell. */
  void setVariable(int slot, Cell cell) {
    if (cell instanceof CellAt at) {
      cellVariables.put(slot, at.place());
    }
  }

  /** A place that is known from here on. */
  void add(Place place) {
    if (isLasting(place)) {
      places.add(place);
    }
  }

  /** The places that are known where a condition holds. */
  void addAll(Bool condition) {
    checked(condition).forEach(this::add);
  }

  private Set<Place> checked(Bool condition) {
    Set<Place> found = new HashSet<>();
    switch (condition) {
      case CellHolds(CellAt at, int value) when value != MoveTree.NOTHING -> found.add(at.place());
      case CellHolds(CellLocal local, int value) when value != MoveTree.NOTHING -> {
        Place place = cellVariables.get(local.slot());
        if (place != null) {
          found.add(place);
        }
      }
      case All all -> all.parts().forEach(part -> found.addAll(checked(part)));
      case Any any -> {
        found.addAll(checked(any.parts().getFirst()));
        any.parts().forEach(part -> found.retainAll(checked(part)));
      }
      default -> {}
    }
    return found;
  }

  private boolean isLasting(Place place) {
    return switch (place) {
      case PlaceConstant _ -> true;
      case PlaceLocal local -> !assigned.contains(local.slot());
      case PlacePair pair -> isLasting(pair.row()) && isLasting(pair.column());
      case PlaceSum sum -> isLasting(sum.first()) && isLasting(sum.second());
      case PlaceTimes times -> isLasting(times.place()) && isLasting(times.factor());
    };
  }

  private boolean isLasting(Num number) {
    return switch (number) {
      case NumConstant _, RowCount _, ColumnCount _ -> true;
      case NumLocal local -> !assigned.contains(local.slot());
      case NumOperation operation -> isLasting(operation.first()) && isLasting(operation.second());
      case RowOf row -> isLasting(row.place());
      case ColumnOf column -> isLasting(column.place());
    };
  }

  /** Whether all cells that change are known. */
  boolean hasAll(List<Change> changes) {
    return changes.stream().allMatch(change -> places.contains(change.place()));
  }

  /** What is known so far; {@link #returnTo} returns to it at the end of a scope. */
  int mark() {
    return places.size();
  }

  void returnTo(int mark) {
    places.subList(mark, places.size()).clear();
  }
}
