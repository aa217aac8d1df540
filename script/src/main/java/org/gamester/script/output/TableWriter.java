package org.gamester.script.output;

import java.util.ArrayList;
import java.util.List;
import org.gamester.script.classes.Elements;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.Table;

/** Draws tables with bars and dashes, the cells of a column flush right. */
final class TableWriter {

  private TableWriter() {}

  static void write(Table table, ValueWriter writer, TextBuilder text) {
    List<List<String>> texts = new ArrayList<>();
    List<Integer> widths = new ArrayList<>();
    for (Object row : table.rows()) {
      List<String> cells = new ArrayList<>();
      for (Object cell : Elements.of(row)) {
        String cellText = cell == Nothing.NOTHING ? "" : writer.write(cell);
        int column = cells.size();
        if (column == widths.size()) {
          widths.add(0);
        }
        widths.set(column, Math.max(widths.get(column), cellText.length()));
        cells.add(cellText);
      }
      texts.add(cells);
    }
    for (int i = 0; i < texts.size(); i++) {
      if (i > 0) {
        text.raw("\n");
        rule(widths, text);
        text.raw("\n");
      }
      List<String> cells = texts.get(i);
      for (int j = 0; j < cells.size(); j++) {
        text.raw(j > 0 ? " | " : "");
        text.repeat(" ", widths.get(j) - cells.get(j).length()).raw(cells.get(j));
      }
    }
  }

  private static void rule(List<Integer> widths, TextBuilder text) {
    for (int i = 0; i < widths.size(); i++) {
      text.raw(i > 0 ? "-+-" : "").repeat("-", widths.get(i));
    }
  }
}
