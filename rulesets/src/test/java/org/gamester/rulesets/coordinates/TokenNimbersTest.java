package org.gamester.rulesets.coordinates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TokenNimbersTest {

  private static CoordinateGame game(String rules) {
    return (CoordinateGame) Catalogue.standard().rules(rules);
  }

  /** The mex of the options, from the definition. */
  private static int nimber(Position position, Map<Position, Integer> known) {
    Integer found = known.get(position);
    if (found == null) {
      BitSet options = new BitSet();
      for (Move move : position.moves(Player.LEFT)) {
        options.set(nimber(move.to(), known));
      }
      found = options.nextClearBit(0);
      known.put(position, found);
    }
    return found;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "wythoff",
        "wythoff{k+3}",
        "wythoff{2k}",
        "wythoff{[1,4]}",
        "wythoff-queens",
        "nim-rook",
        "king-walk",
        "chessfights{ferz, ferz}",
      })
  void cellsInAnyOrderAreTheMexOfTheirOptions(String rules) {
    CoordinateGame game = game(rules);
    TokenNimbers nimbers = game.nimbers().orElseThrow();
    Map<Position, Integer> known = new HashMap<>();
    Random random = new Random(5);
    for (int i = 0; i < 400; i++) {
      int row = random.nextInt(1 + i / 12);
      int column = random.nextInt(1 + i / 12);
      assertThat(nimbers.of(row, column))
          .as("(%s,%s)", row, column)
          .hasValue(nimber(game.token(row, column), known));
    }
  }

  @Test
  void gamesThatAreNotOfThisKindHaveNoTable() {
    assertThat(game("partizan-euclid").nimbers()).isEmpty();
    assertThat(game("chessfights{bishop, bishop}").nimbers()).isEmpty();
    assertThat(game("white-knight").nimbers()).isEmpty();
    assertThat(game("chessfights").nimbers()).isEmpty();
  }

  @Test
  void aSquareThatIsTooLargeIsNotMade() {
    assertThat(game("wythoff").nimbers().orElseThrow().of(3, 1L << 40))
        .isEqualTo(OptionalLong.empty());
  }

  @Test
  void whatIsCompleteWhenItIsStoppedIsKept() {
    TokenNimbers nimbers = game("wythoff").nimbers().orElseThrow();
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> Computation.within(Limits.NONE, () -> nimbers.of(8000, 8000)))
          .isInstanceOf(ComputationStopped.class);
    } finally {
      Thread.interrupted();
    }
    assertThat(nimbers.of(1, 2)).hasValue(0);
    assertThat(nimbers.of(7, 4)).hasValue(0);
  }
}
