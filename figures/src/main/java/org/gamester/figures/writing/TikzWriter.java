package org.gamester.figures.writing;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.gamester.figures.drawing.Canvas;
import org.gamester.figures.drawing.Figure;
import org.gamester.figures.drawing.Form;
import org.gamester.figures.drawing.Latex;
import org.gamester.figures.drawing.Point;
import org.gamester.figures.drawing.Shape;
import org.gamester.figures.drawing.Style;
import org.gamester.figures.drawing.Tone;
import org.gamester.values.Dyadic;

/** Writes figures for LaTeX, as pictures of the package TikZ. */
public final class TikzWriter {
  /** A unit of a figure in points of TeX. */
  private static final double POINTS = 0.75;

  private static final String UNIT = POINTS + "pt";

  private final StringBuilder text = new StringBuilder();

  private TikzWriter() {}

  /** A document that holds the picture and nothing else. */
  public static String standalone(Figure figure) {
    return """
        \\documentclass[tikz,border=2pt]{standalone}
        \\usepackage[T1]{fontenc}
        \\usepackage{textcomp}
        \\begin{document}
        %s\\end{document}
        """
        .formatted(picture(figure));
  }

  /** The picture alone, for a document that loads TikZ. */
  public static String picture(Figure figure) {
    return new TikzWriter().write(figure);
  }

  private String write(Figure figure) {
    comment(figure.title());
    comment(figure.description());
    for (Tone tone : Tone.values()) {
      text.append("\\definecolor{").append(colour(tone)).append("}{HTML}{");
      text.append(tone.light().substring(1).toUpperCase(Locale.ROOT)).append("}\n");
    }
    text.append("\\begin{tikzpicture}[x=" + UNIT + ",y=-" + UNIT + "]\n");
    shapes(figure.shapes(), Placing.IDENTITY);
    return text.append("\\end{tikzpicture}\n").toString();
  }

  /** One line, so that nothing in it is taken for a command. */
  private void comment(String words) {
    if (!words.isEmpty()) {
      text.append("% ").append(words.replaceAll("\\R|\\p{Cntrl}", " ")).append('\n');
    }
  }

  private static String colour(Tone tone) {
    return "gamester-" + tone.styleClass();
  }

  private void shapes(List<Shape> shapes, Placing placing) {
    for (Shape shape : shapes) {
      shape(shape, placing);
    }
  }

  private void shape(Shape shape, Placing placing) {
    switch (shape) {
      case Shape.Path path ->
          line(
              path.style(),
              placing,
              path.points().stream().map(p -> at(p, placing)).collect(Collectors.joining(" -- "))
                  + (path.isClosed() ? " -- cycle" : ""));
      case Shape.Curve curve ->
          line(
              curve.style(),
              placing,
              "%s .. controls %s and %s .. %s"
                  .formatted(
                      at(curve.from(), placing),
                      at(curve.control(), placing),
                      at(curve.otherControl(), placing),
                      at(curve.to(), placing)));
      case Shape.Circle circle ->
          line(
              circle.style(),
              placing,
              at(circle.centre(), placing)
                  + " circle[x radius="
                  + Numbers.text(circle.radius().times(placing.scale()))
                  + ", y radius="
                  + Numbers.text(circle.radius().times(placing.scale()))
                  + "]");
      case Shape.Rectangle box -> {
        Point end = box.corner().plus(new Point(box.width(), box.height()));
        String corners =
            box.rounding().isZero()
                ? ""
                : "[rounded corners=%spt] "
                    .formatted(
                        Numbers.text(placing.times(Canvas.approximately(box.rounding()) * POINTS)));
        line(
            box.style(),
            placing,
            corners + at(box.corner(), placing) + " rectangle " + at(end, placing));
      }
      case Shape.Text words -> text(words, placing);
      case Shape.Group group -> {
        if (!group.title().isEmpty()) {
          comment(group.title());
        }
        shapes(group.shapes(), placing.of(group));
      }
    }
  }

  /** Where groups within groups come to lie, and how large they are. */
  private record Placing(Point offset, Dyadic scale) {
    static final Placing IDENTITY = new Placing(Point.ORIGIN, Dyadic.ONE);

    Placing of(Shape.Group group) {
      return new Placing(at(group.offset()), scale.times(group.scale()));
    }

    Point at(Point point) {
      return offset.plus(new Point(point.x().times(scale), point.y().times(scale)));
    }

    double times(double length) {
      return length * Canvas.approximately(scale);
    }
  }

  private static String at(Point point, Placing placing) {
    Point moved = placing.at(point);
    return "(" + Numbers.text(moved.x()) + "," + Numbers.text(moved.y()) + ")";
  }

  private void line(Style style, Placing placing, String path) {
    text.append("\\path[").append(options(style, placing)).append("] ").append(path).append(";\n");
  }

  private static String options(Style style, Placing placing) {
    Form form = style.form();
    String colour = colour(style.tone());
    StringBuilder options = new StringBuilder();
    switch (form.fill()) {
      case NONE -> {}
      case PANEL -> options.append("fill=white,");
      case TONE -> options.append("fill=").append(colour).append(',');
      case TINT -> options.append("fill=").append(colour).append("!22!white,");
      case FAINT -> options.append("fill=").append(colour).append("!10!white,");
    }
    if (form.width() > 0) {
      options.append("draw=").append(colour).append(",line width=");
      options
          .append(Numbers.text(placing.times(form.width() * POINTS)))
          .append("pt,line join=round,line cap=");
      options.append(StyleSheet.cap(form)).append(',');
    }
    if (!form.dashes().isEmpty()) {
      options
          .append("dash pattern=on ")
          .append(form.dashes().replace(" ", "pt off "))
          .append("pt,");
    }
    return options.substring(0, Math.max(0, options.length() - 1));
  }

  private void text(Shape.Text words, Placing placing) {
    String anchor =
        switch (words.anchor()) {
          case START -> "base west";
          case MIDDLE -> "base";
          case END -> "base east";
        };
    double size = placing.times(words.size() * POINTS);
    String family =
        switch (words.style().form()) {
          case MONO -> "\\ttfamily";
          case TEXT -> "\\sffamily";
          default -> "";
        };
    text.append(
        "\\node[anchor=%s,inner sep=0pt,text=%s".formatted(anchor, colour(words.style().tone())));
    text.append(
        ",font=\\fontsize{%s}{%s}\\selectfont%s]"
            .formatted(Numbers.text(size), Numbers.text(size * 1.2), family));
    text.append(" at ").append(at(words.at(), placing)).append(" {");
    text.append(
        words.label().latex().isEmpty()
            ? Latex.escaped(words.label().plain())
            : words.label().latex());
    text.append("};\n");
  }
}
