package org.gamester.papers.chessfights;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gamester.analysis.PlainSearch;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the claims rest on, without the evaluator that they use. */
class ChessfightsPlainSearchTest {

  /**
   * The entries of the first table that are wrong in this copy, checked by playing position -
   * value.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "2; 4; ^; ^^",
        "3; 5; ^*; ^^*",
        "3; 6; {1|^,{1|*2}}; {1|^^,{1|*2}}",
        "4; 6; ^*2; ^^*2",
        "4; 7; {1|^*,{1||0|*,*2}}; {1|^^*,{1||0|*,*2}}",
        "5; 5; {0||0|*,*2}; {1||0|*,*2}",
        "5; 7; {0||0|*,*2}; {0|||0||0|*,*2}",
        "5; 8; {1|^*2}; {1|^^*2}",
        "6; 8; {0||0|*2,{0|*,*2}}; {0|||0||0|*2,{0|*,*2}}",
        "8; 7; {0||0|*,*2}; {0|||0||0|*,*2}",
      })
  void damagedEntriesByPlainSearch(int row, int column, String copy, String meant) {
    PlainSearch search = new PlainSearch(1_000_000);
    Position position = PairGame.of(row, column);
    assertThat(search.hasValue(position, PrintedForm.value(copy))).isFalse();
    assertThat(search.hasValue(position, PrintedForm.value(meant))).isTrue();
  }

  /** All values of the tables, from the displayed moves and by plain search alone. */
  @Test
  void valuesByPlainSearch() {
    PlainSearch search = new PlainSearch(3_000_000);
    for (int row = 0; row <= 8; row++) {
      for (int column = 0; column <= 8; column++) {
        assertThat(search.hasValue(PairGame.of(row, column), Board.value(row, column)))
            .as("(%d,%d)", row, column)
            .isTrue();
      }
    }
  }

  /** Left's printed reply loses: Proposition 3, the case k >= 1 at (3,3)-(4,3). */
  @Test
  void theReplyForKOneLosesByPlainSearch() {
    assertThat(new PlainSearch(1_000_000).outcome(Duel.of(4, 2, 3, 2).position()))
        .isEqualTo(Outcome.R);
  }

  /** Where the printed replies of Proposition 3 do not exist, Left has another winning reply. */
  @ParameterizedTest
  @CsvSource({"0,1,3,2, 0,1,4,0", "0,3,5,4, 0,3,6,2", "0,4,6,5, 0,4,7,3"})
  void otherRepliesInRowZeroByPlainSearch(
      int x, int y, int u, int v, int x2, int y2, int u2, int v2) {
    Duel reply = Duel.of(x2, y2, u2, v2);
    assertThat(Duel.of(x, y, u, v).leadsTo(Player.LEFT, reply)).isTrue();
    assertThat(new PlainSearch(1_000_000).wins(reply.position(), Player.RIGHT)).isFalse();
  }

  /** The amendment to the proof of Theorem 1, at (3,2). */
  @Test
  void rightsMoveFrom32ToTheDiagonalIsDominated() {
    assertThat(Board.canMove(Player.RIGHT, new Cell(3, 2), new Cell(1, 1))).isTrue();
    assertThat(Board.moves(Player.LEFT, new Cell(1, 1))).doesNotContain(new Cell(1, 1));
    assertThat(Board.canMove(Player.RIGHT, new Cell(3, 2), new Cell(4, 0))).isTrue();
    assertThat(Board.value(4, 0).lessOrEqual(Board.value(1, 1))).isTrue();
  }

  /** The note on Theorem 2: adding i to G^R and also to its options fails. */
  @Test
  void addingToAllRightFollowersFails() {
    ShortGame right = PrintedForm.value("{1|1}").plus(ShortGame.ONE);
    ShortGame changed =
        ShortGame.of(
            List.of(ShortGame.ONE, PrintedForm.value("1*")), List.of(right, ShortGame.ONE));
    assertThat(changed).isNotEqualTo(Recursion.g(2, 5));
  }
}
