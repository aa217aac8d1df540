package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.LongAdder;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Values for which most options were left out are those of the walk over all of them. */
class SearchedValuesTest {

  /** The evaluator by walks alone, as searches use it. */
  private static ShortGame byWalk(Evaluator evaluator, Position position) {
    return evaluator.valueWalks().result(position);
  }

  private static Walks<ShortGame> searching(
      Evaluator evaluator, SearchedValues.Shared shared, boolean backwards) {
    EvaluationReport report = new EvaluationReport(new LongAdder(), () -> 0, progress -> {});
    return new Walks<>(
        new ValueAlgebra(evaluator::nimber),
        new PositionMemory<>(1 << 20),
        packing -> new PackedMemory<>(packing.words(), 1 << 20),
        new SearchedValues(shared, 4, 4, backwards, report),
        backwards,
        report);
  }

  private static SearchedValues.Shared shared(Evaluator evaluator) {
    return new SearchedValues.Shared(
        1 << 20, () -> new OutcomeSearch(evaluator, false, progress -> {}), null);
  }

  /** A board with holes at random. */
  private static Position board(Random random, int rows, int columns) {
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < columns; column++) {
        line.append(random.nextInt(6) == 0 ? '#' : '.');
      }
      lines.add(line.toString());
    }
    return Catalogue.standard().readSum("domineering(" + String.join("|", lines) + ")");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void boardsWithHoles(boolean backwards) {
    Random random = new Random(29);
    Evaluator evaluator = new Evaluator();
    SearchedValues.Shared shared = shared(evaluator);
    Walks<ShortGame> searching = searching(evaluator, shared, backwards);
    for (int trial = 0; trial < 300; trial++) {
      Position board = board(random, 2 + random.nextInt(3), 2 + random.nextInt(4));
      assertThat(searching.result(board)).as(board.toString()).isEqualTo(byWalk(evaluator, board));
    }
  }

  /** Two threads that leave out what the other has found come to the same values. */
  @Test
  void twoThreads() throws Exception {
    Random random = new Random(5);
    Evaluator evaluator = new Evaluator();
    try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
      for (int trial = 0; trial < 40; trial++) {
        Position board = board(random, 4, 5);
        SearchedValues.Shared shared = shared(evaluator);
        List<Callable<ShortGame>> both =
            List.of(
                () -> searching(evaluator, shared, false).result(board),
                () -> searching(evaluator, shared, true).result(board));
        for (Future<ShortGame> found : threads.invokeAll(both)) {
          assertThat(found.get()).as(board.toString()).isEqualTo(byWalk(evaluator, board));
        }
      }
    }
  }

  /** In larger boards, alone and in a sum, with one thread and with two. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void boardsThatAreSearchedAsTheyAreAskedFor(boolean parallel) {
    Evaluator evaluator = new Evaluator(Evaluator.DEFAULT_MEMORY, parallel, progress -> {});
    Position position =
        Catalogue.standard().readSum("domineering(5x6) - domineering(6x5) + nim(2)");
    assertThat(evaluator.value(position))
        .isEqualTo(ShortGame.integer(-3).plus(ShortGame.nimber(2)));
    assertThat(evaluator.evaluated()).isLessThan(100_000);
  }
}
