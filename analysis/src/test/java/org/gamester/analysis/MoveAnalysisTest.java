package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.Relation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveAnalysisTest {

  private static MoveAnalysis analyse(String rules, String position, Player player) {
    Position read = Catalogue.standard().read(rules, position);
    return MoveAnalysis.of(new Evaluator(), read, player);
  }

  /** The puzzle of the geography paper: one winning move for each player. */
  @Test
  void thePuzzleOfThePaper() {
    MoveAnalysis left = analyse("geography-triple", "A(3,2,1)-A(3,1,2)-A(1,1,1)", Player.LEFT);
    assertThat(left.moves()).hasSize(4);
    assertThat(left.winning())
        .extracting(move -> move.move().name())
        .containsExactly("A(3,2,1): to B(3,1,2)");
    assertThat(left.best()).isEqualTo(left.winning());
    assertThat(left.moves().get(1).outcome()).isEqualTo(Outcome.R);
    assertThat(left.compare(0, 1)).isEqualTo(Relation.GREATER);
    assertThat(left.compare(1, 1)).isEqualTo(Relation.EQUAL);
  }

  @Test
  void theOneWinningMoveInNim() {
    MoveAnalysis moves = analyse("nim", "3+7+9", Player.RIGHT);
    assertThat(moves.moves()).hasSize(19);
    assertThat(moves.winning()).hasSize(1);
    assertThat(moves.winning().getFirst().move().to().text()).isEqualTo("3 + 7 + 4");
  }

  /** A move wins iff plain search says that the opponent, to move, loses. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"splittles{1,3 | 2,4}; 8", "hackenbush; xogox", "young; 3,2,1"})
  void plainSearchAgreesOnEveryMove(String rules, String position) {
    for (Player player : Player.values()) {
      List<MoveAnalysis.AnalysedMove> moves = analyse(rules, position, player).moves();
      assertThat(moves).isNotEmpty();
      for (MoveAnalysis.AnalysedMove move : moves) {
        assertThat(move.winning())
            .isEqualTo(!new PlainSearch(100_000).wins(move.move().to(), player.opponent()));
      }
    }
  }
}
