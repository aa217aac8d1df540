package org.gamester.figures.trees;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * Unfolds a tree, level by level, so that what occurs more than once is unfolded where it is
 * highest. A move to a position above is none to a new node, so that play that comes back has a
 * finite tree.
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
  private final Map<TreeNode, T> sources = new IdentityHashMap<>();
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
    TreeNode top = node(root, null);
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

  private TreeNode node(T source, @Nullable TreeNode above) {
    nodes++;
    if (nodes > MOST_NODES) {
      throw new TooManyNodesException(MOST_NODES, isShared);
    }
    TreeNode node =
        new TreeNode(
            branching.label(source), branching.picture(source), branching.tone(source), above);
    sources.put(node, source);
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
    add(next, left, next.node().left, next.node().backLeft);
    add(next, right, next.node().right, next.node().backRight);
  }

  private void add(
      Waiting<T> above, List<T> options, List<TreeNode> nodesBelow, List<TreeNode> nodesAbove) {
    for (T option : isShared ? new ArrayList<>(new java.util.LinkedHashSet<>(options)) : options) {
      TreeNode back = sameAbove(above.node(), option);
      if (back != null) {
        nodesAbove.add(back);
        continue;
      }
      TreeNode node = node(option, above.node());
      nodesBelow.add(node);
      waiting.add(new Waiting<>(option, node, above.level() + 1));
    }
  }

  /** The node of an option on the way from the root to a node; null if there is none. */
  private @Nullable TreeNode sameAbove(TreeNode node, T option) {
    for (TreeNode one = node; ; one = one.above) {
      if (option.equals(sources.get(one))) {
        return one;
      }
      if (one == one.above) {
        return null;
      }
    }
  }

  /** a, b, .., z, a1, b1, .. */
  private static String letter(int number) {
    String letter = String.valueOf((char) ('a' + number % LETTERS));
    return number < LETTERS ? letter : letter + number / LETTERS;
  }
}
