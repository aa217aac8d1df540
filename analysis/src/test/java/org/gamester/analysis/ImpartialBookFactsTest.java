package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.Relation;
import org.gamester.values.notation.GameReader;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/**
 * What <i>Prove Your Move</i> (Burke and Tennenhouse 2025) says about impartial games, and what
 * cgt-tools records of Quicksort and subtraction games. Facts in prose have a check of their own.
 */
class ImpartialBookFactsTest {
  private static final Evaluator EVALUATOR = new Evaluator();
  private static final Catalogue CATALOGUE = Catalogue.standard();

  private static final String PROVINCES =
      "Alberta, British Columbia, Manitoba, New Brunswick, Newfoundland and Labrador, Nova Scotia,"
          + " Northwest Territories, Nunavut, Ontario, Prince Edward Island, Quebec, Saskatchewan,"
          + " Yukon";

  private static final Set<String> GAMES =
      Set.of(
          "kayles",
          "node kayles",
          "avoid true",
          "chomp",
          "dominim",
          "fibonacci nim",
          "zeckendorf",
          "wythoff nim",
          "geography",
          "undirected vertex geography",
          "undirected edge geography",
          "directed geography",
          "nim",
          "brussels sprouts");

  private static boolean isImpartial(JsonNode fact) {
    String ruleset = Facts.text(fact, "ruleset");
    return GAMES.contains(ruleset)
        || ruleset.startsWith("subtraction")
        || (ruleset.equals("mixed")
            && Facts.text(fact, "position").matches(".*(kayles|nim|subtraction).*"));
  }

  @TestFactory
  Stream<DynamicTest> book() throws IOException {
    return Facts.book(ImpartialBookFactsTest::isImpartial, ImpartialBookFactsTest::check);
  }

  private static void check(JsonNode fact) {
    String ruleset = Facts.text(fact, "ruleset");
    String position = Facts.text(fact, "position");
    String expected = Facts.expected(fact);
    switch (Facts.text(fact, "ask")) {
      case "outcome" -> checkOutcome(ruleset, position, expected);
      case "value" -> checkValue(ruleset, position, expected);
      case "grundy" -> assertThat(nimber(sum(ruleset, position))).hasToString(expected);
      case "options" ->
          assertThat(texts(sum(ruleset, position).options(Player.LEFT))).isEqualTo(set(expected));
      case "followers" ->
          assertThat(texts(followers(sum(ruleset, position)))).isEqualTo(set(expected));
      case "winning-moves" -> checkWinningMoves(ruleset, position, expected);
      case "legal-game-path" -> checkPlay(ruleset, position);
      case "is-follower" -> {
        String[] ends = position.split(" -> ", -1);
        assertThat(texts(followers(sum(ruleset, ends[0]))).contains(ends[1])).hasToString(expected);
      }
      case "tree-nodes" -> assertThat(nodes(sum(ruleset, position))).hasToString(expected);
      case "grundy-sequence" -> checkSequence(ruleset, expected);
      case "period" -> checkPeriod(ruleset, expected);
      case "compare", "equal" -> checkComparison(position, expected);
      case "moves-to-end" -> assertThat(longestPlay(sum(ruleset, position))).hasToString(expected);
      case "illegal-first-moves" -> checkIllegalMoves(position, expected);
      case "first-illegal-move" -> checkFirstIllegalMove(position, expected);
      case "zeckendorf" -> checkZeckendorf(position, expected);
      default -> checkProse(Facts.text(fact, "id"), expected);
    }
  }

  /** A position of the book, or a sum of positions of several rulesets. */
  private static Position sum(String ruleset, String position) {
    String text = position.replace("td(", "toppling-dominoes(");
    return CATALOGUE.readSum(
        switch (ruleset) {
          case "mixed" -> text;
          case "geography" -> "geography-words(" + text + ")";
          case "directed geography" -> "geography-words(" + province(text) + ")";
          case "undirected vertex geography" -> "uvg(" + token(text) + ")";
          case "undirected edge geography" -> "ueg(" + token(text) + ")";
          case "node kayles" -> "node-kayles(" + text.replace("complete graph ", "") + ")";
          case "brussels sprouts" ->
              "brussels-sprouts(" + text.replaceAll(" nodes?, start", "") + ")";
          default -> ruleset + "(" + text + ")";
        });
  }

