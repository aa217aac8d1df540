package org.gamester.house.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.house.browser.Workbench.button;
import static org.gamester.house.browser.Workbench.value;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** The six jobs of the workbench, done as a person does them. */
@ExtendWith(Workbench.Provider.class)
@Timeout(120) // seconds: what hangs fails
class WorkbenchJobsTest {
  private final Workbench workbench;

  WorkbenchJobsTest(Workbench workbench) {
    this.workbench = workbench;
  }

  @Test
  void theBoardOnTheStartPageIsClickedAndItsValueChanges() {
    Page page = workbench.page();
    page.navigate("/");
    assertThat(value(page)).hasAttribute("data-plain", "{2|0}");
    page.locator("[data-name=b1]").click();
    assertThat(value(page)).hasAttribute("data-plain", "+-1");
    assertThat(page.locator(".cards .example").nth(3)).containsText("N");
  }

  @Test
  void theValueOfAClobberPositionIsFoundByClicking() {
    Page page = workbench.page();
    page.navigate("/");
    page.locator("#search").fill("clobber");
    page.locator("#search").press("Enter");
    page.locator("a", new Page.LocatorOptions().setHasText("Explore")).nth(1).click();
    assertThat(value(page)).hasAttribute("data-plain", "*");
    button(page, "edit").click();
    page.locator("[data-name=b2]").click(); // o becomes empty
    assertThat(page).hasURL(Pattern.compile(".*x\\.xo%7Coxox.*"));
    assertThat(value(page)).hasAttribute("data-plain", "{^^|v*}");
    assertThat(page.locator(".the-outcome")).containsText("Left wins");
  }

  @Test
  void theWinningMoveOfADomineeringBoardIsMadeAndTakenBack() {
    Page page = workbench.page();
    page.navigate("/explore?p=domineering(...|...)");
    Locator best = page.locator(".moves-panel .move").first();
    assertThat(page.locator(".moves-panel .group").first()).containsText("wins");
    best.hover();
    assertThat(page.locator("[data-player=left]")).hasCount(2);
    assertThat(page.locator(".square[data-mark=gone]")).hasCount(2);
    page.locator("#p").hover();
    assertThat(page.locator(".square[data-mark=gone]")).hasCount(0);
    best.focus();
    assertThat(page.locator(".square[data-owner=left][data-mark=gone]")).hasCount(2);
    best.click();
    assertThat(page.locator(".path")).containsText("b2-b1");
    assertThat(page).hasURL(Pattern.compile(".*via=L.*"));
    page.waitForLoadState(LoadState.NETWORKIDLE); // a reload would end what is on its way
    page.reload();
    assertThat(page.locator(".path")).containsText("b2-b1");
    page.keyboard().press("u");
    assertThat(page.locator(".path")).hasCount(0);
    assertThat(page.locator("#p")).hasValue("domineering(...|...)");
  }

  @Test
  void aSumHasItsPartsAndItsTotal() {
    Page page = workbench.page();
    page.navigate("/explore?p=nim(3)");
    page.locator("details.add summary").click();
    page.locator("details.add input").fill("nim(3)");
    button(page, "Add").click();
    assertThat(value(page)).hasAttribute("data-plain", "0");
    assertThat(page.locator(".the-outcome")).containsText("previous player");
    assertThat(page.locator(".board-of-part")).hasCount(2);
  }

  @Test
  void whatCannotBeReadIsShownWithACaretAndTheLastBoardStays() {
    Page page = workbench.page();
    page.navigate("/explore?p=clobber(xo)");
    assertThat(value(page)).hasAttribute("data-plain", "*");
    page.locator("#p").fill("clobber(xq)");
    page.locator("#p").press("Enter");
    assertThat(page.locator(".notice.error")).containsText("x o");
    assertThat(page.locator(".notice.error pre")).containsText("^");
    assertThat(page.locator(".square")).hasCount(2);
  }

  @Test
  void longWorkSaysSoAndIsStopped() {
    Page page = workbench.page();
    page.navigate("/explore?p=domineering(9x9)");
    assertThat(page.locator(".answers .running")).containsText("evaluating");
    page.locator(".answers .running button").click();
    assertThat(page.locator(".answers .notice")).containsText("Stopped by you");
    page.locator(".moves-panel .running button").click();
    page.locator("#p").fill("nim(5)");
    page.locator("#p").press("Enter");
    assertThat(value(page)).hasAttribute("data-plain", "*5");
  }

  @Test
  void aGameIsPlayedToItsEnd() {
    Page page = workbench.page();
    page.navigate("/play");
    page.locator("button.card", new Page.LocatorOptions().setHasText("Nim: 3, 4 and 5")).click();
    assertThat(page.locator(".whose")).containsText("Your move: Left");
    button(page, "hint").click();
    assertThat(page.locator(".hints li").first()).containsText("wins");
    for (int moves = 0; moves < 12 && page.locator(".ending").count() == 0; moves++) {
      page.locator(".legal button").last().click();
      page.waitForFunction(
          "count => document.querySelectorAll('.played li').length > count + 1"
              + " || document.querySelector('.ending')",
          moves * 2);
    }
    assertThat(page.locator(".whose")).containsText("wins");
    assertThat(page.locator(".ending")).containsText("move");
    button(page, "Play again").click();
    assertThat(page.locator(".played li")).hasCount(0);
  }

