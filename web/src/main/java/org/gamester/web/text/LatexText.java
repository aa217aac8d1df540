package org.gamester.web.text;

import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.CustomNode;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.node.ThematicBreak;
import org.gamester.figures.drawing.Latex;

/**
 * A text in Markdown as LaTeX. Formulas are LaTeX as they stand, if all their commands are known;
 * everything else is escaped, so that no text is a command.
 */
final class LatexText extends AbstractVisitor {
  private final StringBuilder latex = new StringBuilder();

  /** The whole text. */
  String write(Node document) {
    document.accept(this);
    return latex.toString().strip() + "\n";
  }

  private void inside(String before, Node node, String after) {
    latex.append(before);
    visitChildren(node);
    latex.append(after);
  }

  @Override
  public void visit(Text text) {
    latex.append(Latex.escaped(text.getLiteral()));
  }

  @Override
  public void visit(Paragraph paragraph) {
    inside("", paragraph, paragraph.getParent() instanceof ListItem ? "\n" : "\n\n");
  }

  @Override
  public void visit(Heading heading) {
    String command =
        switch (heading.getLevel()) {
          case 1 -> "section";
          case 2 -> "subsection";
          default -> "subsubsection";
        };
    inside("\\" + command + "*{", heading, "}\n\n");
  }

  @Override
  public void visit(Emphasis emphasis) {
    inside("\\emph{", emphasis, "}");
  }

  @Override
  public void visit(StrongEmphasis strong) {
    inside("\\textbf{", strong, "}");
  }

  @Override
  public void visit(Code code) {
    latex.append("\\texttt{").append(Latex.escaped(code.getLiteral())).append('}');
  }

  @Override
  public void visit(FencedCodeBlock block) {
    lines(block.getLiteral());
  }

  @Override
  public void visit(IndentedCodeBlock block) {
    lines(block.getLiteral());
  }

  @Override
  public void visit(HtmlBlock block) {
    lines(block.getLiteral());
  }

  @Override
  public void visit(HtmlInline html) {
    latex.append("\\texttt{").append(Latex.escaped(html.getLiteral())).append('}');
  }

  /** Line by line, so that no line can end what it stands in. */
  private void lines(String text) {
    latex.append("\\begin{flushleft}\\ttfamily\n");
    text.lines().forEach(line -> latex.append(line(line)).append("\\\\\n"));
    latex.append("\\end{flushleft}\n\n");
  }

  /** A line of code: its blanks are kept. */
  private static String line(String text) {
    return "\\mbox{}" + Latex.escaped(text).replace(" ", "~");
  }

  @Override
  public void visit(BulletList list) {
    inside("\\begin{itemize}\n", list, "\\end{itemize}\n\n");
  }

  @Override
  public void visit(OrderedList list) {
    inside("\\begin{enumerate}\n", list, "\\end{enumerate}\n\n");
  }

  @Override
  public void visit(ListItem item) {
    inside("\\item ", item, "");
  }

  @Override
  public void visit(BlockQuote quote) {
    inside("\\begin{quote}\n", quote, "\\end{quote}\n\n");
  }

  @Override
  public void visit(ThematicBreak line) {
    latex.append("\\bigskip\\hrule\\bigskip\n\n");
  }

  @Override
  public void visit(SoftLineBreak line) {
    latex.append('\n');
  }

  @Override
  public void visit(HardLineBreak line) {
    latex.append("\\\\\n");
  }

  @Override
  public void visit(Link link) {
    String address = link.getDestination();
    boolean isOfPages = address.matches("(?i)(https?|mailto):[^\\\\{}\\s]*");
    inside(
        isOfPages ? "\\href{" + address.replaceAll("[%#&_$~^]", "\\\\$0") + "}{" : "{", link, "}");
  }

  @Override
  public void visit(CustomNode node) {
    switch (node) {
      case Formula formula ->
          latex
              .append(formula.isDisplayed() ? "\\[" : "$")
              .append(formula(formula.tex()))
              .append(formula.isDisplayed() ? "\\]" : "$");
      case TableRow row -> {
        visitChildren(row);
        latex.append(" \\\\\n");
      }
      case TableCell cell -> inside(cell.getPrevious() == null ? "" : " & ", cell, "");
      default -> visitChildren(node);
    }
  }

  /**
   * A formula as it stands, if its commands are known. Braces that do not match, and signs of
   * comments and tables, would spoil the text behind it; then, too, it is shown as it is typed.
   */
  private static String formula(String tex) {
    return TexMath.isKnown(tex) && isWhole(tex) ? tex : "\\text{" + Latex.escaped(tex) + "}";
  }

  private static boolean isWhole(String tex) {
    int open = 0;
    for (int i = 0; i < tex.length(); i++) {
      char c = tex.charAt(i);
      i += c == '\\' ? 1 : 0;
      open += c == '{' ? 1 : c == '}' ? -1 : 0;
      if (open < 0 || "%#&".indexOf(c) >= 0) {
        return false;
      }
    }
    return open == 0;
  }

  /** How many cells the first row has: a table has a head, and that a row. */
  private static int columns(Node table) {
    int columns = 0;
    Node head = table.getFirstChild();
    Node row = head == null ? null : head.getFirstChild();
    for (Node cell = row == null ? null : row.getFirstChild(); cell != null; ) {
      columns++;
      cell = cell.getNext();
    }
    return columns;
  }

  @Override
  public void visit(CustomBlock block) {
    if (block instanceof TableBlock) {
      inside("\\begin{tabular}{" + "l".repeat(columns(block)) + "}\n", block, "\\end{tabular}\n\n");
    } else {
      visitChildren(block);
    }
  }
}
