package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.gamester.cli.ServerVisit.Response;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a server answers is what the commands print. */
class ServedQuestionsTest {
  private static ServerVisit server;

  @BeforeAll
  static void start() {
    server = new ServerVisit(Duration.ofSeconds(2), 1L << 30);
  }

  @AfterAll
  static void close() {
    server.close();
  }

  /** What a command prints, without the end of the line. */
  private static String printed(String... words) {
    StringWriter out = new StringWriter();
    int _ = Gamester.run(new PrintWriter(out), new PrintWriter(new StringWriter()), words);
    return out.toString().stripTrailing();
  }

  private static Response ask(String question, String field, String text) throws IOException {
    return server.get("/api/" + question + "?" + field + "=" + ServerVisit.encoded(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "value;clobber(xo|ox)",
        "value;{3||2|1}.Thermograph",
        "value;-3*2",
        "moves;splittles{1,3 | 2,4}(3)",
        "moves;nim(3) + domineering(2x3)",
        "solve;clobber(xxo|oxo)",
        "explain;2 + {1|-1}",
        "simplify;{0,*|*}",
        "prove;nim(1) + nim(1)"
      })
  void answersAreThoseOfTheCommands(String command, String text) throws IOException {
    Response response = ask(command, "p", text);
    assertThat(response.body()).isEqualTo(printed(command, "--json", "--", text));
    assertThat(response.status()).isEqualTo(200);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "value;nim(3;column",
        "value;;read nothing",
        "moves;hackenbush(xq);column",
        "moves;1 + 'a';expected",
        "solve;nosuch(3);nosuch",
        "simplify;{;column",
        "explain;nim(3);"
      })
  void errorsSayWhatIsWrong(String command, String text, String reason) throws IOException {
    Response response = ask(command, "p", text == null ? "" : text);
    if (reason != null) {
      assertThat(response.status()).isEqualTo(422);
      assertThat(response.body()).contains("\"error\":{\"message\":").contains(reason);
    }
    assertThat(response.body())
        .isEqualTo(printed(command, "--json", "--", text == null ? "" : text));
  }

  /** The limit of the server is 2 s, in which nobody finds who wins. */
  @Test
  void theProgramMovesWhereItCannotFinishItsSearch() throws IOException {
    Response turn =
        server.get(
            "/api/turn?p=%s&move=d5-d4&level=perfect"
                .formatted(ServerVisit.encoded("domineering(8x8)")));
    assertThat(turn.status()).isEqualTo(200);
    assertThat(turn.body())
        .contains("\"choice\":{\"player\":\"right\"")
        .contains("\"complete\":false,\"standing\":\"unknown\"");
  }

