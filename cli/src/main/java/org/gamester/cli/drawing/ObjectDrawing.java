package org.gamester.cli.drawing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.gamester.figures.CharacterPlot;
import org.gamester.figures.ThermographText;
import org.gamester.figures.boards.PositionFigure;
import org.gamester.figures.charts.PlotFigure;
import org.gamester.figures.charts.TableFigure;
import org.gamester.figures.drawing.Figure;
import org.gamester.figures.drawing.Form;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.drawing.OutcomeTone;
import org.gamester.figures.drawing.Tone;
import org.gamester.figures.drawing.ValueLabel;
import org.gamester.figures.thermographs.ThermographFigure;
import org.gamester.figures.trees.StopperBranching;
import org.gamester.figures.trees.TreeFigure;
import org.gamester.rulesets.Position;
import org.gamester.script.GamePositions;
import org.gamester.script.Worksheet;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.Plot;
import org.gamester.script.objects.Table;
import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.loopy.Stopper;
import org.gamester.values.thermography.Thermograph;
import org.jspecify.annotations.Nullable;

/** Objects of the language as drawings: thermographs, and positions that look like something. */
public final class ObjectDrawing {

  /** The longest text of a position that is drawn without being asked for. */
  private static final int LONGEST = 1_000;

  /** The most positions of a loopy value whose graph is drawn. */
  private static final int MOST_POSITIONS = 60;

  /** The most cells of a table that is drawn. */
  private static final int MOST_CELLS = 10_000;

  private static final TableFigure.Cell NO_CELL =
      new TableFigure.Cell(Label.of(""), new TableFigure.Meaning("", Form.CELL.in(Tone.LINE)));

  private ObjectDrawing() {}

  /** A drawing in characters; empty if the text of the object says as much. */
  public static String text(Object object) {
    return switch (object) {
      case Thermograph thermograph -> ThermographText.draw(thermograph);
      case Plot.OfThermograph plot -> ThermographText.draw(plot.thermograph());
      case Plot.Scatter plot -> CharacterPlot.scatter(places(plot));
      case Plot.Intensity plot -> CharacterPlot.intensity(plot.rows());
      default -> position(object).map(Position::picture).orElse("");
    };
  }

  /**
   * A figure of the object; empty if it has none.
   *
   * @param title of the figure of a thermograph
   */
  public static Optional<Figure> figure(String title, Object object) {
    return switch (object) {
      case Thermograph thermograph -> Optional.of(ThermographFigure.of(title, thermograph));
      case Plot.OfThermograph plot -> Optional.of(ThermographFigure.of(title, plot.thermograph()));
      case Plot.Scatter plot -> Optional.of(scatter(title, plot));
      case Plot.Intensity plot -> intensity(title, plot);
      case Table table -> values(title, table);
      default ->
          GamePositions.loopyValue(object)
              .flatMap(LoopyValue::stopper)
              .map(stopper -> graph(title, stopper))
              .orElseGet(() -> position(object).map(PositionFigure::of));
    };
  }

  /** The graph of a stopper; none if it has many positions. */
  private static Optional<Figure> graph(String title, Stopper stopper) {
    return stopper.followers().size() > MOST_POSITIONS
        ? Optional.empty()
        : Optional.of(
            TreeFigure.of(
                title,
                stopper,
                new StopperBranching(ValueLabel::of, game -> OutcomeTone.of(game.outcome())),
                new TreeFigure.Shown(false, Integer.MAX_VALUE, true)));
  }

  /** A table of values in the colours of those who win them; none of a table of something else. */
  private static Optional<Figure> values(String title, Table table) {
    List<List<TableFigure.Cell>> cells = new ArrayList<>();
    int width = -1;
    boolean hasValue = false;
    for (Object row : table.rows()) {
      if (!(row instanceof ObjectList list) || (width >= 0 && list.size() != width)) {
        return Optional.empty();
      }
      width = list.size();
      if ((long) width * (cells.size() + 1) > MOST_CELLS) {
        return Optional.empty();
      }
      List<TableFigure.Cell> line = new ArrayList<>();
      for (Object entry : list) {
        Optional<LoopyValue> value = GamePositions.givenValue(entry);
        if (value.isEmpty() && !Worksheet.isNothing(entry)) {
          return Optional.empty();
        }
        hasValue |= value.isPresent();
        line.add(value.map(FamilyDrawing::cell).orElse(NO_CELL));
      }
      cells.add(line);
    }
    return hasValue
        ? Optional.of(
            TableFigure.of(
                title, new TableFigure.Content("", unnamed(width), unnamed(cells.size()), cells)))
        : Optional.empty();
  }

  private static List<Label> unnamed(int count) {
    return Collections.nCopies(count, Label.of(""));
  }

  private static List<PlotFigure.Place> places(Plot.Scatter plot) {
    return plot.places().stream().map(p -> new PlotFigure.Place(p.x(), p.y())).toList();
  }

  private static Figure scatter(String title, Plot.Scatter plot) {
    PlotFigure.Series dots =
        new PlotFigure.Series("", PlotFigure.Kind.DOTS, Tone.ACCENT, places(plot));
    return PlotFigure.of(title, "x", "y", false, List.of(dots));
  }

  /** A table in three shades, with the numbers in its cells; none if it is too large. */
  private static Optional<Figure> intensity(String title, Plot.Intensity plot) {
    List<Dyadic> numbers =
        plot.rows().stream().flatMap(List::stream).filter(Objects::nonNull).sorted().toList();
    if (numbers.isEmpty() || (long) plot.rows().size() * plot.columns() > MOST_CELLS) {
      return Optional.empty();
    }
    Dyadic least = numbers.getFirst();
    Dyadic span = numbers.getLast().minus(least);
    List<List<TableFigure.Cell>> cells = new ArrayList<>();
    for (List<@Nullable Dyadic> row : plot.rows()) {
      List<TableFigure.Cell> shades = new ArrayList<>();
      for (Dyadic number : row) {
        shades.add(number == null ? NO_CELL : cell(number, least, span));
      }
      cells.add(shades);
    }
    return Optional.of(
        TableFigure.of(
            title,
            new TableFigure.Content(
                "", counted(plot.columns()), counted(plot.rows().size()), cells)));
  }

  private static TableFigure.Cell cell(Dyadic number, Dyadic least, Dyadic span) {
    Dyadic threefold = number.minus(least).times(Dyadic.of(3));
    Form form =
        threefold.compareTo(span) <= 0
            ? Form.FAINT
            : threefold.compareTo(span.plus(span)) <= 0 ? Form.TILE : Form.PIECE;
    return new TableFigure.Cell(
        Label.of(number.toString()), new TableFigure.Meaning("", form.in(Tone.ACCENT)));
  }

  private static List<Label> counted(int count) {
    return IntStream.rangeClosed(1, count).mapToObj(i -> Label.of(Integer.toString(i))).toList();
  }

  /** The position that an object is, if its picture is more than its text. */
  private static Optional<Position> position(Object object) {
    return object instanceof ShortGame
        ? Optional.empty()
        : GamePositions.ifPlayable(object)
            .filter(position -> position.text().length() <= LONGEST)
            .filter(position -> !position.picture().equals(position.text()));
  }
}