  /** Provinces are named by their postal codes; the arcs of the book join their names. */
  private static String province(String text) {
    String code = text.substring(text.length() - 2);
    String name =
        switch (code) {
          case "AB" -> "Alberta";
          case "MB" -> "Manitoba";
          case "NS" -> "Nova Scotia";
          case "NU" -> "Nunavut";
          case "ON" -> "Ontario";
          case "PE" -> "Prince Edward Island";
          case "QC" -> "Quebec";
          case "SK" -> "Saskatchewan";
          default -> throw new IllegalArgumentException(code);
        };
    return PROVINCES + " at " + name;
  }

  private static String token(String text) {
    return text.replace(", token at an end", " at 1")
        .replace(", token at a leaf", " at 2")
        .replaceFirst("^((?!.* at ).*)$", "$1 at 1");
  }

  private static long nimber(Position position) {
    return EVALUATOR.nimber(position);
  }

  private static Set<String> set(String list) {
    return new TreeSet<>(List.of(list.split(",", -1)));
  }

  private static Set<String> texts(Iterable<Position> positions) {
    Set<String> texts = new TreeSet<>();
    positions.forEach(position -> texts.add(position.text()));
    return texts;
  }

  private static Set<Position> followers(Position position) {
    Set<Position> found = new LinkedHashSet<>(position.options(Player.LEFT));
    List<Position> waiting = new ArrayList<>(found);
    for (int i = 0; i < waiting.size(); i++) {
      for (Position option : waiting.get(i).options(Player.LEFT)) {
        if (found.add(option)) {
          waiting.add(option);
        }
      }
    }
    return found;
  }

  private static long nodes(Position position) {
    return 1
        + position.options(Player.LEFT).stream().mapToLong(ImpartialBookFactsTest::nodes).sum();
  }

  private static long longestPlay(Position position) {
    long moves = 0;
    Position at = position;
    while (!at.moves(Player.LEFT).isEmpty()) {
      at = at.options(Player.LEFT).getFirst();
      moves++;
    }
    return moves;
  }

  private static void checkOutcome(String ruleset, String position, String expected) {
    switch (position) {
      case "n x m with more than one square" -> {
        for (int squares = 2; squares <= 30; squares++) {
          for (int rows = 1; rows <= squares; rows++) {
            if (squares % rows == 0) {
              checkOutcome(ruleset, rows + "x" + squares / rows, expected);
            }
          }
        }
      }
      case "0/b", "n/n", "t/b, t<b" -> {
        for (int bottom = 0; bottom <= 12; bottom++) {
          for (int top = 0; top <= bottom; top++) {
            boolean meant =
                position.startsWith("0") ? top == 0 : position.startsWith("t") == top < bottom;
            if (meant) {
              checkOutcome(ruleset, top + "/" + bottom, expected);
            }
          }
        }
      }
      case "X + X + subtraction{1,3}(3), X any kayles position" -> {
        for (String x : List.of("o", "oo.o", "7", "3 + 5")) {
          String kayles = "kayles(" + x + ")";
          checkOutcome(ruleset, kayles + " + " + kayles + " + subtraction{1,3}(3)", expected);
        }
      }
      default -> {
        Position sum = sum(ruleset, position);
        assertThat(EVALUATOR.value(sum).outcome()).hasToString(expected);
        assertThat(new PlainSearch(1 << 20).outcome(sum)).hasToString(expected);
      }
    }
  }

