package org.gamester.lab.tables;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.gamester.lab.Variable;
import org.gamester.lab.fitting.Fraction;
import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameWriter;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes tables. The output depends only on the table. The text of a game that exceeds a number of
 * characters is shortened, with a remark in it.
 *
 * @param format the format
 * @param characters the number of characters beyond which a game is shortened
 */
public record TableWriter(TableFormat format, int characters) {

  private static final String SCHEMA = "gamester.row/1";
  private static final String PROBLEM = "error";
  private static final JsonMapper JSON = new JsonMapper();

  /** An entry that is already written. */
  private record Written(String text) {}

  /**
   * Checks the width.
   *
   * @throws IllegalArgumentException if {@code characters} is not positive
   */
  public TableWriter {
    if (characters < 1) {
      throw new IllegalArgumentException(
          "the number of characters must be positive, but is " + characters);
    }
  }

  public TableWriter(TableFormat format) {
    this(format, 1000);
  }

  /**
   * The same column with its entries written at once: writing a large game takes time, and happens
   * then while the table is evaluated.
   */
  public Column writing(Column column) {
    return new Column(column.name(), game -> written(column.of().apply(game)));
  }

  private @Nullable Object written(@Nullable Object cell) {
    return switch (cell) {
      case null -> null;
      case Integer n -> n;
      case Long n -> n;
      case Object other -> new Written(text(other));
    };
  }

  /** Writes one line for each row. Rows that could not be evaluated have the reason at the end. */
  public String write(Table table) {
    if (format == TableFormat.JSON) {
      return json(table);
    }
    List<String> heading = new ArrayList<>();
    table.variables().forEach(variable -> heading.add(plain(variable.name())));
    table.columns().forEach(column -> heading.add(plain(column)));
    boolean hasProblems = table.problems() > 0;
    if (hasProblems) {
      heading.add(PROBLEM);
    }
    List<List<String>> lines = new ArrayList<>();
    for (Table.Row row : table.rows()) {
      List<String> line = new ArrayList<>();
      row.point().forEach(value -> line.add(value.toString()));
      row.cells().forEach(cell -> line.add(text(cell)));
      if (hasProblems) {
        line.addAll(Collections.nCopies(table.columns().size() - row.cells().size(), ""));
        line.add(plain(row.problem()));
      }
      lines.add(line);
    }
    return layout(heading, lines, table);
  }

  /**
   * Writes the entries of one column as a grid over the values of two variables; where there is no
   * game the grid is empty, and where it could not be evaluated there is a question mark.
   *
   * @throws IllegalArgumentException unless the table has two variables and one column, or if the
   *     format is JSON
   */
  public String writeGrid(Table table) {
    if (table.variables().size() != 2 || table.columns().size() != 1) {
      throw new IllegalArgumentException(
          "a grid needs two variables and one column; this table has %s and %s"
              .formatted(table.variables(), table.columns()));
    }
    if (format == TableFormat.JSON) {
      throw new IllegalArgumentException("the JSON format has no grid");
    }
    Variable down = table.variables().getFirst();
    Variable across = table.variables().getLast();
    if (across.size() > 10_000 || down.size() > 100_000) {
      throw new IllegalArgumentException("a grid of " + down + " and " + across + " is too large");
    }
    int width = (int) across.size();
    List<String> heading = new ArrayList<>();
    heading.add(plain(down.name() + "\\" + across.name()));
    IntStream.range(0, width).forEach(i -> heading.add(Integer.toString(across.low() + i)));
    List<List<String>> lines = new ArrayList<>();
    for (int i = 0; i < down.size(); i++) {
      List<String> line = new ArrayList<>(Collections.nCopies(width + 1, ""));
      line.set(0, Integer.toString(down.low() + i));
      lines.add(line);
    }
    for (Table.Row row : table.rows()) {
      lines
          .get(row.point().getFirst() - down.low())
          .set(
              1 + row.point().getLast() - across.low(),
              row.problem().isEmpty() ? text(row.cells().getFirst()) : "?");
    }
    return layout(heading, lines, table);
  }

  private String layout(List<String> heading, List<List<String>> lines, Table table) {
    String body =
        switch (format) {
          case TEXT -> aligned(heading, lines);
          case CSV -> separated(heading, lines, ",", "\r\n");
          case MARKDOWN -> markdown(heading, lines);
          case LATEX ->
              "\\begin{tabular}{"
                  + "l".repeat(heading.size())
                  + "}\n"
                  + separated(heading, List.of(), " & ", " \\\\\n\\hline\n")
                  + separated(null, lines, " & ", " \\\\\n")
                  + "\\end{tabular}\n";
          case JSON -> throw new AssertionError("JSON has no layout");
        };
    return table.interruption().isEmpty() || format == TableFormat.CSV
        ? body
        : body + remark(table.interruption()) + "\n";
  }

