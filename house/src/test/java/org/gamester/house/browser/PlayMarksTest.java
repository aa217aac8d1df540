package org.gamester.house.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.house.browser.Workbench.button;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a play marks on its boards: pieces, the last move, hints, what moves are worth. */
@ExtendWith(Workbench.Provider.class)
@Timeout(120) // seconds: what hangs fails
class PlayMarksTest {
  private final Workbench workbench;

  PlayMarksTest(Workbench workbench) {
    this.workbench = workbench;
  }

  private static Locator cell(Page page, String name) {
    return page.locator(".on-board [data-name=" + name + "]");
  }

  @Test
  void aDominoIsOnePieceAndTheLastOneIsMarked() {
    Page page = workbench.page();
    page.navigate("/play?p=domineering(4x4)&you=both&move=b3-b2&move=c2-d2");
    assertThat(cell(page, "b3")).hasAttribute("data-owner", "left");
    assertThat(cell(page, "b3")).hasAttribute("data-join", "down");
    assertThat(cell(page, "b2")).hasAttribute("data-join", "up");
    assertThat(cell(page, "c2")).hasAttribute("data-join", "right");
    assertThat(cell(page, "d2")).hasAttribute("data-join", "left");
    assertThat(page.locator("[data-last]")).hasCount(2);
    assertThat(cell(page, "c2")).hasAttribute("data-last", "");
    assertThat(cell(page, "c2")).hasAttribute("aria-label", "c2, Right’s piece, last move");
    assertThat(page.locator(".last-move")).hasText("Right played c2-d2");
    button(page, "undo").click();
    assertThat(page.locator("[data-owner]")).hasCount(2);
    assertThat(cell(page, "b3")).hasAttribute("data-last", "");
  }

  @Test
  void whatTheLastMoveTookOfAHeapIsAnEmptyPlace() {
    Page page = workbench.page();
    page.navigate("/play?p=nim(3%2B4%2B5)&you=both");
    page.locator(".heap").nth(1).getByLabel("leave 1 of 4").click();
    assertThat(page.locator(".heap").nth(1).locator(".ghost")).hasCount(3);
    assertThat(page.locator(".ghost")).hasCount(3);
    assertThat(page.locator(".last-move")).hasText("Left played 2 nim: take 3");
  }

  @Test
  void theLastMoveOfAGraphIsMarked() {
    Page page = workbench.page();
    page.navigate("/play?p=snort(path 7)&you=both&move=4");
    assertThat(page.locator(".vertex[data-last]")).hasCount(1);
    assertThat(page.locator("[data-vertex='4']")).hasAttribute("data-last", "");
  }

  /** Two components: the column a4-a3, and the square b2-c1, in which both moves win. */
  @Test
  void aHintIsShownOnTheBoardInFourSteps() {
    Page page = workbench.page();
    page.navigate("/play?p=domineering(.%23%23|.%23%23|%23..|%23..)&you=both");
    button(page, "hint").click();
    assertThat(page.locator(".on-board")).hasAttribute("data-favours", "left");
    assertThat(page.locator("[data-hint]")).hasCount(0);
    button(page, "more of the hint").click();
    assertThat(page.locator(".square[data-hint=where]")).hasCount(4);
    assertThat(cell(page, "c1")).hasAttribute("data-hint", "where");
    button(page, "more of the hint").click();
    assertThat(page.locator(".square[data-hint=what]")).hasCount(2);
    assertThat(page.locator(".legal [data-hinted]")).hasCount(1);
    button(page, "more of the hint").click();
    assertThat(page.locator(".hints li")).hasCount(4);
    assertThat(page.locator(".leads-to [data-owner=left]")).hasCount(2);
    assertThat(button(page, "more of the hint")).isDisabled();
  }

