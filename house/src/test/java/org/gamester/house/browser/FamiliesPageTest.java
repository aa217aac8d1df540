package org.gamester.house.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** Heat maps, periods in plots, ranges that are missing, and the words of columns. */
@ExtendWith(Workbench.Provider.class)
@Timeout(120) // seconds: what hangs fails
class FamiliesPageTest {
  private static final String DOMINEERING = "/families?of=domineering({m}x{n})&m=1..3&n=1..4";

  private final Workbench workbench;

  FamiliesPageTest(Workbench workbench) {
    this.workbench = workbench;
  }

  private static Locator at(Page page, int m, int n) {
    return page.locator("[data-at='%d,%d']".formatted(m, n));
  }

  @Test
  void thePlotOfTwoVariablesIsAHeatMapOfTheChosenColumn() {
    Page page = workbench.page();
    page.navigate(DOMINEERING + "&show=temperature&view=plot");
    assertThat(page.locator(".heat")).hasCount(12);
    assertThat(at(page, 2, 3)).hasAttribute("aria-label", "m = 2, n = 3: 5/4");
    assertThat(at(page, 2, 3).locator(".heat-text")).hasText("5/4");
    assertThat(page.locator(".legend span"))
        .hasText(new String[] {"-1", "-1/2", "0", "1/2", "1", "5/4"});
    page.locator(".spread select").selectOption("outcome");
    assertThat(page).hasURL(Pattern.compile(".*plot=outcome.*"));
    assertThat(page.locator(".heat.is-P")).hasCount(1);
    assertThat(page.locator(".legend")).containsText("P: the previous player wins");
    page.locator(".spread select").selectOption("mean");
    assertThat(at(page, 2, 1)).hasAttribute("aria-label", "m = 2, n = 1: 1");
    page.goBack();
    assertThat(page.locator(".heat.is-P")).hasCount(1);
  }

  @Test
  void theArrowsLeadThroughAHeatMapAndEnterOpensAPosition() {
    Page page = workbench.page();
    page.navigate(DOMINEERING + "&show=mean&view=plot");
    assertThat(page.locator(".heat")).hasCount(12);
    page.locator("[data-at][tabindex='0']").focus();
    page.keyboard().press("ArrowRight");
    page.keyboard().press("ArrowUp");
    assertThat(at(page, 2, 2)).isFocused();
    assertThat(page.locator(".plot figcaption")).containsText("at m = 2, n = 2");
    page.keyboard().press("Enter");
    assertThat(page).hasURL(Pattern.compile(".*/explore\\?p=domineering.*2x2.*"));
  }

  @Test
  void aPeriodIsMarkedInThePlot() {
    Page page = workbench.page();
    page.navigate("/families?of=octal{0.77}(n)&n=0..170&show=nimber&view=plot");
    assertThat(page.locator(".plot-begin")).hasCount(1);
    assertThat(page.locator(".plot")).containsText("period 12 from 71, proved");
    assertThat(page.locator(".plot-period")).hasCount(5);
    assertThat(page.locator(".plot-point")).hasCount(171);
  }

  @Test
  void aVariableWithoutARangeIsNamedAndHasAField() {
    Page page = workbench.page();
    page.navigate("/families?of=domineering({m}x{n})&m=1..3");
    assertThat(page.locator(".notice.error")).containsText("n has no range");
    Locator field = page.getByLabel("n from..to");
    assertThat(field).hasAttribute("aria-invalid", "true");
    field.fill("3..1");
    field.press("Enter");
    assertThat(page.locator(".notice.error")).containsText("n: nothing is from 3 to 1");
    field.fill("1..4");
    field.press("Enter");
    assertThat(page.locator(".grid-table td a")).hasCount(12);
    assertThat(page.locator("#ranges")).containsText("a first and a last number");
  }

  @Test
  void columnsHaveNamesInPlainWords() {
    Page page = workbench.page();
    page.navigate("/families?of=nim(n)&n=0..2&show=rcf,stop-count,stops");
    assertThat(page.locator(".rows-table thead th"))
        .hasText(new String[] {"n", "reduced form", "number of stops", "both stops"});
    assertThat(page.locator(".chips")).not().containsText("rcf");
    assertThat(page).hasTitle("nim(n) – Gamester");
    page.navigate("/families");
    assertThat(page).hasTitle("Families – Gamester");
    assertThat(page.locator("a[href='/studies']").first()).isVisible();
  }
}
