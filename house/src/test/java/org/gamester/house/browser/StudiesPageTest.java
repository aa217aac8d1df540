package org.gamester.house.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.house.browser.Workbench.button;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gamester.cli.Gamester;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** The pages of studies. */
@ExtendWith(Workbench.Provider.class)
@Timeout(180) // seconds: what hangs fails
class StudiesPageTest {
  private final Workbench workbench;

  StudiesPageTest(Workbench workbench) {
    this.workbench = workbench;
  }

  private static Path study(String name, String... question) throws Exception {
    Path file = Workbench.studies().resolve(name + ".study");
    Files.deleteIfExists(file);
    String[] words = new String[question.length + 3];
    words[0] = "study";
    words[1] = "new";
    words[2] = file.toString();
    System.arraycopy(question, 0, words, 3, question.length);
    run(words);
    return file;
  }

  private static void run(String... words) {
    StringWriter err = new StringWriter();
    int status =
        Gamester.run(new PrintWriter(new StringWriter()), new PrintWriter(err, true), words);
    assertThat(status).as(err.toString()).isZero();
  }

  @Test
  void aStudyIsWatchedSortedFilteredAndDrawn() throws Exception {
    Path file =
        study(
            "dominoes",
            "domineering({m}x{n})",
            "m=1..3",
            "n=1..4",
            "--show",
            "value,temperature,outcome");
    Page page = workbench.page();
    page.navigate("/studies");
    page.locator("a.card", new Page.LocatorOptions().setHasText("dominoes")).click();
    assertThat(page.locator("h1")).hasText("dominoes");
    assertThat(page.locator(".result")).containsText("No rows yet");
    run("study", "run", file.toString());
    Locator rows = page.locator(".rows-table tbody tr");
    assertThat(rows).hasCount(12);
    assertThat(page.locator("[data-standing]")).containsText("12 rows, complete");
    byte[] before = Files.readAllBytes(file);
    button(page, "temperature").click();
    assertThat(page.locator("th[aria-sort=ascending]")).containsText("temperature");
    button(page, "temperature ▲").click();
    assertThat(page.locator("th[aria-sort=descending]")).containsText("temperature");
    assertThat(rows.first()).containsText("N");
    page.locator("input[name=where]").fill("outcome == \"L\"");
    button(page, "Show").click();
    assertThat(rows).hasCount(2);
    page.locator("input[name=where]").fill("temprature > 1");
    button(page, "Show").click();
    assertThat(page.locator(".notice.error")).containsText("did you mean `temperature`?");
    page.locator("input[name=where]").fill("");
    button(page, "Show").click();
    assertThat(rows).hasCount(12);
    button(page, "grid").click();
    assertThat(page.locator(".grid-table tbody tr")).hasCount(3);
    button(page, "plot").click();
    assertThat(page.locator(".plot figcaption")).containsText("P-positions");
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
    page.screenshot(
        new Page.ScreenshotOptions()
            .setFullPage(true)
            .setPath(Path.of("target/screenshots", "studies.png")));
    page.navigate("/families");
    page.locator("a.card", new Page.LocatorOptions().setHasText("dominoes")).click();
    assertThat(page.locator("h1")).hasText("dominoes");
    page.getByText("in Families").click();
    assertThat(page.locator(".grid-table td a")).hasCount(12);
  }

  @Test
  void aStudyOfBoardsShowsThemAndLinksToExplore() throws Exception {
    Path file = study("boards", "positions clobber 1x3", "--show", "value");
    run("study", "run", file.toString());
    Page page = workbench.page();
    page.navigate("/studies/boards");
    assertThat(page.locator(".rows-table tbody tr")).hasCount(18);
    page.locator(".rows-table a").first().click();
    page.waitForURL("**/explore?p=clobber*");
  }
}
