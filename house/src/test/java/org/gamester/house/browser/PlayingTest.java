package org.gamester.house.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.house.browser.Workbench.button;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** Playing against the program, and making moves in Explore. */
@ExtendWith(Workbench.Provider.class)
@Timeout(120) // seconds: what hangs fails
class PlayingTest {
  private final Workbench workbench;

  PlayingTest(Workbench workbench) {
    this.workbench = workbench;
  }

  /** The first of a person's moves, and the answer to it. */
  private static void playOne(Page page, int movesMade) {
    page.locator(".legal button").first().click();
    assertThat(page.locator(".played li")).hasCount(movesMade + 2);
  }

  @Test
  void theProgramMovesOnABoardThatItCannotSearch() {
    Page page = workbench.page();
    page.navigate("/play?p=domineering(8x8)&you=left");
    button(page, "d5-d4").click();
    assertThat(page.locator(".played li")).hasCount(2);
    assertThat(page.locator(".whose")).hasText(Pattern.compile("^Your move: Left"));
    assertThat(page.locator(".said")).containsText("The best move found in the time; not proved.");
  }

  @Test
  void whereTheServerRefusesTheProgramsMoveItCanBeAskedAgain() {
    Page page = workbench.page();
    page.route(
        "**/api/jobs",
        route ->
            route.fulfill(
                new com.microsoft.playwright.Route.FulfillOptions()
                    .setStatus(422)
                    .setContentType("application/json")
                    .setBody("{\"error\":{\"message\":\"gave up\"}}")));
    page.navigate("/play?p=domineering(4x4)");
    page.locator(".legal button").first().click();
    assertThat(page.locator(".failed")).containsText("gave up");
    assertThat(page.locator(".whose")).containsText("has not moved");
    assertThat(button(page, "undo")).isEnabled();
    page.unroute("**/api/jobs");
    button(page, "Try again").click();
    assertThat(page.locator(".played li")).hasCount(2);
  }

  @Test
  void backLeadsToMyPreviousTurnAndThenOutOfPlay() {
    Page page = workbench.page();
    page.navigate("/catalogue");
    page.navigate("/play?p=domineering(4x4)");
    playOne(page, 0);
    playOne(page, 2);
    page.goBack();
    assertThat(page.locator(".played li")).hasCount(2);
    assertThat(page.locator(".whose")).containsText("Your move");
    page.goBack();
    assertThat(page.locator(".played li")).hasCount(0);
    page.goBack();
    assertThat(page).hasURL(Pattern.compile(".*/catalogue$"));
  }

  @Test
  void miserePlayIsChosenAndSaid() {
    Page page = workbench.page();
    page.navigate("/play?p=nim(2)&you=both");
    page.getByLabel("who cannot move").selectOption("true");
    assertThat(page).hasURL(Pattern.compile(".*misere=true.*"));
    button(page, "take 2").click();
    assertThat(page.locator(".whose"))
        .containsText("Right wins under misère play: Right has no move.");
    assertThat(page.locator(".ending"))
        .containsText("Left’s move 1, take 2, threw away the win; take 1 would have kept it.");
    page.navigate("/explore?p=nim(1)&misere=true");
    assertThat(page.locator(".the-outcome")).containsText("P");
    assertThat(page.locator(".moves-panel")).containsText("Under misère play.");
  }

  @Test
  void aTextThatCannotBePlayedIsCorrected() {
    Page page = workbench.page();
    page.navigate("/play?p=clobber(xo");
    assertThat(page.locator(".notice.error")).isVisible();
    page.locator("#correction").fill("clobber(xo)");
    page.locator("#correction").press("Enter");
    assertThat(page.locator(".square")).hasCount(2);
  }

  @Test
  void aBoardOnWhichNobodyCanMoveSaysSo() {
    Page page = workbench.page();
    page.navigate("/play?p=amazons(6x6)");
    assertThat(page.locator(".ending")).containsText("Neither player can move on this board.");
    page.locator(".ending code").click();
    assertThat(page.locator(".whose")).containsText("Your move");
    page.navigate("/explore?p=amazons(3x3)");
    assertThat(page.locator(".moves-panel")).containsText("Neither player can move on this board.");
  }

