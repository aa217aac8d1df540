package org.gamester.figures.writing;

import java.util.List;
import java.util.Map;
import org.gamester.figures.drawing.Figure;
import org.gamester.figures.drawing.Form;
import org.gamester.figures.drawing.Label;
import org.gamester.figures.drawing.Point;
import org.gamester.figures.drawing.Shape;
import org.gamester.figures.drawing.Style;
import org.gamester.figures.drawing.TextMetrics;
import org.gamester.values.Dyadic;
import org.jspecify.annotations.Nullable;

/**
 * Writes figures as SVG. Every shape has classes that say what it is; what a cell or a vertex is
 * stands in data attributes, as {@code data-cell="b2"}.
 */
public final class SvgWriter {

  private enum Use {
    ALONE,
    EMBEDDED,
    PLAIN
  }

  private final Use use;
  private final Theme theme;
  private final String role;
  private final StringBuilder text = new StringBuilder();

  private SvgWriter(Use use, Theme theme, String role) {
    this.use = use;
    this.theme = theme;
    this.role = role;
  }

  /** A document that stands alone, with a style sheet for light and dark grounds. */
  public static String standalone(Figure figure) {
    return new SvgWriter(Use.ALONE, Theme.LIGHT, "img").write(figure);
  }

  /** An element for a page that has the rules of {@link #styleSheet}. */
  public static String embedded(Figure figure) {
    return new SvgWriter(Use.EMBEDDED, Theme.LIGHT, "img").write(figure);
  }

  /** The same, for a picture whose parts are read out one by one and may be clicked. */
  public static String interactive(Figure figure) {
    return new SvgWriter(Use.EMBEDDED, Theme.LIGHT, "group").write(figure);
  }

  /** A document without a style sheet, in which each shape has its colours. */
  public static String plain(Figure figure, Theme theme) {
    return new SvgWriter(Use.PLAIN, theme, "img").write(figure);
  }

  /** The rules of CSS for embedded figures. */
  public static String styleSheet() {
    return StyleSheet.text();
  }

  private String write(Figure figure) {
    String width = Numbers.text(figure.bounds().width());
    String height = Numbers.text(figure.bounds().height());
    text.append("<svg xmlns=\"http://www.w3.org/2000/svg\"");
    attribute("class", StyleSheet.ROOT);
    attribute("role", role);
    attribute("width", width);
    attribute("height", height);
    attribute(
        "viewBox",
        "%s %s %s %s"
            .formatted(
                Numbers.text(figure.bounds().left()),
                Numbers.text(figure.bounds().top()),
                width,
                height));
    text.append(">\n");
    element("title", figure.title());
    if (!figure.description().isEmpty()) {
      element("desc", figure.description());
    }
    if (use == Use.ALONE) {
      text.append("<style>\n").append(StyleSheet.text()).append("</style>\n");
    }
    if (use == Use.ALONE || (use == Use.PLAIN && theme == Theme.DARK)) {
      ground(figure, width, height);
    }
    shapes(figure.shapes());
    return text.append("</svg>\n").toString();
  }

  /** So that it can be read on any page. */
  private void ground(Figure figure, String width, String height) {
    text.append("<rect");
    attribute("class", use == Use.ALONE ? "paper" : null);
    attribute("x", Numbers.text(figure.bounds().left()));
    attribute("y", Numbers.text(figure.bounds().top()));
    attribute("width", width);
    attribute("height", height);
    attribute("fill", use == Use.PLAIN ? theme.panel() : null);
    text.append("/>\n");
  }

  private void element(String name, String content) {
    text.append('<').append(name).append('>').append(escaped(content));
    text.append("</").append(name).append(">\n");
  }

  private void shapes(List<Shape> shapes) {
    for (Shape shape : shapes) {
      shape(shape);
    }
  }

  private void shape(Shape shape) {
    switch (shape) {
      case Shape.Path path -> {
        text.append(path.isClosed() ? "<polygon" : "<polyline");
        attribute("points", points(path.points()));
        close(path.style());
      }
      case Shape.Curve curve -> {
        text.append("<path");
        attribute(
            "d",
            "M%s C%s"
                .formatted(
                    points(List.of(curve.from())),
                    points(List.of(curve.control(), curve.otherControl(), curve.to()))));
        close(curve.style());
      }
      case Shape.Circle circle -> {
        text.append("<circle");
        attribute("cx", Numbers.text(circle.centre().x()));
        attribute("cy", Numbers.text(circle.centre().y()));
        attribute("r", Numbers.text(circle.radius()));
        close(circle.style());
      }
      case Shape.Rectangle box -> {
        text.append("<rect");
        attribute("x", Numbers.text(box.corner().x()));
        attribute("y", Numbers.text(box.corner().y()));
        attribute("width", Numbers.text(box.width()));
        attribute("height", Numbers.text(box.height()));
        if (!box.rounding().isZero()) {
          attribute("rx", Numbers.text(box.rounding()));
        }
        close(box.style());
      }
      case Shape.Text words -> text(words);
      case Shape.Group group -> group(group);
    }
  }

