package org.gamester.rulesets.tree;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Player;

/**
 * Writes trees without recursion: in option notation, {@code {0,*|{1|}}} and {@code *{0,*}}, or
 * with marked edges, {@code (x o(x g))}.
 *
 * <p>Option notation writes an option of both players twice where they have others too, and so may
 * grow exponentially with the depth. Where it is very long and marked edges are shorter, these are
 * used; their length is computed first, on the distinct subtrees.
 */
final class TreeWriter {
  private static final long LONG = 1 << 24;
  private static final long LONGEST = 1 << 28;
  private static final int MOST_PAIRS = 1_000_000;

  private final Map<GameTree, Long> edgeLengths = new IdentityHashMap<>();

  private TreeWriter() {}

  static String write(GameTree tree) {
    return new TreeWriter().text(tree);
  }

  private String text(GameTree tree) {
    long length = tree.textLength();
    boolean byEdges = false;
    if (length > LONG) {
      measure(tree);
      byEdges = edgeLength(tree) < length;
      length = Math.min(length, edgeLength(tree));
    }
    if (length > LONGEST) {
      throw new GameTooLargeException(
          "the text of this tree would be longer than " + LONGEST + " characters");
    }
    StringBuilder text = new StringBuilder();
    Deque<Object> todo = new ArrayDeque<>(List.of(tree));
    while (!todo.isEmpty()) {
      Computation.poll();
      Object next = todo.pop();
      if (!(next instanceof GameTree node)) {
        text.append(next);
      } else if (byEdges) {
        pushEdges(todo, node);
      } else if (isLeaf(node)) {
        text.append(node.leafText());
      } else {
        pushOptions(todo, node);
      }
    }
    return text.toString();
  }

  private static boolean isLeaf(GameTree tree) {
    return tree == GameTree.ZERO || tree.leafValue() != null;
  }

  private long edgeLength(GameTree tree) {
    return Objects.requireNonNull(edgeLengths.get(tree), "subtrees are measured first");
  }

  private void measure(GameTree root) {
    Deque<GameTree> path = new ArrayDeque<>(List.of(root));
    while (!path.isEmpty()) {
      Computation.poll();
      GameTree tree = path.element();
      int waiting = path.size();
      if (!isLeaf(tree)) {
        for (Player player : Player.values()) {
          for (GameTree option : tree.options(player)) {
            if (!edgeLengths.containsKey(option)) {
              path.push(option);
            }
          }
        }
      }
      if (path.size() == waiting) {
        path.pop();
        edgeLengths.put(tree, computeEdgeLength(tree));
      }
    }
  }

  /** Values at leaves cannot be written with marked edges. */
  private long computeEdgeLength(GameTree tree) {
    if (tree.leafValue() != null) {
      return Long.MAX_VALUE;
    }
    long length = 2;
    for (Edge edge : edges(tree)) {
      length = sum(length, sum(edgeLength(edge.to), 2));
    }
    return length;
  }

  /** a + b for numbers that are not negative, or the largest number. */
  static long sum(long a, long b) {
    return b < 0 || b > Long.MAX_VALUE - a ? Long.MAX_VALUE : a + b;
  }

  private static void pushOptions(Deque<Object> todo, GameTree tree) {
    todo.push("}");
    if (!tree.isSameForBoth()) {
      pushList(todo, tree.options(Player.RIGHT));
      todo.push("|");
    }
    pushList(todo, tree.options(Player.LEFT));
    todo.push(tree.isSameForBoth() ? "*{" : "{");
  }

  private static void pushList(Deque<Object> todo, List<GameTree> options) {
    for (int i = options.size() - 1; i >= 0; i--) {
      todo.push(options.get(i));
      if (i > 0) {
        todo.push(",");
      }
    }
  }

  private static void pushEdges(Deque<Object> todo, GameTree tree) {
    List<Edge> edges = edges(tree);
    todo.push(")");
    for (int i = edges.size() - 1; i >= 0; i--) {
      if (edges.get(i).to != GameTree.ZERO) {
        todo.push(edges.get(i).to);
      }
      todo.push((i > 0 ? " " : "") + edges.get(i).colour);
    }
    todo.push("(");
  }

  private record Edge(char colour, GameTree to) {}

  /** The options as edges, as many as possible for both players, in an order that reads back. */
  private static List<Edge> edges(GameTree tree) {
    List<GameTree> left = tree.options(Player.LEFT);
    List<GameTree> right = tree.options(Player.RIGHT);
    boolean aligned = (long) left.size() * right.size() <= MOST_PAIRS;
    int[][] common = aligned ? commonTails(left, right) : new int[0][0];
    List<Edge> edges = new ArrayList<>();
    int i = 0;
    int j = 0;
    while (i < left.size() || j < right.size()) {
      if (i < left.size() && j < right.size() && left.get(i).equals(right.get(j))) {
        edges.add(new Edge('g', left.get(i++)));
        j++;
      } else if (j == right.size()
          || (i < left.size() && aligned && common[i + 1][j] >= common[i][j + 1])) {
        edges.add(new Edge('x', left.get(i++)));
      } else {
        edges.add(new Edge('o', right.get(j++)));
      }
    }
    return edges;
  }

  /** How long the longest common subsequence of the ends from i and from j on is. */
  private static int[][] commonTails(List<GameTree> left, List<GameTree> right) {
    int[][] common = new int[left.size() + 1][right.size() + 1];
    for (int i = left.size() - 1; i >= 0; i--) {
      for (int j = right.size() - 1; j >= 0; j--) {
        common[i][j] =
            left.get(i).equals(right.get(j))
                ? common[i + 1][j + 1] + 1
                : Math.max(common[i + 1][j], common[i][j + 1]);
      }
    }
    return common;
  }
}
