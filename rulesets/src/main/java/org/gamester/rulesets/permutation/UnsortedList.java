package org.gamester.rulesets.permutation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.PositionOf;
import org.jspecify.annotations.Nullable;

/**
 * A list of distinct numbers in {@link Quicksort}. Moves are listed in the order of the list.
 *
 * <p>Where all numbers before a place are smaller than all behind it, the list falls apart: a pivot
 * on one side leaves the numbers on the other side where they are. Only the order of the numbers
 * matters, and a list that is read backwards, with the order of the numbers reversed too, is the
 * same game.
 */
final class UnsortedList extends PositionOf<Quicksort> implements ImpartialPosition {
  private final long[] numbers;

  UnsortedList(Quicksort game, long[] numbers) {
    super(game);
    this.numbers = numbers;
  }

  @Override
  public List<Move> moves() {
    PositionMoves moves = new PositionMoves(this, numbers.length);
    for (long pivot : numbers) {
      long[] after = partitioned(pivot);
      if (!Arrays.equals(after, numbers)) {
        moves.add(Move.of(new UnsortedList(game, after), "pivot " + pivot));
      }
    }
    return moves.toList();
  }

  private long[] partitioned(long pivot) {
    long[] after = new long[numbers.length];
    int place = 0;
    for (long number : numbers) {
      if (number < pivot || (number == pivot && game.isPivotBetween())) {
        after[place++] = number;
      }
    }
    if (!game.isPivotBetween()) {
      after[place++] = pivot;
    }
    for (long number : numbers) {
      if (number > pivot) {
        after[place++] = number;
      }
    }
    return after;
  }

  @Override
  public List<? extends Position> components() {
    int count = numbers.length;
    long[] leastBehind = new long[count + 1];
    leastBehind[count] = Long.MAX_VALUE;
    for (int i = count - 1; i >= 0; i--) {
      leastBehind[i] = Math.min(numbers[i], leastBehind[i + 1]);
    }
    List<Position> parts = new ArrayList<>();
    int from = 0;
    long greatest = Long.MIN_VALUE;
    for (int i = 0; i < count; i++) {
      greatest = Math.max(greatest, numbers[i]);
      if (greatest < leastBehind[i + 1]) {
        if (i - from == count - 1 && count > 1) {
          return List.of(this);
        }
        if (i > from) {
          parts.add(new UnsortedList(game, Arrays.copyOfRange(numbers, from, i + 1)));
        }
        from = i + 1;
      }
    }
    return parts;
  }

  /** A list that does not fall apart, numbered from 1, or its mirror image if that is less. */
  @Override
  public Position normalForm() {
    List<? extends Position> parts = components();
    if (parts.size() != 1) {
      return DisjunctiveSum.of(parts).normalForm();
    }
    long[] ranks = ((UnsortedList) parts.getFirst()).ranks();
    long[] mirrored = new long[ranks.length];
    for (int i = 0; i < ranks.length; i++) {
      mirrored[ranks.length - 1 - i] = ranks.length + 1 - ranks[i];
    }
    return new UnsortedList(game, Arrays.compare(mirrored, ranks) < 0 ? mirrored : ranks);
  }

  private long[] ranks() {
    long[] sorted = numbers.clone();
    Arrays.sort(sorted);
    return Arrays.stream(numbers).map(n -> Arrays.binarySearch(sorted, n) + 1L).toArray();
  }

  @Override
  public String text() {
    return Arrays.stream(numbers).mapToObj(Long::toString).collect(Collectors.joining(" "));
  }

  @Override
  public String picture() {
    return numbers.length == 0 ? "no numbers" : text();
  }

  @Override
  public Appearance appearance() {
    return numbers.length == 0
        ? Appearance.Words.of(picture())
        : Appearance.Cells.squares(
            1,
            numbers.length,
            place -> {
              String number = Long.toString(numbers[place]);
              return new Appearance.Cell(0, place, number, number, Appearance.Mark.EMPTY, number);
            });
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof UnsortedList that
        && Arrays.equals(numbers, that.numbers)
        && game.equals(that.game);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(numbers) ^ game.hashCode();
  }
}
