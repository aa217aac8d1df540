package org.gamester.figures.writing;

import org.gamester.values.Refused;

/** Thrown if a picture would have more pixels than are drawn; the message says how many. */
public final class PictureTooLargeException extends IllegalArgumentException implements Refused {
  private static final long serialVersionUID = 1L;

  PictureTooLargeException(double width, double height) {
    super(
        "a picture of %,.0f by %,.0f pixels is too large; SVG and PDF have no pixels"
            .formatted(width, height));
  }
}
