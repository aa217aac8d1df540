package org.gamester.script.evaluation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The local variables of a function, or of an input, that are visible at the place that is being
 * compiled, and their slots. No two of them have the same name, see {@link ScopeChecker}.
 */
final class Scope {

  private final @Nullable Scope around;
  private final Map<String, Local> visible = new HashMap<>();
  private final List<String> order = new ArrayList<>();
  private final Map<String, Local> captured = new LinkedHashMap<>();
  private final List<Local> capturedFrom = new ArrayList<>();
  private int nextSlot;
  private int size;

  /** Where local variables were before a block. */
  record Mark(int count, int nextSlot) {}

  /**
   * @param around that of the function around; null for that of the input itself
   */
  Scope(@Nullable Scope around) {
    this.around = around;
  }

  Local declare(String name) {
    Local local = new Local();
    local.place(nextSlot++);
    size = Math.max(size, nextSlot);
    visible.put(name, local);
    order.add(name);
    return local;
  }

  /** The variable of this name, captured if it belongs to a function around; null if none. */
  @Nullable Local find(String name) {
    Local local = visible.get(name);
    if (local != null || around == null) {
      return local;
    }
    Local known = captured.get(name);
    if (known != null) {
      return known;
    }
    Local outer = around.find(name);
    if (outer == null) {
      return null;
    }
    outer.capture();
    Local inner = new Local();
    captured.put(name, inner);
    capturedFrom.add(outer);
    return inner;
  }

  Mark mark() {
    return new Mark(order.size(), nextSlot);
  }

  /** Forgets the variables declared since the mark; their slots are used again. */
  void returnTo(Mark mark) {
    while (order.size() > mark.count) {
      visible.remove(order.removeLast());
    }
    nextSlot = mark.nextSlot;
  }

  /** The variables of the function around that are captured. */
  List<Local> capturedFrom() {
    return List.copyOf(capturedFrom);
  }

  /**
   * Ends the scope: what is captured gets the last slots, in the order of {@link #capturedFrom}.
   *
   * @return the number of slots that a frame needs
   */
  int close() {
    for (Local local : captured.values()) {
      local.place(size++);
    }
    return size;
  }

  /** The names of all visible variables, those of functions around included. */
  Set<String> names() {
    Set<String> names = new TreeSet<>(visible.keySet());
    if (around != null) {
      names.addAll(around.names());
    }
    return names;
  }
}
