package org.gamester.house.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.house.browser.Workbench.button;
import static org.gamester.house.browser.Workbench.value;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.LoadState;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What every page has: the command bar, its title, what it weighs, and its looks on a phone. */
@ExtendWith(Workbench.Provider.class)
@Timeout(180) // seconds: what hangs fails
class CommandBarTest {
  private static final long MOST_BYTES = 300L << 10;

  private final Workbench workbench;

  CommandBarTest(Workbench workbench) {
    this.workbench = workbench;
  }

  /** Opens a page and waits until it has asked for everything; verdicts go on coming. */
  private static void settle(Page page, String path) {
    page.navigate(path);
    page.waitForLoadState(path.startsWith("/papers/") ? LoadState.LOAD : LoadState.NETWORKIDLE);
  }

  private Page withoutScripts(String path) {
    Page page =
        workbench
            .page()
            .context()
            .browser()
            .newContext(
                new com.microsoft.playwright.Browser.NewContextOptions()
                    .setJavaScriptEnabled(false))
            .newPage();
    page.navigate(workbench.url() + path);
    return page;
  }

  @Test
  void theBarCompletesAndIsUsedByKeysAlone() {
    Page page = workbench.page();
    page.navigate("/");
    page.keyboard().press("/");
    Locator bar = page.locator("#search");
    assertThat(bar).isFocused();
    page.keyboard().type("hackenb");
    Locator first = page.locator("#found [role=option]").first();
    assertThat(first).containsText("Hackenbush");
    assertThat(bar).hasAttribute("aria-expanded", "true");
    page.keyboard().press("ArrowDown");
    assertThat(bar).hasAttribute("aria-activedescendant", "found-0");
    assertThat(first).hasAttribute("aria-selected", "true");
    page.keyboard().press("Escape");
    assertThat(bar).hasAttribute("aria-expanded", "false");
    page.keyboard().type("u");
    assertThat(first).containsText("Hackenbush");
    page.keyboard().press("ArrowDown");
    page.keyboard().press("Enter");
    assertThat(page).hasURL(Pattern.compile(".*/catalogue/hackenbush$"));
    assertThat(page.locator("#notation")).isVisible();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "domineering(5x5) ~ .*/explore.p=domineering.*",
        "{2|1}+* ~ .*/explore.p=.*",
        "temperature ~ .*/help/temperature$",
        "theorem 2 (E) ~ .*/papers/geography.number=Theorem.*",
        "golden ratio ~ .*/papers/book-0.number=.*",
        "prove your move ~ .*/papers/book$",
      })
  void enterGoesToWhereTheAnswerIs(String typed, String address) {
    Page page = workbench.page();
    page.navigate("/catalogue");
    page.locator("#search").fill(typed);
    page.locator("#search").press("Enter");
    assertThat(page).hasURL(Pattern.compile(address));
  }

  @Test
  void aValueIsExplored() {
    Page page = workbench.page();
    page.navigate("/");
    page.locator("#search").fill("{2|1}+*");
    page.locator("#search").press("Enter");
    assertThat(value(page)).hasAttribute("data-plain", "{2*|1*}");
  }

  @Test
  void theStartHasItsAnswersInIt() {
    Page page = withoutScripts("/");
    assertThat(page.locator("#live-board .value")).hasAttribute("data-plain", "{2|0}");
    assertThat(page.locator("#live-board")).containsText("wins with");
    assertThat(page.locator(".six .domino-left")).hasCount(1);
    assertThat(page.locator(".six .tiny td")).hasCount(25);
    assertThat(page.locator(".six .tiny td.outcome-N").first()).hasText("N");
    assertThat(page.locator(".six svg.gamester-figure")).hasCount(2);
    assertThat(page.locator(".six .example-words strong").first()).not().hasText("0");
    page.context().close();
  }

  @Test
  void aPaperHasItsStatementsInItTypeset() {
    Page page = withoutScripts("/papers/geography");
    assertThat(page.locator("h1")).hasText("Partizan Geography on Kn × K2");
    assertThat(page.locator("h1 sub")).hasCount(2);
    assertThat(page.locator(".claim .statement i").first()).isVisible();
    page.navigate(workbench.url() + "/papers");
    assertThat(page.locator(".card h2").first()).isVisible();
    assertThat(page.locator("main h2").allInnerTexts()).doesNotContain("geography", "posets");
    page.context().close();
  }

  @Test
  void theBookLeadsToItsSections() {
    Page page = workbench.page();
    page.navigate("/papers/book");
    page.locator("a", new Page.LocatorOptions().setHasText("0.6 ")).first().click();
    assertThat(page).hasURL(Pattern.compile(".*/papers/book-0#s0\\.6$"));
    assertThat(page.locator("[id='s0.6']")).isVisible();
    assertThat(page.locator(".verdict[data-verdict=holds]").first()).isVisible();
  }

  @Test
  void everyWordOfTheTutorialLeadsOn() {
    Page page = workbench.page();
    page.navigate("/");
    page.locator(".also a[href='/help/tutorial']").click();
    assertThat(page.locator(".steps > li")).hasCount(10);
    page.locator(".steps .input").first().click();
    assertThat(page).hasURL(Pattern.compile(".*/sheet.*"));
    assertThat(page.locator(".output .value").first()).hasAttribute("data-plain", "{2|0}");
  }

  @ParameterizedTest
  @CsvSource({
    "/,Gamester",
    "/families,Families",
    "/papers,Papers",
    "/papers/geography,Partizan Geography on K_n x K_2",
    "/papers/book,Prove Your Move",
    "/catalogue,Catalogue",
    "/catalogue/toads-and-frogs,Toads and Frogs",
    "/help,Help",
    "/help/tutorial,Tutorial",
    "/studies,Studies",
    "/search?q=up,up",
  })
  void everyPageHasATitle(String path, String title) {
    Page page = workbench.page();
    settle(page, path);
    assertThat(page.title()).startsWith(title).doesNotStartWith("–");
  }

  @Test
  void aLinkThatIsCopiedDoesNotBeginWithEditing() {
    Page page = workbench.page();
    page.navigate("/explore?p=clobber(xo|ox)&mode=edit");
    assertThat(value(page)).isVisible();
    page.keyboard().press("c");
    assertThat(page.locator(".toast")).isVisible();
    String copied = (String) page.evaluate("navigator.clipboard.readText()");
    assertThat(copied).contains("/explore?p=clobber").doesNotContain("mode");
    assertThat(page.url()).contains("mode=edit");
  }

  private static final String BOXES =
      "[...document.querySelectorAll('main *')].filter(e => { const s = getComputedStyle(e);"
          + " return (/auto|scroll/.test(s.overflowY) && e.scrollHeight > e.clientHeight + 1)"
          + " || (/auto|scroll/.test(s.overflowX) && e.scrollWidth > e.clientWidth + 1); })"
          + ".map(e => e.tagName + '.' + e.className)";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/papers",
        "/papers/book",
        "/papers/book-0",
        "/papers/posets",
        "/catalogue",
        "/catalogue/hackenbush",
        "/catalogue/geography-partizan",
        "/catalogue/clobber-family",
        "/catalogue/dots-and-boxes",
        "/help",
        "/help/tutorial",
        "/help/Thermograph",
        "/search?q=kayles",
        "/studies"
      })
  void nothingIsWiderThanAPhoneAndNoBoxScrollsInsideThePage(String path) {
    for (int width : List.of(390, 375)) {
      Page page = workbench.page(width, 844, ColorScheme.LIGHT);
      settle(page, path);
      assertThat(((Number) page.evaluate("document.documentElement.scrollWidth")).intValue())
          .as(path)
          .isLessThanOrEqualTo(width);
      assertThat((List<?>) page.evaluate(BOXES)).as(path).isEmpty();
    }
  }

  @Test
  void everySectionIsReachedFromTheBarOfAPhone() {
    Page page = workbench.page(390, 844, ColorScheme.DARK);
    page.navigate("/catalogue");
    assertThat(page.locator("#more")).isHidden();
    button(page, "More").focus();
    page.keyboard().press("Enter");
    assertThat(page.locator("#more")).isVisible();
    page.keyboard().press("Escape");
    assertThat(page.locator("#more")).isHidden();
    button(page, "More").click();
    page.locator("#more a", new Page.LocatorOptions().setHasText("Papers")).click();
    assertThat(page).hasURL(Pattern.compile(".*/papers$"));
    assertThat(((Number) page.evaluate("document.documentElement.scrollHeight")).intValue())
        .isPositive();
  }

  @Test
  void theCatalogueIsNotTooLongForAPhone() {
    Page page = workbench.page(390, 844, ColorScheme.LIGHT);
    page.navigate("/catalogue");
    assertThat(page.locator(".ruleset-card .thumb svg").first()).isVisible();
    assertThat(((Number) page.evaluate("document.documentElement.scrollHeight")).intValue())
        .isLessThan(9_000);
  }

  @Test
  void picturesInTheCatalogueFitIntoTheirCards() {
    Page page = workbench.page();
    page.navigate("/catalogue");
    Locator cards = page.locator(".ruleset-card");
    for (int i = 0; i < cards.count(); i++) {
      cards.nth(i).scrollIntoViewIfNeeded();
      assertThat(cards.nth(i).locator(".thumb > *").first()).isVisible();
    }
    assertThat(
            (List<?>)
                page.evaluate(
                    "[...document.querySelectorAll('.ruleset-card .thumb')].filter(t => {"
                        + " const a = t.getBoundingClientRect();"
                        + " const b = t.firstElementChild.getBoundingClientRect();"
                        + " return b.width < 4 || b.width > a.width + 1 || b.height > a.height + 1;"
                        + " }).map(t => t.dataset.position)"))
        .isEmpty();
  }

  /** What is sent of a page and of all that it loads, as it is sent. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/explore?p=clobber(xoxo|oxox)",
        "/play",
        "/play?p=domineering(4x4)",
        "/sheet",
        "/families",
        "/papers",
        "/papers/book",
        "/papers/posets",
        "/papers/book-0",
        "/catalogue",
        "/catalogue/octal",
        "/help",
        "/help/tutorial",
        "/search?q=kayles",
        "/studies"
      })
  void aPageWeighsAtMost300Kilobytes(String path) {
    Page page = workbench.page();
    settle(page, path);
    Number bytes =
        (Number)
            page.evaluate(
                "['navigation', 'resource'].flatMap(k => performance.getEntriesByType(k))"
                    + ".reduce((sum, e) => sum + e.transferSize, 0)");
    assertThat(bytes.longValue()).as(path).isPositive().isLessThanOrEqualTo(MOST_BYTES);
  }
}