  private static void checkValue(String ruleset, String position, String expected) {
    switch (position) {
      case "transitive tournament on n nodes, token at the source" -> {
        StringBuilder arcs = new StringBuilder("1");
        for (int n = 1; n <= 7; n++) {
          for (int before = 1; before < n; before++) {
            arcs.append(' ').append(before).append('>').append(n);
          }
          Position tournament = CATALOGUE.readSum("directed-geography(" + arcs + " at 1)");
          assertThat(nimber(tournament)).isEqualTo(n - 1L);
        }
      }
      case "any impartial game graph with the token at the start" -> {
        for (String game : List.of("kayles(6)", "chomp(2x3)", "dominim(4/3)")) {
          Position start = CATALOGUE.readSum(game);
          Position graph = CATALOGUE.readSum("directed-geography(" + graph(start) + ")");
          assertThat(nimber(graph)).as(game).isEqualTo(nimber(start));
        }
      }
      default ->
          assertThat(EVALUATOR.value(sum(ruleset, position)))
              .isEqualTo(GameReader.exact().read(expected));
    }
  }

  /** The graph of a game: its positions, and an arc for each move. */
  private static String graph(Position start) {
    List<Position> positions = new ArrayList<>(List.of(start));
    positions.addAll(followers(start));
    StringBuilder arcs = new StringBuilder("p0");
    for (int i = 0; i < positions.size(); i++) {
      for (Position option : new LinkedHashSet<>(positions.get(i).options(Player.LEFT))) {
        arcs.append(" p").append(i).append(">p").append(positions.indexOf(option));
      }
    }
    return arcs + " at p0";
  }

  /** The moves that win, as the book writes them: by the position after them, or their name. */
  private static void checkWinningMoves(String ruleset, String position, String expected) {
    if (position.startsWith("N-position n")) {
      for (int n = 2; n <= 60; n++) {
        Position heap = CATALOGUE.readSum("fibonacci-nim(" + n + ")");
        if (nimber(heap) != 0) {
          List<Long> parts = zeckendorf(n);
          assertThat(winning(heap)).contains("take " + parts.getLast());
        }
      }
      return;
    }
    Position start = sum(ruleset, position);
    Set<String> winning = new TreeSet<>();
    for (Move move : start.moves(Player.LEFT)) {
      if (nimber(move.to()) == 0) {
        winning.add(
            switch (ruleset) {
              case "node kayles" -> "v" + move.name();
              case "nim" -> "(" + move.to().text().replace(" + ", ",") + ")";
              default -> move.to().text();
            });
      }
    }
    boolean list = ruleset.equals("node kayles");
    assertThat(winning).isEqualTo(list ? set(expected) : Set.of(expected));
  }

  private static List<String> winning(Position position) {
    return position.moves(Player.LEFT).stream()
        .filter(move -> nimber(move.to()) == 0)
        .map(Move::name)
        .toList();
  }

  private static List<Long> zeckendorf(long number) {
    List<Long> parts = new ArrayList<>();
    long rest = number;
    while (rest > 0) {
      long one = 1;
      long next = 2;
      while (next <= rest) {
        long sum = one + next;
        one = next;
        next = sum;
      }
      parts.add(one);
      rest -= one;
    }
    return parts;
  }

  /** A heap is won by its least part if it has several, and lost if it has one. */
  private static void checkZeckendorf(String position, String expected) {
    List<Long> parts = Stream.of(expected.split("\\+", -1)).map(Long::valueOf).toList();
    assertThat(zeckendorf(Long.parseLong(position))).isEqualTo(parts);
    assertThat(winning(CATALOGUE.readSum("fibonacci-nim(" + position + ")")))
        .contains("take " + parts.getLast());
  }

