package org.gamester.house.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.house.browser.Workbench.button;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** What somebody tries who does not know the pages yet. */
@ExtendWith(Workbench.Provider.class)
@Timeout(180) // seconds: what hangs fails
class WorkbenchNewcomerTest {
  private static final double LONG_MILLIS = 120_000;

  private final Workbench workbench;

  WorkbenchNewcomerTest(Workbench workbench) {
    this.workbench = workbench;
  }

  private static void screenshot(Page page, String name) {
    page.screenshot(
        new Page.ScreenshotOptions()
            .setFullPage(true)
            .setPath(Path.of("target/screenshots", "newcomer-" + name + ".png")));
  }

  /** A worksheet with these cells, which are run. */
  private Page sheet(String... cells) {
    Page page = workbench.page();
    StringBuilder address = new StringBuilder("/sheet?cell=");
    address.append(
        String.join(
            "&cell=", java.util.Arrays.stream(cells).map(WorkbenchNewcomerTest::encoded).toList()));
    page.navigate(address.toString());
    return page;
  }

  private static String encoded(String text) {
    return java.net.URLEncoder.encode(text, java.nio.charset.StandardCharsets.UTF_8);
  }

  /** The ranges of this check are such that it does not end before it is stopped. */
  @Test
  void aCheckOfClaimsIsStoppedAndSaysWhatIsUnfinished() {
    Page page = workbench.page();
    page.route("**/api/jobs", route -> route.resume(withRange(route, "n=1..1000000")));
    page.navigate("/papers/geography");
    assertThat(page.locator(".filters .chip", chip("not checked"))).isVisible();
    button(page, "Stop").click();
    assertThat(page.locator(".notice.wait")).containsText("Stopped by you: ");
    Locator unchecked = page.locator(".filters .chip", chip("not checked"));
    unchecked.click();
    assertThat(page.locator(".claim:visible").last()).containsText("not checked yet");
    screenshot(page, "papers");
  }

  private static Route.ResumeOptions withRange(Route route, String range) {
    String form = route.request().postData() + "&range=" + encoded(range);
    return new Route.ResumeOptions().setPostData(form);
  }

  private static Page.LocatorOptions chip(String words) {
    return new Page.LocatorOptions().setHasText(words);
  }

  @Test
  void aCheckOfClaimsThatIsWatchedComesToItsEnd() {
    Page page = workbench.page();
    page.navigate("/papers/geography");
    assertThat(button(page, "Run again"))
        .isVisible(
            new com.microsoft.playwright.assertions.LocatorAssertions.IsVisibleOptions()
                .setTimeout(LONG_MILLIS));
    assertThat(page.locator(".notice.wait")).hasCount(0);
    assertThat(page.locator(".verdict[data-verdict=none]")).hasCount(0);
  }

