package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.gamester.cli.ServerVisit.Response;
import org.gamester.cli.claims.ClaimShelf;
import org.gamester.cli.command.PositionArguments;
import org.gamester.rulesets.Rules;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rulesets and claims that questions to a server bring, and those in its folders. */
@Timeout(300) // seconds: what hangs fails
class OwnRulesetsTest {
  private static final String FIGHT =
      """
      game:   Square Fight
      board:  grid
      pieces: . x/o
      start:  checkerboard
      each:   xo -> .x in any direction
      """;

  private static final String CLASS =
      """
      singleton class Hostile extends game.heap.HeapRuleset
        %s
        override def HeapOptions(n as Integer) := %s;
      end
      """;

  private static ServerVisit server;

  /** A server of which questions that do not end take little time. */
  private static ServerVisit strict;

  @BeforeAll
  static void start() {
    server = new ServerVisit(Duration.ofSeconds(4), 1L << 30);
    strict = new ServerVisit(Duration.ofSeconds(2), 1L << 30);
  }

  @AfterAll
  static void close() {
    server.close();
    strict.close();
  }

  private static Response ask(String question, String own, String... fields) throws IOException {
    return ask(server, question, own, fields);
  }

  private static Response ask(ServerVisit server, String question, String own, String... fields)
      throws IOException {
    Map<String, String> form = new LinkedHashMap<>();
    form.put("own", own);
    for (int i = 0; i < fields.length; i += 2) {
      form.put(fields[i], fields[i + 1]);
    }
    return server.post("/api/" + question, form);
  }

  /** The only item of a list. */
  private static Map<String, Object> item(Response response) {
    assertThat(response.status()).as(response.body()).isEqualTo(200);
    List<?> items = (List<?>) Objects.requireNonNull(JsonTree.object(response.body()).get("items"));
    Map<String, Object> item = new LinkedHashMap<>();
    ((Map<?, ?>) items.getFirst()).forEach((name, value) -> item.put(String.valueOf(name), value));
    return item;
  }

  @Test
  void everyQuestionKnowsTheRulesetThatItBrings() throws IOException {
    String p = "square-fight(xo|ox)";
    assertThat(ask("value", FIGHT, "p", p).body())
        .isEqualTo(
            server.get("/api/value?p=clobber(xo%7Cox)").body().replace("clobber", "square-fight"));
    assertThat(ask("moves", FIGHT, "p", p).body()).contains("\"a2-b2\"");
    assertThat(ask("solve", FIGHT, "p", p).body()).contains("\"outcome\":\"N\"");
    assertThat(ask("explain", FIGHT, "p", p).status()).isEqualTo(200);
    assertThat(ask("simplify", FIGHT, "p", p).status()).isEqualTo(200);
    assertThat(ask("prove", FIGHT, "p", p).status()).isEqualTo(200);
    assertThat(ask("turn", FIGHT, "p", p, "level", "perfect").status()).isEqualTo(200);
    assertThat(ask("table", FIGHT, "of", "square-fight({m}x2)", "range", "m=1..3").body())
        .contains("\"complete\":true");
    assertThat(ask("series", FIGHT, "of", "square-fight({m}x2)", "range", "m=1..3").body())
        .contains("\"complete\":true");
    assertThat(ask("sheet", FIGHT, "cell", "Position(\"" + p + "\").CanonicalForm").body())
        .contains("\"value\":\"*\"");
    assertThat(ask("position", FIGHT, "p", p).body())
        .contains("\"rows\":2", "\"alphabet\":\"xo.\"");
    assertThat(ask("line", FIGHT, "p", p, "via", "L:a2-b2").body()).contains("square-fight(.x|ox)");
    assertThat(ask("picture", FIGHT, "p", p, "kind", "position").body()).startsWith("<svg");
    assertThat(ask("ruleset", FIGHT, "name", "square-fight").body()).contains("Square Fight");
    assertThat(ask("rulesets", FIGHT).body()).contains("\"square-fight\"", "\"clobber\"");
    assertThat(ask("jobs", FIGHT, "ask", "value", "p", p).status()).isEqualTo(201);
    assertThat(server.get("/api/value?p=square-fight(xo%7Cox)").status()).isEqualTo(422);
  }