  @Test
  void aHintInASumNamesThePartAndTheTokens() {
    Page page = workbench.page();
    page.navigate("/play?p=clobber(xo) %2B nim(3%2B4)&you=both");
    for (int step = 0; step < 3; step++) {
      page.locator(".tools button").first().click();
      assertThat(page.locator(".hints li")).hasCount(step + 1);
    }
    assertThat(page.locator(".board-of-part[data-hint=where]")).hasCount(1);
    Locator named = page.locator(".legal [data-hinted]");
    assertThat(named).hasCount(1);
    int tokens = Integer.parseInt(named.textContent().replaceAll("^.*take ", ""));
    assertThat(page.locator(".board-of-part[data-hint=where] .token[data-hint=what]"))
        .hasCount(tokens);
  }

  @Test
  void whatEachMoveIsWorthIsShownOnRequestByKeys() {
    Page page = workbench.page();
    page.navigate("/play?p=domineering(4x4)&you=both&move=b3-b2&move=c2-d2");
    assertThat(page.locator(".legal button")).hasCount(5);
    assertThat(page.locator(".worth-mark")).hasCount(0);
    page.keyboard().press("w");
    assertThat(page.locator(".legal [data-verdict=wins]")).hasText("c4-c3 wins");
    assertThat(page.locator(".legal [data-verdict=loses]")).hasCount(4);
    assertThat(cell(page, "c3")).hasAttribute("data-verdict", "wins");
    assertThat(cell(page, "a4")).hasAttribute("data-verdict", "loses");
    assertThat(page).hasURL(Pattern.compile(".*worth=true.*"));
    page.reload();
    assertThat(page.locator(".legal [data-verdict=wins]")).hasCount(1);
    page.keyboard().press("w");
    assertThat(page.locator(".worth-mark")).hasCount(0);
  }

  /** From 1, 2 and 4, under misere play, three of four leaves the nim sum 0 as in normal play. */
  @Test
  void miserePlayAndPlayForAScoreSayWhatMovesAreWorth() {
    Page page = workbench.page();
    page.navigate("/play?p=nim(2)&you=both&misere=true&worth=true");
    assertThat(page.locator(".legal button")).hasText(new String[] {"take 1 wins", "take 2 loses"});
    page.navigate("/play?p=tic-tac-toe(...|.x.|..o)&you=both&worth=true");
    assertThat(page.locator(".legal [data-verdict=draws]")).hasCount(7);
    page.navigate("/play?p=dots-and-boxes(1x2)&you=both&worth=true");
    assertThat(page.locator(".legal [data-verdict=draws]")).hasCount(1);
    assertThat(page.locator(".legal [data-verdict=loses]")).hasCount(6);
  }

  @Test
  void theGamesToChooseFromHavePictures() {
    Page page = workbench.page();
    page.navigate("/play");
    Locator cards = page.locator(".games .card");
    assertThat(page.locator(".games .card .example:not(:empty)")).hasCount(cards.count());
    for (Locator picture : cards.locator(".example > *").all()) {
      assertThat(picture).isVisible();
    }
    page.locator(".card", new Page.LocatorOptions().setHasText("Misère Nim")).click();
    assertThat(page).hasURL(Pattern.compile(".*misere=true.*"));
  }

  /** Board, hint and all twelve moves of Nim are on a laptop's screen without scrolling. */
  @Test
  void nothingImportantIsBelowTheScroll() {
    Page page = workbench.page(1280, 720, ColorScheme.LIGHT);
    for (String play : List.of("nim(3%2B4%2B5)", "domineering(8x8)")) {
      page.navigate("/play?you=both&p=" + play);
      for (Locator one : List.of(page.locator(".legal button").last(), button(page, "hint"))) {
        assertThat(one).isVisible();
        double bottom = one.boundingBox().y + one.boundingBox().height;
        assertThat(bottom).as(play).isLessThan(720);
      }
    }
    Object scrolling =
        page.evaluate(
            "[...document.querySelectorAll('main *')].filter(e => e.scrollHeight >"
                + " e.clientHeight + 2 && /auto|scroll/.test(getComputedStyle(e).overflowY)).length");
    assertThat(scrolling).isEqualTo(0);
  }
}
