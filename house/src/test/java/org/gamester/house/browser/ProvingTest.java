package org.gamester.house.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.house.browser.Workbench.button;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.gamester.cli.Gamester;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Prove your move: five proofs that are accepted, ten that are refused, and the table of answers.
@ExtendWith(Workbench.Provider.class)
@Timeout(120) // seconds: what hangs fails
class ProvingTest {
  private static final int PHONE_WIDTH = 390;

  private final Workbench workbench;

  @TempDir private Path folder = Path.of("");

  ProvingTest(Workbench workbench) {
    this.workbench = workbench;
  }

  private static void open(Page page, String position, String claim) {
    page.navigate(
        "/play?p=" + URLEncoder.encode(position, StandardCharsets.UTF_8) + "&prove=" + claim);
    assertThat(page.locator("h1")).hasText("Prove your move");
  }

  /// Chooses a kind of proof, writes what is given, and has it checked.
  private static void claim(Page page, String position, String claim, String kind, String lines) {
    open(page, position, claim);
    page.locator(".claim select").nth(1).selectOption(kind);
    if (!lines.isEmpty()) {
      page.locator("#strategy").fill(lines.replace(" / ", "\n"));
    }
    button(page, "Check the proof").click();
  }

  private static void assertChecked(Page page, Path folder) {
    Download download =
        page.waitForDownload(() -> button(page, "Download the certificate").click());
    Path file = folder.resolve("certificate.json");
    download.saveAs(file);
    StringWriter out = new StringWriter();
    assertThat(
            Gamester.run(
                new PrintWriter(out, true),
                new PrintWriter(out, true),
                "check-certificate",
                file.toString()))
        .as(out.toString())
        .isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "nim(3+5+6); second; nim-sum; ''",
        "cram(4x4); second; symmetry; ''",
        "chomp(3x4); first; strategy-stealing; ''",
        "clobber(xo) + clobber(xo); second; pairing;"
            + " [1] a1xb1 <-> [2] b1xa1 / [2] a1xb1 <-> [1] b1xa1",
        "subtraction{1,3}(8); second; parity; ''"
      })
  void aProofIsAcceptedAndItsCertificateChecked(
      String position, String claim, String kind, String lines) {
    Page page = workbench.page();
    claim(page, position, claim, kind, lines);
    assertThat(page.locator(".whose")).hasText("The proof is complete.");
    assertThat(page.locator(".ending")).containsText("Accepted: the " + claim + " player wins");
    assertChecked(page, folder);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "nim(3+5+6); first; nim-sum; ''; the nim sum is 0 already, and no move leaves it 0; ''",
        "nim(1+2); second; nim-sum; ''; the nim sum is 0 already, and no move leaves it 0;"
            + " L 2: take 1",
        "nim(1+2); second; symmetry; '';"
            + " no answer makes the parts pairs of a position and its negative: the symmetric move"
            + " is not legal; L 2: take 1",
        "cram(1x4); second; symmetry; ''; the opponent moved last: Right has no move; L b1-c1",
        "nim(1+1); first; strategy-stealing; '';"
            + " no first move of Left leads to this position; L [1] 1: take 1 / R 1: take 1",
        "chomp(2x2); second; strategy-stealing; '';"
            + " strategy stealing shows only that the player who starts wins; ''",
        "kayles(2); second; parity; ''; the opponent moved last: Right has no move; L take 2",
        "subtraction{1,2}(3); second; parity; ''; the opponent moved last: Right has no move;"
            + " L take 1 / R take 1 / L take 1",
        "cram(2x2); second; pairing; a1 a2 / b1 b2;"
            + " the partners of 'a2-a1' (a1, a2) are not a legal move; L a2-a1",
        "nim(2+2); second; pairing; [1] take 1 <-> [2] take 1;"
            + " the pairing has no partner for the move '[1] 2: take 2'; L [1] 2: take 2"
      })
  void aWrongProofIsRefusedWithItsLineOnTheBoard(
      String position, String claim, String kind, String lines, String reason, String line) {
    Page page = workbench.page();
    claim(page, position, claim, kind, lines);
    assertThat(page.locator(".whose")).hasText("Refused: " + reason + ".");
    String[] moves = line.isEmpty() ? new String[0] : line.split(" / ");
    assertThat(page.locator(".line li")).hasText(moves);
    assertThat(page.locator(".boards .board-of-part").first()).isVisible();
    assertThat(button(page, "Download the certificate")).hasCount(0);
  }

  /// Keys alone, on a phone's width: an answer that loses, then those that win.
  @Test
  void aTableIsAnsweredWithTheKeyboardOnANarrowPage() {
    Page page = workbench.page(PHONE_WIDTH, 800, ColorScheme.LIGHT);
    page.navigate("/play?p=domineering(2x3)");
    page.getByText("prove your move").press("Enter");
    assertThat(page.locator(".whose")).hasText("Your answer for Left?");
    assertThat(page.locator(".square[data-start=left]")).hasCount(6);
    page.locator("[data-name=b2]").press("Enter");
    assertThat(page.locator(".answers-given li")).hasCount(1);
    assertThat(page.locator(".whose")).hasText("Your answer for Right?");
    assertThat((Boolean) page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .isTrue();
    for (int answers = 1; answers < 40 && page.locator(".ending").count() == 0; answers++) {
      assertThat(page.locator(".legal button").first()).isVisible();
      page.locator(".legal button").first().press("Enter");
      assertThat(page.locator(".answers-given li")).hasCount(answers + 1);
      page.waitForFunction(
          "() => document.querySelector('.ending, .failure, .legal button') !== null");
      if (page.locator(".failure button").count() > 0) {
        break;
      }
    }
    assertThat(page.locator(".ending, .failure").first()).isVisible();
  }

  @Test
  void anAnswerThatLosesIsTakenBackAndTheArgumentOfferedAfterThreeFailures() {
    Page page = workbench.page();
    open(page, "nim(3)", "first");
    for (int failures = 1; failures <= 3; failures++) {
      assertThat(page.locator(".whose")).hasText("Your answer for Left?");
      assertThat(button(page, "explain")).hasCount(0);
      button(page, "take 2").click();
      assertThat(page.locator(".whose"))
          .hasText("Refused: the opponent moved last: Left has no move.");
      assertThat(page.locator(".line li")).hasText(new String[] {"L take 2", "R take 1"});
      button(page, "Take it back and answer again").click();
    }
    button(page, "explain").click();
    assertThat(page.locator(".argument")).containsText("nim sum");
    button(page, "take 3").click();
    assertThat(page.locator(".ending")).containsText("Accepted: the first player wins nim(3)");
    assertChecked(page, folder);
  }
}
