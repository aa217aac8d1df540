package org.gamester.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * A multiset of summands: each distinct part with the number of times that it occurs. That the
 * order does not matter holds under every convention, and so does that a part in which nobody can
 * ever move may be left out.
 */
final class SumOfParts {

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
    Builder sum = new Builder(new Position[positions.size()], new int[positions.size()], 0);
    for (Position position : positions) {
      Computation.poll();
      if (!isDead.test(position)) {
        sum.add(position);
      }
    }
    return sum.build();
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
    Builder sum = new Builder(parts.clone(), counts.clone(), parts.length);
    sum.remove(index);
    for (Position part : summands(to)) {
      if (!isDead.test(part)) {
        sum.add(part);
      }
    }
    return sum.build();
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

  /** Parts in the order of their hash codes; those of the same hash code in any order. */
  private static final class Builder {
    private Position[] parts;
    private int[] counts;
    private int size;

    Builder(Position[] parts, int[] counts, int size) {
      this.parts = parts;
      this.counts = counts;
      this.size = size;
    }

    void remove(int index) {
      if (--counts[index] == 0) {
        size--;
        System.arraycopy(parts, index + 1, parts, index, size - index);
        System.arraycopy(counts, index + 1, counts, index, size - index);
      }
    }

    void add(Position part) {
      int hash = part.hashCode();
      int place = firstFrom(hash);
      while (place < size && parts[place].hashCode() == hash) {
        if (parts[place].equals(part)) {
          counts[place]++;
          return;
        }
        place++;
      }
      if (size == parts.length) {
        parts = Arrays.copyOf(parts, size + 2);
        counts = Arrays.copyOf(counts, size + 2);
      }
      System.arraycopy(parts, place, parts, place + 1, size - place);
      System.arraycopy(counts, place, counts, place + 1, size - place);
      parts[place] = part;
      counts[place] = 1;
      size++;
    }

    /** The first place with this hash code or a larger one. */
    private int firstFrom(int hash) {
      int low = 0;
      int high = size;
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (parts[middle].hashCode() < hash) {
          low = middle + 1;
        } else {
          high = middle;
        }
      }
      return low;
    }

    SumOfParts build() {
      return new SumOfParts(Arrays.copyOf(parts, size), Arrays.copyOf(counts, size));
    }
  }
}
