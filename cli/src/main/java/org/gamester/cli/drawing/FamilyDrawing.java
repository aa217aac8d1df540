package org.gamester.cli.drawing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.gamester.figures.charts.PlotFigure;
import org.gamester.figures.charts.PlotFigure.Place;
import org.gamester.figures.charts.TableFigure;
import org.gamester.figures.charts.TableFigure.Cell;
import org.gamester.figures.charts.TableFigure.Meaning;
import org.gamester.figures.drawing.Figure;
import org.gamester.figures.drawing.Form;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.drawing.OutcomeTone;
import org.gamester.figures.drawing.Style;
import org.gamester.figures.drawing.Tone;
import org.gamester.figures.drawing.ValueLabel;
import org.gamester.lab.tables.Table;
import org.gamester.values.Dyadic;
import org.gamester.values.Outcome;
import org.gamester.values.ShortGame;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.loopy.Stopper;
import org.jspecify.annotations.Nullable;

/** Families of positions as coloured tables and as plots. */
public final class FamilyDrawing {
  private static final Meaning NOTHING = new Meaning("", Form.CELL.in(Tone.LINE));

  private FamilyDrawing() {}

  /** One column over two variables as a grid, or all columns over one variable as rows. */
  public static Figure table(String title, Table table) {
    return table.variables().size() == 2 ? grid(title, table) : list(title, table);
  }

  private static Figure grid(String title, Table table) {
    TreeSet<Integer> rows = new TreeSet<>();
    TreeSet<Integer> columns = new TreeSet<>();
    Map<List<Integer>, Cell> known = new TreeMap<>(FamilyDrawing::compare);
    for (Table.Row row : table.rows()) {
      rows.add(row.point().getFirst());
      columns.add(row.point().getLast());
      known.put(row.point(), row.cells().isEmpty() ? empty() : cell(table, row, 0));
    }
    List<List<Cell>> cells = new ArrayList<>();
    for (int row : rows) {
      List<Cell> line = new ArrayList<>();
      columns.forEach(column -> line.add(known.getOrDefault(List.of(row, column), empty())));
      cells.add(line);
    }
    String corner =
        table.variables().getFirst().name() + " \\ " + table.variables().getLast().name();
    return TableFigure.of(
        title, new TableFigure.Content(corner, numbers(columns), numbers(rows), cells));
  }

  private static int compare(List<Integer> one, List<Integer> other) {
    int order = one.getFirst().compareTo(other.getFirst());
    return order != 0 ? order : one.getLast().compareTo(other.getLast());
  }

  private static List<Label> numbers(Iterable<Integer> numbers) {
    List<Label> labels = new ArrayList<>();
    numbers.forEach(number -> labels.add(ValueLabel.of(Dyadic.of(number))));
    return labels;
  }

  private static Figure list(String title, Table table) {
    List<Label> heads = new ArrayList<>();
    List<List<Cell>> cells = new ArrayList<>();
    for (Table.Row row : table.rows()) {
      heads.add(ValueLabel.of(Dyadic.of(row.point().getFirst())));
      List<Cell> line = new ArrayList<>();
      for (int i = 0; i < table.columns().size(); i++) {
        line.add(row.cells().isEmpty() ? empty() : cell(table, row, i));
      }
      cells.add(line);
    }
    return TableFigure.of(
        title,
        new TableFigure.Content(
            table.variables().getFirst().name(),
            table.columns().stream().map(Label::of).toList(),
            heads,
            cells));
  }

  private static Cell empty() {
    return new Cell(Label.of("?"), NOTHING);
  }

  /** A cell with a value, in the colour of who wins it. */
  static Cell cell(LoopyValue value) {
    return new Cell(ValueLabel.of(value), winner(value.outcome()));
  }

  private static Cell cell(Table table, Table.Row row, int column) {
    Object entry = row.cells().get(column);
    return new Cell(label(entry), meaning(table.columns().get(column), entry));
  }

  private static Label label(@Nullable Object entry) {
    return switch (entry) {
      case null -> Label.of("–");
      case ShortGame game -> ValueLabel.of(game);
      case LoopyValue value -> ValueLabel.of(value);
      case Stopper stop -> ValueLabel.of(LoopyValue.of(stop));
      case Dyadic number -> ValueLabel.of(number);
      default -> Label.of(entry.toString().replace('-', '−'));
    };
  }

