package org.gamester.house.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.house.browser.Workbench.button;
import static org.gamester.house.browser.Workbench.value;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.LoadState;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What people who use the workbench all day rely on. */
@ExtendWith(Workbench.Provider.class)
@Timeout(120) // seconds: what hangs fails
class WorkbenchDetailsTest {
  private final Workbench workbench;

  WorkbenchDetailsTest(Workbench workbench) {
    this.workbench = workbench;
  }

  /** All answers of Left lose at once where she is not left a reply; Right has many. */
  @Test
  void stopMakesTheProgramPlayItsBestSoFar() {
    Page page = workbench.page();
    page.navigate("/play?p=amazons(x......|.......|.......|.......|......o)&you=right");
    Locator stop = button(page, "Stop");
    stop.click();
    assertThat(page.locator(".played li")).hasCount(1);
    assertThat(page.locator(".whose")).containsText("Your move: Right");
    assertThat(page.locator(".said")).containsText("not proved");
  }

  /**
   * In the mode "move" a token is taken by a legal move; in the mode "edit" the heap is changed.
   */
  @Test
  void aClickOnATokenPlays() {
    Page page = workbench.page();
    page.navigate("/explore?p=nim(2%2B3)");
    assertThat(page.locator(".moves-panel .move").first()).isVisible();
    assertThat(page.getByLabel("one less than 3")).hasCount(0);
    page.getByLabel("leave 1 of 3").click();
    assertThat(page.getByLabel("leave 0 of 1")).isVisible();
    assertThat(page.getByLabel("leave 0 of 3")).hasCount(0);
    page.navigate("/explore?p=subtraction{1}(3)");
    assertThat(page.locator(".moves-panel .move").first()).isVisible();
    page.getByLabel("leave 1 of 3").click();
    assertThat(page.locator(".choices")).containsText("No move that leaves so many");
    button(page, "edit").click();
    page.getByLabel("one less than 3").click();
    assertThat(page.getByLabel("one less than 2")).isVisible();
  }

  @Test
  void aGridAndAPlotAreSavedAsPictures() throws Exception {
    Page page = workbench.page();
    page.navigate("/families?of=domineering({m}x{n})&m=1..3&n=1..3&show=value");
    assertThat(page.locator(".grid-table td a")).hasCount(9);
    Download grid = page.waitForDownload(() -> button(page, "SVG").click());
    assertThat(grid.suggestedFilename()).isEqualTo("family.svg");
    assertThat(Files.readString(grid.path()))
        .startsWith("<svg")
        .contains("data-row=\"3\"", "L: Left wins", "<style>");
    page.navigate("/families?of=octal{0.77}(n)&n=0..40&show=nimber&view=plot");
    assertThat(page.locator(".plot-point")).hasCount(41);
    Download plot = page.waitForDownload(() -> button(page, "SVG").click());
    assertThat(Files.readString(plot.path())).startsWith("<svg").contains("data-series=\"nimber\"");
  }

  @Test
  void everyParameterHasABoxWithItsName() {
    Page page = workbench.page();
    page.navigate("/explore?p=splittles{1,3 | 2,4}(6)");
    Locator right = page.getByLabel("right", new Page.GetByLabelOptions().setExact(true));
    assertThat(page.locator(".parameter")).hasText(new String[] {"left", "right"});
    assertThat(right).hasValue("2,4");
    right.fill("2");
    right.press("Enter");
    assertThat(page.locator("#p")).hasValue("splittles{1,3 | 2}(6)");
    page.locator("#p").fill("fjords(x..o)");
    page.locator("#p").press("Enter");
    Locator contested = page.getByLabel("contested", new Page.GetByLabelOptions().setExact(true));
    contested.fill("open");
    contested.press("Enter");
    assertThat(page.locator("#p")).hasValue("fjords{open}(x..o)");
  }

  @ParameterizedTest
  @ValueSource(ints = {375, 768, 1280, 1920})
  void theLabelsOfTheThermographCanBeRead(int width) {
    Page page = workbench.page(width, 900, ColorScheme.LIGHT);
    for (String game : List.of("{5||2|1}", "{13/4|{-7|-22}}", "domineering(2x2)", "+-1/16")) {
      page.navigate("/explore?p=" + game);
      assertThat(page.locator(".thermograph svg")).isVisible();
      Object least =
          page.evaluate(
              """
              () => {
                const svg = document.querySelector('.thermograph svg');
                const scale = svg.getScreenCTM().a;
                return Math.min(...[...svg.querySelectorAll('text')]
                    .map(text => parseFloat(getComputedStyle(text).fontSize) * scale));
              }
              """);
      assertThat(((Number) least).doubleValue()).as(game).isGreaterThanOrEqualTo(12);
    }
    page.context().close();
  }