  @Test
  void rulesetsAreSaidToBeWhatTheyAre() throws IOException {
    assertThat(item(ask("own", FIGHT)))
        .containsEntry("id", "square-fight")
        .containsEntry("example", "square-fight(2x3)")
        .doesNotContainKey("error");
    assertThat(item(ask("own", FIGHT + "each: xo -> .x sideways\n")).get("error"))
        .isEqualTo(
            Map.of(
                "message", "expected a direction, or the end of the line, found 'sideways'",
                "file", "square-fight.rules",
                "line", "6",
                "column", "16"));
    assertThat(item(ask("own", FIGHT.replace("Square Fight", "Nim"))).get("error"))
        .asString()
        .contains("two rulesets have the name nim", "change the title");
    assertThat(item(ask("own", CLASS.formatted("", "[[n +]]"))).get("error"))
        .asString()
        .contains("line=3", "Hostile.cgs");
  }

  @ParameterizedTest
  @ValueSource(strings = {"position", "line", "picture", "value", "moves", "turn"})
  void aFaultyRulesetIsNoFaultOfTheServer(String question) throws IOException {
    String faulty = FIGHT + "each: xo -> .x sideways\n";
    String below = CLASS.formatted("", "[[n - 1]]").replace("heap.HeapRuleset", "Nothing");
    for (String[] asked : new String[][] {{faulty, "square-fight(2x2)"}, {below, "hostile(3)"}}) {
      Map<String, String> fields = new LinkedHashMap<>(Map.of("own", asked[0], "p", asked[1]));
      if (question.equals("picture")) {
        fields.put("kind", "position");
      }
      Response response = server.post("/api/" + question, fields);
      assertThat(response.status()).as(response.body()).isEqualTo(422);
      assertThat(response.body()).contains("\"error\":{\"message\":");
    }
  }

  @Test
  void claimsAreReadAndChecked() throws IOException {
    String claims =
        "paper \"Mine\"\nclaim \"1\" for n in 1..4:\n  square-fight(1x{n}) == clobber(1x{n})\n";
    assertThat(item(ask("claims", FIGHT, "text", claims)))
        .containsEntry("title", "Mine")
        .containsEntry("claims", "1");
    assertThat(item(ask("claims", FIGHT, "text", claims, "of", "all")))
        .containsEntry("verdict", "holds")
        .containsEntry("cases", "4");
    assertThat(item(ask("claims", FIGHT, "text", claims, "of", "own:1", "range", "n=1..6")))
        .containsEntry("cases", "6");
    Response wrong = ask("claims", FIGHT, "text", claims.replace("==", "=! ="), "of", "all");
    assertThat(wrong.body()).contains("\"line\":3", "\"column\":");
    assertThat(ask("claims", FIGHT, "text", "paper 1").body()).contains("\"line\":1");
    assertThat(ask("claims", FIGHT, "text", claims, "of", "/etc/passwd.claims").body())
        .contains("there are no claims '/etc/passwd.claims'");
  }

