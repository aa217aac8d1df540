package org.gamester.figures.boards;

import java.util.ArrayList;
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
import org.gamester.rulesets.Appearance.Cell;
import org.gamester.rulesets.Appearance.Mark;

/** Boards of cells: grids, strips, diagrams of boxes, rows of coins. */
record CellDrawing(Canvas canvas, Appearance.Cells board) {
  private static final double SIDE = 40;
  private static final double HEX_RADIUS = 25;
  private static final double HEX_WIDTH = HEX_RADIUS * Math.sqrt(3);
  private static final double MARGIN = 13;
  private static final double DOMINO = 15;

  static void draw(Canvas canvas, Appearance.Cells board) {
    new CellDrawing(canvas, board).draw();
  }

  static void drawWithoutNames(Canvas canvas, Appearance.Cells board) {
    new CellDrawing(canvas, board).drawCells();
  }

  private void draw() {
    drawCells();
    names();
  }

  private void drawCells() {
    if (board.cells().isEmpty()) {
      String size = board.rows() + "×" + board.columns();
      canvas.centred(0, 0, Label.of("empty board " + size), 14, Form.TEXT.in(Tone.QUIET));
    }
    if (board.tiling() == Appearance.Tiling.HEXAGONS_BETWEEN_SIDES && !board.cells().isEmpty()) {
      sides();
    }
    for (Cell cell : board.cells()) {
      draw(cell);
    }
    if (!board.heading().isEmpty()) {
      canvas.text(
          0, -22, Shape.Anchor.START, Label.of(board.heading()), 14, Form.TEXT.in(Tone.INK));
    }
  }

  private boolean isHexagonal() {
    return board.tiling().isHexagonal();
  }

  private double x(Cell cell) {
    return isHexagonal()
        ? (cell.column() + cell.row() / 2.0 + 0.5) * HEX_WIDTH
        : (cell.column() + 0.5) * SIDE;
  }

  private double y(Cell cell) {
    return isHexagonal() ? (cell.row() * 1.5 + 1) * HEX_RADIUS : (cell.row() + 0.5) * SIDE;
  }

  private void draw(Cell cell) {
    double x = x(cell);
    double y = y(cell);
    Canvas one = new Canvas();
    Style style =
        cell.mark() == Mark.BLOCKED ? Form.BLOCKED.in(Tone.LINE) : Form.CELL.in(Tone.NOBODY);
    if (board.tiling() == Appearance.Tiling.DOMINOES) {
      domino(one, cell.mark(), x, y);
    } else if (isHexagonal()) {
      one.polygon(hexagon(x, y), style);
    } else {
      one.rectangle(x - SIDE / 2, y - SIDE / 2, SIDE, SIDE, style);
    }
    if (board.tiling() != Appearance.Tiling.DOMINOES) {
      Pieces.draw(one, cell.mark(), x, y, SIDE, cell.label());
    }
    Map<String, String> data = new LinkedHashMap<>();
    data.put("cell", cell.name());
    data.put("state", cell.state());
    canvas.group(one, data, "");
  }

  /** Filled, hollow, or hollow with a diamond; nothing where one is missing. */
  private static void domino(Canvas one, Mark mark, double x, double y) {
    Style style =
        switch (mark) {
          case LEFT -> Form.PIECE.in(Tone.LEFT);
          case RIGHT -> Form.RING.in(Tone.RIGHT);
          case BOTH -> Form.VERTEX.in(Tone.BOTH);
          default -> Form.BROKEN.in(Tone.LINE);
        };
    double thinner = mark == Mark.RIGHT ? 1.5 : 0;
    double width = DOMINO - 2 * thinner;
    double height = SIDE - 2 - 2 * thinner;
    one.rounded(x - width / 2, y - height / 2, width, height, 3, style);
    if (mark == Mark.BOTH) {
      Pieces.diamond(one, x, y, DOMINO * 0.36, Form.PIECE.in(Tone.BOTH));
    }
  }

  /** Beyond the first and the last cells of rows and columns. */
  private void sides() {
    int right = board.columns() - 1;
    int bottom = board.rows() - 1;
    List<Point> left = new ArrayList<>();
    List<Point> atRight = new ArrayList<>();
    for (int row = 0; row <= bottom; row++) {
      Cell first = cell(row, 0);
      Cell last = cell(row, right);
      for (int end = -1; end <= 1; end += 2) {
        double y = y(first) + end * HEX_RADIUS / 2;
        left.add(Point.near(x(first) - HEX_WIDTH / 2, y));
        atRight.add(Point.near(x(last) + HEX_WIDTH / 2, y));
      }
    }
    List<Point> top = new ArrayList<>();
    List<Point> below = new ArrayList<>();
    for (int column = 0; column <= right; column++) {
      for (int step = 0; step <= 2; step++) {
        double away = step == 1 ? HEX_RADIUS : HEX_RADIUS / 2;
        Cell first = cell(0, column);
        Cell last = cell(bottom, column);
        double aside = (step - 1) * HEX_WIDTH / 2;
        top.add(Point.near(x(first) + aside, y(first) - away));
        below.add(Point.near(x(last) + aside, y(last) + away));
      }
    }
    canvas.path(left, Form.SIDE.in(Tone.LEFT));
    canvas.path(atRight, Form.SIDE.in(Tone.LEFT));
    canvas.path(top, Form.BROKEN_SIDE.in(Tone.RIGHT));
    canvas.path(below, Form.BROKEN_SIDE.in(Tone.RIGHT));
  }

  private static List<Point> hexagon(double x, double y) {
    List<Point> corners = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      double angle = Math.PI / 6 + i * Math.PI / 3;
      corners.add(Point.near(x + HEX_RADIUS * Math.cos(angle), y + HEX_RADIUS * Math.sin(angle)));
    }
    return corners;
  }

  /** Names of rows and columns at the edges, where the names of cells are made of these. */
  private void names() {
    if (board.cells().isEmpty() || board.rows() * board.columns() == 1) {
      return;
    }
    CellNames names = CellNames.of(board);
    boolean isOneRow = board.rows() == 1;
    for (int column = 0; column < board.columns(); column++) {
      int row = names.areColumnsOnTop() ? 0 : board.rows() - 1;
      Cell at = cell(row, column);
      double y = y(at) + (names.areColumnsOnTop() ? -1 : 1) * (half() + MARGIN - 3);
      name(x(at), y, names.column(column));
    }
    for (int row = 0; row < board.rows() && !isOneRow; row++) {
      Cell at = cell(row, 0);
      name(x(at) - (isHexagonal() ? HEX_WIDTH / 2 : SIDE / 2) - MARGIN, y(at), names.row(row));
    }
  }

  private double half() {
    return isHexagonal() ? HEX_RADIUS : SIDE / 2;
  }

  private static Cell cell(int row, int column) {
    return new Cell(row, column, "", "", Mark.EMPTY, "");
  }

  private void name(double x, double y, String name) {
    if (!name.isEmpty()) {
      canvas.centred(x, y, Label.of(name), 12, Form.TEXT.in(Tone.QUIET));
    }
  }
}
