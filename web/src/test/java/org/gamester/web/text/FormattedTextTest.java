package org.gamester.web.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.SplittableRandom;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Texts as HTML and LaTeX, whoever has written them. */
class FormattedTextTest {

  private static String html(String text) {
    return FormattedText.of(text).html();
  }

  private static String latex(String text) {
    return FormattedText.of(text).latex();
  }

  /** The elements of a page, which must be well-formed for that; references are those of XML. */
  private static NodeList elements(String html) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader("<div>" + html + "</div>")))
        .getElementsByTagName("*");
  }

  @Test
  void markdownIsHtmlAndLatex() {
    String text = "# Stops\n\nThe *Left stop* of `{2|1}` is **2**.\n\n1. one\n2. two\n";
    assertThat(html(text))
        .isEqualTo(
            "<h1>Stops</h1>\n<p>The <em>Left stop</em> of <code>{2|1}</code> is"
                + " <strong>2</strong>.</p>\n<ol>\n<li>one</li>\n<li>two</li>\n</ol>\n");
    assertThat(latex(text))
        .isEqualTo(
            "\\section*{Stops}\n\nThe \\emph{Left stop} of \\texttt{\\{2\\textbar{}1\\}} is"
                + " \\textbf{2}.\n\n\\begin{enumerate}\n\\item one\n\\item two\n\\end{enumerate}\n");
  }

  @Test
  void tablesHaveRowsInBoth() {
    String text = "| n | value |\n|---|---|\n| 1 | $\\ast$ |\n";
    assertThat(html(text)).contains("<th>value</th>", "<td><math>");
    assertThat(latex(text))
        .isEqualTo("\\begin{tabular}{ll}\nn & value \\\\\n1 & $\\ast$ \\\\\n\\end{tabular}\n");
  }

  @Test
  void formulasAreBetweenDollarSigns() {
    assertThat(html("$G = \\{2 \\mid 1\\}$")).startsWith("<p><math>").doesNotContain("$");
    assertThat(html("$$x^2$$")).contains("<math display=\"block\">");
    assertThat(html("It costs $5 and $6.")).isEqualTo("<p>It costs $5 and $6.</p>\n");
    assertThat(html("A $ alone, and \\$x\\$.")).isEqualTo("<p>A $ alone, and $x$.</p>\n");
    assertThat(html("`$x$`")).isEqualTo("<p><code>$x$</code></p>\n");
    assertThat(html("$a*b$ and $c*d$")).doesNotContain("<em>");
  }

  @Test
  void aFormulaInLatexStandsAsItIs() {
    assertThat(latex("$\\frac12$ and $$\\ast_3$$")).isEqualTo("$\\frac12$ and \\[\\ast_3\\]\n");
  }

  /** Braces that do not match would take in what follows. */
  @ParameterizedTest
  @ValueSource(strings = {"a}b", "{a", "\\}a}", "}{", "a % b", "a & b", "#1"})
  void aFormulaThatIsOpenCannotSpoilTheRestOfLatex(String tex) {
    assertThat(latex("$" + tex + "$ tail")).doesNotContain("$" + tex + "$").endsWith("tail\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\\input{/etc/passwd}", "\\write18{ls}", "x\\def\\y{z}", "\\begin{x}"})
  void aFormulaRunsNoCommandOfLatexThatIsNotKnown(String tex) {
    assertThat(latex("$" + tex + "$")).startsWith("$\\text{").contains("\\textbackslash{}");
    assertThat(latex("$" + tex + "$")).doesNotContain(tex.substring(0, 5));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "a <b onmouseover=alert(1)>b</b>",
        "<!-- --><svg onload=alert(1)>",
        "[x](javascript:alert(1))",
        "[x](JaVaScRiPt:alert%281%29)",
        "[x](data:text/html;base64,PHNjcmlwdD4=)",
        "![x](javascript:alert(1))",
        "[x]: vbscript:x",
        "<javascript:alert(1)>",
        "$\\text{<script>alert(1)</script>}$",
        "$<img src=x onerror=alert(1)>$",
        "$\\operatorname{\"<script>}$",
        "$\\<script>$",
        "$x^{<script>}$",
        "# <script>x</script>",
        "```<script>\n<script>\n```",
        "| <script> |\n|---|\n| <img src=x> |"
      })
  void nothingOfATextIsExecuted(String text) throws Exception {
    NodeList elements = elements(html(text).replace("&quot;", "&#34;"));
    for (int i = 0; i < elements.getLength(); i++) {
      Element element = (Element) elements.item(i);
      assertThat(element.getTagName()).isNotIn("script", "svg", "iframe", "style", "b");
      for (int k = 0; k < element.getAttributes().getLength(); k++) {
        String name = element.getAttributes().item(k).getNodeName();
        String value = element.getAttributes().item(k).getNodeValue();
        assertThat(name)
            .isIn("href", "src", "alt", "rel", "class", "display", "width", "form", "stretchy");
        assertThat(value.toLowerCase(java.util.Locale.ROOT))
            .doesNotStartWith("javascript")
            .doesNotStartWith("data")
            .doesNotStartWith("vbscript");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {">", "* ", "**a ", "[", "![", "(", "$", "$${", "`", "<", "\\", "_a*b", "|"})
  void whatIsRepeatedIsReadAndWritten(String piece) {
    String text = piece.repeat(FormattedText.LONGEST / piece.length());
    assertThat(html(text)).isNotEmpty();
    assertThat(latex(text)).isNotEmpty();
  }

  @Test
  void aTextThatIsTooLongIsRefused() {
    assertThatThrownBy(() -> FormattedText.of("x".repeat(FormattedText.LONGEST + 1)))
        .hasMessageContaining("at most 20,000 characters");
  }

  /** Whatever is typed, the page and its formulas stay well-formed. */
  @Test
  void randomTextsAreWellFormed() throws Exception {
    SplittableRandom random = new SplittableRandom(20261130);
    String letters = "$$$\\\\{{}}^_ab1.<>&\"'|()[]*`#-+ \n";
    for (int i = 0; i < 1_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int k = random.nextInt(40); k >= 0; k--) {
        text.append(letters.charAt(random.nextInt(letters.length())));
      }
      String html = html(text.toString());
      assertThat(elements(html.replace("&quot;", "&#34;")).getLength()).as(html).isNotNegative();
    }
  }
}