  private static Meaning meaning(String column, @Nullable Object entry) {
    return switch (entry) {
      case ShortGame game -> winner(game.outcome());
      case LoopyValue value -> winner(value.outcome());
      case Outcome outcome -> winner(outcome);
      case Dyadic number when column.equals("temperature") -> temperature(number);
      case Dyadic number -> sign(number.signum());
      case Long nimber when column.equals("nimber") ->
          nimber == 0 ? winner(Outcome.P) : winner(Outcome.N);
      case null, default -> NOTHING;
    };
  }

  private static Meaning winner(Outcome outcome) {
    String words =
        switch (outcome) {
          case L -> "L: Left wins";
          case R -> "R: Right wins";
          case N -> "N: the next player wins";
          case P -> "P: the previous player wins";
          default -> outcome + ": somebody can force a draw";
        };
    return new Meaning(words, Form.TILE.in(OutcomeTone.of(outcome)));
  }

  private static Meaning sign(int sign) {
    return sign == 0
        ? NOTHING
        : sign > 0
            ? new Meaning("positive", Form.TILE.in(Tone.LEFT))
            : new Meaning("negative", Form.TILE.in(Tone.RIGHT));
  }

  private static Meaning temperature(Dyadic number) {
    Style style =
        number.signum() <= 0
            ? Form.FAINT.in(Tone.ACCENT)
            : number.compareTo(Dyadic.ONE) < 0 ? Form.FAINT.in(Tone.NEXT) : Form.TILE.in(Tone.NEXT);
    String words =
        number.signum() < 0
            ? "a number"
            : number.isZero()
                ? "tepid: temperature 0"
                : number.compareTo(Dyadic.ONE) < 0 ? "hot: below 1" : "hot: 1 and more";
    return new Meaning(words, number.signum() < 0 ? Form.CELL.in(Tone.LINE) : style);
  }

  /** Numbers over one variable, or the places over two variables at which the value is 0. */
  static Figure plot(String title, Table table) {
    return table.variables().size() == 2 ? zeros(title, table) : lines(title, table);
  }

  private static Figure zeros(String title, Table table) {
    List<Place> places = new ArrayList<>();
    for (Table.Row row : table.rows()) {
      if (!row.cells().isEmpty() && row.cells().getFirst() == Outcome.P) {
        places.add(new Place(Dyadic.of(row.point().getFirst()), Dyadic.of(row.point().getLast())));
      }
    }
    PlotFigure.Series series =
        new PlotFigure.Series("P-positions", PlotFigure.Kind.DOTS, Tone.PREVIOUS, places);
    return PlotFigure.of(
        title,
        table.variables().getFirst().name(),
        table.variables().getLast().name(),
        /* isSquare= */ true,
        Collections.singletonList(series));
  }

  private static Figure lines(String title, Table table) {
    List<PlotFigure.Series> series = new ArrayList<>();
    for (int i = 0; i < table.columns().size(); i++) {
      String name = table.columns().get(i);
      List<Place> places = new ArrayList<>();
      for (Table.Row row : table.rows()) {
        Dyadic number = row.cells().isEmpty() ? null : number(row.cells().get(i));
        if (number != null) {
          places.add(new Place(Dyadic.of(row.point().getFirst()), number));
        }
      }
      series.add(new PlotFigure.Series(name, kind(name, i), tone(name, i), places));
    }
    String vertical = table.columns().size() == 1 ? table.columns().getFirst() : "";
    return PlotFigure.of(
        title, table.variables().getFirst().name(), vertical, /* isSquare= */ false, series);
  }

  private static @Nullable Dyadic number(@Nullable Object entry) {
    return switch (entry) {
      case Dyadic dyadic -> dyadic;
      case Long number -> Dyadic.of(number);
      case Integer number -> Dyadic.of(number);
      case java.math.BigInteger number -> Dyadic.of(number);
      case ShortGame game when game.isNumber() -> game.leftStop();
      case null, default -> null;
    };
  }

  private static PlotFigure.Kind kind(String column, int index) {
    return column.equals("nimber")
        ? PlotFigure.Kind.DOTS
        : index % 2 == 0 ? PlotFigure.Kind.LINE : PlotFigure.Kind.BROKEN_LINE;
  }

  private static Tone tone(String column, int index) {
    return switch (column) {
      case "nimber" -> Tone.BOTH;
      case "temperature" -> Tone.NEXT;
      case "left-stop" -> Tone.LEFT;
      case "right-stop" -> Tone.RIGHT;
      default -> index == 0 ? Tone.INK : Tone.ACCENT;
    };
  }
}
