package org.gamester.analysis;

import java.util.function.Consumer;
import java.util.function.Function;
import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Position;

/**
 * The walks of one thread for one kind of result: over positions, and over the words of each
 * packing.
 */
final class Walks<R> {

  private final PositionWalk<R> positions;
  private final EvaluationReport report;
  private final PerPacking<PackedWalk<R>> packed;

  Walks(
      Algebra<R> algebra,
      PositionMemory<Position, R> memory,
      Function<Packing, PackedMemory<R>> packedMemories,
      FallbackEvaluator<R> others,
      boolean backwards,
      EvaluationReport report) {
    this.report = report;
    this.packed =
        new PerPacking<>(
            packing ->
                new PackedWalk<>(
                    packing, packedMemories.apply(packing), others, algebra, backwards, report));
    this.positions =
        new PositionWalk<>(
            memory,
            (packing, part) -> packed.get(packing).result(part),
            algebra,
            backwards,
            report);
  }

  /** The same walks, reporting to another listener and bounded from now on. */
  Walks<R> watchedBy(Consumer<Progress> listener, long mostOptions) {
    report.setListener(listener);
    report.setMostOptions(mostOptions);
    return this;
  }

  /** The result of a position. */
  R result(Position position) {
    return positions.result(position);
  }

  /** The result of a packed component. */
  R result(Packing packing, long[] words) {
    return packed.get(packing).result(words);
  }
}
