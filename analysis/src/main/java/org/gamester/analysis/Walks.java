package org.gamester.analysis;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Position;
import org.jspecify.annotations.Nullable;

/**
 * The walks of one thread for one kind of result: over positions, and over the words of each
 * packing.
 */
final class Walks<R> {

  private final PositionWalk<R> positions;
  private final EvaluationReport report;
  private final Function<Packing, PackedWalk<R>> newWalk;
  private final Map<Packing, PackedWalk<R>> packed = new HashMap<>();

  /** The walk that was asked for last; the next question is mostly of the same rules. */
  private @Nullable Packing lastPacking;

  private @Nullable PackedWalk<R> last;

  Walks(
      Algebra<R> algebra,
      PositionMemory<Position, R> memory,
      Function<Packing, PackedMemory<R>> packedMemories,
      boolean backwards,
      EvaluationReport report) {
    this.report = report;
    this.newWalk =
        packing ->
            new PackedWalk<>(packing, packedMemories.apply(packing), algebra, backwards, report);
    this.positions =
        new PositionWalk<>(
            memory, (packing, part) -> packed(packing).result(part), algebra, backwards, report);
  }

  /** The same walks, reporting to another listener and bounded from now on. */
  Walks<R> watchedBy(Consumer<Progress> listener, long mostOptions) {
    report.setListener(listener);
    report.setMostOptions(mostOptions);
    return this;
  }

  private PackedWalk<R> packed(Packing packing) {
    PackedWalk<R> walk = last;
    if (walk == null || packing != lastPacking) {
      walk = packed.computeIfAbsent(packing, newWalk);
      lastPacking = packing;
      last = walk;
    }
    return walk;
  }

  /** The result of a position. */
  R result(Position position) {
    return positions.result(position);
  }

  /** The result of a packed component. */
  R result(Packing packing, long[] words) {
    return packed(packing).result(words);
  }
}
