package org.gamester.web.text;

import java.util.List;
import java.util.Set;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.DefaultUrlSanitizer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlRenderer;
import org.gamester.web.answers.RefusedRequest;

/**
 * A text in Markdown with tables, and with formulas between dollar signs. What is made of it can be
 * put into a page whoever has written it: HTML in the text is shown as it is typed, links lead to
 * pages and addresses of mail alone, and nothing is nested so deeply that it could not be walked.
 */
public final class FormattedText {
  /** The longest text. */
  public static final int LONGEST = 20_000;

  private static final int DEEPEST = 30;

  private static final List<Extension> TABLES = List.of(TablesExtension.create());

  private static final Parser PARSER =
      Parser.builder()
          .extensions(TABLES)
          .maxOpenBlockParsers(DEEPEST)
          .maxInlineNesting(DEEPEST)
          .customInlineContentParserFactory(new FormulaParser())
          .build();

  private static final HtmlRenderer HTML =
      HtmlRenderer.builder()
          .extensions(TABLES)
          .escapeHtml(true)
          .sanitizeUrls(true)
          .urlSanitizer(new DefaultUrlSanitizer(List.of("http", "https", "mailto")))
          .nodeRendererFactory(FormulaAsHtml::new)
          .build();

  private final Node document;

  private FormattedText(Node document) {
    this.document = document;
  }

  /**
   * Reads a text.
   *
   * @throws RefusedRequest if it is too long
   */
  public static FormattedText of(String text) {
    if (text.length() > LONGEST) {
      throw new RefusedRequest(
          422, "a text cell has at most %,d characters, not %,d".formatted(LONGEST, text.length()));
    }
    return new FormattedText(PARSER.parse(text));
  }

  /** For a page. */
  public String html() {
    return HTML.render(document);
  }

  /** For a document of LaTeX that loads amsmath, amssymb and hyperref. */
  public String latex() {
    return new LatexText().write(document);
  }

  /** Formulas in HTML. */
  private record FormulaAsHtml(HtmlNodeRendererContext context) implements NodeRenderer {
    @Override
    public Set<Class<? extends Node>> getNodeTypes() {
      return Set.of(Formula.class);
    }

    @Override
    public void render(Node node) {
      if (node instanceof Formula formula) {
        context.getWriter().raw(TexMath.mathml(formula.tex(), formula.isDisplayed()));
      }
    }
  }
}
