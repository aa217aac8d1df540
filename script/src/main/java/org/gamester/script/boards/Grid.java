package org.gamester.script.boards;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.rulesets.board.Turn;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Classified;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.Coordinates;
import org.gamester.script.objects.Indexed;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.script.objects.Printable;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.objects.UniversallyOrdered;
import org.gamester.values.Computation;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/** An immutable rectangle of cells that hold values from -128 to 127. Rows and columns from 1. */
public final class Grid implements Classified, UniversallyOrdered, Indexed, Printable {

  private static final int LARGEST = 1 << 24;

  private final int rows;
  private final int columns;
  private final byte[] cells;

  private Grid(int rows, int columns, byte[] cells) {
    this.rows = rows;
    this.columns = columns;
    this.cells = cells;
  }

  /** A grid of zeros. */
  public static Grid empty(int rows, int columns) {
    if (rows < 0) {
      throw new ScriptException("Invalid RowCount: " + rows);
    }
    if (columns < 0) {
      throw new ScriptException("Invalid ColCount: " + columns);
    }
    if ((long) rows * columns > LARGEST) {
      throw new ScriptException("That grid is too large: " + rows + " by " + columns);
    }
    return new Grid(rows, columns, new byte[rows * columns]);
  }

  /** The grid that rows of characters between bars draw; a character stands for its place. */
  public static Grid parse(String text, String characters) {
    Cells.requireFew(characters);
    String folded = Cells.folded(text);
    int width = folded.indexOf('|');
    Grid grid =
        width < 0 ? empty(1, folded.length()) : empty((folded.length() + 1) / (width + 1), width);
    if (folded.length() + 1 != grid.rows * (grid.columns + 1)) {
      throw unequalRows(folded);
    }
    for (int i = 0; i < folded.length(); i++) {
      Computation.poll();
      boolean isEnd = i % (grid.columns + 1) == grid.columns;
      if (isEnd != (folded.charAt(i) == '|')) {
        throw unequalRows(folded);
      }
      if (!isEnd) {
        int row = i / (grid.columns + 1);
        grid.cells[i - row] = Cells.value(folded.charAt(i), characters);
      }
    }
    return grid;
  }

  private static ScriptException unequalRows(String text) {
    String[] rows = text.split("\\|", -1);
    int row = 1;
    while (row < rows.length && rows[row].length() == rows[0].length()) {
      Computation.poll();
      row++;
    }
    return new ScriptException(
        "All rows of the position must have equal length.",
        row == rows.length
            ? ""
            : "Row %d has length %,d, but row 1 has length %,d."
                .formatted(row + 1, rows[row].length(), rows[0].length()));
  }

