package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.LongAdder;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Position;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EndingSearchTest {
  private static final long MOST = 1_000_000;

  private static EvaluationReport report() {
    return new EvaluationReport(new LongAdder(), () -> 0, progress -> {});
  }

  private static EndingSearch search() {
    return new EndingSearch(1 << 20, report());
  }

  private static Outcome outcome(EndingSearch search, Position position) {
    return Outcome.of(
        search.winner(position, Player.LEFT, MOST), search.winner(position, Player.RIGHT, MOST));
  }

  private static Outcome byListing(Position position) {
    return new RetrogradeAnalysis(Convention.ENDING, 1 << 20, report()).outcome(position);
  }

  /** Positions that random play leads to, compared with what follows when all are listed. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "tic-tac-toe(3x3); 60",
        "tic-tac-toe{2}(3x3); 30",
        "tic-tac-toe{3}(2x5); 40",
        "tic-tac-toe{4}(2x5); 40",
        "tic-tac-toe{3}(..#|#..|...|..#); 30",
        "tic-tac-toe{1}(2x2); 3"
      })
  void agreesWithTheListOfAllPositions(String text, int plays) {
    Position start = SeededSums.position(text);
    EndingSearch search = search();
    Random random = new Random(plays);
    for (int i = 0; i < plays; i++) {
      Position reached = start;
      Player mover = random.nextBoolean() ? Player.LEFT : Player.RIGHT;
      for (int moves = random.nextInt(6); moves > 0; moves--) {
        List<Position> options = reached.options(mover);
        if (!options.isEmpty()) {
          reached = options.get(random.nextInt(options.size()));
        }
        mover = random.nextInt(4) == 0 ? mover : mover.opponent();
      }
      assertThat(outcome(search, reached)).as("%s", reached).isEqualTo(byListing(reached));
      assertThat(outcome(search, reached.negative())).isEqualTo(byListing(reached).negate());
    }
  }

  /** Ends that are wins, draws and loops, on random digraphs; a loop may be refused, not wrong. */
  @Test
  void randomDigraphs() {
    Random random = new Random(30);
    int decided = 0;
    for (int i = 0; i < 400; i++) {
      long arcs = random.nextLong();
      Arena arena = Arena.of(Convention.ENDING, 4, arcs & random.nextLong());
      for (int vertex = 0; vertex < 4; vertex++) {
        Position position = arena.at(vertex);
        Outcome expected = byListing(position);
        assertThat(new Outcomes(new Evaluator()).of(position)).isEqualTo(expected);
        try {
          assertThat(outcome(search(), position)).isEqualTo(expected);
          decided++;
        } catch (LoopyPositionException refused) {
          assertThat(refused).hasMessageContaining("arena");
        }
      }
    }
    assertThat(decided).isGreaterThan(200);
  }

  /** The first player wins where three in a row have room. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "tic-tac-toe{3}(3x4); N",
        "tic-tac-toe{3}(3x5); N",
        "tic-tac-toe{3}(4x4); N",
      })
  void boardsThatAreTooLargeToBeListed(String text, Outcome outcome) {
    LongAdder expanded = new LongAdder();
    EndingSearch search =
        new EndingSearch(1 << 20, new EvaluationReport(expanded, () -> 0, progress -> {}));
    assertThat(outcome(search, SeededSums.position(text))).isEqualTo(outcome);
    assertThat(expanded.sum()).isLessThan(100_000);
  }

  @Test
  void aSearchThatDoesNotFitSaysSo() {
    EndingSearch small = new EndingSearch(40, report());
    assertThatExceptionOfType(ComputationStopped.class)
        .isThrownBy(() -> small.winner(SeededSums.position("tic-tac-toe(3x3)"), Player.LEFT, MOST))
        .withMessageContaining("gave up");
  }
}
