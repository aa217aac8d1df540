package org.gamester.figures.trees;

import java.util.ArrayList;
import java.util.List;

/**
 * A tidy tree (Reingold and Tilford 1981): nodes of a level stand on one line; subtrees are moved
 * together as far as their outlines allow; equal subtrees look equal. A node stands above the
 * middle of its options, or between Left's options and Right's.
 */
record TidyLayout(boolean isImpartial, NodeSize size) {
  private static final double GAP = 12;
  private static final double ASIDE = 22;

  /** The leftmost and the rightmost extent of a subtree at each level, relative to its root. */
  private record Outline(List<Double> left, List<Double> right) {}

  /** How wide nodes are. */
  @FunctionalInterface
  interface NodeSize {
    double width(TreeNode node);
  }

  /** Sets the offsets of all nodes of a tree. */
  static void place(TreeNode root, boolean isImpartial, NodeSize size) {
    new TidyLayout(isImpartial, size).place(root);
  }

  /** Recurses as deep as the tree, of which the builder has bounded the number of nodes. */
  private Outline place(TreeNode node) {
    List<TreeNode> children = node.children();
    List<Outline> outlines = new ArrayList<>();
    children.forEach(child -> outlines.add(place(child)));
    double[] places = places(outlines);
    double middle = middle(node, places);
    Outline all = new Outline(new ArrayList<>(), new ArrayList<>());
    all.left().add(-size.width(node) / 2);
    all.right().add(size.width(node) / 2);
    for (int i = 0; i < places.length; i++) {
      double offset = places[i] - middle;
      children.get(i).offset = offset;
      merge(all, outlines.get(i), offset);
    }
    return all;
  }

  private static double[] places(List<Outline> outlines) {
    double[] places = new double[outlines.size()];
    List<Double> reached = new ArrayList<>();
    for (int i = 0; i < places.length; i++) {
      Outline outline = outlines.get(i);
      double place = 0;
      for (int level = 0;
          i > 0 && level < outline.left().size() && level < reached.size();
          level++) {
        double needed = reached.get(level) + GAP - outline.left().get(level);
        place = level == 0 ? needed : Math.max(place, needed);
      }
      places[i] = place;
      for (int level = 0; level < outline.right().size(); level++) {
        double right = place + outline.right().get(level);
        if (level < reached.size()) {
          reached.set(level, Math.max(reached.get(level), right));
        } else {
          reached.add(right);
        }
      }
    }
    return places;
  }

  private double middle(TreeNode node, double[] places) {
    if (places.length == 0) {
      return 0;
    }
    int lefts = node.left.size();
    if (isImpartial) {
      return (places[0] + places[places.length - 1]) / 2;
    }
    if (lefts == 0) {
      return places[0] - ASIDE;
    }
    return lefts == places.length
        ? places[lefts - 1] + ASIDE
        : (places[lefts - 1] + places[lefts]) / 2;
  }

  private static void merge(Outline all, Outline part, double offset) {
    for (int level = 0; level < part.left().size(); level++) {
      double left = offset + part.left().get(level);
      double right = offset + part.right().get(level);
      if (level + 1 < all.left().size()) {
        all.left().set(level + 1, Math.min(all.left().get(level + 1), left));
        all.right().set(level + 1, Math.max(all.right().get(level + 1), right));
      } else {
        all.left().add(left);
        all.right().add(right);
      }
    }
  }
}
