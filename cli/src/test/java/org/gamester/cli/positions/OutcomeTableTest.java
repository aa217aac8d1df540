package org.gamester.cli.positions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.MoveOutcomes;
import org.gamester.analysis.Outcomes;
import org.gamester.cli.output.AnswerFields;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.GridGame;
import org.gamester.values.Player;
import org.gamester.web.answers.JsonText;
import org.junit.jupiter.api.Test;

class OutcomeTableTest {

  /** Three in a row, for Left x, for Right o. */
  private static final class ThreeInARow extends GridGame {
    private static final int FREE = 0;
    private static final int LEFT = 1;
    private static final int RIGHT = 2;

    ThreeInARow() {
      super(
          Description.of("three-in-a-row", "Make three in a row.", "three-in-a-row(...|...|...)"),
          ".xo#");
    }

    @Override
    public Convention convention() {
      return Convention.ENDING;
    }

    @Override
    protected void moves(Board board, Player player, BoardMoves moves) {
      for (int cell = board.first(FREE); cell >= 0; cell = board.next(FREE, cell)) {
        moves.set(cell, player == Player.LEFT ? LEFT : RIGHT).add(cell);
      }
    }

    @Override
    protected Optional<Ending> ending(Board board, Player mover) {
      int[][] rows = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
      };
      for (int[] row : rows) {
        int state = board.state(row[0]);
        if (state != FREE && board.is(row[1], state) && board.is(row[2], state)) {
          return Optional.of(Ending.win(state == LEFT ? Player.LEFT : Player.RIGHT));
        }
      }
      return board.first(FREE) < 0 ? Optional.of(Ending.DRAW) : Optional.empty();
    }
  }

  private static OutcomeTable table(String text) {
    var position = new ThreeInARow().read(text);
    Outcomes outcomes = new Outcomes(new Evaluator());
    return new OutcomeTable(
        position,
        Convention.of(position),
        List.of(
            MoveOutcomes.of(outcomes, position, Player.LEFT),
            MoveOutcomes.of(outcomes, position, Player.RIGHT)));
  }

  @Test
  void theEmptyBoardIsADraw() {
    assertThat(table("...|...|...").text().lines())
        .hasSize(22)
        .contains("Left to move, play that ends with a win or a draw: 0 of 9 moves win, 9 draw")
        .filteredOn(line -> line.contains(" D  "))
        .hasSize(18);
  }

  @Test
  void winningDrawingAndLosingMovesAreMarked() {
    List<String> lines = table("xx.|oo.|...").text().lines().toList();
    assertThat(lines.getFirst())
        .isEqualTo("Left to move, play that ends with a win or a draw: 1 of 5 moves win, 1 draw");
    assertThat(lines.get(1)).contains("move").contains("position").endsWith("outcome");
    assertThat(lines.get(2)).contains("W  c3").endsWith("  L");
  }

  @Test
  void theJsonHasOutcomesAndNoValues() {
    MoveOutcomes ofLeft = table("xx.|oo.|oxo").players().getFirst();
    assertThat(JsonText.write(AnswerFields.PLAIN.of(ofLeft)))
        .startsWith("{\"player\":\"Left\",\"moves\":[{\"move\":")
        .contains("\"outcome\":\"L\",\"winning\":true,\"drawing\":false")
        .doesNotContain("value");
  }

  @Test
  void nobodyMovesWhenThePlayHasEnded() {
    assertThat(table("xxx|oo.|...").text().lines())
        .containsExactly("Left has no move.", "Right has no move.");
  }
}
