package org.gamester.house.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.house.browser.Workbench.button;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rulesets and claims that are written in the browser. */
@ExtendWith(Workbench.Provider.class)
@Timeout(240) // seconds: what hangs fails
class OwnRulesetsPageTest {
  private static final String FIGHT =
      "game: Square Fight\nboard: grid\npieces: . x/o\nstart: checkerboard\neach: xo -> .x";

  private final Workbench workbench;

  OwnRulesetsPageTest(Workbench workbench) {
    this.workbench = workbench;
  }

  /** Types a text in place of what is in the editor. */
  private static void write(Page page, String text) {
    page.locator(".CodeMirror").click();
    page.keyboard().press("ControlOrMeta+a");
    page.keyboard().insertText(text);
  }

  private static Locator verdict(Page page) {
    return page.locator(".own-verdict");
  }

  private static String link(Page page) {
    button(page, "Copy a link").click();
    assertThat(page.locator(".toast")).hasText("Link copied");
    return (String) page.evaluate("navigator.clipboard.readText()");
  }

  private Page written(String text) {
    Page page = workbench.page();
    page.navigate("/rulesets");
    button(page, "New, in a few lines").click();
    write(page, text);
    return page;
  }

  @Test
  void aRulesetIsWrittenFromNothingPlayedKeptAndSentAsALink() {
    Page page = workbench.page();
    page.navigate("/catalogue");
    page.locator("a", new Page.LocatorOptions().setHasText("Write a ruleset")).click();
    button(page, "New, in a few lines").click();
    write(page, FIGHT + " sideways");
    assertThat(verdict(page)).containsText("line 5, column 16");
    assertThat(verdict(page)).containsText("expected a direction");
    assertThat(page.locator(".faulty-line")).hasCount(1);
    write(page, FIGHT);
    assertThat(verdict(page)).containsText("Square Fight: partizan, normal play");
    assertThat(page.locator(".faulty-line")).hasCount(0);
    page.locator("#own-position").fill("square-fight(xo|ox)");
    button(page, "Show").click();
    assertThat(page.locator(".own-board .square")).hasCount(4);
    assertThat(page.locator(".the-value .value")).hasAttribute("data-plain", "*");
    page.locator(".move", new Page.LocatorOptions().setHasText("a2-b2")).click();
    assertThat(page.locator("#own-position")).hasValue("square-fight(.x|ox)");
    assertThat(page.locator(".the-value .value")).hasAttribute("data-plain", "^");
    page.locator("[data-name=a1]").click(); // of both moves here, neither is made
    assertThat(page.locator(".own-board")).containsText("Moves at this cell");
    button(page, "Undo").click();
    assertThat(page.locator("#own-position")).hasValue("square-fight(xo|ox)");

    page.reload();
    assertThat(verdict(page)).containsText("Square Fight");
    assertThat(page.locator("#own-position")).hasValue("square-fight(xo|ox)");
    String link = link(page);

    Page other = workbench.page(1280, 900, ColorScheme.DARK);
    other.navigate(link);
    assertThat(verdict(other)).containsText("Square Fight");
    assertThat(other.locator("[data-brought]")).containsText("came with a link");
    assertThat(other.locator("#own-position")).hasValue("square-fight(xo|ox)");
    assertThat(other.locator(".the-value .value")).hasAttribute("data-plain", "*");
    assertThat(other.locator(".shelf .chip")).hasCount(0);
    assertThat(other.evaluate("localStorage.getItem('own-rulesets')")).isNull();
    button(other, "Keep it").click();
    assertThat(other.locator(".shelf .chip")).hasText("Square Fight");
    other.reload();
    assertThat(other.locator("[data-brought]")).hasCount(0);
    assertThat(verdict(other)).containsText("Square Fight");
  }

  @Test
  void anOwnRulesetIsKnownOnTheOtherPages() {
    Page page = written(FIGHT);
    assertThat(page.locator(".the-value .value")).hasAttribute("data-plain", "0");
    page.locator(".own-board a", new Page.LocatorOptions().setHasText("Explore")).click();
    assertThat(Workbench.value(page)).hasAttribute("data-plain", "0");
    assertThat(page.locator(".moves-panel .move").first()).isVisible();
    page.navigate("/play?p=square-fight(2x3)&you=left");
    page.locator(".square[data-name=a2]").click();
    assertThat(page.locator("#view")).containsText("square-fight");
    page.navigate("/families?of=square-fight({m}x{n})&m=1..2&n=1..3&show=value");
    assertThat(page.locator(".grid-table tbody tr")).hasCount(2);
    assertThat(page.locator(".notice.error")).hasCount(0);
  }

  @Test
  void severalRulesetsAreKeptAndFilesAreSavedAndOpened() throws Exception {
    Page page = written(FIGHT);
    assertThat(verdict(page)).containsText("Square Fight");
    button(page, "New, in the language").click();
    assertThat(verdict(page)).containsText("New Game: impartial");
    assertThat(page.locator(".the-value .value")).hasAttribute("data-plain", "*2");
    Download file = page.waitForDownload(() -> button(page, "Save as a file").click());
    assertThat(file.suggestedFilename()).isEqualTo("NewGame.cgs");
    assertThat(Files.readString(file.path())).contains("singleton class NewGame");
    assertThat(page.locator(".shelf .chip")).hasCount(2);
    button(page, "Square Fight").click();
    assertThat(page.locator(".own-board .square").first()).isVisible();
    Download card = page.waitForDownload(() -> button(page, "Save as a file").click());
    assertThat(card.suggestedFilename()).isEqualTo("square-fight.rules");
    button(page, "Delete").click();
    assertThat(page.locator(".shelf .chip")).hasCount(1);
    page.locator("input[type=file]")
        .setInputFiles(
            new FilePayload(
                "square-fight.rules", "text/plain", FIGHT.getBytes(StandardCharsets.UTF_8)));
    assertThat(page.locator(".shelf .chip")).hasCount(2);
    assertThat(verdict(page)).containsText("Square Fight: partizan");
  }

