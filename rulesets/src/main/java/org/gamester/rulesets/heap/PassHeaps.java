package org.gamester.rulesets.heap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.values.ShortGame;

/**
 * The heaps of {@link NimWithPass}. Moves are listed by heap and by what is taken, the pass last.
 *
 * @param isPassed whether the only pass has been used
 */
record PassHeaps(NimWithPass rules, HeapSizes heaps, boolean isPassed)
    implements ImpartialPosition {

  @Override
  public List<Move> moves() {
    PositionMoves moves = new PositionMoves(this, 4L + heaps.count());
    for (int heap = 0; heap < heaps.count(); heap++) {
      for (long taken = 1; taken <= heaps.size(heap); taken++) {
        String name = "take %d from heap %d".formatted(taken, heap + 1);
        HeapSizes left = heaps.with(heap, heaps.size(heap) - taken);
        moves.add(Move.of(new PassHeaps(rules, left, isPassed), name));
      }
    }
    if (!isPassed && !heaps.isEmpty()) {
      moves.add(Move.of(new PassHeaps(rules, heaps, !rules.isFree()), "pass"));
    }
    return moves.toList();
  }

  /** When the pass has been used, each heap is one of Nim. */
  @Override
  public List<? extends Position> components() {
    if (heaps.isEmpty()) {
      return List.of();
    }
    if (!isPassed || heaps.count() == 1) {
      return List.of(this);
    }
    List<Position> parts = new ArrayList<>();
    for (long size : heaps.toArray()) {
      parts.add(new PassHeaps(rules, HeapSizes.of(size), true));
    }
    return parts;
  }

  @Override
  public Position normalForm() {
    return heaps.isEmpty() ? DisjunctiveSum.EMPTY : new PassHeaps(rules, heaps.sorted(), isPassed);
  }

  @Override
  public Optional<ShortGame> knownValue() {
    if (!isPassed && !heaps.isEmpty()) {
      return Optional.empty();
    }
    long sum = 0;
    for (long size : heaps.toArray()) {
      sum ^= size;
    }
    return Optional.of(ShortGame.nimber(sum));
  }

  @Override
  public String text() {
    return heaps.text() + (isPassed ? " passed" : "");
  }

  @Override
  public String picture() {
    return heaps.picture() + (isPassed ? "\npassed" : "");
  }

  @Override
  public Appearance appearance() {
    return Appearance.Words.of(picture());
  }

  @Override
  public String toString() {
    return rules.text(this);
  }
}
