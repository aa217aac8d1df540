package org.gamester.house.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.house.browser.Workbench.button;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.ColorScheme;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** Two people at two screens. */
@ExtendWith(Workbench.Provider.class)
@Timeout(120) // seconds: what hangs fails
class RoomPageTest {
  private final Workbench workbench;

  RoomPageTest(Workbench workbench) {
    this.workbench = workbench;
  }

  @Test
  void aFriendOpensTheLinkAndPlaysAndAThirdWatches() {
    Page left = workbench.page();
    left.navigate("/play?p=domineering(3x3)");
    assertThat(left.locator(".legal button")).hasCount(6);
    button(left, "play with a friend").focus();
    left.keyboard().press("Enter");
    assertThat(left.locator(".room")).containsText("Right has not come yet.");
    assertThat(left).hasURL(Pattern.compile(".*/play\\?room=[0-9a-f]{32}$"));
    button(left, "Copy the link").click();
    String link = String.valueOf(left.evaluate("navigator.clipboard.readText()"));
    assertThat(link).isEqualTo(left.url());

    Page right = workbench.page(390, 844, ColorScheme.DARK);
    right.navigate(link);
    assertThat(right.locator(".room")).containsText("You are watching.");
    assertThat(right.locator(".legal")).hasCount(0);
    button(right, "Play as Right").focus();
    right.keyboard().press("Enter");
    assertThat(right.locator(".room")).containsText("You are Right.");
    assertThat(right.locator(".whose")).hasText(Pattern.compile("^Waiting for Left"));
    assertThat(left.locator(".room")).containsText("Both players are here.");

    button(left, "b3-b2").click();
    assertThat(left.locator(".whose")).hasText(Pattern.compile("^Waiting for Right"));
    assertThat(right.locator(".whose")).hasText(Pattern.compile("^Your move: Right"));
    assertThat(right.locator(".on-board [data-owner=left]")).hasCount(2);
    right.locator(".legal button").first().click();
    assertThat(left.locator(".whose")).hasText(Pattern.compile("^Your move: Left"));
    assertThat(left.locator(".on-board [data-owner=right][data-last]")).hasCount(2);

    Page third = workbench.page();
    third.navigate(link);
    assertThat(third.locator(".room")).containsText("You are watching.");
    assertThat(third.locator(".room button")).hasCount(0);
    assertThat(third.locator(".played li")).hasCount(2);
  }

  @Test
  void aSeatIsKeptWhenThePageIsLoadedAgainAndBackLeavesTheRoom() {
    Page page = workbench.page();
    page.navigate("/play?p=nim(2)&you=right");
    button(page, "play with a friend").click();
    assertThat(page.locator(".room")).containsText("You are Right.");
    page.reload();
    assertThat(page.locator(".room")).containsText("You are Right.");
    page.goBack();
    assertThat(page.locator(".room")).hasCount(0);
    assertThat(page.locator(".whose")).isVisible();
  }

  @Test
  void aRoomThatHasEndedSaysSo() {
    Page page = workbench.page();
    Response[] refused = new Response[1];
    page.onResponse(response -> refused[0] = response.status() == 404 ? response : refused[0]);
    page.navigate("/play?room=00000000000000000000000000000000");
    assertThat(page.locator(".notice.error")).containsText("there is no such room");
    assertThat(refused[0]).isNotNull();
    workbench.problems(); // the console tells of the status 404
  }
}
