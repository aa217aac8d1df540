package org.gamester.figures.drawing;

import java.util.List;
import org.gamester.values.Dyadic;

/**
 * A picture.
 *
 * @param title what it is, in a few words
 * @param description what there is to be seen, for those who do not see it
 * @param bounds the part of the plane that it shows
 * @param shapes what is drawn, from the bottom up
 */
public record Figure(String title, String description, Bounds bounds, List<Shape> shapes) {
  private static final Dyadic MARGIN = Dyadic.of(6);

  public Figure {
    shapes = List.copyOf(shapes);
  }

  /** A picture that is as large as its shapes and a margin. */
  public static Figure of(String title, String description, List<Shape> shapes) {
    return new Figure(title, description, Bounds.of(shapes).widened(MARGIN), shapes);
  }

  /** The same picture with another title. */
  public Figure titled(String newTitle) {
    return new Figure(newTitle, description, bounds, shapes);
  }
}
