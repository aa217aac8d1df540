package org.gamester.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** Rooms: two people play, others watch, and nobody else has anything to say. */
class RoomsTest {
  private static final String FORM = "application/x-www-form-urlencoded";

  private final Browser browser = Browser.of(new PebbleAnswers());

  @AfterEach
  void close() {
    browser.close();
  }

  private HttpResponse<String> post(String path, String form, String... headers) throws Exception {
    return browser.post(path, FORM, form.getBytes(StandardCharsets.UTF_8), headers);
  }

  private static Map<?, ?> fields(HttpResponse<String> response) {
    return new JsonMapper().readValue(response.body(), Map.class);
  }

  private static String text(Map<?, ?> fields, String name) {
    return String.valueOf(Objects.requireNonNull(fields.get(name), name));
  }

  /** Opens a room; returns what is said of it. */
  private Map<?, ?> open(String form) throws Exception {
    HttpResponse<String> response = post("/api/rooms", form);
    assertThat(response.statusCode()).as(response.body()).isEqualTo(201);
    return fields(response);
  }

  private static String path(Map<?, ?> room) {
    return "/api/rooms/" + text(room, "room");
  }

  private HttpResponse<String> move(Map<?, ?> room, String key, int number, String move)
      throws Exception {
    return post(
        path(room) + "/moves",
        "key=%s&number=%d&move=%s".formatted(key, number, Browser.encoded(move)));
  }

  private static void assertRefused(HttpResponse<String> response, int status, String reason) {
    assertThat(response.body()).startsWith("{\"error\":{\"message\":\"").contains(reason);
    assertThat(response.statusCode()).isEqualTo(status);
  }

  @Test
  void twoPeoplePlayToTheEndAndAThirdWatches() throws Exception {
    Map<?, ?> room = open("p=pebbles(3)&side=right");
    assertThat(text(room, "side")).isEqualTo("right");
    HttpResponse<String> joined = post(path(room) + "/seat", "");
    assertThat(joined.statusCode()).isEqualTo(200);
    assertThat(text(fields(joined), "side")).isEqualTo("left");
    String left = text(fields(joined), "key");
    String right = text(room, "key");
    assertThat(left).isNotEqualTo(right).matches("[0-9a-f]{32}");
    assertRefused(post(path(room) + "/seat", ""), 409, "Right has come before");
    assertThat(move(room, left, 1, PebbleAnswers.TAKE).statusCode()).isEqualTo(200);
    assertThat(move(room, right, 2, PebbleAnswers.TAKE).statusCode()).isEqualTo(200);
    Map<?, ?> watched = fields(browser.get(path(room)));
    assertThat(watched.get("moves")).isEqualTo(List.of(PebbleAnswers.TAKE, PebbleAnswers.TAKE));
    assertThat(watched.get("seated")).isEqualTo(List.of("left", "right"));
    assertThat(text(watched, "player")).isEqualTo("left");
    assertThat(watched.keySet()).extracting(Object::toString).doesNotContain("key", "side");
    assertThat(watched.get("over")).isEqualTo(false);
    assertThat(fields(move(room, left, 3, PebbleAnswers.TAKE)).get("over")).isEqualTo(true);
    assertRefused(move(room, right, 4, PebbleAnswers.TAKE), 409, "the play is over");
  }

  @Test
  void onlyThePlayerWhoseTurnItIsMakesAMoveThatTheRulesAllow() throws Exception {
    Map<?, ?> room = open("p=pebbles(3)");
    String left = text(room, "key");
    String right = text(fields(post(path(room) + "/seat", "")), "key");
    assertRefused(move(room, right, 1, PebbleAnswers.TAKE), 409, "not the turn of Right");
    assertRefused(move(room, left, 1, "take 2"), 422, "this is not a move");
    assertRefused(move(room, left, 2, PebbleAnswers.TAKE), 409, "move 1 is to come, not move 2");
    assertRefused(move(room, "0".repeat(32), 1, PebbleAnswers.TAKE), 403, "of nobody");
    assertThat(move(room, left, 1, PebbleAnswers.TAKE).statusCode()).isEqualTo(200);
    assertRefused(move(room, left, 1, PebbleAnswers.TAKE), 409, "move 2 is to come");
    Map<?, ?> other = open("p=pebbles(3)");
    assertRefused(move(other, left, 1, PebbleAnswers.TAKE), 403, "of nobody");
  }

