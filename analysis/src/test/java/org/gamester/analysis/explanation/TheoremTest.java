package org.gamester.analysis.explanation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gamester.analysis.PlainSearch;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Theorem;
import org.gamester.rulesets.heap.HeapGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What theorems say of positions, compared with a search that knows only the moves. */
class TheoremTest {
  private static final long MOST_POSITIONS = 2_000_000;
  private static final long SEED = 20261130L;

  private static Stream<String> pairs(String rules, int most) {
    return IntStream.rangeClosed(0, most)
        .boxed()
        .flatMap(
            m -> IntStream.rangeClosed(0, most).mapToObj(n -> rules + "(" + m + "," + n + ")"));
  }

  private static Stream<String> heaps(String rules, int most) {
    return IntStream.rangeClosed(1, most).mapToObj(n -> rules + "(" + n + ")");
  }

  private static Stream<String> fibonacci() {
    return IntStream.rangeClosed(2, 30)
        .boxed()
        .flatMap(
            n ->
                Stream.of("", " limit 1", " limit 2", " limit 4", " limit 6")
                    .map(limit -> "fibonacci-nim(" + n + limit + ")"));
  }

  private static Stream<String> hackenbush() {
    Random random = new Random(SEED);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < 120; i++) {
      String letters = i % 2 == 0 ? "xo" : "g";
      StringBuilder text = new StringBuilder();
      int length = 1 + random.nextInt(4);
      for (int j = 0; j < length; j++) {
        text.append(letters.charAt(random.nextInt(letters.length())));
      }
      if (i % 3 == 0) {
        text.append("(");
        for (int branch = 0; branch < 2; branch++) {
          text.append(branch == 0 ? "" : ";");
          for (int j = random.nextInt(2); j >= 0; j--) {
            text.append(letters.charAt(random.nextInt(letters.length())));
          }
        }
        text.append(")");
      }
      texts.add("hackenbush(" + text + ")");
    }
    texts.add("hackenbush(0-1:g 1-2:g 2-0:g)");
    texts.add("hackenbush(0-1:g 1-2:g 2-3:g 3-1:g 2-4:g)");
    return texts.stream().distinct();
  }

  private static Stream<String> chomp() {
    return Stream.of(
            "1,1", "2,1", "2,2", "3,2", "3,3", "4,3", "5,4", "4,4", "3,3,3", "4,4,4", "2,2,2",
            "4,1,1", "1,1,1,1", "5", "2,2,2,2", "3,1,1,1", "6,5")
        .map(rows -> "chomp(" + rows + ")");
  }

  private static Stream<String> sprouts() {
    return Stream.of("1", "2", "[2]", "[3]", "[2,1]", "[4,1]", "[3,2]", "[1,1,1]", "[2,2]")
        .map(text -> "brussels-sprouts(" + text + ")");
  }

  private static Stream<String> matchings() {
    return Stream.of(
            "path 3",
            "path 3",
            "path 4",
            "path 5",
            "cycle 4",
            "cycle 5",
            "cycle 6",
            "complete 4",
            "star 3",
            "1-2 2-3 3-1 3-4 4-5",
            "1-2 2-3 3-4 4-1 1-3 4-5 5-6")
        .flatMap(
            graph -> IntStream.rangeClosed(1, 3).mapToObj(v -> "uvg(" + graph + " at " + v + ")"));
  }

  private static Stream<String> connections() {
    return Stream.of(
        "hex(1x1)",
        "hex(2x2)",
        "hex(3x3)",
        "hex{fill}(3x3)",
        "game-of-y(1x1)",
        "game-of-y(2x2)",
        "game-of-y(3x3)",
        "game-of-y(4x4)");
  }

  static Stream<String> positions() {
    return Stream.of(
            pairs("wythoff", 9),
            pairs("wythoff{k+2}", 8),
            pairs("wythoff{k+3}", 7),
            fibonacci(),
            pairs("cutcake", 4).filter(text -> !text.contains("(0") && !text.contains(",0")),
            hackenbush(),
            chomp(),
            sprouts(),
            heaps("spawning{1-2}", 6),
            heaps("spawning{2}", 8),
            heaps("spawning{1-3}", 4),
            heaps("spawning{1+}", 4),
            heaps("spawning{1+C}", 4),
            matchings(),
            connections())
        .flatMap(texts -> texts);
  }

  @ParameterizedTest
  @MethodSource("positions")
  void theoremsAgreeWithTheMoves(String text) {
    Position position = Catalogue.standard().readSum(text);
    Theorem theorem = position.theorem().orElse(null);
    PlainSearch search = new PlainSearch(MOST_POSITIONS);
    if (theorem == null) {
      assertThat(position.moves(org.gamester.values.Player.LEFT)).as(text).isEmpty();
      return;
    }
    assertThat(theorem.sentences())
        .isNotEmpty()
        .allMatch(line -> line.matches("(?s).+[.]|.*[.][.][.]"));
    assertThat(search.outcome(position)).isEqualTo(theorem.outcome());
    theorem
        .value()
        .ifPresent(value -> assertThat(search.hasValue(position, value)).as(text).isTrue());
  }

  /** A heap beyond the first period is worth as much as the one below it that the theorem names. */
  @ParameterizedTest
  @org.junit.jupiter.params.provider.ValueSource(
      strings = {"kayles", "dawsons-chess", "octal{0.07}", "subtraction{1,3,4}"})
  void periodsAgreeWithTheValues(String rules) {
    HeapGame game = (HeapGame) Catalogue.standard().rules(rules);
    int[] values = game.nimbers().to(600).clone();
    int said = 0;
    for (int heap = 1; heap <= 600; heap++) {
      Theorem theorem = game.heap(heap).theorem().orElse(null);
      if (theorem != null) {
        String last = theorem.sentences().getLast();
        int below = Integer.parseInt(last.replaceAll(".* heap of (\\d+)[.]", "$1"));
        assertThat(below).isLessThan(heap);
        assertThat(values[below]).isEqualTo(values[heap]);
        said++;
      }
    }
    assertThat(said).isGreaterThan(400);
  }

  @Test
  void theGoldenRatioIsExactFarOut() {
    Position cold = Catalogue.standard().readSum("wythoff(618033988749894848,1000000000000000000)");
    assertThat(cold.theorem().orElseThrow().sentences().getLast())
        .isEqualTo(
            "For n = 381966011250105152 this is (618033988749894848,1000000000000000000), so the"
                + " player to move loses.");
    Position near = Catalogue.standard().readSum("wythoff(618033988749894847,1000000000000000000)");
    assertThat(near.theorem().orElseThrow().sentences().getLast())
        .startsWith("The one with the difference");
  }
}