  /**
   * Its text is short, its graph is not: reading it is work, beside which others are answered. They
   * take turns; one whose time is over before its turn comes is told that it may ask again.
   */
  @Test
  void aGraphOfAMillionVerticesHoldsNobodyUp() throws Exception {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Response>> large = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        large.add(threads.submit(() -> server.get("/api/position?p=snort(empty%201000000)")));
      }
      for (int i = 0; i < 20; i++) {
        assertThat(server.get("/api/value?p=nim(" + i + ")").status()).isEqualTo(200);
      }
      for (Future<Response> answer : large) {
        if (answer.get().status() == 503) {
          assertThat(answer.get().body()).contains("took all the time of this answer; ask again");
        } else {
          assertThat(answer.get().status()).isIn(200, 422);
          assertThat(answer.get().body()).containsAnyOf("\"drawn\":false", "gave up after");
        }
      }
    }
  }

  @Test
  void movesAreListedWithoutTheirValues() throws IOException {
    Response moves =
        server.get("/api/moves?list=true&p=" + ServerVisit.encoded("domineering(8x8)"));
    assertThat(moves.status()).isEqualTo(200);
    assertThat(moves.body()).contains("\"move\":\"d5-d4\"").doesNotContain("\"value\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "moves"})
  void miserePlayIsAField(String command) throws IOException {
    assertThat(server.get("/api/%s?misere=true&p=nim(3)".formatted(command)).body())
        .isEqualTo(printed(command, "--json", "--misere", "--", "nim(3)"))
        .contains("\"convention\":\"misere play\"");
    assertThat(server.get("/api/turn?misere=true&p=nim(1)&move=take%201").body())
        .contains("\"result\":{\"winner\":\"right\",\"reason\":\"no-move\"}");
  }

  @Test
  void familiesAreListsOfRows() throws IOException {
    String family = ServerVisit.encoded("domineering({m}x{n})");
    Response table =
        server.get("/api/table?of=%s&range=m=1..2&range=n=1..2&show=value,mean".formatted(family));
    String rows =
        printed(
            "table", "--json", "domineering({m}x{n})", "m=1..2", "n=1..2", "--show", "value,mean");
    assertThat(table.body())
        .isEqualTo(
            "{\"schema\":\"gamester.list/1\",\"complete\":true,\"items\":["
                + String.join(",", rows.lines().toList())
                + "]}");
    Response series = server.get("/api/series?of=octal%7B0.77%7D(n)&range=n=0..99&patterns=true");
    assertThat(series.body()).contains("gamester.patterns/1", "\"variables\":{\"n\":99}");
    assertThat(server.get("/api/table?of=nim(n)").status()).isEqualTo(400);
  }

  @Test
  void heapsRulesetsAndClaims() throws IOException {
    assertThat(server.get("/api/nim?rules=kayles&first=0..20").body())
        .isEqualTo(printed("nim", "--json", "kayles", "0..20"));
    assertThat(server.get("/api/octal?code=0.77&to=200").body())
        .isEqualTo(printed("octal", "--json", "0.77", "--to", "200"));
    assertThat(server.get("/api/misere?game=0.123").body())
        .isEqualTo(printed("misere", "--json", "0.123"));
    assertThat(server.get("/api/misere?game=kayles&to=12&elements=20").body())
        .isEqualTo(printed("misere", "--json", "kayles", "--to", "12", "--elements", "20"))
        .contains("\"complete\":false");
    assertThat(server.get("/api/misere?game=nim(2)").body())
        .isEqualTo(printed("misere", "--json", "nim(2)"));
    assertThat(server.get("/api/misere?game=nim&elements=0").status()).isEqualTo(400);
    assertThat(server.get("/api/value?p=kayles(5)&misere=true").body())
        .isEqualTo(printed("value", "--json", "--misere", "kayles(5)"));
    assertThat(server.get("/api/ruleset?name=clobber").body())
        .isEqualTo(printed("rulesets", "--json", "clobber"));
    assertThat(server.get("/api/ruleset?name=nosuchgame").status()).isEqualTo(400);
    assertThat(server.get("/api/rulesets").body())
        .contains("\"id\":\"domineering\"", "\"id\":\"nim\"", "\"complete\":true");
    assertThat(server.get("/api/claims").body()).contains("gamester.paper/1", "\"splittles\"");
    assertThat(server.get("/api/claims?of=geography:Theorem%202&range=z=1..3&counterexamples=1"))
        .satisfies(response -> assertThat(response.status()).isEqualTo(200))
        .satisfies(response -> assertThat(response.body()).contains("gamester.claim/1"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/etc/passwd", "/etc/x.claims", "docs/papers/x.claims:1", "../a.claims"})
  void aRequestNamesNoFile(String name) throws IOException {
    assertThat(ask("claims", "of", name).status()).isEqualTo(400);
    assertThat(ask("claims", "of", name).body()).contains("there are no claims");
  }

  @Test
  void aPlayStandsInItsQuestion() throws IOException {
    String start = "/api/turn?p=nim(3)&first=right";
    assertThat(server.get(start).body())
        .contains("\"player\":\"right\"", "\"result\":null", "\"move\":\"take 3\"");
    Response program = server.get(start + "&level=perfect&seed=7&hint=true");
    assertThat(program.body())
        .contains("\"choice\":{\"player\":\"right\",\"move\":\"take 3\"", "\"standing\":\"wins\"")
        .contains("Right, to move, wins with best play.")
        .contains("\"hinted\":{\"move\":\"take 3\",\"to\":\"nim(0)\",\"standing\":\"wins\"")
        .contains("\"about\":[\"who\",\"what\",\"why\"]");
    assertThat(server.get("/api/turn?p=clobber(xo)%20%2B%20nim(2)&hint=true").body())
        .contains("\"about\":[\"who\",\"where\",\"what\",\"why\"],\"part\":");
    assertThat(server.get(start + "&move=take%203").body())
        .contains("\"result\":{\"winner\":\"right\",\"reason\":\"no-move\"}");
    assertThat(server.get(start + "&move=take%204").body())
        .contains("move 1, 'take 4', is not a move of Right here");
    assertThat(server.get(start + "&move=take%203&move=take%201").body())
        .contains("the play is over before move 2");
  }

  @Test
  void cellsShareASession() throws IOException {
    Response response = server.request("POST", "/api/sheet", "cell=x+%3A%3D+3&cell=x%2B1&cell=%28");
    assertThat(response.status()).isEqualTo(200);
    assertThat(response.body())
        .contains("\"complete\":false")
        .contains("\"cell\":2,\"output\":[],\"type\":\"game.Integer\",\"value\":\"4\"")
        .contains("\"cell\":3,\"output\":[],\"error\":{\"message\":\"Syntax error");
    assertThat(server.request("POST", "/api/sheet", "cell=x").body()).contains("not defined");
  }

  @Test
  void aThermographIsAPictureWhateverTheCellSays() throws IOException {
    Response response =
        server.request("POST", "/api/sheet", "cell=x+%3A%3D+%7B2%7C1%7D&cell=x.Thermograph&cell=x");
    assertThat(response.body())
        .containsOnlyOnce("\"picture\":\"<svg")
        .contains("\"type\":\"cgsuite.util.Thermograph\"");
  }

  @Test
  void aTableIsSentByItsRowsAndItsPictureForLatexIsOfTikz() throws IOException {
    String cells = "cell=" + ServerVisit.encoded("Table([[1,{2|1}],[\"a\",^]])");
    assertThat(server.request("POST", "/api/sheet", cells).body())
        .contains(
            "\"table\":[[{\"text\":\"1\",\"outcome\":\"L\"},{\"text\":\"{2|1}\",\"outcome\":\"L\"}]")
        .contains("[{\"text\":\"\\\"a\\\"\"},{\"text\":\"^\",\"outcome\":\"L\"}]]");
    String position = "cell=" + ServerVisit.encoded("clobber(xo|ox)");
    assertThat(server.request("POST", "/api/sheet", position).body())
        .contains("\"picture\":\"<svg", "\"canonicalForm\":\"*\"")
        .doesNotContain("\"table\"");
    assertThat(server.request("POST", "/api/sheet", position + "&format=latex").body())
        .contains("\\begin{tikzpicture}")
        .doesNotContain("<svg");
  }

  @Test
  void aCellThatIsGivenUpHasNoAnswer() throws IOException {
    Response response =
        server.request("POST", "/api/sheet", "cell=7&cell=while+true+do+end&cell=8");
    assertThat(response.body())
        .contains("\"complete\":false", "\"value\":\"7\"")
        .doesNotContain("\"cell\":2", "\"cell\":3");
  }

  @Test
  void anAnswerThatIsGivenUpNamesTheOptionOfTheWorkbench() throws IOException {
    assertThat(ask("value", "p", "domineering(9x9)").body())
        .contains(
            ". The workbench gives an answer 2 s; gamester web --timeout 1m gives it longer\"")
        .doesNotContain("; --timeout");
  }

  @Test
  void aPeriodThatIsOnlySeenSaysStopMessageAProofGoes() throws IOException {
    assertThat(server.get("/api/series?of=octal%7B0.77%7D(n)&range=n=0..120&patterns=true").body())
        .contains("\"proved\":false", "\"observedTo\":120,\"neededTo\":167");
  }

  @Test
  void helpAndCompletion() throws IOException {
    assertThat(server.get("/api/help?about=atomic-weight").body()).contains("two-ahead rule");
    assertThat(server.get("/api/help?about=nosuchname").status()).isEqualTo(404);
    assertThat(server.get("/api/complete?text=(3).Ther").body())
        .contains("\"from\":4", "\"name\":\"Thermograph\",\"help\":\"The thermograph");
    assertThat(server.get("/api/complete?text=clob").body()).contains("\"name\":\"clobber\"");
    assertThat(server.get("/api/complete?text=my&variable=mygame").body()).contains("mygame");
  }

  static List<String> hostileTexts() {
    return List.of(
        "(".repeat(4_000),
        "{".repeat(4_000),
        "{0|".repeat(1_000),
        "{0|".repeat(1_000) + "0" + "}".repeat(1_000),
        "9".repeat(4_000),
        "nim(" + "9".repeat(4_000) + ")",
        "domineering(99999x99999)",
        "domineering(" + "|".repeat(1_500) + ")",
        "domineering(" + ".".repeat(4_000) + ")",
        "+1".repeat(1_500),
        "-".repeat(4_000) + "1",
        "\u0000\u0001\ud83c\udfb2\u202e",
        "\"" + "x".repeat(4_000),
        "<script>alert(1)</script>");
  }

  @ParameterizedTest
  @MethodSource("hostileTexts")
  void hostileTextsAreAnswered(String text) throws IOException {
    for (String question : List.of("value", "moves", "solve", "explain", "simplify", "turn")) {
      Response response = server.post("/api/" + question, Map.of("p", text));
      assertThat(response.status()).as(question).isIn(200, 400, 422);
    }
    String encoded = ServerVisit.encoded(text);
    for (String address :
        List.of(
            "/api/position?p=",
            "/api/line?via=x&p=",
            "/api/picture?kind=position&p=",
            "/api/picture?kind=thermograph&p=",
            "/api/typeset?v=",
            "/api/help?about=",
            "/api/complete?text=",
            "/api/suggest?q=",
            "/search?q=",
            "/plain?p=",
            "/explore?p=",
            "/help/")) {
      Response response = server.get(address + encoded);
      assertThat(response.status()).as(address).isIn(200, 400, 404, 422);
      if (!address.startsWith("/api")) {
        assertThat(response.body()).as(address).doesNotContain("<script>alert");
      }
    }
  }

  @Test
  void manyAskAtOnce() throws Exception {
    Callable<String> question = () -> server.get("/api/value?p=domineering(2x3)").body();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (Future<String> answer : threads.invokeAll(Collections.nCopies(100, question))) {
        assertThat(answer.get()).contains("\"value\":\"{2|-1/2}\"");
      }
    }
  }
}
