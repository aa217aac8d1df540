package org.gamester.studies.questions;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.TreeMap;
import org.gamester.rulesets.Rules;
import org.gamester.values.Computation;

/**
 * All graphs, or all trees, of some numbers of vertices, one of each that are isomorphic.
 *
 * <p>Those of n vertices come from those of n-1 by adding a vertex, with any neighbours or, for
 * trees, as a leaf; of isomorphic ones, which have the same {@link #canonical} form, one is kept.
 * That is enough, as each graph loses a vertex, and each tree a leaf, to leave a graph, or a tree.
 * The number of graphs is, by Burnside's lemma, the mean of 2^c over the permutations of the
 * vertices, where c is the number of cycles on the pairs of vertices; it depends on the lengths of
 * the cycles only (Harary and Palmer, <i>Graphical Enumeration</i>, 1973, chapter 4).
 *
 * @param areTrees whether only trees are listed
 * @param rules by which they are played
 * @param least the least number of vertices
 * @param most the largest number of vertices
 */
record Graphs(boolean areTrees, Rules rules, int least, int most) {
  private static final int MOST_IN_GRAPH = 8;
  private static final int MOST_IN_TREE = 14;

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if there are too many to be listed, or none
   */
  Graphs {
    int bound = areTrees ? MOST_IN_TREE : MOST_IN_GRAPH;
    if (least < 1 || most < least || most > bound) {
      throw new IllegalArgumentException(
          "%s have 1 to %d vertices here, found %d..%d"
              .formatted(areTrees ? "trees" : "graphs", bound, least, most));
    }
  }

  /** How many there are; for trees this lists them. */
  long count() {
    long count = 0;
    if (areTrees) {
      for (Iterator<String> texts = texts(); texts.hasNext(); count++) {
        texts.next();
      }
      return count;
    }
    for (int vertices = least; vertices <= most; vertices++) {
      count += count(vertices).longValueExact();
    }
    return count;
  }

  /** The number of graphs with so many vertices, up to isomorphism. */
  static BigInteger count(int vertices) {
    BigInteger permutations = factorial(vertices);
    BigInteger fixed = BigInteger.ZERO;
    for (List<Integer> lengths : partitions(vertices, vertices)) {
      int cycles = 0;
      BigInteger same = BigInteger.ONE;
      int run = 0;
      for (int i = 0; i < lengths.size(); i++) {
        int length = lengths.get(i);
        run = i > 0 && lengths.get(i - 1) == length ? run + 1 : 1;
        same = same.multiply(BigInteger.valueOf((long) length * run));
        cycles += length / 2;
        for (int j = 0; j < i; j++) {
          cycles += BigInteger.valueOf(length).gcd(BigInteger.valueOf(lengths.get(j))).intValue();
        }
      }
      fixed = fixed.add(BigInteger.TWO.pow(cycles).multiply(permutations.divide(same)));
    }
    return fixed.divide(permutations);
  }

  private static BigInteger factorial(int n) {
    BigInteger product = BigInteger.ONE;
    for (int i = 2; i <= n; i++) {
      product = product.multiply(BigInteger.valueOf(i));
    }
    return product;
  }

  private static List<List<Integer>> partitions(int n, int largest) {
    if (n == 0) {
      return List.of(List.of());
    }
    List<List<Integer>> partitions = new ArrayList<>();
    for (int first = Math.min(n, largest); first >= 1; first--) {
      for (List<Integer> rest : partitions(n - first, first)) {
        List<Integer> longer = new ArrayList<>(List.of(first));
        longer.addAll(rest);
        partitions.add(longer);
      }
    }
    return partitions;
  }

  /** How they are counted. */
  String description() {
    return areTrees
        ? "trees up to isomorphism"
        : "graphs up to isomorphism, counted by Burnside's lemma";
  }

  /** The positions, by number of vertices, then in the order of their canonical forms. */
  Iterator<String> texts() {
    List<String> texts = new ArrayList<>();
    Collection<int[]> graphs = List.of(new int[1]);
    for (int vertices = 1; vertices <= most; vertices++) {
      if (vertices > 1) {
        graphs = larger(graphs, vertices);
      }
      if (vertices >= least) {
        graphs.forEach(graph -> texts.add(rules.text() + "(graph6:" + graph6(graph) + ")"));
      }
    }
    return texts.iterator();
  }

  private Collection<int[]> larger(Collection<int[]> smaller, int vertices) {
    TreeMap<int[], int[]> found = new TreeMap<>(Arrays::compare);
    for (int[] graph : smaller) {
      for (int neighbours = 0; neighbours < 1 << vertices - 1; neighbours++) {
        if (!areTrees || Integer.bitCount(neighbours) == 1) {
          Computation.poll();
          int[] canonical = canonical(joined(graph, neighbours));
          found.putIfAbsent(canonical, canonical);
        }
      }
    }
    return found.values();
  }

  /** A graph with one more vertex, which is joined to a set of the others. */
  private static int[] joined(int[] graph, int neighbours) {
    int last = graph.length;
    int[] larger = Arrays.copyOf(graph, last + 1);
    larger[last] = neighbours;
    for (int v = 0; v < last; v++) {
      larger[v] |= (neighbours >>> v & 1) << last;
    }
    return larger;
  }

  /** The same for all isomorphic graphs. */
  static int[] canonical(int[] graph) {
    return CanonicalOrder.relabelled(graph, CanonicalOrder.of(graph, new int[graph.length]));
  }

  /** The code of B. D. McKay for graphs of at most 62 vertices. */
  private static String graph6(int[] graph) {
    StringBuilder code = new StringBuilder().append((char) ('?' + graph.length));
    int bits = 0;
    int count = 0;
    for (int v = 1; v < graph.length; v++) {
      for (int u = 0; u < v; u++) {
        bits = bits << 1 | graph[u] >>> v & 1;
        if (++count % 6 == 0) {
          code.append((char) ('?' + bits));
          bits = 0;
        }
      }
    }
    if (count % 6 != 0) {
      code.append((char) ('?' + (bits << 6 - count % 6)));
    }
    return code.toString();
  }
}