  private static void checkPlay(String ruleset, String position) {
    switch (ruleset) {
      case "geography" -> {
        Position at = CATALOGUE.readSum("geography-words(" + position + ")");
        for (String name : position.split(", ", -1)) {
          at = at.play(Player.LEFT, name);
        }
        assertThat(at.moves(Player.LEFT)).isEmpty();
      }
      case "dominim" -> {
        String[] pieces = position.split(" ; play ", -1);
        List<Position> dominoes = new ArrayList<>();
        for (String domino : pieces[0].split(" \\+ ", -1)) {
          dominoes.add(CATALOGUE.read("dominim", domino));
        }
        for (String move : pieces[1].split(", ", -1)) {
          int place = move.startsWith("L") ? 0 : 1;
          dominoes.set(place, dominoes.get(place).play(Player.LEFT, "take " + move.substring(2)));
        }
        assertThat(dominoes).allSatisfy(end -> assertThat(end.moves(Player.LEFT)).isEmpty());
      }
      case "fibonacci nim" -> {
        String[] pieces = position.split(" ; play ", -1);
        Position at = CATALOGUE.read("fibonacci-nim", pieces[0]);
        for (String amount : pieces[1].split(",", -1)) {
          at = at.play(Player.LEFT, "take " + amount);
        }
        assertThat(at.moves(Player.LEFT)).isEmpty();
      }
      default -> {
        String[] heaps = position.split(",", -1);
        Position at = CATALOGUE.read(ruleset, heaps[0]);
        for (int i = 1; i < heaps.length; i++) {
          at = at.play(Player.LEFT, heaps[i]);
        }
        assertThat(at.moves(Player.LEFT)).isEmpty();
      }
    }
  }

  private static void checkSequence(String ruleset, String expected) {
    String before = ruleset.equals("node kayles") ? "node-kayles(path " : ruleset + "(";
    List<Long> values = new ArrayList<>();
    for (int n = 0; n < expected.split(",", -1).length; n++) {
      values.add(nimber(CATALOGUE.readSum(before + n + ")")));
    }
    assertThat(values.toString().replace(" ", "")).isEqualTo("[" + expected + "]");
  }

  private static void checkPeriod(String ruleset, String expected) {
    HeapGame game = (HeapGame) CATALOGUE.rules(ruleset);
    Matcher said = Pattern.compile("preperiod 0, period (\\d+): (.*)").matcher(expected);
    assertThat(said.matches()).isTrue();
    long length = Long.parseLong(said.group(1));
    List<Long> values = LongStream.range(0, length).map(game.nimbers()::of).boxed().toList();
    assertThat(values.toString().replace(" ", "")).isEqualTo("[" + said.group(2) + "]");
    assertThat(game.nimbers().period().orElseThrow().length()).isEqualTo(length);
  }

  private static void checkComparison(String position, String expected) {
    String[] sides = position.split(" [?=] ", -1);
    Relation relation =
        EVALUATOR.value(sum("mixed", sides[0])).relationTo(EVALUATOR.value(sum("mixed", sides[1])));
    String said =
        switch (relation) {
          case LESS -> "<";
          case EQUAL -> "=";
          case GREATER -> ">";
          case CONFUSED -> "||";
        };
    boolean isQuestion = position.contains(" = ");
    assertThat(isQuestion ? Boolean.toString(relation == Relation.EQUAL) : said)
        .isEqualTo(expected);
  }

  private static void checkIllegalMoves(String position, String expected) {
    Position formula = CATALOGUE.read("avoid-true", position);
    Set<String> illegal = new TreeSet<>(Set.of("x1", "x2", "x3", "x4"));
    formula.moves(Player.LEFT).forEach(move -> illegal.remove(move.name()));
    assertThat(illegal).isEqualTo(set(expected));
  }

  private static void checkFirstIllegalMove(String position, String expected) {
    String[] pieces = position.split(" ; order ", -1);
    Position at = CATALOGUE.read("avoid-true", pieces[0]);
    String illegal = "";
    for (String variable : pieces[1].split(",", -1)) {
      Position now = at;
      boolean isMove =
          now.moves(Player.LEFT).stream().anyMatch(move -> move.name().equals(variable));
      if (!isMove) {
        illegal = variable;
        break;
      }
      at = now.play(Player.LEFT, variable);
    }
    assertThat(expected).startsWith(illegal + " (");
  }

