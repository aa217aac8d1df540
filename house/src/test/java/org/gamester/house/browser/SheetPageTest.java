package org.gamester.house.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.house.browser.Workbench.button;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** Worksheets: texts, tables and pictures, the order of cells, links and files for others. */
@ExtendWith(Workbench.Provider.class)
@Timeout(120) // seconds: what hangs fails
class SheetPageTest {
  private static final String TEXT = "# Notes\n\nLet $G = \\{3 \\mid\\mid 2 \\mid 1\\}$.";

  private final Workbench workbench;

  SheetPageTest(Workbench workbench) {
    this.workbench = workbench;
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  /** A text, a position, a table and a thermograph, which have run. */
  private Page sheet() {
    Page page = workbench.page();
    page.navigate(
        "/sheet?text=%s&cell=%s&cell=%s&cell=%s"
            .formatted(
                encoded(TEXT),
                encoded("clobber(xoxo|oxox)"),
                encoded("Table([[1,{2|1}],[^,\"words\"]])"),
                encoded("{3||2|1}.Thermograph")));
    assertThat(page.locator(".output")).hasCount(3);
    assertThat(page.locator(".prose math")).hasCount(1);
    return page;
  }

  private static Locator cell(Page page, int number) {
    return page.locator(".sheet-cell").nth(number - 1);
  }

  @Test
  void aPositionHasItsValueBesideItsPictureAndATableHasRows() {
    Page page = sheet();
    assertThat(cell(page, 2).locator(".picture svg")).isVisible();
    assertThat(cell(page, 2).locator(".equals-value .value")).hasAttribute("data-plain", "*");
    BoundingBox picture = cell(page, 2).locator(".picture").boundingBox();
    BoundingBox value = cell(page, 2).locator(".equals-value").boundingBox();
    assertThat(value.x).isGreaterThan(picture.x + picture.width);
    assertThat(value.y).isLessThan(picture.y + picture.height);
    assertThat(cell(page, 3).locator("table tr")).hasCount(2);
    assertThat(cell(page, 3).locator("td").nth(3)).hasText("words");
    assertThat(cell(page, 3).locator("td math")).hasCount(3);
    assertThat(cell(page, 4).locator(".picture svg")).isVisible();
    assertThat(page.locator("pre.lines")).hasCount(0);
  }

  @Test
  void aTextIsWrittenReadAndKeptByKeysAlone() {
    Page page = workbench.page();
    page.navigate("/sheet/notes");
    button(page, "Add a text").focus();
    page.keyboard().press("Enter");
    assertThat(page.locator(".text-cell .CodeMirror-focused")).hasCount(1);
    page.keyboard().type("A *small* game, $\\frac12$: <script>alert(1)</script>");
    page.keyboard().press("Shift+Enter");
    assertThat(page.locator(".prose em")).hasText("small");
    assertThat(page.locator(".prose mfrac")).hasCount(1);
    assertThat(page.locator(".prose script")).hasCount(0);
    assertThat(page.locator(".prose")).containsText("<script>alert(1)</script>");
    page.reload();
    page.locator(".prose").focus();
    page.keyboard().press("Enter");
    assertThat(page.locator(".text-cell .CodeMirror-focused")).hasCount(1);
    page.keyboard().press("Control+End");
    page.keyboard().type(" More.");
    page.keyboard().press("Shift+Enter");
    assertThat(page.locator(".prose")).containsText("More.");
    button(page, "make cell 2 code").click();
    assertThat(page.locator(".prose")).hasCount(0);
  }

  @Test
  void cellsAreDraggedAndMovedByTheArrows() {
    Page page = sheet();
    BoundingBox from = cell(page, 1).locator(".cell-number").boundingBox();
    BoundingBox to = cell(page, 3).boundingBox();
    page.mouse().move(from.x + from.width / 2, from.y + 10);
    page.mouse().down();
    page.mouse().move(from.x + from.width / 2, to.y + to.height - 5);
    assertThat(cell(page, 3)).hasClass(Pattern.compile(".*text-cell.*dragged.*"));
    page.mouse().up();
    assertThat(page.locator(".dragged")).hasCount(0);
    assertThat(cell(page, 3).locator(".prose")).isVisible();
    assertThat(cell(page, 1)).containsText("clobber(xoxo|oxox)");
    cell(page, 3).locator(".cell-number").focus();
    page.keyboard().press("ArrowUp");
    assertThat(cell(page, 2).locator(".prose")).isVisible();
    assertThat(cell(page, 2).locator(".cell-number")).isFocused();
    page.reload();
    assertThat(cell(page, 2).locator(".prose")).isVisible();
  }

  @Test
  void aLinkOpensTheSheetInAnotherBrowser() {
    Page page = sheet();
    button(page, "link").click();
    String link = String.valueOf(page.evaluate("navigator.clipboard.readText()"));
    Page other = workbench.page(390, 844, ColorScheme.DARK);
    other.navigate(link);
    assertThat(other.locator(".prose math")).hasCount(1);
    assertThat(other.locator(".output")).hasCount(3);
    assertThat(other.locator("h1").first()).containsText("trial");
    assertThat((Integer) other.evaluate("document.documentElement.scrollWidth"))
        .isLessThanOrEqualTo(390);
  }

  private static Path saved(Page page, String words) {
    Download file =
        page.waitForDownload(
            () -> page.locator(".copies button").getByText(words, exactly()).click());
    Path path = file.path().resolveSibling(file.suggestedFilename());
    file.saveAs(path);
    return path;
  }

  private static Locator.GetByTextOptions exactly() {
    return new Locator.GetByTextOptions().setExact(true);
  }

  @Test
  void aWebPageOfASheetNeedsNothingElse() throws Exception {
    Path file = saved(sheet(), "web page (.html)");
    String html = Files.readString(file);
    assertThat(html)
        .startsWith("<!doctype html>")
        .contains("<style>", "<svg", "<math", "clobber(xoxo|oxox)", "<td")
        .doesNotContain("<script", "<button", "http://127.0.0.1", "href=\"/");
    Page page = workbench.page();
    page.navigate(file.toUri().toString());
    assertThat(page.locator("svg").first()).isVisible();
    assertThat(page.locator("section")).hasCount(4);
  }

  @Test
  void aNotebookOfASheetHasItsCellsAndIsReadAgain() throws Exception {
    Page page = sheet();
    Path file = saved(page, "notebook (.ipynb)");
    Map<?, ?> notebook = (Map<?, ?>) page.evaluate("JSON.parse", Files.readString(file));
    assertThat(notebook.get("nbformat")).isEqualTo(4);
    assertThat(String.valueOf(notebook.get("metadata"))).contains("name=gamester");
    List<?> cells = (List<?>) Objects.requireNonNull(notebook.get("cells"));
    assertThat(cells)
        .extracting(cell -> ((Map<?, ?>) cell).get("cell_type"))
        .isEqualTo(List.of("markdown", "code", "code", "code"));
    assertThat(String.valueOf(cells.get(1))).contains("image/svg+xml", "<style>", "text/plain");
    assertThat(String.valueOf(cells.get(2))).contains("text/html");
    page.locator("input[type=file]").setInputFiles(file);
    assertThat(page.locator(".prose math")).hasCount(1);
    assertThat(page.locator(".sheet-cell")).hasCount(4);
    assertThat(cell(page, 2)).containsText("clobber(xoxo|oxox)");
  }

  @Test
  void whatIsNoNotebookSaysSo() throws Exception {
    Page page = sheet();
    Path file = Files.writeString(Files.createTempFile("no", ".ipynb"), "{\"cells\": 1}");
    page.locator("input[type=file]").setInputFiles(file);
    assertThat(page.locator(".toast")).containsText("is not a notebook");
    assertThat(page.locator(".sheet-cell")).hasCount(4);
    Files.delete(file);
  }

  @Test
  void latexOfASheetIsADocument() throws Exception {
    String latex = Files.readString(saved(sheet(), "LaTeX (.tex)"));
    assertThat(latex)
        .startsWith("\\documentclass{article}")
        .contains("\\section*{Notes}", "$G = \\{3 \\mid\\mid 2 \\mid 1\\}$")
        .contains("\\mbox{}clobber(xoxo\\textbar{}oxox)", "\\[{\\ast}\\]")
        .contains("\\begin{tikzpicture}", "\\begin{tabular}{ll}", "& words")
        .endsWith("\\end{document}\n");
  }

  @Test
  void theScriptOfASheetIsReadAgain() throws Exception {
    Page page = sheet();
    Path file = saved(page, "script (.cgs)");
    assertThat(Files.readString(file))
        .startsWith("// text\n// # Notes\n//\n// Let $G")
        .contains("// cell\nclobber(xoxo|oxox);\n");
    page.locator("input[type=file]").setInputFiles(file);
    assertThat(page.locator(".prose math")).hasCount(1);
    assertThat(page.locator(".sheet-cell")).hasCount(4);
  }

  @Test
  void axeFindsNothingOnASheetInBothThemes() {
    for (ColorScheme theme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
      Page page = sheet();
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(theme));
      assertThat(new AxeBuilder(page).analyze().getViolations())
          .as(theme.name())
          .extracting(rule -> rule.getId() + rule.getNodes().getFirst().getHtml())
          .isEmpty();
    }
  }
}
