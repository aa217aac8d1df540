package org.gamester.figures.charts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.figures.drawing.Canvas;
import org.gamester.figures.drawing.Figure;
import org.gamester.figures.drawing.Form;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.drawing.Shape;
import org.gamester.figures.drawing.Style;
import org.gamester.figures.drawing.TextMetrics;
import org.gamester.figures.drawing.Tone;

/** Tables whose cells are coloured by what they say; the exact text stands in each cell. */
public final class TableFigure {
  private static final int SIZE = 14;
  private static final double HEIGHT = 30;
  private static final double NARROWEST = 34;
  private static final int MOST_CELLS = 10_000;

  /**
   * A group of cells that mean the same.
   *
   * @param name what the legend says; empty if the legend has nothing to say
   * @param style how the ground of the cells is drawn
   */
  public record Meaning(String name, Style style) {}

  /** A cell. */
  public record Cell(Label text, Meaning meaning) {}

  /**
   * A table.
   *
   * @param corner what stands above the heads of rows and before those of columns
   * @param columns the heads of the columns
   * @param rows the heads of the rows
   * @param cells the cells, row by row
   */
  public record Content(
      String corner, List<Label> columns, List<Label> rows, List<List<Cell>> cells) {}

  private TableFigure() {}

  /**
   * The picture of a table.
   *
   * @throws IllegalArgumentException if it has too many cells
   */
  public static Figure of(String title, Content content) {
    long count = (long) content.rows().size() * content.columns().size();
    if (count > MOST_CELLS) {
      throw new IllegalArgumentException(
          "a picture may have at most %,d cells, not %,d".formatted(MOST_CELLS, count));
    }
    Canvas canvas = new Canvas();
    double head = width(content.rows(), width(Label.of(content.corner())));
    double x = head;
    Label corner = Label.of(content.corner());
    canvas.centred(head / 2, -HEIGHT / 2, corner, 12, Form.TEXT.in(Tone.QUIET));
    for (int j = 0; j < content.columns().size(); j++) {
      int column = j;
      List<Label> texts = new ArrayList<>();
      content.cells().forEach(row -> texts.add(row.get(column).text()));
      texts.add(content.columns().get(j));
      double width = width(texts, NARROWEST);
      canvas.centred(
          x + width / 2, -HEIGHT / 2, content.columns().get(j), SIZE, Form.MATHS.in(Tone.QUIET));
      for (int i = 0; i < content.rows().size(); i++) {
        cell(canvas, content, i, j, x, width);
      }
      x += width;
    }
    for (int i = 0; i < content.rows().size(); i++) {
      double y = (i + 0.5) * HEIGHT;
      canvas.centred(head / 2, y, content.rows().get(i), SIZE, Form.MATHS.in(Tone.QUIET));
    }
    legend(canvas, content, head);
    return canvas.figure(
        title,
        "A table of %d rows and %d columns.%s"
            .formatted(content.rows().size(), content.columns().size(), words(content)));
  }

  private static double width(Label label) {
    return TextMetrics.width(label, SIZE, Form.MATHS) + 14;
  }

  private static double width(List<Label> labels, double least) {
    return Math.max(least, labels.stream().mapToDouble(TableFigure::width).max().orElse(0));
  }

  private static void cell(Canvas canvas, Content content, int i, int j, double x, double width) {
    Cell cell = content.cells().get(i).get(j);
    Canvas one = new Canvas();
    double y = i * HEIGHT;
    one.rectangle(x, y, width, HEIGHT, Form.CELL.in(Tone.LINE));
    if (cell.meaning().style().form() != Form.CELL) {
      one.rectangle(x, y, width, HEIGHT, cell.meaning().style());
    }
    one.centred(x + width / 2, y + HEIGHT / 2, cell.text(), SIZE, Form.MATHS.in(Tone.INK));
    Map<String, String> data = new LinkedHashMap<>();
    data.put("row", content.rows().get(i).plain());
    data.put("column", content.columns().get(j).plain());
    canvas.group(one, data, "");
  }

  private static List<Meaning> meanings(Content content) {
    Set<Meaning> meanings = new LinkedHashSet<>();
    for (List<Cell> row : content.cells()) {
      row.forEach(cell -> meanings.add(cell.meaning()));
    }
    return meanings.stream()
        .filter(meaning -> !meaning.name().isEmpty())
        .sorted(Comparator.comparing(meaning -> meaning.style().tone()))
        .toList();
  }

  private static void legend(Canvas canvas, Content content, double left) {
    double y = content.rows().size() * HEIGHT + 22;
    double x = left;
    for (Meaning meaning : meanings(content)) {
      canvas.rectangle(x, y - 7, 14, 14, Form.CELL.in(Tone.LINE));
      canvas.rectangle(x, y - 7, 14, 14, meaning.style());
      Label name = Label.of(meaning.name());
      canvas.text(x + 20, y, Shape.Anchor.START, name, 12, Form.TEXT.in(Tone.QUIET));
      y += 20;
    }
  }

  private static String words(Content content) {
    List<String> names = meanings(content).stream().map(Meaning::name).toList();
    return names.isEmpty() ? "" : " Cells are marked: " + String.join("; ", names) + ".";
  }
}