  @Test
  void aFaultInUseIsMarkedAndTheEndOfAPlayHasNoValue() {
    Page page =
        written(
            "singleton class Faulty extends game.heap.HeapRuleset\n"
                + "override def HeapOptions(n as Integer) := [[n - 1]];\nend");
    assertThat(page.locator(".own-board .notice").first()).containsText("a heap of size -1");
    write(page, FIGHT + "\nwins: xxx across");
    assertThat(page.locator(".own-board .result")).containsText("the next player wins");
    assertThat(page.locator(".own-board .result")).containsText("has no value");
    assertThat(page.locator(".the-value")).hasCount(0);
  }

  @Test
  void claimsAreWrittenCheckedAndSentWithTheRulesetsThatTheyName() {
    Page page = written(FIGHT);
    assertThat(verdict(page)).containsText("Square Fight");
    page.navigate("/papers");
    page.locator("a", new Page.LocatorOptions().setHasText("Write claims")).click();
    button(page, "New").click();
    write(
        page, "paper \"Mine\"\nclaim \"1\" for n in 1..4:\n  square-fight(1x{n}) == clobber(1x{n)");
    assertThat(verdict(page)).containsText("line 3, column");
    assertThat(page.locator(".faulty-line")).hasCount(1);
    write(
        page,
        "paper \"Mine\"\nclaim \"1\" for n in 1..4:\n  square-fight(1x{n}) == clobber(1x{n})\n"
            + "claim \"2\" for n in 1..4\n  case \"square-fight(1x{n})\"\n  : square-fight(1x{n}) == 0");
    assertThat(verdict(page)).containsText("Mine: 2 claims.");
    button(page, "Check").click();
    assertThat(page.locator(".claim .verdict").first()).hasText("Holds for all cases tried");
    assertThat(page.locator(".claim .verdict").nth(1)).hasText("Fails");
    String link = link(page);
    page.locator(".counterexamples .case").first().click();
    assertThat(Workbench.value(page)).hasAttribute("data-plain", "*");

    Page other = workbench.page();
    other.navigate(link);
    assertThat(verdict(other)).containsText("Mine: 2 claims.");
    assertThat(other.locator(".claim")).hasCount(0); // nothing runs by itself
    button(other, "Check").click();
    assertThat(other.locator(".claim .verdict").nth(1)).hasText("Fails");
    button(other, "Keep it").click();
    other.reload();
    assertThat(verdict(other)).containsText("Mine: 2 claims.");
  }

  /** What a stranger writes is text wherever it is shown. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "game: Square Fight\nboard: grid\npieces: . </>\nrule: MARKUP\nsource: MARKUP\neach: <> -> .<",
        "game: MARKUP\nboard: grid",
        "game: X\nboard: MARKUP",
        "/** MARKUP */ singleton class X extends game.heap.HeapRuleset\n"
            + "override def HeapOptions(n as Integer) := error(\"MARKUP\"); end",
        "singleton class MARKUP"
      })
  void nothingThatALinkBringsIsExecuted(String rules) {
    String markup = "<img src=x onerror=document.title='bad'><script>document.title='bad'</script>";
    Page page = written(rules.replace("MARKUP", markup));
    assertThat(page.locator(".own-verdict .notice")).isVisible();
    String link = link(page);
    Page other = workbench.page();
    other.navigate(link);
    assertThat(other.locator(".own-verdict .notice")).isVisible();
    for (Page each : new Page[] {page, other}) {
      assertThat(each.title()).doesNotContain("bad");
      assertThat(each.locator("#view img, #view script")).hasCount(0);
    }
  }

  @Test
  void brokenAndEndlessLinksAreRefused() {
    Page page = workbench.page();
    page.navigate("/rulesets#z=abc");
    assertThat(page.locator(".toast")).containsText("The link is broken");
    String bomb =
        (String)
            page.evaluate(
                "async () => { const text = JSON.stringify({ rules: 'x'.repeat(30000000) });"
                    + " const packed = new Uint8Array(await new Response(new Blob([text]).stream()"
                    + ".pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer());"
                    + " let letters = ''; for (const b of packed) letters += String.fromCharCode(b);"
                    + " return btoa(letters).replaceAll('+', '-').replaceAll('/', '_')"
                    + ".replaceAll('=', ''); }");
    Page other = workbench.page();
    other.navigate("/rulesets#z=" + bomb);
    assertThat(other.locator(".toast")).containsText("The link is broken");
    write(page, FIGHT + "\n// " + "0123456789abcdefghij".repeat(20) + random());
    button(page, "Copy a link").click();
    assertThat(page.locator(".toast")).containsText("too long for a link");
  }

  /** A comment that cannot be compressed. */
  private static String random() {
    StringBuilder text = new StringBuilder();
    java.util.Random random = new java.util.Random(1);
    for (int i = 0; i < 600; i++) {
      text.append("\n// ").append(Long.toHexString(random.nextLong()).repeat(1));
      text.append(Long.toHexString(random.nextLong())).append(Long.toHexString(random.nextLong()));
    }
    return text.toString();
  }
}
