package org.gamester.lab;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * All assignments to some variables, in order of size: by the sum of the values and, among equal
 * sums, in lexicographic order. The first counterexample in this order is a smallest one.
 *
 * <p>Nothing is stored; a step takes time proportional to the number of variables.
 */
public final class Cases implements Iterable<int[]> {

  private final List<Variable> variables;

  public Cases(List<Variable> variables) {
    this.variables = List.copyOf(variables);
  }

  /** The number of assignments; {@code Long.MAX_VALUE} means that many or more. */
  public long count() {
    long count = 1;
    for (Variable variable : variables) {
      if (count > Long.MAX_VALUE / variable.size()) {
        return Long.MAX_VALUE;
      }
      count *= variable.size();
    }
    return count;
  }

  /** The assignments, each a new array in the order of the variables. */
  @Override
  public Iterator<int[]> iterator() {
    return new BySize(variables);
  }

  private static final class BySize implements Iterator<int[]> {
    private final int[] low;
    private final int[] high;

    /** Sums of the bounds of the variables from each index on. */
    private final long[] leastRest;

    private final long[] greatestRest;
    private long sum;
    private int @Nullable [] next;

    BySize(List<Variable> variables) {
      int n = variables.size();
      low = variables.stream().mapToInt(Variable::low).toArray();
      high = variables.stream().mapToInt(Variable::high).toArray();
      leastRest = new long[n + 1];
      greatestRest = new long[n + 1];
      for (int i = n - 1; i >= 0; i--) {
        leastRest[i] = leastRest[i + 1] + low[i];
        greatestRest[i] = greatestRest[i + 1] + high[i];
      }
      sum = leastRest[0];
      next = low.clone();
    }

    @Override
    public boolean hasNext() {
      return next != null;
    }

    @Override
    public int[] next() {
      int[] current = next;
      if (current == null) {
        throw new NoSuchElementException();
      }
      next = after(current);
      return current;
    }

    private int @Nullable [] after(int[] current) {
      int n = current.length;
      long rest = 0;
      for (int i = n - 1; i >= 0; i--) {
        if (current[i] < high[i] && rest - 1 >= leastRest[i + 1]) {
          int[] following = current.clone();
          following[i]++;
          fill(following, i + 1, rest - 1);
          return following;
        }
        rest += current[i];
      }
      if (++sum > greatestRest[0]) {
        return null;
      }
      int[] following = new int[n];
      fill(following, 0, sum);
      return following;
    }

    /**
     * The lexicographically first values from index {@code from} on that add up to {@code total}.
     */
    private void fill(int[] values, int from, long total) {
      long remaining = total;
      for (int i = from; i < values.length; i++) {
        values[i] = (int) Math.max(low[i], remaining - greatestRest[i + 1]);
        remaining -= values[i];
      }
    }
  }
}
