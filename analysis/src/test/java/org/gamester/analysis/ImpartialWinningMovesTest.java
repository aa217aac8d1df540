package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.rulesets.heap.ProvedPeriod;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The moves that win, as the specification of the impartial rulesets lists them. */
class ImpartialWinningMovesTest {
  private static final Evaluator EVALUATOR = new Evaluator();

  private static List<String> winning(Position position) {
    return position.moves(Player.LEFT).stream()
        .filter(move -> EVALUATOR.nimber(move.to()) == 0)
        .map(Move::name)
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "nim(3+7+9) ~ 9: take 5",
        "node-kayles(path 7) ~ 2 4 6",
        "dominim(2/1 + 1/4) ~ 2/1: take 1",
        "fibonacci-nim(9) ~ take 1",
        "fibonacci-nim(12) ~ take 1",
        "fibonacci-nim(20) ~ take 2",
        "avoid-true((x1|x2)&(x2|x3|x4)) ~ x1",
        "avoid-true((x1|x2)&x3) ~ x3",
        "chomp(3x4) ~ (3,2)",
        "chomp(3x5) ~ (4,3)",
        "chomp(4x5) ~ (3,3)",
        "chomp(4x6) ~ (3,2)",
        "chomp(5x6) ~ (4,3)",
        "chomp(2x2) ~ (2,2)",
        "chomp(5x5) ~ (2,2)",
      })
  void winningMoves(String position, String moves) {
    List<String> winning = winning(Catalogue.standard().readSum(position));
    assertThat(winning)
        .isEqualTo(
            moves.contains(" ") && position.startsWith("node")
                ? List.of(moves.split(" ", -1))
                : List.of(moves));
  }

  @Test
  void elevenPinsHaveFourWinningResults() {
    assertThat(winning(Catalogue.standard().readSum("kayles(ooooooooooo)"))).hasSize(4);
  }

  /** Each of k crosses adds five moves to the play, and two of all are never made. */
  @Test
  void brusselsSproutsLastFiveMovesForEachCross() {
    for (int crosses = 1; crosses <= 5; crosses++) {
      Position position = Catalogue.standard().readSum("brussels-sprouts(" + crosses + ")");
      int moves = 0;
      while (!position.moves(Player.LEFT).isEmpty()) {
        position = position.options(Player.LEFT).getLast();
        moves++;
      }
      assertThat(moves).isEqualTo(5 * crosses - 2);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "kayles, 71, 12",
    "dawsons-kayles, 53, 34",
    "dawsons-chess, 52, 34",
    "'subtraction{1,2,4}', 0, 3",
    "'subtraction{2,3}', 0, 5",
    "'subtraction{1,3,4}', 0, 7",
    "'subtraction{2,4,6}', 0, 8",
    "'subtraction{2,5,7}', 0, 22",
  })
  void periodsAreProved(String rules, long start, long length) {
    HeapGame game = (HeapGame) Catalogue.standard().rules(rules);
    assertThat(game.nimbers().of(1000)).isNotNegative();
    ProvedPeriod period = game.nimbers().period().orElseThrow();
    assertThat(period.start()).isEqualTo(start);
    assertThat(period.length()).isEqualTo(length);
  }

  @Test
  void aHeapOfGrundysGameHasManyOptions() {
    Position heap = Catalogue.standard().readSum("grundy(92679)");
    assertThat(heap.moves(Player.LEFT)).hasSize(46_339);
    assertThat(heap.options(Player.LEFT).getLast().text()).isEqualTo("46339 + 46340");
  }
}
