package org.gamester.analysis;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.gamester.rulesets.Packing;
import org.jspecify.annotations.Nullable;

/**
 * A per-thread cache by packing; entries are made when they are first asked for. The most recent
 * entry needs no look-up, since the next question is mostly about the same rules.
 *
 * @param <T> the type of what is made
 */
final class PerPacking<T> {

  private final Function<Packing, T> maker;
  private final Map<Packing, T> made = new HashMap<>();
  private @Nullable Packing lastPacking;
  private @Nullable T last;

  PerPacking(Function<Packing, T> maker) {
    this.maker = maker;
  }

  T get(Packing packing) {
    T found = last;
    if (found == null || packing != lastPacking) {
      found = made.computeIfAbsent(packing, maker);
      lastPacking = packing;
      last = found;
    }
    return found;
  }
}
