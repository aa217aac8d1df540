package org.gamester.analysis.explanation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.OutcomeChooser;
import org.gamester.analysis.Outcomes;
import org.gamester.analysis.PlainSearch;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.board.Turn;
import org.gamester.values.Dyadic;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.infinitesimals.AtomicWeight;
import org.gamester.values.thermography.Thermography;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every argument is checked against the search of the whole tree, which shares nothing with it. */
class ExplainerTest {
  private static final long MOST_POSITIONS = 2_000_000;
  private static final Evaluator EVALUATOR = new Evaluator();

  private static final List<String> POOL =
      List.of(
          "nim(1)",
          "nim(2)",
          "nim(3)",
          "kayles(3)",
          "col(.)",
          "col(x..)",
          "col(o.)",
          "domineering(..|..)",
          "domineering(..|.#)",
          "clobber(xxo)",
          "clobber(oox)",
          "clobber(xo)",
          "clobber(xoxo)",
          "toppling-dominoes(xox)",
          "toppling-dominoes(oo)",
          "hackenbush(xo)",
          "cram(..|..)",
          "snort(..)",
          "{2|-2}",
          "{1|0}",
          "{3|1}",
          "{-1|-2}",
          "1/2",
          "-1",
          "1",
          "^",
          "v",
          "*",
          "*2",
          "{2||1|0}",
          "{0||0|-2}",
          "{^|v}",
          "{1|*}",
          "{0|v*}",
          "^^",
          "0");

  private static Position read(String text) {
    return Catalogue.standard().readSum(text);
  }

  private static Argument first(String text) {
    return Explainer.of(read(text), EVALUATOR, false).arguments().getFirst();
  }

  @TestFactory
  Stream<DynamicTest> concludesWhatTheBookDoes() throws IOException {
    String all;
    try (InputStream in = ExplainerTest.class.getResourceAsStream("book.txt")) {
      all = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    }
    return all.lines()
        .filter(line -> !line.startsWith("#"))
        .map(
            line -> {
              String[] fields = line.split(" \\| ", -1);
              return DynamicTest.dynamicTest(
                  fields[0] + ": " + fields[1],
                  () -> {
                    Explanation explanation = Explainer.of(read(fields[1]), EVALUATOR, true);
                    assertThat(explanation.arguments())
                        .allSatisfy(
                            argument ->
                                assertThat(argument.outcome())
                                    .as(argument.means())
                                    .isEqualTo(Outcome.valueOf(fields[2])));
                  });
            });
  }

