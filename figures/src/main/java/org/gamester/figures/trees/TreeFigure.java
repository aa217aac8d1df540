package org.gamester.figures.trees;

import java.util.List;
import java.util.Map;
import org.gamester.figures.drawing.Canvas;
import org.gamester.figures.drawing.Figure;
import org.gamester.figures.drawing.Form;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.drawing.Point;
import org.gamester.figures.drawing.Shape;
import org.gamester.figures.drawing.Style;
import org.gamester.figures.drawing.TextMetrics;
import org.gamester.figures.drawing.Tone;
import org.gamester.values.Computation;
import org.gamester.values.Dyadic;

/**
 * Game trees. Left's moves go down and to the left, Right's down and to the right; in impartial
 * trees, whose moves are both players', lines are upright and level. A node that occurs more than
 * once, where such nodes are shared, is unfolded once and has a letter; below a node that has
 * options which are not drawn there are three dots. A move that returns to a node above, or leaves
 * a node as it is, is an arc with the head of an arrow: Left's on the left, Right's on the right.
 */
public final class TreeFigure {
  private static final int SIZE = 14;
  private static final double HEIGHT = 24;
  private static final double DOT = 4;
  private static final double PADDING = 10;
  private static final double FORK = 17;

  /** How far an arc goes to the side, and its ends are from the middle of a node. */
  private static final double LOOP = 26;

  private static final double APART = 5;

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
  private int arcs;

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
    figure.arcs(tree);
    figure.nodes(tree, 0, 0, 0);
    return "A game tree of %d %s, %d %s deep; %s.%s"
        .formatted(
            builder.nodes(),
            builder.nodes() == 1 ? "node" : "nodes",
            figure.deepest,
            figure.deepest == 1 ? "move" : "moves",
            shown.isImpartial()
                ? "moves are both players'"
                : "Left's moves lead down and to the left, Right's to the right",
            figure.arcs == 0
                ? ""
                : " Moves that return to a node above are drawn as arcs: " + figure.arcs + ".");
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
    boolean hasArcs = !node.backLeft.isEmpty() || !node.backRight.isEmpty();
    return width(node)
        + (node.isReference ? 6 : 0)
        + (node.name.isEmpty() ? 0 : 22)
        + (hasArcs ? 2 * LOOP : 0);
  }

  private static double half(TreeNode node) {
    return height(node) / 2;
  }

  /** Draws what is below a node whose top is at {@code y}. */
  private void edges(TreeNode node, double x, double y) {
    Computation.poll();
    node.x = x;
    node.y = y + half(node);
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

  /** Draws the moves that return, of a node and of those below it, whose places are known. */
  private void arcs(TreeNode node) {
    node.backLeft.forEach(to -> arc(node, to, shown.isImpartial() ? Tone.INK : Tone.LEFT, -1));
    node.backRight.forEach(to -> arc(node, to, Tone.RIGHT, 1));
    node.children().forEach(this::arcs);
  }

  /** An arc from the side of a node to that of one above it, or of itself. */
  private void arc(TreeNode from, TreeNode to, Tone tone, int side) {
    arcs++;
    boolean isLoop = from == to;
    double start = from.x + side * width(from) / 2;
    double end = to.x + side * width(to) / 2;
    double bulge = isLoop ? LOOP : LOOP + (from.y - to.y) / 3;
    double outer = side < 0 ? Math.min(start, end) - bulge : Math.max(start, end) + bulge;
    double apart = isLoop ? APART : 0;
    Point head = Point.near(end, to.y - apart);
    Point control = Point.near(outer, to.y - (isLoop ? LOOP : 0));
    canvas.add(
        new Shape.Curve(
            Point.near(start, from.y + apart),
            Point.near(outer, from.y + (isLoop ? LOOP : 0)),
            control,
            head,
            Form.THIN.in(tone)));
    canvas.head(control, head, Form.THIN.in(tone));
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