  @Test
  void aMoveIsMadeByAClickOnItsEdgeOrVertex() {
    Page page = workbench.page();
    page.navigate("/play?p=hackenbush(oxo(g;xx))&you=both");
    button(page, "cut x5").hover();
    assertThat(page.locator("[data-edge=x5]")).hasAttribute("data-player", "left");
    page.locator("[data-edge=x5]").focus();
    page.keyboard().press("Enter");
    assertThat(page.locator(".played li")).hasCount(1);
    page.navigate("/play?p=snort(path 5)&you=both");
    page.locator("[data-vertex='3']").click();
    assertThat(page.locator(".played li")).hasCount(1);
    page.navigate("/explore?p=hackenbush(oxo(g;xx))");
    page.locator("[data-edge=x5][data-start]").focus();
    page.keyboard().press("Enter");
    assertThat(page.locator(".path")).containsText("cut x5");
  }

  /** Clicks in the middle of a line, which has no height or no width. */
  private static void clickOn(Page page, String line) {
    Object middle =
        page.locator("[data-edge=" + line + "][data-start]")
            .evaluate(
                "e => { const r = e.getBoundingClientRect();"
                    + " return [r.x + r.width / 2, r.y + r.height / 2]; }");
    List<Double> place =
        ((List<?>) middle).stream().map(each -> ((Number) each).doubleValue()).toList();
    page.mouse().click(place.getFirst(), place.getLast());
  }

  /** Lines are clicked until none is left; the player who completes a box moves again. */
  @Test
  void dotsAndBoxesArePlayedToTheEnd() {
    Page page = workbench.page();
    page.navigate("/play?p=dots-and-boxes(2x2)&you=both");
    String[] lines = {"h11", "h12", "v11", "h21", "v12", "v13", "h22", "v21", "h31", "v22", "v23"};
    for (String line : lines) {
      clickOn(page, line);
      assertThat(page.locator("[data-edge=" + line + "]")).hasAttribute("data-mark", "empty");
    }
    assertThat(page.locator(".score")).hasText("Score: Left 1, Right 2");
    assertThat(page.locator(".whose")).hasText(Pattern.compile("^To move: Left"));
    page.locator("[data-edge=h32]").focus();
    page.keyboard().press("Enter");
    assertThat(page.locator(".played li")).hasCount(12);
    assertThat(page.locator(".score")).hasText("Score: Left 2, Right 2");
    assertThat(page.locator(".whose")).hasText("A draw.");
    assertThat(page.locator("[data-mark=left]")).hasCount(2);
    assertThat(page.locator("[data-mark=right]")).hasCount(2);
  }

  /** A hound and the hare step to and fro; the position at the start comes for the third time. */
  @Test
  void hareAndHoundsIsADrawWhenThePositionComesForTheThirdTime() {
    Page page = workbench.page();
    page.navigate("/play");
    page.locator(".card").filter(new Locator.FilterOptions().setHasText("Hare and Hounds")).click();
    page.getByLabel("you are").selectOption("both");
    String[] round = {"b1-b2", "e2-d2", "b2-b1", "d2-e2"};
    for (int made = 0; made < 2 * round.length; made++) {
      assertThat(page.locator(".whose"))
          .hasText(Pattern.compile(made % 2 == 0 ? "^To move: Left" : "^To move: Right"));
      button(page, round[made % round.length]).click();
      assertThat(page.locator(".played li")).hasCount(made + 1);
    }
    assertThat(page.locator(".whose")).hasText("A draw.");
    assertThat(page.locator(".legal button")).hasCount(0);
    assertThat(page.locator(".ending")).containsText("threw away the win");
  }

  @Test
  void valuesOfPlayThatReturnsHaveSides() {
    Page page = workbench.page();
    page.navigate("/explore?p=hare-and-hounds(hounds a2 b1 b3 hare e2)");
    assertThat(page.locator(".the-outcome")).containsText("Left wins, whoever starts");
    assertThat(page.locator(".answers .pairs")).containsText("onside");
    assertThat(page.locator(".answers .pairs [data-plain=over]")).isVisible();
    page.navigate("/explore?p=hare-and-hounds(hounds d2 hare c1)");
    assertThat(page.locator(".the-outcome")).containsText("Right wins, whoever starts");
    assertThat(page.locator(".answers .pairs")).containsText("stops");
  }