  /** What takes long is stopped when it is due, and an own question of another is answered. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "begin while true do end; [] end",
        "[[F(n)]]",
        "begin var s := \"x\"; for i from 1 to 60 do s := s + s end; [] end",
        "begin var l := [1]; while true do l := l.Concat(l) end; [] end",
        "[[n + 1]]",
        "[[k,k] for k from 0 to 10^9]",
        "[Nothing]"
      })
  void whatDoesNotEndIsStopped(String options) throws IOException {
    String hostile = CLASS.formatted("def F(n) := F(n + 1);", options);
    Response response = ask(strict, "value", hostile, "p", "hostile(50)");
    assertThat(response.status()).as(response.body()).isIn(422, 503);
    assertThat(response.body()).startsWith("{").contains("\"error\"");
    assertThat(strict.get("/api/value?p=nim(3)").status()).isEqualTo(200);
    assertThat(ask("value", FIGHT, "p", "square-fight(1x2)").body()).contains("\"value\":\"*\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "var x := begin while true do end; 1 end;",
        "static var x := begin while true do end; 1 end;",
        "def G := begin while true do end; 1 end;"
      })
  void whatDoesNotEndInAMemberIsStopped(String member) throws IOException {
    String hostile = CLASS.formatted(member, "[[n - 1] for k from 1 to 1 where n > 0]");
    for (String question : List.of("value", "position", "moves")) {
      Response response = ask(strict, question, hostile, "p", "hostile(5)");
      assertThat(response.status()).as(response.body()).isIn(200, 422, 503);
    }
    assertThat(strict.get("/api/value?p=nim(3)").status()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "game: Big\nboard: grid\npieces: . x/o\nexample: 1000x1000\neach: xo -> .x",
        "game: Big\nboard: grid\npieces: . x/o\nstart: checkerboard\nexample: 63x63\neach: xo -> .x",
        "game: Big\nboard: heap\nexample: 1000000\nboth: take 1-5000, leaving 0, 1, 2, 3 or 4 heaps",
        "game: Big\nboard: graph\npieces: . x/o\nexample: complete 1000\neach: . -> x unless next to o",
        "game: Big\nboard: strip\npieces: . x/o\nexample: 1x1000000\neach: xo -> .x",
        "singleton class Big extends game.grid.GridRuleset\nclass Position(grid as Grid) extends GridGame"
            + "\noverride def Options(p as Player) := [Position(grid) for i from 1 to 1000000];\nend"
            + "\noverride def CharMap := \".#\";\nend"
      })
  void aMillionOfAnythingKeepsToTheLimits(String rules) throws IOException {
    Map<String, Object> found = item(ask("own", rules));
    String example = String.valueOf(found.get("example"));
    for (String question : List.of("position", "value", "moves", "solve", "turn")) {
      Response response = ask(strict, question, rules, "p", example);
      assertThat(response.status()).as(question + response.body()).isIn(200, 422, 503);
      assertThat(strict.get("/api/value?p=nim(3)").status()).isEqualTo(200);
    }
  }

  @Test
  void longTextsAreReadOrRefusedInWords() throws IOException {
    String lines = FIGHT + "\n".repeat(40_000);
    assertThat(item(ask("own", lines)).get("error")).asString().contains("at most 1000 lines");
    assertThat(ask("own", FIGHT + " ".repeat(70_000)).status()).isEqualTo(400);
    assertThat(ask("own", FIGHT + "\n".repeat(1_000_000)).status()).isEqualTo(413);
    assertThat(ask("claims", FIGHT, "text", "paper \"x\"\n" + "\n".repeat(50_000)).status())
        .isEqualTo(200);
    String brackets = CLASS.formatted("", "(".repeat(20_000) + "1" + ")".repeat(20_000));
    assertThat(item(ask("own", brackets)).get("error")).isNotNull();
    StringBuilder members = new StringBuilder();
    for (int i = 0; i < 2_000; i++) {
      members.append("def a").append(i).append(" := ").append(i).append(";\n");
    }
    assertThat(ask("own", CLASS.formatted(members, "[]")).body()).contains("\"schema\"");
    StringBuilder classes = new StringBuilder();
    for (int i = 0; i < 2_000; i++) {
      classes.append("class A").append(i).append(" end\n");
    }
    assertThat(ask("own", CLASS.formatted(classes, "[]")).body()).contains("\"schema\"");
  }

  /** Answers are JSON, pictures are SVG: what is written in a text stays a text there. */
  @Test
  void markupStaysText() throws IOException {
    String script = "<script>alert(1)</script><img src=x onerror=alert(2)>";
    String rules =
        FIGHT.replace(". x/o", ". </> \"&").replace("xo -> .x", "<> -> .<")
            + "rule: "
            + script
            + "\nsource: "
            + script
            + "\n";
    Map<String, Object> found = item(ask("own", rules.replace(" \"&", " &")));
    assertThat(found.get("rule")).isEqualTo(script);
    Response picture =
        ask("picture", rules.replace(" \"&", " &"), "p", "square-fight(<>|>&)", "kind", "position");
    assertThat(picture.status()).as(picture.body()).isEqualTo(200);
    assertThat(picture.body()).doesNotContain("<script", "onerror=alert", "><<", "<>");
    String wrong = CLASS.formatted(script, "[]");
    assertThat(item(ask("own", wrong)).get("error")).isNotNull();
  }