  private static void checkProse(String id, String expected) {
    switch (id) {
      case "pym1-0006" -> {
        for (int n = 0; n <= 40; n++) {
          long nimber = nimber(CATALOGUE.readSum("subtraction{1,2,3}(" + n + ")"));
          assertThat(nimber == 0).isEqualTo(n % 4 == 0);
        }
      }
      case "pym1-0257" -> {
        Position bar = CATALOGUE.readSum("chomp(4x4)");
        assertThat(bar.play(Player.LEFT, "(4,2)").text()).isEqualTo("4,3,3,3");
      }
      case "pym1-0266" -> {
        for (int n = 1; n <= 60; n++) {
          long nimber = nimber(CATALOGUE.readSum("fibonacci-nim(" + n + ")"));
          assertThat(nimber == 0).isEqualTo(zeckendorf(n).size() == 1);
        }
      }
      case "pym1-0297", "pym1-0298", "pym1-0299", "pym1-0300" -> checkWythoff(id, expected);
      case "pym1-0315" -> {
        assertThat(expected).isEqualTo("every maximum matching of G saturates v");
        for (int vertices = 1; vertices <= 4; vertices++) {
          SmallGraphs.forEach(vertices, ImpartialBookFactsTest::checkMatchings);
        }
      }
      default -> throw new IllegalArgumentException("nothing checks " + id + ": " + expected);
    }
  }

  private static void checkMatchings(SmallGraphs.Graph graph) {
    Outcome outcome =
        new PlainSearch(1 << 16).outcome(CATALOGUE.readSum("uvg(" + graph.text() + " at 1)"));
    assertThat(outcome == Outcome.N).as(graph.text()).isEqualTo(graph.alwaysMatchesFirst());
  }

  private static void checkWythoff(String id, String expected) {
    List<Long> smaller = new ArrayList<>();
    List<Long> larger = new ArrayList<>();
    PlainSearch search = new PlainSearch(1 << 20);
    for (long b = 1; b <= 31; b++) {
      for (long a = 1; a <= b; a++) {
        Position position = CATALOGUE.readSum("wythoff(" + a + "," + b + ")");
        if (search.outcome(position) == Outcome.P) {
          smaller.add(a);
          larger.add(b);
        }
      }
    }
    assertThat(smaller).hasSize(12);
    double golden = (1 + Math.sqrt(5)) / 2;
    for (int n = 1; n <= 12; n++) {
      assertThat(smaller.get(n - 1)).isEqualTo((long) Math.floor(n * golden));
      assertThat(larger.get(n - 1)).isEqualTo((long) Math.floor(n * golden * golden));
    }
    StringBuilder pairs = new StringBuilder();
    for (int n = 0; n < 9; n++) {
      pairs.append(n == 0 ? "(" : ",(").append(smaller.get(n)).append(',');
      pairs.append(larger.get(n)).append(')');
    }
    switch (id) {
      case "pym1-0297" -> assertThat(expected).isEqualTo(pairs.toString());
      case "pym1-0298" -> assertThat("[" + expected + "]").isEqualTo(compact(smaller));
      case "pym1-0299" -> assertThat("[" + expected + "]").isEqualTo(compact(larger));
      default -> assertThat(expected).isEqualTo("(floor(n phi), floor(n phi^2))");
    }
  }

  private static String compact(List<Long> numbers) {
    return numbers.toString().replace(" ", "");
  }

  @TestFactory
  Stream<DynamicTest> tools() throws IOException {
    return Facts.read("cgt-tools-sample.jsonl").stream()
        .filter(fact -> Facts.text(fact, "ruleset").matches("(pseudo )?quicksort|subtraction"))
        .map(fact -> DynamicTest.dynamicTest(Facts.text(fact, "id"), () -> checkTools(fact)));
  }

  private static void checkTools(JsonNode fact) {
    String ruleset = Facts.text(fact, "ruleset");
    String position = Facts.text(fact, "position");
    if (!ruleset.equals("subtraction")) {
      long nimber = nimber(CATALOGUE.read(ruleset, position));
      assertThat(nimber).isEqualTo(fact.path("expect").asLong());
      return;
    }
    HeapGame game = (HeapGame) CATALOGUE.rules("subtraction{" + position.replace("S=", "") + "}");
    List<Long> period = Facts.numbers(fact.path("expect"));
    for (int n = 0; n < 10 * period.size(); n++) {
      assertThat(game.nimbers().of(n)).isEqualTo(period.get(n % period.size()));
    }
    assertThat(game.nimbers().period().orElseThrow().length()).isEqualTo(period.size());
  }
}
