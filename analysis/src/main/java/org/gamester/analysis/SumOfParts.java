package org.gamester.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.jspecify.annotations.Nullable;

/**
 * A sum of positions whatever their order: each distinct part with the number of times that it
 * occurs. That the order does not matter holds under every convention, and so does that a part in
 * which nobody can ever move may be left out.
 */
final class SumOfParts {

  private static final Comparator<Position> ORDER =
      Comparator.<Position>comparingInt(Object::hashCode)
          .thenComparing(
              (a, b) -> a.equals(b) ? 0 : a.rules().text(a).compareTo(b.rules().text(b)));

  private final Position[] parts;
  private final int[] counts;
  private final int hash;

  private SumOfParts(Position[] parts, int[] counts) {
    this.parts = parts;
    this.counts = counts;
    this.hash = 31 * Arrays.hashCode(parts) + Arrays.hashCode(counts);
  }

  /** The sum of positions without those in which nobody can move. */
  static SumOfParts of(Collection<Position> positions, Predicate<Position> isDead) {
    List<Position> sorted = new ArrayList<>(positions.size());
    for (Position position : positions) {
      if (!isDead.test(position)) {
        sorted.add(position);
      }
    }
    sorted.sort(ORDER);
    Position[] parts = new Position[sorted.size()];
    int[] counts = new int[sorted.size()];
    int size = 0;
    for (Position part : sorted) {
      if (size == 0 || !parts[size - 1].equals(part)) {
        parts[size++] = part;
      }
      counts[size - 1]++;
    }
    return new SumOfParts(Arrays.copyOf(parts, size), Arrays.copyOf(counts, size));
  }

  /** The summands of a position that is written as a sum; otherwise the position itself. */
  static List<Position> summands(Position position) {
    return position instanceof DisjunctiveSum sum ? sum.parts() : List.of(position);
  }

  /** The number of distinct parts. */
  int size() {
    return parts.length;
  }

  /** A distinct part. */
  Position part(int index) {
    return parts[index];
  }

  /** The sum after a move in one copy of a part to a position. */
  SumOfParts moved(int index, Position to, Predicate<Position> isDead) {
    Position[] changed = Arrays.copyOf(parts, parts.length);
    int[] changedCounts = Arrays.copyOf(counts, counts.length);
    int size = parts.length;
    if (--changedCounts[index] == 0) {
      size--;
      System.arraycopy(parts, index + 1, changed, index, size - index);
      System.arraycopy(counts, index + 1, changedCounts, index, size - index);
    }
    for (Position part : summands(to)) {
      if (isDead.test(part)) {
        continue;
      }
      int place = Arrays.binarySearch(changed, 0, size, part, ORDER);
      if (place >= 0) {
        changedCounts[place]++;
      } else {
        place = -1 - place;
        if (size == changed.length) {
          changed = Arrays.copyOf(changed, size + 1);
          changedCounts = Arrays.copyOf(changedCounts, size + 1);
        }
        System.arraycopy(changed, place, changed, place + 1, size - place);
        System.arraycopy(changedCounts, place, changedCounts, place + 1, size - place);
        changed[place] = part;
        changedCounts[place] = 1;
        size++;
      }
    }
    return new SumOfParts(Arrays.copyOf(changed, size), Arrays.copyOf(changedCounts, size));
  }

  /** Whether all parts are impartial. */
  boolean isImpartial() {
    for (Position part : parts) {
      if (!part.isImpartial()) {
        return false;
      }
    }
    return true;
  }

  /** The sum as one position, the parts in an order that depends on nothing but them. */
  Position position() {
    List<Position> all = new ArrayList<>();
    for (int i = 0; i < parts.length; i++) {
      for (int copy = 0; copy < counts[i]; copy++) {
        all.add(parts[i]);
      }
    }
    return DisjunctiveSum.of(all);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SumOfParts sum
        && hash == sum.hash
        && Arrays.equals(counts, sum.counts)
        && Arrays.equals(parts, sum.parts);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
