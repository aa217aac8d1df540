package org.gamester.rulesets.board;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.gamester.values.Computation;

/**
 * All shapes of n cells that are joined by their sides, each written as a board, {@code ..|.#}: a
 * dot is a cell of the shape, {@code #} any other cell of the least rectangle around it.
 *
 * <p>Each shape of n + 1 cells comes from one of n cells (a leaf of a spanning tree can be taken
 * away), so that adding a cell next to a shape in all ways finds all. Shapes that are turned or
 * mirrored are one; the least of the up to eight texts stands for it.
 */
public final class Polyominoes {

  /** The most cells; there are 63,600 shapes of so many. */
  public static final int MOST_CELLS = 12;

  /** The shape of one cell. */
  public static final List<String> OF_ONE_CELL = List.of(".");

  private Polyominoes() {}

  /**
   * The shapes with one cell more, in the order of their texts.
   *
   * @param shapes all shapes of one number of cells
   */
  public static List<String> larger(List<String> shapes) {
    SortedSet<String> larger = new TreeSet<>();
    for (String shape : shapes) {
      Computation.poll();
      addLarger(shape, larger);
    }
    return List.copyOf(larger);
  }

  /** The shape turned and mirrored in all ways, each once. */
  public static SortedSet<String> images(String shape) {
    SortedSet<String> images = new TreeSet<>();
    String[] rows = rows(shape);
    for (int turn = 0; turn < 4; turn++) {
      images.add(String.join("|", rows));
      images.add(String.join("|", List.of(rows).reversed()));
      rows = turned(rows);
    }
    return images;
  }

  private static String[] rows(String shape) {
    return shape.split("\\|", -1);
  }

  private static String[] turned(String[] rows) {
    String[] turned = new String[rows[0].length()];
    for (int column = 0; column < turned.length; column++) {
      StringBuilder row = new StringBuilder();
      for (int from = rows.length - 1; from >= 0; from--) {
        row.append(rows[from].charAt(column));
      }
      turned[column] = row.toString();
    }
    return turned;
  }

  private static void addLarger(String shape, SortedSet<String> larger) {
    String[] rows = rows(shape);
    String edge = "#".repeat(rows[0].length() + 2);
    List<String> framed = new ArrayList<>(List.of(edge));
    for (String row : rows) {
      framed.add("#" + row + "#");
    }
    framed.add(edge);
    for (int row = 0; row < framed.size(); row++) {
      for (int column = 0; column < edge.length(); column++) {
        if (!isCell(framed, row, column)
            && (isCell(framed, row - 1, column)
                || isCell(framed, row + 1, column)
                || isCell(framed, row, column - 1)
                || isCell(framed, row, column + 1))) {
          larger.add(images(cropped(framed, row, column)).first());
        }
      }
    }
  }

  private static boolean isCell(List<String> rows, int row, int column) {
    return row >= 0
        && row < rows.size()
        && column >= 0
        && column < rows.getFirst().length()
        && rows.get(row).charAt(column) == '.';
  }

  /** The shape with one more cell, without its frame where that has stayed empty. */
  private static String cropped(List<String> framed, int row, int column) {
    int right = framed.getFirst().length() - (column == framed.getFirst().length() - 1 ? 0 : 1);
    int left = column == 0 ? 0 : 1;
    List<String> kept = new ArrayList<>();
    for (int r = 0; r < framed.size(); r++) {
      boolean isFrame = r == 0 || r == framed.size() - 1;
      if (!isFrame || r == row) {
        StringBuilder line = new StringBuilder(framed.get(r));
        if (r == row) {
          line.setCharAt(column, '.');
        }
        kept.add(line.substring(left, right));
      }
    }
    return String.join("|", kept);
  }
}
