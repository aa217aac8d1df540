package org.gamester.house.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.house.browser.Workbench.button;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.LoadState;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Graphs are changed on the picture: by clicks, by drags and by keys. */
@ExtendWith(Workbench.Provider.class)
@Timeout(120) // seconds: what hangs fails
class GraphEditingTest {
  private final Workbench workbench;

  GraphEditingTest(Workbench workbench) {
    this.workbench = workbench;
  }

  private Page editing(String position) {
    Page page = workbench.page();
    page.navigate("/explore?mode=edit&p=" + position);
    assertThat(page.locator("svg.graph .vertex").first()).isVisible();
    return page;
  }

  private static Locator vertex(Page page, String name) {
    return page.locator(".vertex[data-vertex='" + name + "']");
  }

  private static void tool(Page page, String name) {
    Locator tool = button(page, name);
    tool.click();
    assertThat(tool).hasAttribute("aria-pressed", "true");
  }

  private static void textIs(Page page, String text) {
    assertThat(page.locator("#p")).hasValue(text);
  }

  /** A click on the middle of the first edge; a straight line has no box that could be clicked. */
  private static void clickEdge(Page page) {
    assertThat(page.locator(".edge").first()).isAttached();
    List<?> place =
        (List<?>)
            page.evaluate(
                """
                () => {
                  const edge = document.querySelector('.edge');
                  const { x, y } = new DOMPoint(edge.dataset.x, edge.dataset.y)
                      .matrixTransform(edge.getScreenCTM());
                  return [x, y];
                }
                """);
    page.mouse()
        .click(((Number) place.getFirst()).doubleValue(), ((Number) place.getLast()).doubleValue());
  }

  private static double[] middle(Locator locator) {
    BoundingBox box = locator.boundingBox();
    return new double[] {box.x + box.width / 2, box.y + box.height / 2};
  }

  private static void drag(Page page, double[] from, double[] to) {
    page.mouse().move(from[0], from[1]);
    page.mouse().down();
    page.mouse().move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
    page.mouse().move(to[0], to[1]);
    page.mouse().up();
  }

  @Test
  void aClickChangesAVertexAndAllAnswersFollow() {
    Page page = editing("snort(1-2 v=..)");
    assertThat(page.locator(".the-value .value")).hasAttribute("data-plain", "+-1");
    vertex(page, "1").click();
    textIs(page, "snort(1-2 v=y.)");
    assertThat(vertex(page, "1")).hasAttribute("data-mark", "for-left");
    assertThat(page.locator(".the-value .value")).hasAttribute("data-plain", "{1|0}");
    assertThat(page).hasURL(Pattern.compile(".*v%3Dy\\..*"));
    page.goBack();
    textIs(page, "snort(1-2 v=..)");
  }

  @Test
  void anEdgeIsDrawnByClicksAndByADragAndTakenAway() {
    Page page = editing("node-kayles(path 3)");
    tool(page, "join");
    vertex(page, "1").click();
    vertex(page, "3").click();
    textIs(page, "node-kayles(1-2 2-3 1-3)");
    assertThat(page.locator(".edge")).hasCount(3);
    double[] third = middle(vertex(page, "3"));
    drag(page, third, new double[] {third[0], third[1] - 40});
    textIs(page, "node-kayles(1-2 2-3 1-3 3-4)");
    tool(page, "delete");
    vertex(page, "2").click();
    textIs(page, "node-kayles(1-3 3-4)");
    clickEdge(page);
    textIs(page, "node-kayles(3-4 1)");
  }

  @Test
  void aVertexIsAddedAndStaysWhereItIsDragged() {
    Page page = editing("col(1-2 v=..)");
    page.getByText("add a vertex").click();
    textIs(page, "col(1-2 3)");
    double[] before = middle(vertex(page, "3"));
    drag(page, before, new double[] {before[0] - 30, before[1] + 25});
    textIs(page, "col(1-2 3)");
    String place = vertex(page, "3").getAttribute("transform");
    assertThat(vertex(page, "1").getAttribute("transform")).isNotEqualTo(place);
    vertex(page, "1").click();
    textIs(page, "col(1-2 3 v=y..)");
    assertThat(vertex(page, "3")).hasAttribute("transform", place);
    page.waitForLoadState(LoadState.NETWORKIDLE);
    page.reload();
    assertThat(vertex(page, "3")).hasAttribute("transform", place);
    page.getByText("tidy").click();
    assertThat(vertex(page, "3")).not().hasAttribute("transform", place);
  }