  /** The grid with these rows of integers. */
  public static Grid ofRows(List<byte[]> lines) {
    Grid grid = empty(lines.size(), lines.isEmpty() ? 0 : lines.getFirst().length);
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).length != grid.columns) {
        throw new ScriptException("All rows of the grid must have equal length.");
      }
      System.arraycopy(lines.get(i), 0, grid.cells, i * grid.columns, grid.columns);
    }
    return grid;
  }

  public int rowCount() {
    return rows;
  }

  public int columnCount() {
    return columns;
  }

  public boolean contains(Coordinates place) {
    return place.row() >= 1
        && place.row() <= rows
        && place.column() >= 1
        && place.column() <= columns;
  }

  private int index(Coordinates place) {
    if (!contains(place)) {
      throw new ScriptException("Coordinate is out of bounds: " + place);
    }
    return (place.row() - 1) * columns + place.column() - 1;
  }

  /**
   * The value of a cell.
   *
   * @throws ScriptException if there is no such cell
   */
  public int value(Coordinates place) {
    return cells[index(place)];
  }

  /** The value of a cell; cells are counted row by row from 0. */
  public int at(int index) {
    return cells[index];
  }

  private Coordinates place(int index) {
    return new Coordinates(index / columns + 1, index % columns + 1);
  }

  @Override
  public Object element(Object index) {
    if (!(index instanceof Coordinates place)) {
      throw Classes.expected(StandardClasses.COORDINATES, index);
    }
    return contains(place) ? ShortGame.integer(cells[index(place)]) : Nothing.NOTHING;
  }

  /** The places that hold a value, row by row. */
  public List<Object> findAll(int value) {
    List<Object> places = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      Computation.poll();
      if (cells[i] == value) {
        places.add(place(i));
      }
    }
    return places;
  }

  /** The grid with some cells changed. */
  public Grid updated(Map<Coordinates, Byte> changes) {
    byte[] changed = cells.clone();
    changes.forEach((place, value) -> changed[index(place)] = value);
    return new Grid(rows, columns, changed);
  }

  /** The part from one corner to another; empty if they are the wrong way round. */
  public Grid subgrid(Coordinates northwest, Coordinates southeast) {
    if (northwest.row() > southeast.row() || northwest.column() > southeast.column()) {
      return empty(0, 0);
    }
    index(northwest);
    index(southeast);
    Grid part =
        empty(southeast.row() - northwest.row() + 1, southeast.column() - northwest.column() + 1);
    for (int i = 0; i < part.rows; i++) {
      System.arraycopy(
          cells,
          (northwest.row() - 1 + i) * columns + northwest.column() - 1,
          part.cells,
          i * part.columns,
          part.columns);
    }
    return part;
  }

  /** The image under a symmetry. */
  public Grid permuted(Symmetry symmetry) {
    Turn turn = symmetry.turn();
    Grid image = turn.transposes() ? empty(columns, rows) : empty(rows, columns);
    for (int i = 0; i < cells.length; i++) {
      Computation.poll();
      image.cells[turn.image(i, rows, columns)] = cells[i];
    }
    return image;
  }

  /** The least of the images under some symmetries. */
  public Grid least(Set<Symmetry> symmetries) {
    Grid least = this;
    for (Symmetry symmetry : symmetries) {
      Grid image = permuted(symmetry);
      if (image.compareTo(least) < 0) {
        least = image;
      }
    }
    return least;
  }

  private int compareTo(Grid other) {
    int difference = Integer.compare(rows, other.rows);
    if (difference == 0) {
      difference = Integer.compare(columns, other.columns);
    }
    return difference != 0 ? difference : Arrays.compare(cells, other.cells);
  }

  /**
   * The regions of cells that do not hold {@code boundary}, joined along the directions and their
   * opposites; each cropped, with the cells of others set to the boundary. A grid of one region is
   * left as it is.
   */
  public List<Object> decomposition(byte boundary, Set<Coordinates> directions) {
    Computation.requireRoom(cells.length, Integer.BYTES, "cells of a grid");
    int[] regions = new int[cells.length];
    List<Box> boxes = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      Computation.poll();
      if (cells[i] != boundary && regions[i] == 0) {
        boxes.add(flooded(i, boxes.size() + 1, boundary, directions, regions));
      }
    }
    if (boxes.size() == 1) {
      return List.of(this);
    }
    List<Object> parts = new ArrayList<>();
    for (int region = 1; region <= boxes.size(); region++) {
      parts.add(cropped(region, boundary, regions, boxes.get(region - 1)));
    }
    return parts;
  }

  /** A rectangle, its rows and columns counted from 0. */
  private record Box(int top, int bottom, int left, int right) {

    Box around(int row, int column) {
      return new Box(
          Math.min(top, row),
          Math.max(bottom, row),
          Math.min(left, column),
          Math.max(right, column));
    }
  }

  /** Gives a region its number; answers the smallest rectangle around it. */
  private Box flooded(
      int start, int region, byte boundary, Set<Coordinates> directions, int[] regions) {
    Box box = new Box(rows, -1, columns, -1);
    Deque<Integer> open = new ArrayDeque<>();
    open.add(start);
    regions[start] = region;
    while (!open.isEmpty()) {
      int from = open.remove();
      int row = from / columns;
      int column = from % columns;
      box = box.around(row, column);
      for (Coordinates direction : directions) {
        Computation.poll();
        for (int sign = -1; sign <= 1; sign += 2) {
          long toRow = row + (long) sign * direction.row();
          long toColumn = column + (long) sign * direction.column();
          if (toRow >= 0 && toRow < rows && toColumn >= 0 && toColumn < columns) {
            int next = (int) (toRow * columns + toColumn);
            if (cells[next] != boundary && regions[next] == 0) {
              regions[next] = region;
              open.add(next);
            }
          }
        }
      }
    }
    return box;
  }

  private Grid cropped(int region, byte boundary, int[] regions, Box box) {
    Grid part = empty(box.bottom - box.top + 1, box.right - box.left + 1);
    for (int i = 0; i < part.cells.length; i++) {
      Computation.poll();
      int from = (box.top + i / part.columns) * columns + box.left + i % part.columns;
      part.cells[i] = regions[from] == region ? cells[from] : boundary;
    }
    return part;
  }

  /** Rows of characters between bars. */
  public String drawn(String characters) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < cells.length; i++) {
      if (i > 0 && i % columns == 0) {
        text.append('|');
      }
      text.append(Cells.character(cells[i], characters));
    }
    return text.toString();
  }

  @Override
  public void print(Printer printer) {
    if (printer.isExact() && cells.length == 0 && rows + columns > 0) {
      printer.raw("Grid.Empty(" + rows + "," + columns + ")");
      return;
    }
    printer.raw("Grid([");
    for (int i = 0; i < cells.length; i++) {
      Computation.poll();
      String before = i % columns != 0 ? "," : i == 0 ? "[" : "],[";
      printer.raw(before).raw(Byte.toString(cells[i]));
    }
    printer.raw(cells.length == 0 ? "])" : "]])");
  }

  @Override
  public LanguageClass languageClass() {
    return StandardClasses.GRID;
  }

  @Override
  public int orderRank() {
    return ObjectOrder.RANK_OF_GRAPHICS + 1;
  }

  @Override
  public int compareWithinRank(Object other, ObjectOrder order) {
    return compareTo((Grid) other);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cells) * 31 + columns;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Grid grid
        && rows == grid.rows
        && columns == grid.columns
        && Arrays.equals(cells, grid.cells);
  }
}
