package org.gamester.script.output;

import java.util.ArrayList;
import java.util.List;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.Table;

/** Draws tables with bars and dashes, the cells of a column flush right. */
final class TableWriter {

  private TableWriter() {}

  static String write(Table table, ValueWriter writer) {
    List<List<String>> texts = new ArrayList<>();
    List<Integer> widths = new ArrayList<>();
    for (List<Object> row : table.rows()) {
      List<String> cells = new ArrayList<>();
      for (Object cell : row) {
        String text = cell == Nothing.NOTHING ? "" : writer.write(cell);
        int column = cells.size();
        if (column == widths.size()) {
          widths.add(0);
        }
        widths.set(column, Math.max(widths.get(column), text.length()));
        cells.add(text);
      }
      texts.add(cells);
    }
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < texts.size(); i++) {
      if (i > 0) {
        result.append('\n').append(rule(widths)).append('\n');
      }
      List<String> cells = texts.get(i);
      for (int j = 0; j < cells.size(); j++) {
        result.append(j > 0 ? " | " : "");
        result.append(" ".repeat(widths.get(j) - cells.get(j).length())).append(cells.get(j));
      }
    }
    return result.toString();
  }

  private static String rule(List<Integer> widths) {
    StringBuilder rule = new StringBuilder();
    for (int i = 0; i < widths.size(); i++) {
      rule.append(i > 0 ? "-+-" : "").append("-".repeat(widths.get(i)));
    }
    return rule.toString();
  }
}
