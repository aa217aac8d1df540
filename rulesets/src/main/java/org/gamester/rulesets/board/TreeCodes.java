package org.gamester.rulesets.board;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One component for all isomorphic ones, where the vertices of a component form a tree (paths
 * included) in a graph of at most 64 vertices.
 *
 * <p>Two trees whose vertices have states are isomorphic if and only if their codes are equal (Aho,
 * Hopcroft and Ullman, The Design and Analysis of Computer Algorithms, 1974, section 3.2). The tree
 * is rooted at its centre, which is found by taking off all leaves again and again; the code of a
 * vertex is a number for its state and the sorted codes of its children, the same for the same
 * ones. A tree with two central vertices has the codes of both. A component with the code of an
 * earlier one is replaced by that one, which has other vertices of the same graph.
 *
 * <p>A code costs a look-up for each vertex. The tables are emptied when they are full: then
 * isomorphic components may be evaluated again, which costs time only. Used by one thread.
 */
final class TreeCodes {
  private static final int MOST_ENTRIES = 1 << 16;
  private static final long NO_TREE = -1;

  private final GraphGeometry graph;
  private final Map<Children, Integer> numbers = new HashMap<>();
  private final Map<Long, long[]> firsts = new HashMap<>();
  private final int[] codes = new int[Long.SIZE];
  private final int[] children = new int[Long.SIZE + 1];

  TreeCodes(GraphGeometry graph) {
    this.graph = graph;
  }

  /** The codes of the children of a vertex, and its state. */
  private static final class Children {
    private final int[] codes;

    Children(int[] codes) {
      this.codes = codes;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Children that && Arrays.equals(codes, that.codes);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(codes);
    }
  }

  /**
   * Replaces a component by the first that is isomorphic to it.
   *
   * @param cells the vertices of the component, which are connected
   * @param words for each state the vertices in it, of which the first {@code states} are used
   */
  void unify(long cells, long[] words, int states) {
    if (numbers.size() > MOST_ENTRIES || firsts.size() > MOST_ENTRIES) {
      numbers.clear();
      firsts.clear();
    }
    long code = code(cells, words, states);
    if (code != NO_TREE) {
      long[] first = firsts.putIfAbsent(code, Arrays.copyOf(words, states));
      if (first != null) {
        System.arraycopy(first, 0, words, 0, states);
      }
    }
  }

  /** The code of a tree, not negative; -1 if the graph on these vertices is not a tree. */
  long code(long cells, long[] words, int states) {
    int ends = 0;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      int vertex = Long.numberOfTrailingZeros(rest);
      long near = graph.neighbourMask(vertex) & cells;
      if ((near >>> vertex & 1) != 0) {
        return NO_TREE;
      }
      ends += Long.bitCount(near);
    }
    if (cells == 0 || ends != 2 * (Long.bitCount(cells) - 1)) {
      return NO_TREE;
    }
    long left = cells;
    while (Long.bitCount(left) > 2) {
      long leaves = 0;
      for (long rest = left; rest != 0; rest &= rest - 1) {
        int vertex = Long.numberOfTrailingZeros(rest);
        if (Long.bitCount(graph.neighbourMask(vertex) & left) == 1) {
          leaves |= 1L << vertex;
        }
      }
      number(leaves, cells & ~left, words, states);
      left &= ~leaves;
    }
    number(left, cells & ~left, words, states);
    int one = codes[Long.numberOfTrailingZeros(left)];
    int other = codes[Long.SIZE - 1 - Long.numberOfLeadingZeros(left)];
    return Long.bitCount(left) == 1
        ? (long) one << Integer.SIZE | Integer.MAX_VALUE
        : (long) Math.min(one, other) << Integer.SIZE | Math.max(one, other);
  }

  /** Finds the codes of some vertices; {@code below} are those whose codes are known. */
  private void number(long vertices, long below, long[] words, int states) {
    for (long rest = vertices; rest != 0; rest &= rest - 1) {
      int vertex = Long.numberOfTrailingZeros(rest);
      int count = 0;
      long near = graph.neighbourMask(vertex) & below;
      for (long child = near; child != 0; child &= child - 1) {
        children[count++] = codes[Long.numberOfTrailingZeros(child)];
      }
      Arrays.sort(children, 0, count);
      int state = 0;
      while (state < states && (words[state] >>> vertex & 1) == 0) {
        state++;
      }
      children[count++] = state;
      Children key = new Children(Arrays.copyOf(children, count));
      codes[vertex] = numbers.computeIfAbsent(key, _ -> numbers.size());
    }
  }
}