  @Test
  void theQuotientOfAGameOnHeapsIsShownWhenItIsAskedFor() {
    Page page = workbench.page();
    page.navigate("/explore?p=octal{0.123}(9)&misere=true");
    assertThat(page.locator(".answers .pairs")).containsText("genus");
    assertThat(page.locator(".phi")).hasCount(0);
    button(page, "Misère quotient").click();
    assertThat(page.locator(".quotient .pairs")).containsText("20, of which 5 P-positions");
    assertThat(page.locator(".quotient .pairs")).containsText("5 from heap 5 on, proved");
    assertThat(page.locator(".phi td")).hasCount(23);
    assertThat(page.locator(".phi td[title='heap 8']")).hasText("d");
    assertThat(page.locator(".phi td.is-P[title='heap 1']")).hasText("a");
  }

  @Test
  void theProgramMovesAgainWhenItHasCompletedABox() {
    Page page = workbench.page();
    page.navigate("/play?p=dots-and-boxes(1x2 : h11 h21 h12 h22)&you=left");
    clickOn(page, "v12");
    assertThat(page.locator(".whose")).hasText("Right wins: 2 to 0.");
    assertThat(page.locator(".played li")).hasCount(3);
  }

  @Test
  void movesOfASumNameThePartShortly() {
    Page page = workbench.page();
    page.navigate("/play?p=nim(2) %2B clobber(xo) %2B clobber(xo)&you=both");
    assertThat(page.locator(".legal button"))
        .hasText(
            new String[] {
              "1 nim: take 1", "1 nim: take 2", "2 clobber: a1xb1", "3 clobber: a1xb1"
            });
  }

  @Test
  void movesAreListedWhereTheirValuesAreOutOfReach() {
    Page page = workbench.page();
    page.navigate("/explore?p=amazons(x...|....|....|...o)");
    assertThat(page.locator(".moves-panel .running")).isVisible();
    assertThat(page.locator(".moves-panel .move").first()).isVisible();
    page.locator(".moves-panel .running button").click();
    assertThat(page.locator(".moves-panel .running")).hasCount(0);
    page.locator("[data-name=a4]").click();
    assertThat(page.locator(".choices button").first()).isVisible();
  }

  @Test
  void undoWithNothingToUndoStaysOnThePage() {
    Page page = workbench.page();
    page.navigate("/catalogue");
    page.navigate("/explore?p=clobber(xo)");
    assertThat(page.locator(".square")).hasCount(2);
    page.keyboard().press("u");
    assertThat(page.locator(".toast")).containsText("nothing to undo");
    assertThat(page).hasURL(Pattern.compile(".*/explore.*"));
  }

  @Test
  void aHugeBoardIsNotDrawn() {
    Page page = workbench.page();
    page.navigate("/explore?p=domineering(400x400)");
    assertThat(page.locator(".huge")).containsText("400 by 400 cells");
    assertThat(page.locator(".square")).hasCount(0);
    assertThat(page).hasURL(Pattern.compile(".*400x400.{0,10}$"));
    assertThat(page.request().get("/api/picture?kind=position&p=domineering(400x400)").status())
        .isEqualTo(422);
    page.navigate("/play?p=domineering(400x400)");
    assertThat(page.locator(".huge")).isVisible();
  }

  /** A position that is too long for an address is asked about all the same, and kept by Back. */
  @Test
  void aLongPositionIsInNoAddress() {
    Page page = workbench.page();
    List<Integer> refused = new ArrayList<>();
    page.onResponse(
        response -> {
          if (response.status() >= 400) {
            refused.add(response.status());
          }
        });
    page.navigate("/explore?p=domineering(400x400)");
    assertThat(page.locator(".huge")).isVisible();
    String rows = String.join("|", Collections.nCopies(400, ".".repeat(400)));
    page.locator("#p").fill("domineering(" + rows + ")");
    page.locator("#p").press("Enter");
    assertThat(page).hasURL(Pattern.compile(".*/explore\\?p=$"));
    assertThat(page.locator(".huge")).containsText("400 by 400 cells");
    page.locator(".copies button").getByText("link").click();
    assertThat(page.locator(".toast")).containsText("too long for a link");
    page.reload();
    assertThat(page.locator(".huge")).containsText("400 by 400 cells");
    assertThat(page.locator("#p").inputValue()).endsWith(rows + ")");
    assertThat(refused).isEmpty();
  }
}
