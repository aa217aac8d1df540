package org.gamester.lab.tables;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.gamester.lab.Variable;
import org.jspecify.annotations.Nullable;

/**
 * Writes one line for each row. A row that could not be evaluated has the reason: in aligned text
 * and in CSV in a last column; in Markdown and LaTeX, where the heading is written before a problem
 * is known, in place of the entries.
 */
final class RowStream extends TableStream {
  private final TableWriter writer;
  private final List<Variable> variables;
  private final List<String> columns;
  private final List<Table.Row> waiting = new ArrayList<>();
  private @Nullable TableLayout layout;
  private boolean hasProblemColumn;

  RowStream(TableWriter writer, List<Variable> variables, List<String> columns) {
    this.writer = writer;
    this.variables = List.copyOf(variables);
    this.columns = List.copyOf(columns);
  }

  @Override
  public void add(Table.Row row) {
    waiting.add(row);
  }

  @Override
  public String take() {
    if (waiting.isEmpty()) {
      return "";
    }
    StringBuilder text = new StringBuilder();
    if (writer.format() == TableFormat.JSON) {
      waiting.forEach(row -> text.append(writer.json(variables, columns, row)));
    } else {
      TableLayout lines = layout();
      text.append(lines.block(waiting.stream().map(this::line).toList()));
    }
    waiting.clear();
    return text.toString();
  }

  @Override
  public String end(String interruption) {
    String rest = take() + (writer.format() == TableFormat.JSON ? "" : layout().end());
    return interruption.isEmpty() ? rest : rest + writer.remark(interruption);
  }

  private TableLayout layout() {
    if (layout == null) {
      List<String> heading = new ArrayList<>();
      variables.forEach(variable -> heading.add(writer.plain(variable.name())));
      columns.forEach(column -> heading.add(writer.plain(column)));
      hasProblemColumn =
          writer.format() == TableFormat.CSV
              || (writer.format() == TableFormat.TEXT
                  && waiting.stream().anyMatch(row -> !row.problem().isEmpty()));
      if (hasProblemColumn) {
        heading.add(TableWriter.PROBLEM);
      }
      layout = new TableLayout(writer.format(), heading);
    }
    return layout;
  }

  private List<String> line(Table.Row row) {
    List<String> line = new ArrayList<>();
    row.point().forEach(value -> line.add(value.toString()));
    if (row.problem().isEmpty()) {
      line.addAll(writer.cells(row));
    } else if (!hasProblemColumn) {
      line.addAll(inPlaceOfEntries(row.problem()));
    }
    if (hasProblemColumn) {
      line.addAll(Collections.nCopies(variables.size() + columns.size() - line.size(), ""));
      line.add(writer.plain(row.problem()));
    }
    return line;
  }

  private List<String> inPlaceOfEntries(String problem) {
    String text = writer.plain(problem);
    if (writer.format() == TableFormat.LATEX) {
      return List.of("\\multicolumn{" + columns.size() + "}{l}{\\emph{" + text + "}}");
    }
    String marked = writer.format() == TableFormat.MARKDOWN ? "*" + text + "*" : "error: " + text;
    List<String> cells = new ArrayList<>(Collections.nCopies(columns.size(), ""));
    cells.set(0, marked);
    return cells;
  }
}