  private String remark(String interruption) {
    String sentence = "The table is incomplete: " + interruption;
    return format == TableFormat.LATEX ? "% " + sentence : "\n" + plain(sentence);
  }

  private static String separated(
      @Nullable List<String> heading, List<List<String>> lines, String separator, String end) {
    StringBuilder text = new StringBuilder();
    if (heading != null) {
      text.append(String.join(separator, heading)).append(end);
    }
    lines.forEach(line -> text.append(String.join(separator, line)).append(end));
    return text.toString();
  }

  private static String markdown(List<String> heading, List<List<String>> lines) {
    String rule = "|" + "---|".repeat(heading.size()) + "\n";
    return "| "
        + String.join(" | ", heading)
        + " |\n"
        + rule
        + lines.stream()
            .map(line -> "| " + String.join(" | ", line) + " |\n")
            .collect(Collectors.joining());
  }

  private static String aligned(List<String> heading, List<List<String>> lines) {
    int[] widths = new int[heading.size()];
    List<List<String>> all = new ArrayList<>();
    all.add(heading);
    all.addAll(lines);
    for (List<String> line : all) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], line.get(i).length());
      }
    }
    StringBuilder text = new StringBuilder();
    for (List<String> line : all) {
      StringBuilder padded = new StringBuilder();
      for (int i = 0; i < widths.length; i++) {
        padded.append(i == 0 ? "" : "  ");
        padded.append(line.get(i)).repeat(" ", widths[i] - line.get(i).length());
      }
      text.append(padded.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private String json(Table table) {
    StringBuilder lines = new StringBuilder();
    for (Table.Row row : table.rows()) {
      ObjectNode node = JSON.createObjectNode().put("schema", SCHEMA);
      ObjectNode point = node.putObject("variables");
      for (int i = 0; i < row.point().size(); i++) {
        point.put(table.variables().get(i).name(), row.point().get(i));
      }
      if (row.problem().isEmpty()) {
        ObjectNode entries = node.putObject("columns");
        for (int i = 0; i < row.cells().size(); i++) {
          put(entries, table.columns().get(i), row.cells().get(i));
        }
      } else {
        node.putObject(PROBLEM).put("message", row.problem());
      }
      lines.append(JSON.writeValueAsString(node)).append('\n');
    }
    if (!table.interruption().isEmpty()) {
      ObjectNode node = JSON.createObjectNode().put("schema", SCHEMA);
      node.putObject(PROBLEM).put("message", table.interruption());
      lines.append(JSON.writeValueAsString(node)).append('\n');
    }
    return lines.toString();
  }

  private void put(ObjectNode node, String name, @Nullable Object cell) {
    switch (cell) {
      case null -> node.putNull(name);
      case Integer n -> node.put(name, n);
      case Long n -> node.put(name, n);
      case Object other -> node.put(name, text(other));
    }
  }

  private String text(@Nullable Object cell) {
    return switch (cell) {
      case null -> "";
      case Written(String text) -> text;
      case ShortGame game when format == TableFormat.LATEX ->
          "$" + GameWriter.latex().writeBriefly(game, characters) + "$";
      case ShortGame game -> plain(GameWriter.exact().writeBriefly(game, characters));
      case Dyadic x when format == TableFormat.LATEX -> "$" + x + "$";
      case Fraction x when format == TableFormat.LATEX -> "$" + x + "$";
      case Object other -> plain(other.toString());
    };
  }

  /** The text with all characters escaped that have a meaning in the format. */
  private String plain(String text) {
    return switch (format) {
      case TEXT, JSON -> text;
      case CSV ->
          text.matches("(?s).*[,\"\r\n].*") ? "\"" + text.replace("\"", "\"\"") + "\"" : text;
      case MARKDOWN -> text.replaceAll("([\\\\`*_{}\\[\\]<>#|~^$])", "\\\\$1");
      case LATEX -> latex(text);
    };
  }

  private static String latex(String text) {
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '\\' -> escaped.append("\\textbackslash{}");
        case '^' -> escaped.append("\\textasciicircum{}");
        case '~' -> escaped.append("\\textasciitilde{}");
        case '{', '}', '$', '&', '%', '#', '_' -> escaped.append('\\').append(c);
        case '|' -> escaped.append("\\textbar{}");
        case '<' -> escaped.append("\\textless{}");
        case '>' -> escaped.append("\\textgreater{}");
        default -> escaped.append(c);
      }
    }
    return escaped.toString();
  }
}
