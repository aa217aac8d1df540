package org.gamester.cli.drawing;

import java.util.ArrayList;
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
import org.gamester.figures.drawing.Tone;
import org.gamester.figures.thermographs.ThermographFigure;
import org.gamester.rulesets.Position;
import org.gamester.script.GamePositions;
import org.gamester.script.objects.Plot;
import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;
import org.gamester.values.thermography.Thermograph;
import org.jspecify.annotations.Nullable;

/** Objects of the language as drawings: thermographs, and positions that look like something. */
public final class ObjectDrawing {

  /** The longest text of a position that is drawn without being asked for. */
  private static final int LONGEST = 1_000;

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
      default -> position(object).map(PositionFigure::of);
    };
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
        : GamePositions.of(object)
            .filter(position -> position.text().length() <= LONGEST)
            .filter(position -> !position.picture().equals(position.text()));
  }
}
