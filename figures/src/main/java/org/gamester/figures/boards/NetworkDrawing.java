package org.gamester.figures.boards;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.figures.drawing.Canvas;
import org.gamester.figures.drawing.Form;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.drawing.Point;
import org.gamester.figures.drawing.Shape;
import org.gamester.figures.drawing.Style;
import org.gamester.figures.drawing.Tone;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Appearance.Edge;
import org.gamester.rulesets.Appearance.Mark;
import org.gamester.rulesets.Appearance.Vertex;

/** Graphs, pictures of Hackenbush, and orders: edges first, then the vertices above them. */
record NetworkDrawing(Canvas canvas, Appearance.Network network, Places places) {
  private static final double RADIUS = 15;
  private static final double DOT = 3.5;

  static void draw(Canvas canvas, Appearance.Network network, Map<String, Point> given) {
    if (network.vertices().isEmpty()) {
      canvas.centred(0, 0, Label.of("no vertices"), 14, Form.TEXT.in(Tone.QUIET));
      return;
    }
    Places places = GraphLayout.places(network);
    new NetworkDrawing(canvas, network, places.with(network, given)).draw();
  }

  private boolean isOnGround() {
    return network.layout() == Appearance.Layout.GROUND;
  }

  private void draw() {
    if (isOnGround()) {
      ground();
    }
    List<Edge> edges =
        network.layout() == Appearance.Layout.ORDER ? OrderLayout.covers(network) : network.edges();
    Map<List<Integer>, Integer> seen = new HashMap<>();
    for (Edge edge : edges) {
      int one = Math.min(edge.from(), edge.to());
      int parallel = seen.merge(List.of(one, edge.from() + edge.to() - one), 1, Integer::sum) - 1;
      Canvas line = new Canvas();
      draw(line, edge, parallel);
      canvas.group(line, Map.of("edge", edge.name()), "");
    }
    for (int v = 0; v < network.vertices().size(); v++) {
      draw(v, network.vertices().get(v));
    }
  }

  private void ground() {
    double left = -40;
    double right = 40;
    for (int v = 1; v < network.vertices().size(); v++) {
      left = Math.min(left, places.x(v) - 30);
      right = Math.max(right, places.x(v) + 30);
    }
    canvas.line(left, 0, right, 0, Form.GROUND.in(Tone.INK));
  }

  private boolean isInLattice() {
    return network.layout() == Appearance.Layout.GIVEN;
  }

  private Style style(Mark mark) {
    return switch (mark) {
      case FOR_BOTH -> Form.DOTTED.in(Tone.LINE);
      case EMPTY -> (isInLattice() ? Form.STROKE : Form.THIN).in(Tone.INK);
      case LEFT -> Form.STROKE.in(Tone.LEFT);
      case RIGHT -> Form.DASHED.in(Tone.RIGHT);
      case BOTH -> Form.DOTTED.in(Tone.BOTH);
      default -> Form.THIN.in(Tone.INK);
    };
  }

  /** Edges to the ground end below the vertex from which they come. */
  private double endX(int vertex, int other) {
    return isOnGround() && vertex == 0 ? places.x(other) : places.x(vertex);
  }

  /** Whether a vertex is no more than a dot; otherwise there is room in it for its name. */
  private boolean isDot(int vertex) {
    return isOnGround() || (isInLattice() && network.vertices().get(vertex).name().isEmpty());
  }

  private double radius(int vertex) {
    return isOnGround() ? (vertex == 0 ? 0 : DOT) : isDot(vertex) ? DOT : RADIUS;
  }

  private void draw(Canvas line, Edge edge, int parallel) {
    Style style = style(edge.mark());
    if (edge.from() == edge.to()) {
      loop(line, edge.from(), parallel, style);
      return;
    }
    double x1 = endX(edge.from(), edge.to());
    double y1 = places.y(edge.from());
    double x2 = endX(edge.to(), edge.from());
    double y2 = places.y(edge.to());
    double length = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
    double ux = (x2 - x1) / length;
    double uy = (y2 - y1) / length;
    if (parallel > 0) {
      double bend = (parallel + 1) / 2 * (parallel % 2 == 1 ? 22 : -22);
      boolean isUp = edge.from() < edge.to();
      bend(line, edge, new double[] {x1, y1, x2, y2}, isUp ? bend : -bend, style);
      return;
    }
    double start = radius(edge.from());
    double end = radius(edge.to());
    x1 += ux * start;
    y1 += uy * start;
    x2 -= ux * end;
    y2 -= uy * end;
    if (edge.directed()) {
      line.arrow(x1, y1, x2, y2, style);
    } else {
      line.line(x1, y1, x2, y2, style);
    }
  }