  @Test
  void aTypedTextStaysUntilTheBoardIsChanged() {
    Page page = workbench.page();
    page.navigate("/explore?p=domineering(2x2)");
    assertThat(value(page)).hasAttribute("data-plain", "+-1");
    page.locator("#p").fill("domineering(2x3)");
    page.locator("#p").press("Enter");
    assertThat(page.locator(".square")).hasCount(6);
    assertThat(page.locator("#p")).hasValue("domineering(2x3)");
    assertThat(page).hasURL(Pattern.compile(".*domineering%282x3%29$"));
    page.locator(".moves-panel .move").first().click();
    assertThat(page.locator(".path")).isVisible();
    page.keyboard().press("u");
    assertThat(page.locator("#p")).hasValue("domineering(2x3)");
    button(page, "edit").click();
    page.locator("[data-name=a1]").click();
    assertThat(page.locator("#p")).hasValue("domineering(...|#..)");
  }

  @Test
  void aMoveIsListedOnceInTheGroupOfItsValue() {
    Page page = workbench.page();
    page.navigate("/explore?p=domineering(3x3) %2B clobber(xoxo|oxox)");
    Locator groups = page.locator(".groups").first().locator(".group");
    assertThat(groups.first()).containsText("wins");
    assertThat(groups.first().locator(".move")).hasCount(2);
    assertThat(groups.first().locator(".move").first()).containsText("Domineering: b3-b2");
    assertThat(page.locator(".board-of-part .part-number.part-2")).hasText("2");
    List<String> titles =
        groups.locator(".move").all().stream().map(move -> move.getAttribute("title")).toList();
    assertThat(titles).hasSizeGreaterThan(10).doesNotHaveDuplicates();
    List<String> values =
        groups.locator(".worth .formula").all().stream()
            .map(value -> value.getAttribute("title"))
            .toList();
    assertThat(values).hasSize(groups.count()).doesNotHaveDuplicates();
    assertThat(page.locator(".group", new Page.LocatorOptions().setHasText("dominated")).first())
        .not()
        .containsText("undominated dominated");
  }

  @Test
  void aLongValueIsReadAsATree() {
    Page page = workbench.page();
    page.navigate("/explore?p=hot-clobber(xoxo|oxox)");
    page.locator(".answers .as-tree > summary").click();
    Locator options = page.locator(".answers .as-tree > .value-tree > li");
    assertThat(options.last()).containsText("negatives");
    options.first().locator("summary").first().focus();
    page.keyboard().press("Enter");
    assertThat(options.first().locator(".value-tree > li math").first()).isVisible();
  }

  @Test
  void aClickOnAMoveIsAnsweredByOneRequestAndRulesetsMayBeMissing() {
    Page page = workbench.page();
    page.route(
        "**/api/rulesets*",
        route ->
            route.fulfill(
                new Route.FulfillOptions()
                    .setStatus(422)
                    .setContentType("application/json")
                    .setBody("{\"error\":{\"message\":\"gave up after 0.1 s\"}}")));
    page.navigate("/explore?p=domineering(3x3)");
    assertThat(page.locator(".moves-panel .move").first()).isVisible();
    page.waitForLoadState(LoadState.NETWORKIDLE);
    List<String> asked = new ArrayList<>();
    page.onRequest(
        request -> {
          if (request.url().contains("/api/")) {
            asked.add(request.url().replaceFirst("\\?.*", ""));
          }
        });
    page.locator(".moves-panel .move").first().click();
    assertThat(page.locator(".path")).isVisible();
    page.waitForLoadState(LoadState.NETWORKIDLE);
    assertThat(asked).containsExactly(workbench.url() + "/api/look");
  }

  @Test
  void coinsAreTurnedByClicks() {
    Page page = workbench.page();
    page.navigate("/explore?mode=edit&p=turning{1-2}(tth)");
    page.locator("[data-name='1']").click();
    assertThat(page.locator("#p")).hasValue("turning{1-2}(hth)");
    assertThat(page.locator(".square[data-mark=head]")).hasCount(2);
  }
}
