package org.gamester.cli.drawing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import org.gamester.figures.drawing.Figure;
import org.gamester.figures.writing.Raster;
import org.gamester.figures.writing.SvgWriter;
import org.gamester.figures.writing.Theme;
import org.gamester.figures.writing.TikzWriter;

/** In which form a figure is written; chosen by the end of a file's name. */
enum FigureFormat {
  SVG,
  PNG,
  PDF,
  TEX;

  /** For which ground a figure is drawn. */
  enum Style {
    /** As the reader's system asks for; a picture of dots is light. */
    AUTO,
    /** A light ground. */
    LIGHT,
    /** A dark ground. */
    DARK,
    /** The ground of a page that has the rules of style. */
    PAGE
  }

  /**
   * The format of a file.
   *
   * @throws IllegalArgumentException if its name ends in no format
   */
  static FigureFormat of(Path file) {
    String name = String.valueOf(file.getFileName());
    String end = name.substring(name.lastIndexOf('.') + 1).toUpperCase(Locale.ROOT);
    for (FigureFormat format : values()) {
      if (name.indexOf('.') >= 0 && format.name().equals(end)) {
        return format;
      }
    }
    throw new IllegalArgumentException(
        "the name of the file must end in .svg, .png, .pdf or .tex: " + file);
  }

  /**
   * Requires that a style suits this format.
   *
   * @throws IllegalArgumentException if it does not
   */
  void require(Style style) {
    boolean isFree = this == SVG || style == Style.AUTO;
    if (!isFree && !(this == PNG && style != Style.PAGE)) {
      throw new IllegalArgumentException(
          "the style %s does not apply to %s"
              .formatted(style.name().toLowerCase(Locale.ROOT), name().toLowerCase(Locale.ROOT)));
    }
  }

  /**
   * The content of the file.
   *
   * @param scale how many pixels a unit has
   */
  byte[] bytes(Figure figure, Style style, double scale) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    switch (this) {
      case SVG -> out.writeBytes(svg(figure, style).getBytes(StandardCharsets.UTF_8));
      case TEX -> out.writeBytes(TikzWriter.standalone(figure).getBytes(StandardCharsets.UTF_8));
      case PNG -> Raster.png(figure, scale, style == Style.DARK ? Theme.DARK : Theme.LIGHT, out);
      case PDF -> Raster.pdf(figure, out);
    }
    return out.toByteArray();
  }

  private static String svg(Figure figure, Style style) {
    return switch (style) {
      case AUTO -> SvgWriter.standalone(figure);
      case LIGHT -> SvgWriter.plain(figure, Theme.LIGHT);
      case DARK -> SvgWriter.plain(figure, Theme.DARK);
      case PAGE -> SvgWriter.embedded(figure);
    };
  }
}