  @Test
  void hackenbushIsDrawnFromTheGround() {
    Page page = editing("hackenbush(xo)");
    clickEdge(page);
    textIs(page, "hackenbush(oo)");
    page.getByText("Left", new Page.GetByTextOptions().setExact(true)).first().click();
    tool(page, "join");
    double[] top = middle(vertex(page, "2"));
    drag(page, top, new double[] {top[0] + 45, top[1] - 25});
    textIs(page, "hackenbush(oox)");
    double[] ground = middle(vertex(page, "0"));
    double[] end = middle(vertex(page, "3"));
    drag(page, end, new double[] {end[0], ground[1]});
    textIs(page, "hackenbush(:Aooxx:A)");
    tool(page, "delete");
    vertex(page, "1").click();
    textIs(page, "hackenbush(xx)");
    assertThat(page.locator(".the-value .value")).hasAttribute("data-plain", "2");
  }

  @Test
  void theTokenIsPutOnAnotherVertexAndArcsAreTurned() {
    Page page = editing("geography(1>2 2>3 at 1)");
    vertex(page, "2").click();
    textIs(page, "geography(1>2 2>3 at 2)");
    clickEdge(page);
    textIs(page, "geography(2>1 2>3 at 2)");
    tool(page, "join");
    vertex(page, "3").click();
    vertex(page, "1").click();
    textIs(page, "geography(2>1 2>3 3>1 at 2)");
  }

  @Test
  void anOrderIsDrawnUpwards() {
    Page page = editing("poset-game(poset 1<2 1<3 v=xoo)");
    vertex(page, "2").click();
    textIs(page, "poset-game(poset 1<2 1<3 v=xgo)");
    tool(page, "delete");
    vertex(page, "2").click();
    textIs(page, "poset-game(poset 1<2 v=xo)");
  }

  @Test
  void everythingIsDoneWithKeysToo() {
    Page page = editing("snort(1-2 v=..)");
    vertex(page, "1").focus();
    page.keyboard().press("z");
    textIs(page, "snort(1-2 v=z.)");
    page.keyboard().press("ArrowRight"); // the edge
    page.keyboard().press("ArrowRight");
    assertThat(vertex(page, "2")).isFocused();
    page.keyboard().press("n");
    textIs(page, "snort(1-2 2-3 v=z..)");
    vertex(page, "3").focus();
    page.keyboard().press("j");
    vertex(page, "1").focus();
    page.keyboard().press("Enter");
    textIs(page, "snort(1-2 2-3 3-1 v=z..)");
    String before = vertex(page, "1").getAttribute("transform");
    page.keyboard().press("Shift+ArrowUp");
    assertThat(vertex(page, "1")).not().hasAttribute("transform", before);
    page.keyboard().press("Delete");
    textIs(page, "snort(2-3)");
    assertThat(page.locator("svg.graph :focus")).hasCount(1);
  }

  /** Screenshots to be looked at; nothing is wider than the screen. */
  @ParameterizedTest
  @CsvSource({"375,LIGHT", "375,DARK", "1280,LIGHT", "1280,DARK"})
  void graphsFitOnEveryScreen(int width, ColorScheme theme) {
    for (String position :
        new String[] {
          "snort(1-2 2-3 3-1 3-4 4-5 v=.y.z.)",
          "hackenbush(oxo(g;xx))",
          "geography(1>2 2>3 1>3 3>4 at 1)",
          "poset-game(poset 1<2 1<3 2<4 3<4 v=xoxg)",
          "snort(path 12)"
        }) {
      Page page = workbench.page(width, 900, theme);
      page.navigate("/explore?mode=edit&p=" + position);
      assertThat(page.locator(".the-outcome")).isVisible();
      String name = position.replaceAll("\\W.*", "") + position.length();
      page.screenshot(
          new Page.ScreenshotOptions()
              .setPath(
                  Path.of("target/screenshots", "drawn-%s-%d-%s.png".formatted(name, width, theme)))
              .setFullPage(true));
      assertThat(((Number) page.evaluate("document.documentElement.scrollWidth")).intValue())
          .isLessThanOrEqualTo(width);
      page.context().close();
    }
  }
}
