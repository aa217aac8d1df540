package org.gamester.figures.trees;

import java.util.List;
import java.util.Map;
import org.gamester.figures.drawing.Canvas;
import org.gamester.figures.drawing.Figure;
import org.gamester.figures.drawing.Form;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.drawing.Style;
import org.gamester.figures.drawing.TextMetrics;
import org.gamester.figures.drawing.Tone;
import org.gamester.values.Computation;
import org.gamester.values.Dyadic;

/**
 * Game trees. Left's moves go down and to the left, Right's down and to the right; in impartial
 * trees, whose moves are both players', lines are upright and level. A node that occurs more than
 * once, where such nodes are shared, is unfolded once and has a letter; below a node that has
 * options which are not drawn there are three dots.
 */
public final class TreeFigure {
  private static final int SIZE = 14;
  private static final double HEIGHT = 24;
  private static final double DOT = 4;
  private static final double PADDING = 10;
  private static final double FORK = 17;

  /**
   * What of a tree is drawn.
   *
   * @param isImpartial whether all moves are both players'
   * @param levels how many moves deep it is unfolded
   * @param isShared whether equal nodes are unfolded once
   */
  public record Shown(boolean isImpartial, int levels, boolean isShared) {}

  private final Canvas canvas;
  private final Shown shown;

  /** From the middle of a node to that of one below. */
  private final double step;

  private int deepest;

  private TreeFigure(Canvas canvas, Shown shown, double step) {
    this.canvas = canvas;
    this.step = step;
    this.shown = shown;
  }

  /**
   * The tree of a node.
   *
   * @throws TooManyNodesException if it has too many nodes
   */
  public static <T> Figure of(String title, T root, Branching<T> branching, Shown shown) {
    Canvas canvas = new Canvas();
    String description = draw(canvas, root, branching, shown);
    return canvas.figure(title, description);
  }

  /**
   * Draws the tree of a node with the top of its root at the origin, and says what there is to be
   * seen.
   *
   * @throws TooManyNodesException if it has too many nodes
   */
  public static <T> String draw(Canvas canvas, T root, Branching<T> branching, Shown shown) {
    TreeBuilder<T> builder =
        new TreeBuilder<>(branching, shown.isImpartial(), shown.levels(), shown.isShared());
    TreeNode tree = builder.build(root);
    TidyLayout.place(tree, shown.isImpartial(), TreeFigure::room);
    TreeFigure figure =
        new TreeFigure(canvas, shown, builder.tallest() + (builder.tallest() > 0 ? 34 : 40));
    figure.edges(tree, 0, 0);
    figure.nodes(tree, 0, 0, 0);
    return "A game tree of %d %s, %d %s deep; %s."
        .formatted(
            builder.nodes(),
            builder.nodes() == 1 ? "node" : "nodes",
            figure.deepest,
            figure.deepest == 1 ? "move" : "moves",
            shown.isImpartial()
                ? "moves are both players'"
                : "Left's moves lead down and to the left, Right's to the right");
  }

  private static boolean isDot(TreeNode node) {
    return node.label.runs().isEmpty() && node.picture.isEmpty();
  }

  private static double width(TreeNode node) {
    if (node.picture.isPresent()) {
      return half(node.picture.get().bounds().width()) + PADDING;
    }
    return isDot(node)
        ? 4 * DOT
        : Math.max(HEIGHT, TextMetrics.width(node.label, SIZE, Form.MATHS) + 12);
  }

  /** The height of a node; that of a dot is 0. */
  static double height(TreeNode node) {
    if (node.picture.isPresent()) {
      return half(node.picture.get().bounds().height()) + PADDING;
    }
    return isDot(node) ? 0 : HEIGHT;
  }

  private static double half(Dyadic length) {
    return Canvas.approximately(length) / 2;
  }

  /** The width of a node with what stands at its sides. */
  private static double room(TreeNode node) {
    return width(node) + (node.isReference ? 6 : 0) + (node.name.isEmpty() ? 0 : 22);
  }

  private static double half(TreeNode node) {
    return height(node) / 2;
  }

  /** Draws what is below a node whose top is at {@code y}. */
  private void edges(TreeNode node, double x, double y) {
    Computation.poll();
    double from = y + height(node);
    double below = y + step;
    for (TreeNode child : node.children()) {
      double childX = x + child.offset;
      if (shown.isImpartial()) {
        fork(x, from, childX, below);
      } else {
        Tone tone = node.left.contains(child) ? Tone.LEFT : Tone.RIGHT;
        canvas.line(x, from, childX, below, Form.THIN.in(tone));
      }
      edges(child, childX, below);
    }
  }

  /** Down, across and down again, as the lines of a pitchfork. */
  private void fork(double x, double y, double childX, double childY) {
    Style style = Form.THIN.in(Tone.INK);
    double bar = childY - FORK;
    canvas.line(x, y, x, bar, style);
    if (x != childX) {
      canvas.line(Math.min(x, childX), bar, Math.max(x, childX), bar, style);
    }
    canvas.line(childX, bar, childX, childY, style);
  }

  private void nodes(TreeNode node, double x, double y, int level) {
    deepest = Math.max(deepest, level);
    Canvas one = new Canvas();
    if (isDot(node)) {
      one.circle(x, y, DOT, (node.isReference ? Form.VERTEX : Form.HEAD).in(node.tone));
    } else {
      box(one, node, x, y + half(node));
    }
    if (!node.name.isEmpty()) {
      double right = x + width(node) / 2;
      one.centred(
          right + (node.isReference ? 8 : 5),
          y + 5,
          Label.of(node.name),
          10,
          Form.TEXT.in(Tone.ACCENT));
    }
    if (node.isCut) {
      for (int dot = -1; dot <= 1; dot++) {
        one.circle(x + dot * 6, y + height(node) + 7, 1.3, Form.HEAD.in(Tone.QUIET));
      }
    }
    canvas.group(one, Map.of("node", node.label.plain()), "");
    for (TreeNode child : node.children()) {
      nodes(child, x + child.offset, y + step, level + 1);
    }
  }

  private static void box(Canvas one, TreeNode node, double x, double y) {
    double width = width(node);
    double height = height(node);
    List<Style> styles =
        node.tone == Tone.INK
            ? List.of(Form.CELL.in(Tone.LINE))
            : List.of(Form.CELL.in(node.tone), Form.TILE.in(node.tone));
    for (Style style : styles) {
      one.rounded(x - width / 2, y - height / 2, width, height, 6, style);
    }
    if (node.isReference) {
      Style rim = Form.BROKEN.in(Tone.ACCENT);
      one.rounded(x - width / 2 - 3, y - height / 2 - 3, width + 6, height + 6, 8, rim);
    }
    if (node.picture.isPresent()) {
      one.centre(node.picture.get(), Dyadic.HALF, x, y);
    } else {
      one.centred(x, y, node.label, SIZE, Form.MATHS.in(Tone.INK));
    }
  }
}
