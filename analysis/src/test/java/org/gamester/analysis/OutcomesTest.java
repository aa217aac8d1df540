package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class OutcomesTest {

  private static Position position(String sum) {
    return Catalogue.standard().readSum(sum);
  }

  /** Rulesets with the letters of a small board, all fillings of which are tried. */
  static Stream<List<String>> smallBoards() {
    return Stream.of(
        List.of("domineering", ".#", "3x4"),
        List.of("clobber", "xo.", "2x4"),
        List.of("konane", "xo.", "2x4"),
        List.of("snort", "xo.", "2x3"),
        List.of("col", "xo.", "2x3"),
        List.of("toads-and-frogs", "xo.", "1x7"),
        List.of("toppling-dominoes", "xog", "1x6"),
        List.of("fission", "x.", "2x4"),
        List.of("elephants", "xo.", "2x3"),
        List.of("amazons", "xo.#", "2x2"),
        List.of("cram", ".#", "3x3"));
  }

  private static List<String> fillings(String letters, String size) {
    int rows = size.charAt(0) - '0';
    int columns = size.charAt(2) - '0';
    List<String> texts = List.of("");
    for (int cell = 0; cell < rows * columns; cell++) {
      String bar = cell > 0 && cell % columns == 0 ? "|" : "";
      List<String> longer = new ArrayList<>();
      for (String text : texts) {
        for (int i = 0; i < letters.length(); i++) {
          longer.add(text + bar + letters.charAt(i));
        }
      }
      texts = longer;
    }
    return texts;
  }

  private static Outcome searched(Position position, Evaluator evaluator) {
    return new OutcomeSearch(evaluator, false, progress -> {}).outcome(position);
  }

  @ParameterizedTest
  @MethodSource("smallBoards")
  void theOutcomeUnderNormalPlayIsThatOfTheValue(List<String> board) {
    Evaluator evaluator = new Evaluator();
    Outcomes outcomes = new Outcomes(evaluator);
    for (String text : fillings(board.get(1), board.get(2))) {
      Position position = position(board.get(0) + "(" + text + ")");
      Outcome ofValue = evaluator.value(position).outcome();
      assertThat(searched(position, evaluator)).as("%s", position).isEqualTo(ofValue);
      assertThat(outcomes.of(position)).isEqualTo(ofValue);
    }
  }

  /** Components that are not packed, negatives, and sums with values. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "splittles{1,3 | 2,4}(14)",
        "geography-triple(A(3,2,4))",
        "chessfights((3,4))",
        "young(4,3,2)",
        "pomax(young 3,2)",
        "hackenbush(x(o;gx))",
        "hackenbush(0-1:g 1-2:x 2-0:o)",
        "subtraction{1,3 | 2,4}(9) - splittles{1 | 2}(4)",
        "nim(2+3) + {1|-1}",
        "domineering(4x4) - domineering(3x4) + {1|-1}",
        "domineering(4x4) - domineering(4x4)",
        "clobber(xoxo|oxox) + ^*",
        "hackenbush(gx) - hackenbush(gx)",
        "nim(0)",
      })
  void theSearchAgreesWithTheValueOnSums(String sum) {
    Evaluator evaluator = new Evaluator();
    Position position = position(sum);
    assertThat(searched(position, evaluator)).isEqualTo(evaluator.value(position).outcome());
  }

  /** Misere play by its definition. */
  private static boolean winsMisere(
      Position position, Player mover, Map<List<Object>, Boolean> answers) {
    List<Object> question = List.of(position, mover);
    Boolean known = answers.get(question);
    if (known == null) {
      List<Position> options = position.options(mover);
      known = options.isEmpty();
      for (Position option : options) {
        known |= !winsMisere(option, mover.opponent(), answers);
      }
      answers.put(question, known);
    }
    return known;
  }

  private static Outcome misereByDefinition(Position position) {
    Map<List<Object>, Boolean> answers = new HashMap<>();
    return Outcome.of(
        winsMisere(position, Player.LEFT, answers), winsMisere(position, Player.RIGHT, answers));
  }

  @ParameterizedTest
  @MethodSource("smallBoards")
  void misereOutcomesOfBoards(List<String> board) {
    Outcomes outcomes = new Outcomes(new Evaluator());
    List<String> texts = fillings(board.get(1), board.get(2));
    for (int i = 0; i < texts.size(); i += texts.size() > 1_000 ? 7 : 1) {
      Position position = position(board.get(0) + "(" + texts.get(i) + ")");
      assertThat(outcomes.misere(position))
          .as("%s", position)
          .isEqualTo(misereByDefinition(position));
    }
  }

  @Test
  void misereNim() {
    Outcomes outcomes = new Outcomes(new Evaluator());
    for (int a = 0; a <= 4; a++) {
      for (int b = a; b <= 4; b++) {
        for (int c = b; c <= 4; c++) {
          Position heaps = position("nim(" + c + "+" + a + "+" + b + ")");
          assertThat(outcomes.misere(heaps)).isEqualTo(misereByDefinition(heaps));
          // Bouton's theorem: as in normal play, unless all heaps are 0 or 1.
          boolean isLost = c <= 1 ? (a ^ b ^ c) == 1 : (a ^ b ^ c) == 0;
          assertThat(outcomes.misere(heaps)).isEqualTo(isLost ? Outcome.P : Outcome.N);
        }
      }
    }
  }

  @Test
  void misereKaylesAndSums() {
    Outcomes outcomes = new Outcomes(new Evaluator());
    for (int n = 0; n <= 9; n++) {
      for (int m = 0; m <= 3; m++) {
        Position sum = position("kayles(" + n + ") + kayles(" + m + ")");
        assertThat(outcomes.misere(sum)).isEqualTo(misereByDefinition(sum));
      }
    }
    for (String sum :
        List.of(
            "hackenbush(xo) - hackenbush(xo)",
            "nim(2) + nim(2) + {1|-1}",
            "domineering(2x3) + nim(1) - domineering(2x2)",
            "splittles{1,3 | 2,4}(7) + nim(2)")) {
      assertThat(outcomes.misere(position(sum))).isEqualTo(misereByDefinition(position(sum)));
    }
  }

  /** A game minus itself is not 0 under misere play. */
  @Test
  void misereOutcomeOfADifference() {
    Outcomes outcomes = new Outcomes(new Evaluator());
    assertThat(outcomes.misere(position("nim(2+2)"))).isEqualTo(Outcome.P);
    assertThat(outcomes.misere(position("nim(1+1)"))).isEqualTo(Outcome.N);
    assertThat(outcomes.misere(position("0"))).isEqualTo(Outcome.N);
  }

  private static void onSmallStack(Runnable body) throws InterruptedException {
    List<Throwable> problems = new ArrayList<>();
    Thread small = new Thread(null, body, "small", 1 << 18);
    small.setUncaughtExceptionHandler((thread, problem) -> problems.add(problem));
    small.start();
    small.join();
    assertThat(problems).isEmpty();
  }

  /** Left takes one token, Right two: a heap of n is 0, 1 or {1|0}, by n modulo 3. */
  @Test
  void aMillionMovesUnderNormalPlay() throws InterruptedException {
    onSmallStack(
        () ->
            assertThat(searched(position("subtraction{1 | 2}(1000000)"), new Evaluator()))
                .isEqualTo(Outcome.L));
  }

  /** One or two tokens are taken: heaps of 1, 4, 7, ... are lost. */
  @Test
  void aMillionMovesUnderMiserePlay() throws InterruptedException {
    onSmallStack(
        () ->
            assertThat(new Outcomes(new Evaluator()).misere(position("subtraction{1,2}(1000000)")))
                .isEqualTo(Outcome.P));
  }

  @ParameterizedTest
  @ValueSource(strings = {"domineering(7x9)", "domineering(6x6)"})
  void searchesStopAtTheirLimits(String text) {
    Outcomes outcomes = new Outcomes(new Evaluator());
    Limits limits = Limits.ofTime(Duration.ofMillis(50));
    assertThatExceptionOfType(ComputationStopped.class)
        .isThrownBy(() -> Computation.within(limits, () -> outcomes.misere(position(text))));
    assertThatExceptionOfType(ComputationStopped.class)
        .isThrownBy(
            () ->
                Computation.within(
                    Limits.ofTime(Duration.ofNanos(1)), () -> outcomes.of(position(text))));
  }

  @Test
  void aSearchThatForgetsAgrees() {
    Outcomes forgetful = new Outcomes(new Evaluator(1, false, progress -> {}));
    Outcomes outcomes = new Outcomes(new Evaluator());
    for (String text : List.of("domineering(4x5)", "clobber(xoxo|oxox|xoxo)", "snort(path 9)")) {
      assertThat(forgetful.of(position(text))).isEqualTo(outcomes.of(position(text)));
    }
    assertThat(forgetful.misere(position("kayles(20)")))
        .isEqualTo(outcomes.misere(position("kayles(20)")));
  }

  /** Left and Right go round in a circle, 0, 1, 2, 0, whatever the convention claims. */
  @Test
  void theRepeatedPositionIsNamed() {
    Position start = Arena.of(Convention.MISERE, 3, 0b001_100_010_001_100_010L).at(1);
    Outcomes outcomes = new Outcomes(new Evaluator());
    assertThatExceptionOfType(LoopyPositionException.class)
        .isThrownBy(
            () -> {
              outcomes.of(start);
            })
        .withMessageContaining("return to the position arena(1)");
  }

  /** The same circle under normal play: nobody said that play returns, and nobody loses. */
  @Test
  void playThatReturnsIsDrawnWhetherTheRulesSayItOrNot() {
    for (Convention convention : List.of(Convention.NORMAL, Convention.LOOPY)) {
      Position start = Arena.of(convention, 3, 0b001_100_010_001_100_010L).at(1);
      assertThat(new Outcomes(new Evaluator()).of(start)).isEqualTo(Outcome.D);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"MISERE", "LOOPY", "ENDING"})
  void noValueUnderOtherConventions(Convention convention) {
    Position position = Arena.of(convention, 2, 0).at(1);
    Evaluator evaluator = new Evaluator();
    String sentence =
        "arena(1) %s, because its convention is "
            .formatted(convention == Convention.LOOPY ? "is no short game" : "has no value");
    assertThatExceptionOfType(ConventionException.class)
        .isThrownBy(() -> evaluator.value(position))
        .withMessageStartingWith(sentence)
        .withMessageContaining(convention.text());
    assertThatExceptionOfType(ConventionException.class)
        .isThrownBy(() -> evaluator.nimber(position));
    assertThatExceptionOfType(ConventionException.class)
        .isThrownBy(() -> MoveAnalysis.of(evaluator, position, Player.LEFT))
        .withMessageStartingWith(sentence);
    assertThatExceptionOfType(ConventionException.class)
        .isThrownBy(() -> new PlainSearch(100).outcome(position))
        .withMessageStartingWith(sentence);
    assertThat(new Outcomes(evaluator).of(position))
        .isEqualTo(convention == Convention.MISERE ? Outcome.N : Outcome.P);
  }

  @Test
  void sumsOfDifferentConventions() {
    Outcomes outcomes = new Outcomes(new Evaluator());
    Position one = new ValuePosition(ShortGame.ONE);
    Position misere = Arena.of(Convention.MISERE, 2, 0).at(1);
    Position loopy = Arena.of(Convention.LOOPY, 2, 0).at(1);
    Position ending = Arena.of(Convention.ENDING, 2, 0).at(1);
    for (List<Position> parts :
        List.of(
            List.of(one, misere),
            List.of(misere, loopy),
            List.of(ending, one),
            List.of(ending, ending))) {
      assertThatExceptionOfType(ConventionException.class)
          .isThrownBy(() -> outcomes.of(DisjunctiveSum.of(parts)))
          .withMessageContaining("cannot be added");
      assertThatExceptionOfType(ConventionException.class)
          .isThrownBy(() -> new Evaluator().value(DisjunctiveSum.of(parts)));
    }
    assertThat(outcomes.of(DisjunctiveSum.of(loopy, one))).isEqualTo(Outcome.L);
    assertThat(outcomes.of(DisjunctiveSum.of(misere, misere))).isEqualTo(Outcome.N);
    assertThatExceptionOfType(ConventionException.class)
        .isThrownBy(() -> outcomes.misere(loopy))
        .withMessageContaining("no outcome under misere play");
  }
}
