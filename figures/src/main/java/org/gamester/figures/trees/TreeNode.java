package org.gamester.figures.trees;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.figures.drawing.Canvas;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.drawing.Tone;
import org.jspecify.annotations.Nullable;

/** A node of a tree that is to be drawn. */
final class TreeNode {
  final Label label;
  final Optional<Canvas> picture;
  final Tone tone;
  final List<TreeNode> left = new ArrayList<>();
  final List<TreeNode> right = new ArrayList<>();

  /** The nodes above, or this one, to which the moves of a player return. */
  final List<TreeNode> backLeft = new ArrayList<>();

  final List<TreeNode> backRight = new ArrayList<>();

  /** The node above; the node itself for the root. */
  final TreeNode above;

  /** The letter of a node that occurs more than once; empty for others. */
  String name = "";

  /** Whether the options are drawn elsewhere. */
  boolean isReference;

  /** Whether there are options that are not drawn. */
  boolean isCut;

  /** The place relative to the node above it. */
  double offset;

  /** The middle of the node, once its place is known. */
  double x;

  double y;

  TreeNode(Label label, Optional<Canvas> picture, Tone tone, @Nullable TreeNode above) {
    this.above = above == null ? this : above;
    this.picture = picture;
    this.label = label;
    this.tone = tone;
  }

  /** Left's options, then Right's. */
  List<TreeNode> children() {
    List<TreeNode> children = new ArrayList<>(left);
    children.addAll(right);
    return children;
  }
}