  @Test
  void aMoveIsMadeOnTheBoardByItsCells() {
    Page page = workbench.page();
    page.navigate("/play?p=domineering(3x3)&you=both");
    page.locator("[data-name=b3]").click();
    assertThat(page.locator(".played li")).hasCount(1);
    assertThat(page.locator("[data-owner=left]")).hasCount(2);
    page.locator("[data-name=a1]").click();
    page.locator("[data-name=b1]").click();
    assertThat(page.locator(".played li")).hasCount(2);
    assertThat(page.locator("[data-owner=right]")).hasCount(2);
  }

  @Test
  void aWorksheetRunsShowsErrorsAndIsSaved() throws Exception {
    Page page = workbench.page();
    page.navigate("/sheet/trial");
    page.locator(".CodeMirror").click();
    page.keyboard().type("g := {3||2|1");
    page.keyboard().press("Escape");
    page.keyboard().press("Shift+Enter");
    assertThat(page.locator(".sheet-cell.failed .notice pre")).containsText("^");
    page.locator(".CodeMirror").first().click();
    page.keyboard().press("End");
    page.keyboard().type("}");
    page.keyboard().press("Shift+Enter");
    assertThat(page.locator(".output .value").first()).hasAttribute("data-plain", "{3||2|1}");
    page.keyboard().type("g.Temp");
    assertThat(page.locator(".CodeMirror-hint-active")).containsText("Temperature");
    page.keyboard().press("Enter");
    assertThat(page.locator(".CodeMirror-hints")).hasCount(0);
    page.keyboard().press("Shift+Enter");
    assertThat(page.locator(".output .value").nth(1)).hasAttribute("data-plain", "3/4");
    page.locator(".CodeMirror").first().click();
    page.keyboard().press("End");
    page.keyboard().type(" + 1");
    assertThat(page.locator(".stale-edge")).hasCount(2);
    Download file = page.waitForDownload(() -> button(page, "Save").click());
    assertThat(file.suggestedFilename()).isEqualTo("trial.cgs");
    assertThat(Files.readString(file.path())).contains("g := {3||2|1} + 1;", "g.Temperature;");
    page.waitForLoadState(LoadState.NETWORKIDLE);
    page.reload();
    assertThat(page.locator(".sheet-cell")).hasCount(3);
  }

  @Test
  void aFamilyIsAGridAndItsPeriodIsReported() throws Exception {
    Page page = workbench.page();
    page.navigate("/families");
    page.locator("button.card", new Page.LocatorOptions().setHasText("Domineering")).click();
    assertThat(page.locator(".grid-table td a")).hasCount(25);
    assertThat(page.locator(".grid-table td.is-P")).hasCount(2); // 1x1 and 5x5
    page.waitForLoadState(LoadState.NETWORKIDLE);
    page.navigate("/families?of=octal{0.77}(n)&n=0..170&show=nimber&view=plot");
    assertThat(page.locator(".plot-point")).hasCount(171);
    assertThat(page.locator(".notice.good")).containsText("Period 12 from n = 71, proved");
    Download file = page.waitForDownload(() -> button(page, "CSV").click());
    assertThat(Files.readString(file.path())).startsWith("n,nimber\n0,0\n1,1\n2,2\n");
  }

  @Test
  void aFailingClaimLeadsToItsCounterexample() {
    Page page = workbench.page();
    page.navigate("/papers/geography?show=boundary");
    Locator claim = page.locator(".claim:visible").first();
    assertThat(claim).containsText("Fails at the boundary");
    assertThat(claim).containsText("True instead:");
    claim.locator(".case").first().click();
    assertThat(page).hasURL(Pattern.compile(".*/explore\\?p=geography-triple.*"));
    assertThat(value(page)).isVisible();
  }

  @Test
  void theCatalogueIsSearched() {
    Page page = workbench.page();
    page.navigate("/catalogue");
    page.locator("#filter").fill("toads");
    assertThat(page.locator(".ruleset-card:visible")).hasCount(1);
    assertThat(page.locator(".ruleset-card:visible .thumb svg")).isVisible();
    page.locator(".ruleset-card:visible h2 a").click();
    assertThat(page.locator("h1")).containsText("Toads");
    assertThat(page.locator(".detail .value").first()).isVisible();
  }

  @Test
  void helpExplainsAWordOfTheTheory() {
    Page page = workbench.page();
    page.navigate("/help");
    page.getByText("atomic-weight").first().click();
    assertThat(page.locator(".topic").first()).containsText("two-ahead rule");
  }
}
