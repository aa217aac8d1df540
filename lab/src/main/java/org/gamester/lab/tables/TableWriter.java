package org.gamester.lab.tables;

import java.util.List;
import org.gamester.lab.Variable;
import org.gamester.lab.fitting.Fraction;
import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.loopy.Stopper;
import org.gamester.values.notation.GameWriter;
import org.gamester.values.notation.StopperWriter;
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
  static final String PROBLEM = "error";
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
    return new Column(column.name(), member -> written(column.of().apply(member)));
  }

  private @Nullable Object written(@Nullable Object cell) {
    return switch (cell) {
      case null -> null;
      case Integer n -> n;
      case Long n -> n;
      case Object other -> new Written(text(other));
    };
  }

  /** Writes one line for each row. Rows that could not be evaluated have the reason. */
  public String write(Table table) {
    return written(table, TableStream.of(this, table.variables(), table.columns()));
  }

  /**
   * Writes the entries of each column as a grid over the values of two variables; where there is no
   * game the grid is empty, and where it could not be evaluated there is a question mark.
   *
   * @throws IllegalArgumentException unless the table has two variables, or if the format is JSON
   */
  public String writeGrid(Table table) {
    return written(table, TableStream.ofGrids(this, table.variables(), table.columns()));
  }

  private static String written(Table table, TableStream stream) {
    table.rows().forEach(stream::add);
    return stream.end(table.interruption());
  }

  /** The entries of a row, as they stand in its line. */
  List<String> cells(Table.Row row) {
    return row.cells().stream().map(this::text).toList();
  }

  /** A row as an object on a line. */
  String json(List<Variable> variables, List<String> columns, Table.Row row) {
    ObjectNode node = JSON.createObjectNode().put("schema", SCHEMA);
    ObjectNode point = node.putObject("variables");
    for (int i = 0; i < row.point().size(); i++) {
      point.put(variables.get(i).name(), row.point().get(i));
    }
    if (row.problem().isEmpty()) {
      ObjectNode entries = node.putObject("columns");
      for (int i = 0; i < row.cells().size(); i++) {
        put(entries, columns.get(i), row.cells().get(i));
      }
    } else {
      node.putObject(PROBLEM).put("message", row.problem());
    }
    return JSON.writeValueAsString(node) + "\n";
  }

  /** Why a table is incomplete, as its last line; empty in CSV, which has no place for it. */
  String remark(String interruption) {
    String sentence = "The table is incomplete: " + interruption;
    return switch (format) {
      case CSV -> "";
      case LATEX -> "% " + sentence + "\n";
      case TEXT, MARKDOWN -> "\n" + plain(sentence) + "\n";
      case JSON -> {
        ObjectNode node = JSON.createObjectNode().put("schema", SCHEMA);
        node.putObject(PROBLEM).put("message", interruption);
        yield JSON.writeValueAsString(node) + "\n";
      }
    };
  }

  private void put(ObjectNode node, String name, @Nullable Object cell) {
    switch (cell) {
      case null -> node.putNull(name);
      case Integer n -> node.put(name, n);
      case Long n -> node.put(name, n);
      case Object other -> node.put(name, text(other));
    }
  }

  String text(@Nullable Object cell) {
    return switch (cell) {
      case null -> "";
      case Written(String text) -> text;
      case ShortGame game when format == TableFormat.LATEX ->
          "$" + GameWriter.latex().writeBriefly(game, characters) + "$";
      case ShortGame game -> plain(GameWriter.exact().writeBriefly(game, characters));
      case Dyadic x when format == TableFormat.LATEX -> "$" + latex(x) + "$";
      case LoopyValue value -> loopy(loopyGames().write(value));
      case Stopper stopper -> loopy(loopyGames().write(stopper));
      case StopPair stops ->
          loopy(stops.text(loopyGames(), format == TableFormat.LATEX ? ",\\," : ", "));
      case Fraction x when format == TableFormat.LATEX -> "$" + latex(x) + "$";
      case Object other -> plain(other.toString());
    };
  }

  private StopperWriter loopyGames() {
    return format == TableFormat.LATEX ? StopperWriter.latex() : StopperWriter.exact();
  }

  /** A text of {@link #loopyGames}, cut at the bound. */
  private String loopy(String text) {
    boolean isWhole = text.length() <= characters;
    if (format == TableFormat.LATEX && isWhole) {
      return "$" + text + "$";
    }
    return plain(isWhole ? text : text.substring(0, characters) + "...");
  }

  private static String latex(Dyadic x) {
    return GameWriter.latex().write(ShortGame.number(x));
  }

  private static String latex(Fraction x) {
    return x.toString().replaceFirst("(\\d+)/(\\d+)", "\\\\frac{$1}{$2}");
  }

  /** The text with all characters escaped that have a meaning in the format. */
  String plain(String text) {
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
