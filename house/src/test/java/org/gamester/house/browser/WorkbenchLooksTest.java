package org.gamester.house.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How the views look from a phone to a wide screen, in both themes: the essential parts are there,
 * nothing is wider than the screen, and axe-core finds no serious fault of accessibility. With
 * {@code -Dgamester.screenshots=true}, screenshots to be looked at are in {@code
 * target/screenshots}.
 */
@ExtendWith(Workbench.Provider.class)
@Timeout(120) // seconds: what hangs fails
class WorkbenchLooksTest {
  private static final List<Integer> WIDTHS = List.of(375, 768, 1280, 1920);
  private static final int SMALLEST_CELL = 32;

  private final Workbench workbench;

  WorkbenchLooksTest(Workbench workbench) {
    this.workbench = workbench;
  }

  /**
   * A view, what is there when it is complete, and the question, if any, that gets no answer
   * meanwhile.
   */
  record View(String name, String address, String essential, @Nullable String unanswered) {
    View(String name, String address, String essential) {
      this(name, address, essential, null);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private static final List<View> VIEWS =
      List.of(
          new View("start", "/", ".cards .example .tiny td"),
          new View("explore", "/explore?p=clobber(xoxo|oxox)", ".moves-panel .move"),
          new View("long", "/explore?p=hot-clobber(xoxo|oxox)", ".answers .value.long"),
          new View(
              "sum", "/explore?p=nim(3)%2Bdomineering(3x3)%2Bclobber(xoxo|oxox)", ".part-number"),
          new View("small", "/explore?p=domineering(1x1)", ".the-outcome"),
          new View("nine", "/explore?p=domineering(9x9)", ".answers .running", "**/api/jobs"),
          new View("graph", "/explore?p=hackenbush(oxo(g;xx))", ".graph-picture svg"),
          new View("error", "/explore?p=clobber(xq)", ".notice.error"),
          new View("play", "/play?p=domineering(4x4)", ".legal button"),
          new View(
              "marks",
              "/play?p=domineering(4x4)&you=both&move=b3-b2&move=c2-d2&worth=true",
              ".worth-mark"),
          new View("games", "/play", ".games .example .board"),
          new View("sheet", "/sheet?cell=g:={2|1}&cell=g%2B", ".output .notice.error"),
          new View(
              "families",
              "/families?of=domineering({m}x{n})&m=1..3&n=1..3&show=value",
              ".grid-table td a"),
          new View(
              "plot", "/families?of=octal{0.77}(n)&n=0..40&show=nimber&view=plot", ".plot-point"),
          new View(
              "heat",
              "/families?of=domineering({m}x{n})&m=1..3&n=1..4&show=temperature&view=plot",
              ".heat"),
          new View("text", "/sheet?text=%23 A text%0A%0A$x^2$&cell=clobber(xo)", ".prose math"),
          new View("papers", "/papers", ".card"),
          new View("claims", "/papers/geography", ".claim"),
          new View("book", "/papers/book", ".chapter table"),
          new View("rulesets", "/rulesets", ".own-board .square"),
          new View("own-claims", "/claims", ".notice.good"),
          new View("catalogue", "/catalogue", ".ruleset-card"),
          new View("ruleset", "/catalogue/nim", ".detail .value"),
          new View("help", "/help", ".chip"),
          new View("topic", "/help/temperature", ".topic"),
          new View("tutorial", "/help/tutorial", ".exchange"),
          new View("search", "/search?q=kayles", ".found-list a"),
          new View("plain", "/plain?p=clobber(xo)", "table"));

  static Stream<Arguments> views() {
    return VIEWS.stream()
        .flatMap(
            view ->
                Stream.of(ColorScheme.LIGHT, ColorScheme.DARK)
                    .map(theme -> Arguments.of(view, theme)));
  }

  @ParameterizedTest
  @MethodSource("views")
  void everyWidthShowsTheEssentialPartsAndAxeFindsNoSeriousFault(View view, ColorScheme theme) {
    Page page = workbench.page(1280, 900, theme);
    if (view.unanswered != null)
      page.route(view.unanswered, _ -> {}); // still running, however fast the machine is
    page.navigate(view.address);
    assertThat(page.locator(view.essential).first()).isVisible();
    assertThat(page.locator("h1").first()).isAttached();
    List<String> faults =
        new AxeBuilder(page)
            .analyze().getViolations().stream()
                .filter(rule -> List.of("serious", "critical").contains(rule.getImpact()))
                .map(WorkbenchLooksTest::inWords)
                .toList();
    for (int width : WIDTHS) {
      page.setViewportSize(width, 900);
      assertThat(page.locator(view.essential).first()).isVisible();
      screenshot(page, "%s-%d-%s".formatted(view.name, width, theme.name()));
      assertThat(number(page, "document.documentElement.scrollWidth"))
          .as("width of %s on a screen of %d", view, width)
          .isLessThanOrEqualTo(width);
      if (page.locator("button.square").count() > 0) {
        assertThat(number(page, "document.querySelector('button.square').offsetWidth"))
            .as("width of a cell of %s on a screen of %d", view, width)
            .isGreaterThanOrEqualTo(SMALLEST_CELL);
      }
    }
    page.context().close();
    assertThat(faults).isEmpty();
    assertThat(workbench.problems()).isEmpty();
  }

  private static void screenshot(Page page, String name) {
    if (!Boolean.getBoolean("gamester.screenshots")) {
      return;
    }
    page.screenshot(
        new Page.ScreenshotOptions().setPath(Path.of("target/screenshots", name + ".png")));
  }

  private static String inWords(Rule rule) {
    return rule.getId()
        + ": "
        + rule.getNodes().stream().limit(4).map(node -> Objects.toString(node.getHtml())).toList();
  }

  private static int number(Page page, String expression) {
    return ((Number) page.evaluate(expression)).intValue();
  }

  @Test
  void onAPhoneTheBarOfSectionsIsAtTheBottomAndTheBoardComesFirst() {
    Page page = workbench.page(375, 700, ColorScheme.LIGHT);
    page.navigate("/explore?p=clobber(xoxo|oxox)");
    assertThat(page.locator(".moves-panel .move").first()).isAttached();
    assertThat(page.locator(".sections a:visible")).hasCount(5);
    assertThat(page.locator(".sections").boundingBox().y).isGreaterThan(600);
    double board = page.locator(".board-panel").boundingBox().y;
    double answers = page.locator(".answers").boundingBox().y;
    double moves = page.locator(".moves-panel").boundingBox().y;
    assertThat(board).isLessThan(answers);
    assertThat(answers).isLessThan(moves);
  }

  @Test
  void onAWideScreenTheMovesAreBesideTheBoardAndWhatItIsWorth() {
    Page page = workbench.page(1280, 900, ColorScheme.LIGHT);
    page.navigate("/explore?p=clobber(xoxo|oxox)");
    assertThat(page.locator(".moves-panel .move").first()).isVisible();
    BoundingBox board = page.locator(".board-panel").boundingBox();
    BoundingBox answers = page.locator(".answers").boundingBox();
    BoundingBox moves = page.locator(".moves-panel").boundingBox();
    assertThat(moves.y).isEqualTo(board.y);
    assertThat(moves.x).isGreaterThan(board.x + board.width);
    assertThat(answers.x).isEqualTo(board.x);
    assertThat(answers.y).isBetween(board.y + board.height, board.y + board.height + 40);
  }

  @Test
  void theBoardIsUsedByKeysAlone() {
    Page page = workbench.page();
    page.navigate("/explore?p=clobber(xo|ox)&mode=edit");
    page.locator("[data-name=a2]").focus();
    page.keyboard().press("ArrowRight");
    assertThat(page.locator("[data-name=b2]")).isFocused();
    page.keyboard().press("Delete");
    assertThat(page.locator("#p")).hasValue("clobber(x.|ox)");
    page.keyboard().press("?");
    assertThat(page.locator("dialog")).containsText("find a position, a value, a ruleset");
    page.keyboard().press("Escape");
    page.keyboard().press("/");
    assertThat(page.locator("#search")).isFocused();
    assertThat(page.locator("#live")).containsText("value");
  }

  @Test
  void withoutScriptsTheServerWritesValueAndMoves() {
    Page page =
        workbench
            .page()
            .context()
            .browser()
            .newContext(
                new com.microsoft.playwright.Browser.NewContextOptions()
                    .setJavaScriptEnabled(false))
            .newPage();
    page.navigate(workbench.url() + "/explore?p=clobber(xxo)");
    assertThat(page.locator("table")).containsText("wins");
    assertThat(page.locator("dl")).containsText("^");
  }
}
