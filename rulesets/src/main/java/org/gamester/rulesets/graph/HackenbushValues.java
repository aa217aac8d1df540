package org.gamester.rulesets.graph;

import java.util.Arrays;
import java.util.Optional;
import org.gamester.rulesets.poset.Colours;
import org.gamester.values.Computation;
import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;

/**
 * Values of Hackenbush graphs in closed form: stalks of one theory by sign expansion, blue-red
 * trees by ordinal sums of numbers, green graphs by fusion (<i>Winning Ways</i>, chapters 3 and 7).
 *
 * <p>Both sums run over the edges of the walk backwards, so that all that stands on an edge is
 * known when the edge is added. Cost: linear, times the length of the numbers.
 */
final class HackenbushValues {
  private static final int LONGEST_SUM = 12;

  private HackenbushValues() {}

  static Optional<ShortGame> of(RootedGraph graph) {
    boolean anyGreen = graph.colours().indexOf('g') >= 0;
    boolean allGreen = graph.colours().chars().allMatch(c -> c == 'g');
    if (allGreen) {
      return Optional.of(ShortGame.nimber(fused(graph)));
    }
    if (anyGreen) {
      return Optional.empty();
    }
    if (graph.isStalk()) {
      return Colours.stalkValue(graph.colours());
    }
    return graph.isTree() ? Optional.of(ShortGame.number(treeNumber(graph))) : Optional.empty();
  }

  /** Why a graph has the value that {@link #of} gives. */
  static String reason(RootedGraph graph, ShortGame value) {
    boolean isGreen = graph.colours().indexOf('g') >= 0;
    if (graph.isStalk()) {
      return isGreen
          ? "A green stalk of n edges is a heap of Nim of n tokens."
          : stalkReason(graph.colours(), value);
    }
    if (!isGreen) {
      return "In a tree of blue and red edges the branches at a vertex are added, and a blue edge"
          + " that bears x is worth (x + p) / 2^(p-1) for the least p >= 1 with x + p > 1, a red"
          + " one the negative of a blue one that bears -x (Winning Ways, chapter 3).";
    }
    String colon =
        "The colon principle: the green branches at a vertex are worth one stalk, whose height is"
            + " the nim sum of theirs, and the edge below it adds 1.";
    return graph.isTree()
        ? colon
        : "The fusion principle: the vertices of a cycle may be made one, which turns its edges"
            + " into loops, each worth *. "
            + colon;
  }

  private static String stalkReason(String colours, ShortGame value) {
    int run = 1;
    while (run < colours.length() && colours.charAt(run) == colours.charAt(0)) {
      run++;
    }
    String colour = colours.charAt(0) == 'x' ? "blue" : "red";
    if (run == colours.length()) {
      return "A stalk of n %s edges is the integer %sn: %s has n moves, and the other player none."
          .formatted(
              colour,
              run > 0 && colour.equals("red") ? "-" : "",
              colour.equals("red") ? "Right" : "Left");
    }
    String rule =
        "Berlekamp's rule for a stalk: blue edges count 1 and red ones -1 up to the first change of"
            + " colour; the edges from there on count 1/2, 1/4, 1/8, ... with the same signs";
    if (colours.length() > LONGEST_SUM) {
      return rule + ".";
    }
    StringBuilder sum = new StringBuilder();
    for (int i = 0; i < colours.length(); i++) {
      boolean isBlue = colours.charAt(i) == 'x';
      String edge = i < run ? "1" : "1/" + (1L << (i - run + 1));
      sum.append(i == 0 ? isBlue ? "" : "-" : isBlue ? " + " : " - ").append(edge);
    }
    return rule + ": " + sum + " = " + value + ".";
  }

  private static Dyadic treeNumber(RootedGraph graph) {
    Dyadic[] standing = new Dyadic[graph.vertices()];
    Arrays.fill(standing, Dyadic.ZERO);
    for (int edge = graph.edges() - 1; edge >= 0; edge--) {
      Computation.poll();
      Dyadic above = standing[graph.to(edge)];
      Dyadic branch = graph.colour(edge) == 'x' ? onBlue(above) : onBlue(above.negate()).negate();
      standing[graph.from(edge)] = standing[graph.from(edge)].plus(branch);
    }
    return standing[0];
  }

  /// 1:x = (x + p) / 2^(p-1) for the least p >= 1 with x + p > 1.
  private static Dyadic onBlue(Dyadic x) {
    long p = Dyadic.ONE.minus(x).floor().add(java.math.BigInteger.ONE).longValueExact();
    p = Math.max(1, p);
    return x.plus(Dyadic.of(p)).shiftLeft(Math.toIntExact(1 - p));
  }

  /**
   * The fusion principle: the vertices of a cycle may be made one, its edges loops, each worth *. A
   * branch of the walk is on no cycle, and worth one more than what it bears, if no edge leads back
   * from above it to below it.
   */
  private static long fused(RootedGraph graph) {
    long[] standing = new long[graph.vertices()];
    int[] lowest = new int[graph.vertices()];
    Arrays.setAll(lowest, vertex -> vertex);
    for (int edge = graph.edges() - 1; edge >= 0; edge--) {
      int from = graph.from(edge);
      int to = graph.to(edge);
      if (graph.isBranch(edge)) {
        boolean isBridge = lowest[to] == to;
        standing[from] ^= isBridge ? standing[to] + 1 : standing[to] ^ 1;
        lowest[from] = Math.min(lowest[from], lowest[to]);
      } else {
        standing[from] ^= 1;
        lowest[from] = Math.min(lowest[from], to);
      }
    }
    return standing[0];
  }
}
