package org.gamester.rulesets.plane;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.PositionOf;
import org.gamester.rulesets.Theorem;
import org.gamester.values.Computation;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * A region of {@link BrusselsSprouts} by the numbers of free arms along its walks, greatest first.
 *
 * <p>A curve that joins walks of a and b arms makes one walk of a + b: two arms are used, two new
 * ones are met. A curve that joins two arms of a walk of a, with d arms between them on one side,
 * divides the region; the walks along the curve have d + 1 and a - d - 1 arms, and each other walk
 * is on one of the two sides.
 *
 * <p>Every move lowers the number of walks and arms, less 2, summed over all regions, by one: a
 * region of m walks with A arms lasts exactly m + A - 2 moves, and is worth * if that is odd.
 *
 * <p>Moves are listed by the greater walk first; moves that lead to the same regions are one.
 */
final class SproutRegion extends PositionOf<BrusselsSprouts> implements ImpartialPosition {
  private final long[] walks;

  SproutRegion(BrusselsSprouts game, long[] arms) {
    super(game);
    this.walks = arms.clone();
    Arrays.sort(walks);
    for (int i = 0; i < walks.length / 2; i++) {
      long other = walks[walks.length - 1 - i];
      walks[walks.length - 1 - i] = walks[i];
      walks[i] = other;
    }
  }

  private boolean isDead() {
    return walks.length == 1 && walks[0] == 1;
  }

  private boolean isRepeated(int i) {
    return i > 0 && walks[i] == walks[i - 1];
  }

  @Override
  public List<Move> moves() {
    PositionMoves moves = new PositionMoves(this, walks.length + 4L);
    for (int i = 0; i < walks.length; i++) {
      if (!isRepeated(i)) {
        addJoins(i, moves);
      }
    }
    for (int i = 0; i < walks.length && walks[i] > 1; i++) {
      if (!isRepeated(i)) {
        addDivisions(i, moves);
      }
    }
    return moves.toList();
  }

  private void addJoins(int i, PositionMoves moves) {
    for (int j = i + 1; j < walks.length; j++) {
      Computation.poll();
      if (j > i + 1 && isRepeated(j)) {
        continue;
      }
      long[] joined = without(i, j);
      joined = Arrays.copyOf(joined, joined.length + 1);
      joined[joined.length - 1] = walks[i] + walks[j];
      String name = "join " + walks[i] + " and " + walks[j];
      moves.add(Move.of(new SproutRegion(game, joined), name));
    }
  }

  private long[] without(int i, int j) {
    long[] others = new long[walks.length - (i == j ? 1 : 2)];
    int place = 0;
    for (int k = 0; k < walks.length; k++) {
      if (k != i && k != j) {
        others[place++] = walks[k];
      }
    }
    return others;
  }

  private void addDivisions(int i, PositionMoves moves) {
    long[] others = without(i, i);
    for (long between = 0; 2 * between <= walks[i] - 2; between++) {
      long[] along = {between + 1, walks[i] - between - 1};
      Set<Position> seen = new LinkedHashSet<>();
      boolean[] first = new boolean[others.length];
      do {
        SproutRegion one = side(others, first, true, along[0]);
        SproutRegion two = side(others, first, false, along[1]);
        boolean inOrder = Arrays.compare(one.walks, two.walks) >= 0;
        Position to = inOrder ? DisjunctiveSum.of(one, two) : DisjunctiveSum.of(two, one);
        if (along[0] != along[1] || seen.add(to)) {
          long divided = walks[i];
          moves.add(
              Move.of(to, () -> "divide " + divided + " into " + one.text() + " " + two.text()));
        }
      } while (advance(others, first));
    }
  }

  private SproutRegion side(long[] others, boolean[] first, boolean isFirst, long along) {
    long[] chosen = new long[others.length + 1];
    int count = 0;
    chosen[count++] = along;
    for (int i = 0; i < others.length; i++) {
      if (first[i] == isFirst) {
        chosen[count++] = others[i];
      }
    }
    return new SproutRegion(game, Arrays.copyOf(chosen, count));
  }

  /**
   * The next way to choose some of the walks, of equal ones only their number; false at the end.
   */
  private static boolean advance(long[] others, boolean[] first) {
    int from = 0;
    while (from < others.length) {
      Computation.poll();
      int to = from;
      while (to < others.length && others[to] == others[from]) {
        to++;
      }
      for (int i = from; i < to; i++) {
        if (!first[i]) {
          first[i] = true;
          return true;
        }
      }
      Arrays.fill(first, from, to, false);
      from = to;
    }
    return false;
  }

  @Override
  public List<? extends Position> components() {
    return isDead() ? List.of() : List.of(this);
  }

  @Override
  public Position normalForm() {
    return isDead() ? DisjunctiveSum.EMPTY : this;
  }

  @Override
  public Optional<Theorem> theorem() {
    if (isDead()) {
      return Optional.empty();
    }
    long arms = Arrays.stream(walks).sum();
    long moves = movesToEnd();
    return Optional.of(
        Theorem.ofValue(
            ShortGame.nimber(moves % 2),
            "Each move uses two free arms and makes two, and lowers by one the number of boundary"
                + " walks and free arms together, less 2 for each region. At the end this is 0:"
                + " each region has one walk with one free arm.",
            "Here it is %d + %d - 2 = %d, so every play lasts exactly %d moves, an %s number."
                .formatted(walks.length, arms, moves, moves, moves % 2 == 0 ? "even" : "odd")));
  }

  @Override
  public Optional<ShortGame> knownValue() {
    return Optional.of(movesToEnd() % 2 == 0 ? ShortGame.ZERO : ShortGame.STAR);
  }

  private long movesToEnd() {
    return walks.length + Arrays.stream(walks).sum() - 2;
  }

  @Override
  public String text() {
    return Arrays.stream(walks).mapToObj(Long::toString).collect(Collectors.joining(",", "[", "]"));
  }

  /** The walks with the number of moves that the region lasts. */
  @Override
  public String picture() {
    return text() + "\nmoves to the end: " + movesToEnd();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SproutRegion that && Arrays.equals(walks, that.walks);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(walks);
  }
}
