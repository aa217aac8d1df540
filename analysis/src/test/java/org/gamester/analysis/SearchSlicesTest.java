package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Random;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameReader;
import org.gamester.values.thermography.Thermography;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bounds by slices against values, on random boards. */
class SearchSlicesTest {

  private static final long SEED = 20_261_128;
  private static final Evaluator EVALUATOR = new Evaluator();
  private static final List<ShortGame> RESTS =
      List.of("0", "1", "-1", "1/2", "^", "*", "{2|-1}", "{1|-2}", "{3||1|-1}").stream()
          .map(GameReader.exact()::read)
          .toList();

  private static ShortGame value(Component component) {
    return EVALUATOR.value(component.position());
  }

  private static Position random(Random random, int rows, int columns, int filled) {
    StringBuilder board = new StringBuilder();
    for (int row = 0; row < rows; row++) {
      board.append(row == 0 ? "" : "|");
      for (int column = 0; column < columns; column++) {
        board.append(random.nextInt(10) < filled ? '#' : '.');
      }
    }
    return Catalogue.standard().readSum("domineering(" + board + ")");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2x5", "3x4", "3x5", "4x4", "4x5", "5x3"})
  void boundsAreBoundsOnRandomBoards(String size) {
    Random random = new Random(SEED);
    ComponentMoves moves = new ComponentMoves();
    SearchSlices slices = new SearchSlices(moves, SearchSlicesTest::value, new HashMap<>());
    int found = 0;
    for (int i = 0; i < 500; i++) {
      Position board = random(random, size.charAt(0) - '0', size.charAt(2) - '0', i % 5);
      for (ComponentMoves.Part part : moves.parts(board)) {
        ShortGame value = value(part.component());
        for (Player tied : Player.values()) {
          checkCuts(moves, (Component.Packed) part.component(), tied, value);
          SearchBound bound = slices.bound(part.component(), tied);
          if (bound != null) {
            found++;
            RESTS.forEach(rest -> checkConclusion(bound, tied, value, rest));
          }
        }
      }
    }
    assertThat(found).isGreaterThan(500);
  }

  /** The slices above and below each cut, against the whole. */
  private static void checkCuts(
      ComponentMoves moves, Component.Packed component, Player tied, ShortGame value) {
    int lines = moves.slices(component, tied);
    for (int cut = 0; cut <= lines; cut++) {
      ShortGame sum =
          sum(moves.slices(component, tied, 0, cut))
              .plus(sum(moves.slices(component, tied, cut, lines)));
      if (cut == 0 || cut == lines) {
        assertThat(sum).isEqualTo(value);
      } else if (tied == Player.LEFT) {
        assertThat(sum.lessOrEqual(value)).isTrue();
      } else {
        assertThat(sum.greaterOrEqual(value)).isTrue();
      }
    }
  }

  private static ShortGame sum(List<ComponentMoves.Part> parts) {
    ShortGame sum = ShortGame.ZERO;
    for (ComponentMoves.Part part : parts) {
      ShortGame value = value(part.component());
      sum = sum.plus(part.isNegative() ? value.negate() : value);
    }
    return sum;
  }

  /** What is concluded of the component beside another value. */
  private static void checkConclusion(
      SearchBound bound, Player tied, ShortGame value, ShortGame rest) {
    boolean wins = value.plus(rest).outcome().winsStarting(Player.LEFT);
    SearchBound whole = bound.plus(rest);
    if (tied == Player.LEFT) {
      assertThat(bound.mean()).isLessThanOrEqualTo(Thermography.mean(value));
      assertThat(whole.mean().signum() <= 0 || wins).isTrue();
    } else {
      assertThat(bound.mean()).isGreaterThanOrEqualTo(Thermography.mean(value));
      assertThat(whole.mean().plus(whole.temperature()).signum() >= 0 || !wins).isTrue();
    }
  }

  /** Larger boards, which are searched and not evaluated at once; beside a board and a value. */
  @Test
  void outcomesOfRandomBoardsAreThoseOfTheirValues() {
    Random random = new Random(SEED);
    OutcomeSearch search = new OutcomeSearch(new Evaluator(), false, progress -> {});
    for (int i = 0; i < 1_000; i++) {
      Position board = random(random, 4, random.nextInt(4, 6), random.nextInt(3));
      Position second = random(random, 3, 4, random.nextInt(3));
      String text = board + " - " + second + " + " + RESTS.get(i % RESTS.size());
      Position sum = Catalogue.standard().readSum(text);
      Outcome expected = EVALUATOR.value(sum).outcome();
      assertThat(search.outcome(sum)).as(text).isEqualTo(expected);
    }
  }

  @Test
  void onlyWhatCanBeCutIsBounded() {
    ComponentMoves moves = new ComponentMoves();
    SearchSlices slices = new SearchSlices(moves, SearchSlicesTest::value, new HashMap<>());
    for (String text : List.of("clobber(xox|oxo)", "nogo(3x3)", "cram(3x3)", "snort(path 5)")) {
      Component component = moves.parts(Catalogue.standard().readSum(text)).getFirst().component();
      assertThat(slices.bound(component, Player.LEFT)).as(text).isNull();
      assertThat(slices.bound(component, Player.RIGHT)).as(text).isNull();
    }
  }
}
