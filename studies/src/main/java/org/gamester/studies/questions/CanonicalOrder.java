package org.gamester.studies.questions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * An order of the vertices of a small coloured directed graph, which writes all graphs that are
 * isomorphic to it in the same way.
 *
 * <p>The vertices are put into classes by their colours, then by the classes of the heads and tails
 * of their arcs and so on, which any isomorphism keeps; among the orders of the vertices by class,
 * one is found that gives the least rows, each row the arcs to and from the vertices before. All
 * beginnings of orders with the least rows are followed at once; of two vertices that an exchange
 * of the two keeps the graph with (twins), the first goes first.
 *
 * <p>The number of beginnings is the number of automorphisms without those of twins at worst, so
 * that this is for graphs of at most {@value #MOST} vertices.
 */
final class CanonicalOrder {
  static final int MOST = 15;

  private final int[] out;
  private final int[] in;
  private final int[] classes;

  private CanonicalOrder(int[] out, int[] colours) {
    this.out = out;
    this.in = new int[out.length];
    for (int v = 0; v < out.length; v++) {
      for (int u = 0; u < out.length; u++) {
        in[u] |= (out[v] >>> u & 1) << v;
      }
    }
    this.classes = classes(colours);
  }

  /**
   * The order.
   *
   * @param out for each vertex the set of the heads of its arcs; an edge is two arcs
   * @param colours for each vertex its colour
   */
  static int[] of(int[] out, int[] colours) {
    return new CanonicalOrder(out, colours).order();
  }

  /** The graph whose vertex i is the vertex {@code order[i]} of this one. */
  static int[] relabelled(int[] out, int[] order) {
    int[] relabelled = new int[out.length];
    for (int i = 0; i < out.length; i++) {
      for (int j = 0; j < out.length; j++) {
        relabelled[i] |= (out[order[i]] >>> order[j] & 1) << j;
      }
    }
    return relabelled;
  }

  private int[] order() {
    int n = out.length;
    int[] places = classes.clone();
    Arrays.sort(places);
    List<int[]> orders = List.of(new int[0]);
    for (int place = 0; place < n; place++) {
      List<int[]> longer = new ArrayList<>();
      int least = Integer.MAX_VALUE;
      for (int[] order : orders) {
        int used = Arrays.stream(order).map(v -> 1 << v).sum();
        for (int v = 0; v < n; v++) {
          boolean isFree = (used >>> v & 1) == 0;
          if (!isFree || classes[v] != places[place] || hasTwinBefore(v, used)) {
            continue;
          }
          int row = row(order, v);
          if (row < least) {
            least = row;
            longer.clear();
          }
          if (row == least) {
            int[] extended = Arrays.copyOf(order, place + 1);
            extended[place] = v;
            longer.add(extended);
          }
        }
      }
      orders = longer;
    }
    return orders.getFirst();
  }

  private int row(int[] order, int v) {
    int row = 0;
    for (int i = 0; i < order.length; i++) {
      row |= (out[v] >>> order[i] & 1) << 2 * i | (in[v] >>> order[i] & 1) << 2 * i + 1;
    }
    return row;
  }

  private boolean hasTwinBefore(int v, int used) {
    for (int u = 0; u < v; u++) {
      int others = ~(1 << u | 1 << v);
      if ((used >>> u & 1) == 0
          && classes[u] == classes[v]
          && (out[u] & others) == (out[v] & others)
          && (in[u] & others) == (in[v] & others)
          && (out[u] >>> v & 1) == (out[v] >>> u & 1)) {
        return true;
      }
    }
    return false;
  }

  /** Numbers of classes, from 0; they do not depend on the order of the vertices. */
  private int[] classes(int[] colours) {
    int n = out.length;
    int[] last = colours.clone();
    int count = 0;
    while (true) {
      int[] now = last;
      List<List<Integer>> signs = new ArrayList<>();
      for (int v = 0; v < n; v++) {
        List<Integer> sign = new ArrayList<>(List.of(now[v]));
        sign.addAll(sorted(now, out[v]));
        sign.add(-1);
        sign.addAll(sorted(now, in[v]));
        signs.add(sign);
      }
      List<List<Integer>> sorted =
          signs.stream().distinct().sorted(CanonicalOrder::compare).toList();
      last = IntStream.range(0, n).map(v -> sorted.indexOf(signs.get(v))).toArray();
      if (sorted.size() == count) {
        return last;
      }
      count = sorted.size();
    }
  }

  private static List<Integer> sorted(int[] classes, int vertices) {
    return IntStream.range(0, classes.length)
        .filter(u -> (vertices >>> u & 1) != 0)
        .map(u -> classes[u])
        .sorted()
        .boxed()
        .toList();
  }

  private static int compare(List<Integer> one, List<Integer> other) {
    return Comparator.<List<Integer>>comparingInt(List::size)
        .thenComparing(
            (first, second) ->
                Arrays.compare(
                    first.stream().mapToInt(i -> i).toArray(),
                    second.stream().mapToInt(i -> i).toArray()))
        .compare(one, other);
  }
}
