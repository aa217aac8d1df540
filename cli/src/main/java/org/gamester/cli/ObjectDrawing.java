package org.gamester.cli;

import java.util.Optional;
import org.gamester.figures.ThermographText;
import org.gamester.figures.boards.PositionFigure;
import org.gamester.figures.drawing.Figure;
import org.gamester.figures.thermographs.ThermographFigure;
import org.gamester.rulesets.Position;
import org.gamester.script.GamePositions;
import org.gamester.values.ShortGame;
import org.gamester.values.thermography.Thermograph;

/** Objects of the language as drawings: thermographs, and positions that look like something. */
final class ObjectDrawing {

  /** The longest text of a position that is drawn without being asked for. */
  private static final int LONGEST = 1_000;

  private ObjectDrawing() {}

  /** A drawing in characters; empty if the text of the object says as much. */
  static String text(Object object) {
    return object instanceof Thermograph thermograph
        ? ThermographText.draw(thermograph)
        : position(object).map(Position::picture).orElse("");
  }

  /**
   * A figure of the object; empty if it has none.
   *
   * @param title of the figure of a thermograph
   */
  static Optional<Figure> figure(String title, Object object) {
    return object instanceof Thermograph thermograph
        ? Optional.of(ThermographFigure.of(title, thermograph))
        : position(object).map(PositionFigure::of);
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