  /** A curve beside the straight line between two vertices. */
  private void bend(Canvas line, Edge edge, double[] ends, double bend, Style style) {
    double dx = ends[2] - ends[0];
    double dy = ends[3] - ends[1];
    double length = Math.max(1, Math.hypot(dx, dy));
    double middleX = (ends[0] + ends[2]) / 2 - dy / length * bend * 1.4;
    double middleY = (ends[1] + ends[3]) / 2 + dx / length * bend * 1.4;
    Point start = towards(ends[0], ends[1], middleX, middleY, radius(edge.from()));
    Point end = towards(ends[2], ends[3], middleX, middleY, radius(edge.to()));
    Point middle = Point.near(middleX, middleY);
    line.add(new Shape.Curve(start, middle, middle, end, style));
    if (edge.directed()) {
      line.head(middle, end, style);
    }
  }

  private static Point towards(double x, double y, double toX, double toY, double distance) {
    double length = Math.max(1, Math.hypot(toX - x, toY - y));
    return Point.near(x + (toX - x) / length * distance, y + (toY - y) / length * distance);
  }

  private void loop(Canvas line, int vertex, int parallel, Style style) {
    double x = places.x(vertex);
    double y = places.y(vertex) - (isOnGround() ? 0 : RADIUS * 0.7);
    double width = 20 + 8 * parallel;
    double height = 38 + 14 * parallel;
    line.add(
        new Shape.Curve(
            Point.near(x, y),
            Point.near(x - width * 1.4, y - height),
            Point.near(x + width * 1.4, y - height),
            Point.near(x, y),
            style));
  }

  private void draw(int index, Vertex vertex) {
    if (isOnGround() && index == 0) {
      return;
    }
    Canvas one = new Canvas();
    double x = places.x(index);
    double y = places.y(index);
    if (isDot(index)) {
      one.circle(x, y, DOT, Form.HEAD.in(Tone.INK));
    } else {
      disc(one, vertex, x, y);
    }
    Map<String, String> data = new LinkedHashMap<>();
    data.put("vertex", vertex.name());
    data.put("state", vertex.state());
    canvas.add(new Shape.Group(Point.ORIGIN, one.shapes(), data, ""));
  }

  /** A vertex with its name in it; what is said besides stands at its lower right. */
  private static void disc(Canvas one, Vertex vertex, double x, double y) {
    switch (vertex.mark()) {
      case LEFT -> {
        one.circle(x, y, RADIUS, Form.CELL.in(Tone.LEFT));
        one.circle(x, y, RADIUS, Form.TILE.in(Tone.LEFT));
      }
      case RIGHT -> one.circle(x, y, RADIUS - 1.5, Form.RING.in(Tone.RIGHT));
      case BOTH -> Pieces.diamond(one, x, y, RADIUS * 1.25, Form.VERTEX.in(Tone.BOTH));
      case BLOCKED -> one.circle(x, y, RADIUS, Form.BLOCKED.in(Tone.LINE));
      case TOKEN -> {
        one.circle(x, y, RADIUS + 4, Form.VERTEX.in(Tone.INK));
        one.circle(x, y, RADIUS, Form.RING.in(Tone.INK));
      }
      default -> one.circle(x, y, RADIUS, Form.VERTEX.in(Tone.QUIET));
    }
    boolean isFor = vertex.mark() == Mark.FOR_LEFT || vertex.mark() == Mark.FOR_RIGHT;
    if (isFor) {
      Pieces.draw(one, vertex.mark(), x + RADIUS * 0.8, y + RADIUS * 0.8, 40, "");
    }
    String name = vertex.name();
    one.centred(x, y, Label.of(name), Pieces.fitting(name, RADIUS * 2), Form.TEXT.in(Tone.INK));
    if (!vertex.label().isEmpty()) {
      one.text(
          x + RADIUS * 0.8,
          y + RADIUS * 1.35,
          Shape.Anchor.START,
          Label.of(vertex.label()),
          12,
          Form.TEXT.in(Tone.ACCENT));
    }
  }
}
