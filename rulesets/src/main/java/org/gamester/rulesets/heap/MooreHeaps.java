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
import org.gamester.rulesets.Theorem;
import org.gamester.values.Outcome;
import org.gamester.values.ShortGame;

/**
 * The heaps of {@link MooreNim}. The theorem says who wins; for which nimber a position stands has
 * to be searched. Moves are listed like numbers whose digits are what is taken from each heap.
 */
record MooreHeaps(MooreNim rules, HeapSizes heaps) implements ImpartialPosition {

  @Override
  public List<Move> moves() {
    PositionMoves moves = new PositionMoves(this, 4L + heaps.count());
    long[] taken = new long[heaps.count()];
    int touched = 0;
    int heap = taken.length - 1;
    while (heap >= 0) {
      boolean isTouched = taken[heap] > 0;
      if (taken[heap] < heaps.size(heap) && (isTouched || touched < rules.mostHeaps())) {
        touched += isTouched ? 0 : 1;
        taken[heap]++;
        moves.add(take(taken.clone()));
        heap = taken.length - 1;
      } else {
        touched -= isTouched ? 1 : 0;
        taken[heap--] = 0;
      }
    }
    return moves.toList();
  }

  /** Named by the places of the heaps, as in {@code take 2 from heap 1, 1 from heap 3}. */
  private Move take(long[] taken) {
    return Move.of(
        new MooreHeaps(rules, heaps.less(taken)),
        () -> {
          List<String> parts = new ArrayList<>();
          for (int heap = 0; heap < taken.length; heap++) {
            if (taken[heap] > 0) {
              parts.add(taken[heap] + " from heap " + (heap + 1));
            }
          }
          return "take " + String.join(", ", parts);
        });
  }

  @Override
  public List<? extends Position> components() {
    return heaps.isEmpty() ? List.of() : List.of(this);
  }

  @Override
  public Position normalForm() {
    return heaps.isEmpty() ? DisjunctiveSum.EMPTY : new MooreHeaps(rules, heaps.sorted());
  }

  /** Whether each binary place has a number of ones that k+1 divides. */
  private boolean isLost() {
    for (int place = 0; place < Long.SIZE; place++) {
      if (ones(place) % (rules.mostHeaps() + 1) != 0) {
        return false;
      }
    }
    return true;
  }

  private int ones(int place) {
    int ones = 0;
    for (int heap = 0; heap < heaps.count(); heap++) {
      ones += (int) (heaps.size(heap) >>> place & 1);
    }
    return ones;
  }

  @Override
  public Optional<ShortGame> knownValue() {
    return isLost() ? Optional.of(ShortGame.ZERO) : Optional.empty();
  }

  @Override
  public Optional<Theorem> theorem() {
    String said =
        "Moore's theorem: with the sizes of the heaps in binary, the player to move loses if and"
            + " only if the number of ones in each place is a multiple of %d."
                .formatted(rules.mostHeaps() + 1);
    if (isLost()) {
      return Optional.of(Theorem.ofLoss(said, "So it is here, and the player to move loses."));
    }
    int place = 0;
    while (ones(place) % (rules.mostHeaps() + 1) == 0) {
      place++;
    }
    return Optional.of(
        Theorem.ofOutcome(
            Outcome.N,
            said,
            "Here it is %d in the place of %d, so the player to move wins."
                .formatted(ones(place), 1L << place)));
  }

  @Override
  public String text() {
    return heaps.text();
  }

  @Override
  public String picture() {
    return heaps.picture();
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