  /** Classes that are compiled for a text are given back. */
  @Test
  void manyRulesetsLeaveNothingBehind() throws IOException {
    String board =
        """
        singleton class BoardNUMBER extends game.grid.GridRuleset
          class Position(grid as Grid) extends GridGame
            override def Options(player as Player) begin
              var step := if player == Left then Coordinates.South else Coordinates.East end;
              [Position(grid.Updated({cell => 1, cell + step => 1}))
                for cell in grid.FindAll(0) where grid[cell + step] == 0]
            end
          end
          override def CharMap := ".#";
        end
        """;
    ServedCommands commands = new ServedCommands();
    List<WeakReference<Rules>> made = new ArrayList<>();
    try (ServerVisit visit = new ServerVisit(Duration.ofSeconds(10), 1L << 30, commands)) {
      for (int i = 0; i < 100; i++) {
        boolean isBoard = i % 2 == 0;
        String rules =
            isBoard
                ? board.replace("NUMBER", String.valueOf(i))
                : FIGHT.replace("Square Fight", "Fight " + i);
        String name = isBoard ? "board" + i : "fight-" + i;
        for (String question : List.of("value", "moves", "solve", "position", "explain")) {
          Response response =
              visit.post("/api/" + question, Map.of("own", rules, "p", name + "(2x2)"));
          assertThat(response.status()).as(response.body()).isEqualTo(200);
        }
        made.add(new WeakReference<>(commands.catalogue(List.of(rules)).rules(name)));
      }
      assertThat(kept(made)).isBetween(1, 20);
      commands.forget();
      assertThat(kept(made)).isZero();
    }
  }

  /** How many of some objects are still there. */
  private static int kept(List<WeakReference<Rules>> objects) {
    int kept = objects.size();
    for (int i = 0; i < 20 && kept > 0; i++) {
      System.gc();
      kept = (int) objects.stream().filter(each -> each.get() != null).count();
    }
    return kept;
  }

  @Test
  void foldersOfTheServerAreKnownAndMayChange(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("fight.rules"), FIGHT);
    Files.writeString(
        folder.resolve("mine.claims"),
        "paper \"Mine\"\nclaim \"1\" for n in 1..3:\n  square-fight(1x{n}) == clobber(1x{n})\n");
    Files.writeString(folder.resolve("bad.claims"), "nothing");
    Files.writeString(folder.resolve("geography.claims"), "paper \"Again\"\n");
    PositionArguments arguments = new PositionArguments();
    arguments.add(folder);
    ServedCommands commands = new ServedCommands(arguments, new ClaimShelf(Optional.of(folder)));
    try (ServerVisit visit = new ServerVisit(Duration.ofSeconds(10), 1L << 30, commands)) {
      assertThat(visit.get("/api/value?p=square-fight(1x2)").body()).contains("\"value\":\"*\"");
      assertThat(visit.get("/api/rulesets").body()).contains("Square Fight");
      assertThat(visit.get("/catalogue/square-fight").status()).isEqualTo(200);
      assertThat(visit.get("/api/claims").body())
          .contains("\"paper\":\"mine\",\"name\":\"Mine\",\"title\":\"Mine\",\"claims\":1")
          .contains("\"paper\":\"bad.claims\",\"name\":\"cannot be used: ")
          .contains("the key geography is that of other claims");
      assertThat(visit.get("/api/claims?of=mine").body()).contains("\"verdict\":\"holds\"");
      assertThat(visit.get("/papers/mine").status()).isEqualTo(200);
      String another = "/api/value?p=other-fight(1x2)";
      assertThat(visit.get(another).status()).isEqualTo(422);
      Files.writeString(folder.resolve("other.rules"), FIGHT.replace("Square", "Other"));
      assertThat(visit.get(another).body()).contains("\"value\":\"*\"");
      Files.delete(folder.resolve("other.rules"));
      assertThat(visit.get(another).status()).isEqualTo(422);
      assertThat(
              visit
                  .post(
                      "/api/value",
                      Map.of(
                          "p",
                          "square-fight(1x2) + third-fight(1x2)",
                          "own",
                          FIGHT.replace("Square", "Third")))
                  .body())
          .contains("\"value\":\"0\"");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"--rulesets", "--claims", "--studies"})
  void aFolderThatIsNotThereIsRefused(String option) {
    StringWriter err = new StringWriter();
    PrintWriter out = new PrintWriter(new StringWriter());
    assertThat(Gamester.run(out, new PrintWriter(err, true), "web", option, "/nosuch"))
        .isEqualTo(2);
    assertThat(err.toString()).contains("there is no", "/nosuch");
  }
}
