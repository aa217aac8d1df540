package org.gamester.cli.notebook;

import java.util.List;
import java.util.Optional;
import org.dflib.jjava.jupyter.kernel.display.DisplayData;
import org.gamester.cli.drawing.ObjectDrawing;
import org.gamester.figures.drawing.Figure;
import org.gamester.figures.writing.SvgWriter;
import org.gamester.script.GamePositions;
import org.gamester.script.Result;
import org.gamester.script.Worksheet;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.Table;
import org.gamester.script.output.Style;
import org.gamester.script.output.ValueWriter;

/**
 * The forms in which a notebook may show a value; it chooses the best that it can show. All have
 * the text of the worksheet. Positions, thermographs and plots are drawn, values are typeset, and
 * tables have rows.
 */
final class CellDisplay {
  private static final String SVG = "image/svg+xml";
  private static final String HTML = "text/html";
  private static final String LATEX = "text/latex";

  /** The longest text of a value that is typeset. */
  private static final int LONGEST = 2_000;

  private CellDisplay() {}

  /**
   * All forms of a value.
   *
   * @param cell what it is the value of
   */
  static DisplayData of(String cell, Result.Value value) {
    DisplayData forms = new DisplayData(value.text());
    Object object = value.object();
    if (object instanceof Table table) {
      forms.putData(HTML, html(table));
      return forms;
    }
    Optional<Figure> figure = ObjectDrawing.figure(cell.strip(), object);
    if (figure.isPresent()) {
      forms.putData(SVG, SvgWriter.standalone(figure.get()));
    } else if (GamePositions.givenValue(object).isPresent() && value.text().length() <= LONGEST) {
      forms.putData(LATEX, "$" + ValueWriter.of(Style.LATEX).write(object) + "$");
    }
    return forms;
  }

  private static String html(Table table) {
    ValueWriter writer = ValueWriter.of(Style.UNICODE);
    StringBuilder text = new StringBuilder("<table>\n");
    for (Object row : table.rows()) {
      text.append("<tr>");
      for (Object cell : row instanceof ObjectList cells ? cells : List.of(row)) {
        String shown = Worksheet.isNothing(cell) ? "" : writer.write(cell);
        text.append("<td>").append(escaped(shown)).append("</td>");
      }
      text.append("</tr>\n");
    }
    return text.append("</table>\n").toString();
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