  private static String points(List<Point> points) {
    StringBuilder list = new StringBuilder();
    for (Point point : points) {
      list.append(list.isEmpty() ? "" : " ");
      list.append(Numbers.text(point.x())).append(',').append(Numbers.text(point.y()));
    }
    return list.toString();
  }

  private void close(Style style) {
    style(style);
    text.append("/>\n");
  }

  private void style(Style style) {
    if (use != Use.PLAIN) {
      attribute("class", style.classes());
      return;
    }
    Form form = style.form();
    attribute("fill", theme.fill(form, style.tone()));
    if (form.fill() == Form.Fill.TINT) {
      attribute("fill-opacity", StyleSheet.TINT);
    }
    if (form.fill() == Form.Fill.FAINT) {
      attribute("fill-opacity", StyleSheet.FAINT);
    }
    if (form.width() > 0) {
      attribute("stroke", theme.colour(style.tone()));
      attribute("stroke-width", Numbers.text(form.width()));
      attribute("stroke-linecap", StyleSheet.cap(form));
      attribute("stroke-linejoin", "round");
    }
    if (!form.dashes().isEmpty()) {
      attribute("stroke-dasharray", form.dashes());
    }
    if (form.isText()) {
      attribute("font-family", StyleSheet.plainFamily(form));
    }
  }

  private void text(Shape.Text words) {
    text.append("<text");
    attribute("x", Numbers.text(words.at().x()));
    attribute("y", Numbers.text(words.at().y()));
    attribute("font-size", String.valueOf(words.size()));
    String anchor =
        switch (words.anchor()) {
          case START -> null;
          case MIDDLE -> "middle";
          case END -> "end";
        };
    attribute("text-anchor", anchor);
    style(words.style());
    text.append('>');
    double shifted = 0;
    for (Label.Run run : words.label().runs()) {
      double wanted =
          switch (run.script()) {
            case BASE -> 0;
            case SUB -> words.size() * 0.2;
            case SUPER -> -words.size() * 0.35;
          };
      if (wanted == shifted && run.script() == Label.Script.BASE) {
        text.append(escaped(run.text()));
        continue;
      }
      text.append("<tspan");
      attribute("dy", Numbers.text(Math.round((wanted - shifted) * 64) / 64.0));
      if (run.script() != Label.Script.BASE) {
        attribute("font-size", Numbers.text(words.size() * TextMetrics.SCRIPT));
      }
      text.append('>').append(escaped(run.text())).append("</tspan>");
      shifted = wanted;
    }
    text.append("</text>\n");
  }

  private void group(Shape.Group group) {
    boolean isLink = group.link().isPresent();
    if (isLink) {
      text.append("<a");
      attribute("href", group.link().orElseThrow());
      text.append('>');
    }
    text.append("<g");
    String moved =
        group.offset().equals(Point.ORIGIN)
            ? ""
            : "translate(%s %s)"
                .formatted(Numbers.text(group.offset().x()), Numbers.text(group.offset().y()));
    String sized =
        group.scale().equals(Dyadic.ONE) ? "" : "scale(%s)".formatted(Numbers.text(group.scale()));
    if (!moved.isEmpty() || !sized.isEmpty()) {
      attribute("transform", (moved + " " + sized).strip());
    }
    for (Map.Entry<String, String> entry : group.data().entrySet()) {
      attribute("data-" + entry.getKey(), entry.getValue());
    }
    text.append(">\n");
    if (!group.title().isEmpty()) {
      element("title", group.title());
    }
    shapes(group.shapes());
    text.append("</g>");
    text.append(isLink ? "</a>\n" : "\n");
  }

  private void attribute(String name, @Nullable String value) {
    if (value != null) {
      text.append(' ').append(name).append("=\"").append(escaped(value)).append('"');
    }
  }

  /** A text in which nothing is mark-up; characters that XML cannot have are replaced. */
  static String escaped(String text) {
    StringBuilder escaped = new StringBuilder(text.length() + 8);
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '&' -> escaped.append("&amp;");
                case '"' -> escaped.append("&quot;");
                default -> escaped.appendCodePoint(isAllowed(c) ? c : 0xFFFD);
              }
            });
    return escaped.toString();
  }

  private static boolean isAllowed(int c) {
    return c == '\n' || c == '\t' || c == '\r'
        ? true
        : c >= 0x20 && !(c >= 0xD800 && c <= 0xDFFF) && c != 0xFFFE && c != 0xFFFF;
  }
}