  @Test
  void aPlayThatHasBegunGoesOnInARoom() throws Exception {
    Map<?, ?> room = open("p=pebbles(3)&first=right&move=take+1&misere=true");
    assertThat(text(room, "player")).isEqualTo("left");
    assertThat(room.get("misere")).isEqualTo(true);
    assertRefused(post("/api/rooms", "p=pebbles(1)&move=take+1&move=take+1"), 422, "not a move");
  }

  @ParameterizedTest
  @CsvSource({
    "'', the field p is missing",
    "p=pebbles(3)&p=pebbles(3), given too often",
    "p=pebbles(3)&key=1, there is no field 'key'",
    "p=pebbles(3)&side=both, 'left, right'",
    "p=pebbles(3)&misere=perhaps, true or false"
  })
  void whatOpensNoRoomIsRefused(String form, String reason) throws Exception {
    assertRefused(post("/api/rooms", form), 400, reason);
  }

  @Test
  void whatIsNoPositionHasNoRoom() throws Exception {
    assertRefused(post("/api/rooms", "p=--rulesets"), 422, "there is no such position");
  }

  @Test
  void aPlayThatIsTooLongHasNoRoom() throws Exception {
    assertRefused(post("/api/rooms", "p=pebbles(3)" + "x".repeat(1 << 16)), 422, "too long");
    String moves = "&move=take+1".repeat(1000);
    assertThat(open("p=pebbles(2000)" + moves).get("over")).isEqualTo(false);
    assertRefused(post("/api/rooms", "p=pebbles(2000)" + moves + "&move=take+1"), 400, "too often");
    Map<?, ?> room = open("p=pebbles(2000)" + moves);
    assertRefused(
        move(room, text(room, "key"), 1001, PebbleAnswers.TAKE), 422, "at most 1,000 moves");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "../../etc", "%00", "..%2f..%2fetc", "{room}"})
  void aRoomThatThereIsNotIsNotFound(String name) throws Exception {
    assertThat(
            browser.raw(
                "GET /api/rooms/%s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: close\r\n\r\n"
                    .formatted(name, browser.port())))
        .containsPattern(" 40[04] ");
  }

  @Test
  void inARoomThatHasEndedThereIsNothingToDo() throws Exception {
    String room = "/api/rooms/" + "0".repeat(32);
    assertRefused(browser.get(room), 404, "no such room");
    assertRefused(post(room + "/seat", ""), 404, "no such room");
    assertRefused(post(room + "/moves", "key=0&number=1&move=x"), 404, "no such room");
    assertRefused(post(room + "/moves", "number=1&move=x"), 400, "the field key is missing");
  }

  @Test
  void requestsOfOtherSitesTakeNoSeat() throws Exception {
    Map<?, ?> room = open("p=pebbles(3)");
    assertRefused(
        post(path(room) + "/seat", "", "Origin", "http://evil.example"), 403, "evil.example");
    assertRefused(
        post("/api/rooms", "p=pebbles(3)", "Sec-Fetch-Site", "cross-site"), 403, "other sites");
    assertThat(fields(browser.get(path(room))).get("seated")).isEqualTo(List.of("left"));
  }

  @Test
  void anAddressOpensAFewRooms() throws Exception {
    for (int i = 0; i < 8; i++) {
      open("p=pebbles(3)");
    }
    HttpResponse<String> ninth = post("/api/rooms", "p=pebbles(3)");
    assertRefused(ninth, 429, "this client has opened 8 rooms");
    assertThat(ninth.headers().firstValue("Retry-After")).isPresent();
  }
}
