package org.gamester.figures.trees;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/**
 * Unfolds a tree, level by level, so that what occurs more than once is unfolded where it is
 * highest.
 */
final class TreeBuilder<T> {
  private static final int MOST_NODES = 2000;
  private static final int LETTERS = 26;

  private record Waiting<T>(T source, TreeNode node, int level) {}

  private final Branching<T> branching;
  private final boolean isImpartial;
  private final int levels;
  private final boolean isShared;
  private final Map<T, TreeNode> unfolded = new HashMap<>();
  private final Deque<Waiting<T>> waiting = new ArrayDeque<>();
  private int nodes;
  private int named;
  private double tallest;

  TreeBuilder(Branching<T> branching, boolean isImpartial, int levels, boolean isShared) {
    this.branching = branching;
    this.isImpartial = isImpartial;
    this.levels = levels;
    this.isShared = isShared;
  }

  TreeNode build(T root) {
    TreeNode top = node(root);
    waiting.add(new Waiting<>(root, top, 0));
    while (!waiting.isEmpty()) {
      Computation.poll();
      unfold(waiting.remove());
    }
    return top;
  }

  /** The number of nodes that were made. */
  int nodes() {
    return nodes;
  }

  /** The height of the tallest node. */
  double tallest() {
    return tallest;
  }

  private TreeNode node(T source) {
    nodes++;
    if (nodes > MOST_NODES) {
      throw new TooManyNodesException(MOST_NODES, isShared);
    }
    TreeNode node =
        new TreeNode(branching.label(source), branching.picture(source), branching.tone(source));
    tallest = Math.max(tallest, TreeFigure.height(node));
    return node;
  }

  private void unfold(Waiting<T> next) {
    List<T> left = branching.options(next.source(), Player.LEFT);
    List<T> right = isImpartial ? List.of() : branching.options(next.source(), Player.RIGHT);
    if (left.isEmpty() && right.isEmpty()) {
      return;
    }
    if (isShared) {
      TreeNode first = unfolded.putIfAbsent(next.source(), next.node());
      if (first != null) {
        if (first.name.isEmpty()) {
          first.name = letter(named++);
        }
        next.node().name = first.name;
        next.node().isReference = true;
        return;
      }
    }
    if (next.level() >= levels) {
      next.node().isCut = true;
      return;
    }
    add(next, left, next.node().left);
    add(next, right, next.node().right);
  }

  private void add(Waiting<T> above, List<T> options, List<TreeNode> nodesBelow) {
    for (T option : isShared ? new ArrayList<>(new java.util.LinkedHashSet<>(options)) : options) {
      TreeNode node = node(option);
      nodesBelow.add(node);
      waiting.add(new Waiting<>(option, node, above.level() + 1));
    }
  }

  /** a, b, .., z, a1, b1, .. */
  private static String letter(int number) {
    String letter = String.valueOf((char) ('a' + number % LETTERS));
    return number < LETTERS ? letter : letter + number / LETTERS;
  }
}