  @TestFactory
  Stream<DynamicTest> agreesWithTheSearchOnSeededSums() {
    Random random = new Random(20261128);
    List<DynamicTest> tests = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      List<String> terms = new ArrayList<>();
      int count = 1 + random.nextInt(3);
      for (int j = 0; j < count; j++) {
        terms.add(POOL.get(random.nextInt(POOL.size())));
      }
      String text =
          terms.stream()
              .reduce((a, b) -> a + (b.startsWith("-") ? " - " + b.substring(1) : " + " + b))
              .orElseThrow();
      tests.add(DynamicTest.dynamicTest(text, () -> check(text)));
    }
    return tests.stream();
  }

  private static void check(String text) {
    Position position = read(text);
    PlainSearch search = new PlainSearch(MOST_POSITIONS);
    Outcome outcome = search.outcome(position);
    Explanation explanation = Explainer.of(position, EVALUATOR, true);
    for (Argument argument : explanation.arguments()) {
      assertThat(argument.outcome()).as(argument.means()).isEqualTo(outcome);
      checkFacts(argument, search);
    }
    assertThat(explanation.winning())
        .allSatisfy(
            winning -> {
              assertThat(winning.isComplete()).isTrue();
              assertThat(winning.names()).isNotEmpty();
              assertThat(outcome.winsStarting(winning.player())).isTrue();
            });
    assertThat(explanation.winning().isEmpty()).isEqualTo(outcome == Outcome.P);
  }

  private static void checkFacts(Argument argument, PlainSearch search) {
    switch (argument) {
      case Argument.NimSum sum ->
          sum.parts()
              .forEach(
                  part ->
                      assertThat(search.hasValue(part.position(), ShortGame.nimber(part.nimber())))
                          .isTrue());
      case Argument.Numbers numbers -> {
        Dyadic sum = Dyadic.ZERO;
        for (Argument.NumberPart part : numbers.parts()) {
          checkValue(part.part(), search);
          Dyadic value = part.part().value().leftStop();
          assertThat(part.left()).noneMatch(option -> option.greaterOrEqual(part.part().value()));
          assertThat(part.right()).noneMatch(option -> option.lessOrEqual(part.part().value()));
          part.low().ifPresent(low -> assertThat(low).isLessThan(value));
          part.high().ifPresent(high -> assertThat(high).isGreaterThan(value));
          sum = sum.plus(value);
        }
        assertThat(sum).isEqualTo(numbers.sum());
      }
      case Argument.Switches switches -> {
        for (Argument.Switch each : switches.switches()) {
          checkValue(each.part(), search);
          assertThat(each.temperature()).isEqualTo(Thermography.temperature(each.part().value()));
        }
        switches.others().forEach(part -> checkValue(part, search));
      }
      case Argument.TwoAhead ahead ->
          ahead
              .parts()
              .forEach(
                  part -> {
                    checkValue(part.part(), search);
                    assertThat(AtomicWeight.of(part.part().value()))
                        .contains(ShortGame.number(part.weight()));
                  });
      case Argument.UpsAndStars sum -> sum.parts().forEach(part -> checkValue(part, search));
      case Argument.MeanBounds bounds -> bounds.parts().forEach(p -> checkValue(p.part(), search));
      case Argument.Values values -> values.parts().forEach(part -> checkValue(part, search));
      case Argument.Cancellation pairs -> checkPairs(pairs, search);
      case Argument.Reduction reduction -> {
        checkPairs(reduction.cancelled(), search);
        checkFacts(reduction.argument(), search);
        assertThat(search.outcome(DisjunctiveSum.of(reduction.rest())))
            .isEqualTo(reduction.argument().outcome());
      }
      default -> {}
    }
  }

  private static void checkPairs(Argument.Cancellation cancelled, PlainSearch search) {
    for (Argument.Pair pair : cancelled.pairs()) {
      assertThat(search.outcome(DisjunctiveSum.of(pair.first(), pair.second())))
          .isEqualTo(Outcome.P);
    }
  }

  private static void checkValue(Part part, PlainSearch search) {
    assertThat(search.hasValue(part.position(), part.value())).as(part.text()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "nim(0+0); no moves",
        "hackenbush(xx); one player cannot move",
        "domineering(..|..|..) - domineering(..|..|..); cancellation",
        "col(x.o) + col(o..) + col(..x); cancellation",
        "clobber(xoxo) - clobber(xoxo) + {10||2|-20} + 7; cancellation, then means and temperatures",
        "col(x.o) + {2||0|-2} + ^ + {1|0} + col(o..) + col(..x); cancellation, then values",
        "^ + kayles(5) + nim(3) - hackenbush(xo) + kayles(5) + hackenbush(xo);"
            + " cancellation, then signs of ups and stars",
        "cram(4x4); mirror strategy",
        "cram(2x3); mirror strategy",
        "nim(3+5+7); nim sum",
        "kayles(5) + nim(2); nim sum",
        "hackenbush(xo) - hackenbush(xxo); numbers",
        "{3|1} + {2|-2} - {1|0} + 1/2; switches in order of temperature",
        "clobber(xxo) + clobber(xxo) + clobber(xo); two ahead",
        "clobber(xxo) + nim(2); signs of ups and stars",
        "{10||2|-20} + 7; means and temperatures",
        "{2||0|-2} + ^ + {1|0}; values"
      })
  void usesTheFirstMeansThatSettlesIt(String text, String means) {
    assertThat(first(text).means()).isEqualTo(means);
  }

  @Test
  void findsTheMovesOfNimOnAnyHeap() {
    Explanation explanation = Explainer.of(read("nim(9000000000000000000+1)"), EVALUATOR, false);
    assertThat(explanation.outcome()).isEqualTo(Outcome.N);
    assertThat(explanation.winning().getFirst().names())
        .containsExactly("9000000000000000000: take 8999999999999999999");
  }

  @Test
  void aMirrorOfALargeBoardNeedsNoSearch() {
    assertThat(first("cram(12x12)")).isInstanceOf(Argument.MirrorStrategy.class);
    assertThat(first("cram(10x11)").outcome()).isEqualTo(Outcome.N);
  }

  /** On one row, the mirror that exchanges top and bottom leaves every cell where it is. */
  @Test
  void aMirrorMovesCells() {
    for (String row : List.of("..xx..xx", "..xxx..", ".xx..", "x.x..x")) {
      for (String text : List.of(row, String.join("|", row.split("")))) {
        Position position = read("peg-duotaire(" + text + ")");
        assertThat(Explainer.of(position, EVALUATOR, true).arguments())
            .filteredOn(Argument.MirrorStrategy.class::isInstance)
            .extracting(argument -> ((Argument.MirrorStrategy) argument).turn())
            .doesNotContain(text.equals(row) ? Turn.FLIP_ROWS : Turn.FLIP_COLUMNS);
      }
    }
    assertThat(first("elephants-and-rhinos(xx..oo)"))
        .isInstanceOf(Argument.MirrorStrategy.class)
        .extracting(argument -> ((Argument.MirrorStrategy) argument).turn())
        .isEqualTo(Turn.HALF_TURN);
  }

  @Test
  void noMirrorIsClaimedWhereAMoveSpoilsIt() {
    for (String text : List.of("cram(3x3)", "col(..)", "domineering(..|..)", "snort(..)")) {
      Position position = read(text);
      Explanation explanation = Explainer.of(position, EVALUATOR, true);
      Outcome outcome = new PlainSearch(MOST_POSITIONS).outcome(position);
      assertThat(explanation.arguments())
          .allSatisfy(argument -> assertThat(argument.outcome()).isEqualTo(outcome));
    }
  }

  @Test
  void misereNimIsDecidedAsBySearch() {
    Outcomes outcomes = new Outcomes(EVALUATOR);
    for (int a = 0; a <= 4; a++) {
      for (int b = 0; b <= 4; b++) {
        for (int c = 0; c <= 4; c++) {
          Position position = read("nim(" + a + "+" + b + "+" + c + ")");
          Explanation explanation = Explainer.misere(position, EVALUATOR);
          assertThat(explanation.outcome()).isEqualTo(outcomes.misere(position));
        }
      }
    }
    assertThatThrownBy(() -> Explainer.misere(read("kayles(3)"), EVALUATOR))
        .isInstanceOf(NoArgumentException.class)
        .hasMessageContaining("heaps of Nim only");
  }

  @Test
  void aTrimmedTreeIsAProof() {
    OutcomeChooser search = new OutcomeChooser(EVALUATOR, false, progress -> {});
    TrimmedTreeBuilder builder = new TrimmedTreeBuilder(search, 5_000, Duration.ofHours(1));
    for (String text : List.of("domineering(3x3)", "clobber(xoxo|oxox)", "col(....)", "nim(1+2)")) {
      Position position = read(text);
      PlainSearch plain = new PlainSearch(MOST_POSITIONS);
      for (Player starter : Player.values()) {
        TrimmedTree tree = builder.of(position, starter);
        assertThat(tree.isComplete()).isTrue();
        assertThat(tree.winner() == starter).isEqualTo(plain.wins(position, starter));
        tree.nodes().forEach(node -> checkNode(node, tree));
      }
    }
  }

  private static void checkNode(TrimmedTree.Node node, TrimmedTree tree) {
    Set<Position> options = new HashSet<>(node.position().options(node.toMove()));
    Set<Position> led = new HashSet<>();
    for (TrimmedTree.Branch branch : node.branches()) {
      TrimmedTree.Node next = tree.nodes().get(branch.node());
      assertThat(next.toMove()).isEqualTo(node.toMove().opponent());
      led.add(next.position());
    }
    if (node.toMove() == tree.winner()) {
      assertThat(led).hasSize(1).isSubsetOf(options);
    } else {
      assertThat(led).isEqualTo(options);
    }
  }

  @Test
  void aTreeThatIsTooLargeIsOnlyCounted() {
    OutcomeChooser search = new OutcomeChooser(EVALUATOR, false, progress -> {});
    TrimmedTree tree =
        new TrimmedTreeBuilder(search, 5, Duration.ofHours(1))
            .of(read("domineering(4x4)"), Player.LEFT);
    assertThat(tree.isComplete()).isFalse();
    assertThat(tree.nodes()).isEmpty();
    assertThat(tree.size()).isEqualTo(5);
  }

  @Test
  void lengthOfPlayIsThatOfEveryPlay() {
    assertThat(new PlayLength(1000).of(read("col(x.o)"))).isPresent();
    assertThat(new PlayLength(1000).of(read("*2"))).isEmpty();
    assertThat(new PlayLength(1000).of(read("nim(1+1+1)")))
        .hasValueSatisfying(argument -> assertThat(argument.outcome()).isEqualTo(Outcome.N));
    assertThat(new PlayLength(3).of(read("nim(1+1+1+1+1+1)"))).isEmpty();
  }
}