  @Test
  void theFileOfTheFirstSheetIsAScript() throws Exception {
    Page page = workbench.page();
    page.navigate("/sheet");
    assertThat(page.locator(".output .value").nth(2)).isVisible();
    Download file = page.waitForDownload(() -> button(page, "Save").click());
    Path script = file.path().resolveSibling("first-sheet.cgs");
    file.saveAs(script);
    Process run =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path", "")),
                "org.gamester.cli.Gamester",
                "script",
                script.toString())
            .redirectErrorStream(true)
            .start();
    String said =
        new String(run.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
    assertThat(run.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(run.exitValue()).as(said).isZero();
  }

  @Test
  void anAnswerIsShownByItsKind() {
    Page page =
        sheet(
            "x := {3||2|1}",
            "x.Thermograph",
            "p := clobber(xo|ox)",
            "p",
            "Table([a + b for a from 1 to 3] for b from 1 to 3)",
            "?Temperature");
    assertThat(page.locator(".sheet-cell").nth(1).locator(".picture svg")).isVisible();
    assertThat(page.locator(".sheet-cell").nth(3).locator(".picture svg")).isVisible();
    assertThat(page.locator(".sheet-cell").nth(5)).containsText("temperature");
    screenshot(page, "sheet");
    assertThat(page.locator(".sheet-cell").nth(4).locator("table tr")).hasCount(3);
  }

  @Test
  void aCellThatWasGivenUpHoldsUpNoOther() {
    Page page = sheet("x := 3", "while true do end", "x + 1");
    Locator cells = page.locator(".sheet-cell");
    assertThat(cells.nth(1))
        .containsText(
            "was given up",
            new com.microsoft.playwright.assertions.LocatorAssertions.ContainsTextOptions()
                .setTimeout(LONG_MILLIS));
    assertThat(cells.nth(1)).containsText("gamester web --timeout 1m");
    assertThat(cells.nth(2).locator(".value")).hasAttribute("data-plain", "4");
    screenshot(page, "given-up");
    cells.nth(2).locator(".CodeMirror").click();
    page.keyboard().press("End");
    page.keyboard().type("0");
    page.keyboard().press("Control+Enter");
    assertThat(cells.nth(2).locator(".value")).hasAttribute("data-plain", "13");
    assertThat(cells.nth(1)).containsText("was given up");
  }

  @Test
  void aSheetIsRenamedAtTheKeys() {
    Page page = sheet("1");
    button(page, "rename").click();
    assertThat(page.locator("#sheet-name")).isFocused();
    page.keyboard().press("Escape");
    assertThat(page.locator("#sheet-name")).hasCount(0);
    button(page, "rename").click();
    button(page, "New").click();
    assertThat(page.locator("#sheet-name")).hasCount(0);
  }

  @Test
  void aLetterOfABoardIsNoVariable() {
    Page page = workbench.page();
    page.navigate("/families");
    page.locator("input[name=of]").fill("toads-and-frogs(x.o)");
    page.locator("input[name=of]").press("Enter");
    assertThat(page.locator(".notice.error")).containsText("no variable has a range");
    assertThat(page.locator("input.range")).hasCount(0);
  }

  @Test
  void aRangeThatIsTooLongSaysSo() {
    Page page = workbench.page();
    page.navigate("/families?of=nim(n)&n=0..999999");
    assertThat(page.locator(".notice.error")).containsText("at most 10,000");
    page.navigate("/families?of=nim(n)&n=1000000000");
    assertThat(page.locator(".notice.error")).containsText("goes too far");
  }

  @Test
  void thePlotOfTwoVariablesShowsThePPositions() {
    Page page = workbench.page();
    page.navigate("/families?of=nim(a)%2Bnim(b)&a=0..5&b=0..5&view=plot");
    assertThat(page.locator(".plot-zero")).hasCount(6);
    assertThat(page.locator(".plot-line")).hasCount(0);
    screenshot(page, "plot");
  }

  @Test
  void whatAllRowsLackIsSaidOnce() {
    Page page = workbench.page();
    page.navigate("/families?of=nim({n-9})&n=1..4");
    assertThat(page.locator(".notice.error")).containsText("No row has a value");
    assertThat(page.locator(".rows-table tbody tr")).hasCount(4);
    assertThat(page.locator(".rows-table")).not().containsText("unexpected");
  }

  @Test
  void rowsThatAreMissingAreAskedForAgain() {
    Page page = workbench.page();
    page.navigate("/families?of=domineering({m}x{n})&m=1..9&n=1..9&show=value");
    button(page, "Stop").click();
    assertThat(page.locator(".notice.wait")).containsText("Stopped by you.");
    button(page, "Go on with the missing rows").click();
    button(page, "Stop").click();
    assertThat(page.locator(".grid-table tbody th").first()).hasText("1");
  }

  @Test
  void aPeriodIsSaidOnce() {
    Page page = workbench.page();
    page.navigate("/families?of=octal{0.77}(n)&n=0..120&show=nimber");
    assertThat(page.locator(".result + .notice"))
        .containsText("Period 12 from n = 71, observed up to 120; a proof needs values up to 167.");
    page.navigate("/families?of=nim(n*n)&n=0..2");
    screenshot(page, "period");
  }

  @Test
  void helpAndPapersAreReachedOnAPhone() {
    Page page = workbench.page(375, 700, ColorScheme.LIGHT);
    page.navigate("/");
    assertThat(page.locator(".also a[href='/papers']")).isVisible();
    screenshot(page, "phone");
    page.locator(".also a[href='/help']").click();
    page.locator("#topic").fill("temperature");
    page.locator("#topic").press("Enter");
    page.locator(".found-list a").first().click();
    assertThat(page.locator(".topic").first()).isVisible();
    assertThat(page.locator("#topic")).isVisible();
    screenshot(page, "topic");
  }

  @Test
  void namedGamesHaveColumns() {
    Page page = workbench.page();
    page.navigate("/catalogue/octal");
    assertThat(page.locator(".detail thead th").first()).hasText("game");
    assertThat(page.locator(".detail thead th").nth(1)).hasText("left");
    screenshot(page, "named");
    page.navigate("/catalogue?q=toads");
    assertThat(page.locator("main")).containsText("1 ruleset");
    assertThat(page.locator("main")).not().containsText("1 rulesets");
    page.locator("#filter").fill("qqq");
    assertThat(page.locator("main")).containsText("No ruleset matches.");
  }
}
