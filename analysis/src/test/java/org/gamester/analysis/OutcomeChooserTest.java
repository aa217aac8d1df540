package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class OutcomeChooserTest {
  private static final Catalogue CATALOGUE = Catalogue.standard();

  private static Position position(String text) {
    return SeededSums.position(text);
  }

  private static OutcomeChooser chooser() {
    return new OutcomeChooser(new Evaluator(), false, progress -> {});
  }

  /** One in which the evaluation begins with the search, however short that is. */
  private static OutcomeChooser withoutHeadStart(Evaluator evaluator) {
    return new OutcomeChooser(evaluator, false, progress -> {}, 0);
  }

  private static OutcomeSearch search() {
    return new OutcomeSearch(new Evaluator(), false, progress -> {});
  }

  static Stream<CatalogueEntry> entries() {
    return CATALOGUE.entries().stream()
        .filter(entry -> Convention.of(entry.examplePosition(CATALOGUE)) == Convention.NORMAL);
  }

  /** The example, a position that random play leads to from it, and the small positions. */
  private static List<Position> positions(CatalogueEntry entry) {
    Position example = entry.examplePosition(CATALOGUE);
    List<Position> positions = new ArrayList<>(List.of(example));
    Random random = new Random(entry.name().hashCode());
    Position reached = example;
    for (int i = 0; i < 2; i++) {
      List<Position> options = reached.options(random.nextBoolean() ? Player.LEFT : Player.RIGHT);
      if (!options.isEmpty()) {
        reached = options.get(random.nextInt(options.size()));
        positions.add(reached);
      }
    }
    for (String text : entry.ruleset().description().smallPositions()) {
      positions.add(example.rules().read(text));
    }
    return positions;
  }

  /** By the chooser, the search alone, the value, and the definition where that is small. */
  private static void compare(Position position) {
    Outcome byValue = new Evaluator().value(position).outcome();
    assertThat(withoutHeadStart(new Evaluator()).outcome(position))
        .as("%s", position)
        .isEqualTo(byValue);
    assertThat(chooser().outcome(position)).as("%s", position).isEqualTo(byValue);
    assertThat(search().outcome(position)).as("%s", position).isEqualTo(byValue);
    SeededSums.plain(position)
        .ifPresent(plain -> assertThat(plain).as("%s", position).isEqualTo(byValue));
  }

  @ParameterizedTest
  @MethodSource("entries")
  void outcomesOfTheWholeCatalogue(CatalogueEntry entry) {
    positions(entry).forEach(OutcomeChooserTest::compare);
  }

  /** Small positions of two rulesets: their sums, differences and order. */
  static Stream<List<Position>> mixed() {
    List<Position> all = entries().flatMap(entry -> positions(entry).stream()).toList();
    Random random = new Random(20);
    return IntStream.range(0, 250)
        .mapToObj(
            i ->
                IntStream.range(0, 2 + random.nextInt(3))
                    .mapToObj(
                        j -> {
                          Position part = all.get(random.nextInt(all.size()));
                          return random.nextBoolean() ? part : part.negative();
                        })
                    .toList());
  }

  @Test
  void sumsOfMixedRulesetsAndTheirOrder() {
    Evaluator shared = new Evaluator();
    OutcomeChooser chooser = withoutHeadStart(shared);
    mixed()
        .forEach(
            parts -> {
              compare(DisjunctiveSum.of(parts));
              Position one = parts.getFirst();
              Position other = DisjunctiveSum.of(parts.subList(1, parts.size()));
              ShortGame g = new Evaluator().value(one);
              ShortGame h = new Evaluator().value(other);
              assertThat(chooser.relation(one, other))
                  .as("%s and %s", one, other)
                  .isEqualTo(g.relationTo(h));
              assertThat(chooser.isLessOrEqual(one, other)).isEqualTo(g.lessOrEqual(h));
            });
  }

  /** What one question leaves behind does not spoil the next one. */
  @Test
  void oneChooserForManySums() {
    OutcomeChooser chooser = withoutHeadStart(new Evaluator());
    SeededSums sums = new SeededSums(20261130);
    for (int i = 0; i < 300; i++) {
      String sum = sums.next(4);
      assertThat(chooser.outcome(position(sum)))
          .as(sum)
          .isEqualTo(new Evaluator().value(position(sum)).outcome());
    }
  }

  /** The value is found in less than a second; the search alone looks at a million states. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "geography-triple(A(3,12,4)+A(7,12,1)-A(9,15,6)); N",
        "cutcake(12,12); P",
        "cutcake(13,11) - cutcake(9,12); P",
        "geography-triple(A(8,14,8)-A(9,15,7)); R"
      })
  void positionsWhoseValueIsCheaper(String text, Outcome outcome) {
    Position position = position(text);
    assertThat(new Evaluator().value(position).outcome()).isEqualTo(outcome);
    OutcomeChooser chooser = chooser();
    assertThat(chooser.outcome(position)).isEqualTo(outcome);
    for (Player first : Player.values()) {
      List<String> expected =
          MoveAnalysis.of(new Evaluator(), position, first).winning().stream()
              .map(move -> move.move().name())
              .toList();
      assertThat(chooser.winningMoves(position, first).stream().map(Move::name))
          .containsExactlyElementsOf(expected);
    }
  }

  /** The boards have values that take long; the search looks at some thousand states. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "konane(5x6 without c3,c4); L", // by alpha-beta in 5,286 states
        "domineering(6x6); N",
        "domineering(5x5); P",
        "clobber(xoxoxoxoxo|oxoxoxoxox); N"
      })
  void positionsWhoseSearchIsCheaper(String text, Outcome outcome) {
    assertThat(chooser().outcome(position(text))).isEqualTo(outcome);
  }

  /**
   * By the half turn on boards of Cram with two even sides, after a first move in the middle where
   * one side is even; by the stolen strategy, and by theorems on heaps with too many moves.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "cram(8x8); P",
        "cram(10x12); P",
        "cram(7x8); N",
        "cram(9x10); N",
        "hex(5x5); N",
        "hex{fill}(6x6); N",
        "game-of-y(7x7); N",
        "nim(3000000+5); N",
        "nim(3000000+3000000); P",
        "nim(9223372036854775807+5); N",
        "wythoff(3000000,5); N",
        "wythoff(4854093,7854088); P",
        "kayles(100000000); N"
      })
  void positionsWhoseWinnerAnArgumentNames(String text, Outcome outcome) {
    assertThat(chooser().outcome(position(text))).isEqualTo(outcome);
    Position position = position(text);
    assertThat(new Outcomes(new Evaluator()).of(position, Convention.NORMAL)).isEqualTo(outcome);
  }

  /** The move after which the mirror strategy wins. */
  @Test
  void theFirstMoveOfAMirrorStrategy() {
    assertThat(chooser().winningMove(position("cram(7x8)"), Player.LEFT).map(Move::name))
        .hasValue("d4-e4");
  }

  /** Part of a sum has a value at once, the rest is searched. */
  @Test
  void componentByComponent() {
    Position sum =
        position("geography-triple(A(3,12,4)) - geography-triple(A(3,12,5)) + domineering(5x5)");
    ShortGame value = new Evaluator().value(sum); // domineering(5x5) is 0
    assertThat(chooser().outcome(sum)).isEqualTo(value.outcome());
    Position hard = position("cutcake(12,12) + domineering(6x6)");
    assertThat(chooser().outcome(hard)).isEqualTo(Outcome.N); // cutcake(12,12) is 0
  }

  /** The evaluator keeps what has decided, and nothing of an evaluation that has not. */
  @Test
  void theMemoryOfTheLoserIsGivenBack() {
    Evaluator evaluator = new Evaluator();
    Position position = position("geography-triple(A(3,12,4)+A(7,12,1)-A(9,15,6))");
    assertThat(new OutcomeChooser(evaluator, false, progress -> {}).outcome(position))
        .isEqualTo(Outcome.N);
    assertThat(evaluator.progress().remembered()).isPositive();
    Evaluator trial = evaluator.onTrial();
    long before = evaluator.progress().remembered();
    ShortGame value = trial.value(position("domineering(4x5) + geography-triple(A(9,15,7))"));
    assertThat(trial.progress().remembered()).isPositive();
    assertThat(evaluator.progress().remembered()).isEqualTo(before);
    trial.keep();
    assertThat(evaluator.progress().remembered()).isGreaterThan(before);
    long evaluated = evaluator.evaluated();
    assertThat(evaluator.value(position("domineering(4x5) + geography-triple(A(9,15,7))")))
        .isEqualTo(value);
    assertThat(evaluator.evaluated()).isEqualTo(evaluated);
  }

  @ParameterizedTest
  @ValueSource(strings = {"domineering(8x8)", "nogo(5x5)", "clobber(7x9)"})
  void stopsAtItsLimitsAndCanGoOn(String text) {
    OutcomeChooser chooser = new OutcomeChooser(new Evaluator(), true, progress -> {});
    for (int i = 0; i < 2; i++) {
      assertThatExceptionOfType(ComputationStopped.class)
          .isThrownBy(
              () ->
                  Computation.within(
                      Limits.ofTime(Duration.ofMillis(300)),
                      () -> chooser.outcome(position(text))));
    }
    assertThat(chooser.outcome(position("domineering(4x4)"))).isEqualTo(Outcome.N);
  }

  @Test
  void otherConventionsAreRefused() {
    assertThatExceptionOfType(ConventionException.class)
        .isThrownBy(() -> chooser().outcome(position("tic-tac-toe(3x3)")));
  }

  /** Winning moves are those after which the opponent, by the values, does not win. */
  @Test
  void winningMovesAreThoseByTheValues() {
    Evaluator evaluator = new Evaluator();
    OutcomeChooser chooser = new OutcomeChooser(evaluator, false, progress -> {});
    SeededSums sums = new SeededSums(3);
    for (int i = 0; i < 60; i++) {
      Position position = position(sums.next(3));
      for (Player player : Player.values()) {
        List<String> expected =
            MoveAnalysis.of(new Evaluator(), position, player).winning().stream()
                .map(move -> move.move().name())
                .toList();
        assertThat(chooser.winningMoves(position, player).stream().map(Move::name))
            .containsExactlyElementsOf(expected);
        Optional<Move> one = chooser.winningMove(position, player);
        assertThat(one.isPresent()).isEqualTo(!expected.isEmpty());
        one.ifPresent(move -> assertThat(expected).contains(move.name()));
      }
    }
  }

  @Test
  void aLineEndsWithTheMoveOfTheWinner() {
    OutcomeChooser chooser = chooser();
    for (String text : List.of("domineering(4x4)", "clobber(xoxo|oxox) + ^*", "nim(3+5+7)")) {
      Position position = position(text);
      for (Player first : Player.values()) {
        List<Move> line = chooser.line(position, first, 1_000);
        Player last = line.size() % 2 == 1 ? first : first.opponent();
        assertThat(last == first).isEqualTo(chooser.wins(position, first));
        Position end = line.isEmpty() ? position : line.getLast().to();
        assertThat(end.options(last.opponent())).isEmpty();
      }
    }
  }
}
