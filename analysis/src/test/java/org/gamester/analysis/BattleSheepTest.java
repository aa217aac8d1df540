package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.IntegerBounds;
import org.gamester.rulesets.Position;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boards in words, and integers that bound them, against what their moves alone say. */
class BattleSheepTest {

  private static final long SEED = 20_261_129;
  private static final List<String> RESTS =
      List.of("0", "1", "-1", "1/2", "^", "*", "{2|-1}", "-2");

  private static String random(Random random, int rows, int columns, int largest) {
    StringBuilder text = new StringBuilder("battle-sheep(");
    int filled = 2 + random.nextInt(4);
    for (int cell = 0; cell < rows * columns; cell++) {
      text.append(cell == 0 ? "" : cell % columns == 0 ? "|" : " ");
      int herd = random.nextInt(10) < filled ? random.nextInt(2 * largest + 2) - largest : 0;
      text.append(herd > largest ? "#" : Integer.toString(herd));
    }
    return text.append(')').toString();
  }

  /** Values, the integers that bound them, and who wins beside another value. */
  @ParameterizedTest
  @CsvSource({"1,7,5,300", "2,3,6,300", "2,4,4,300", "3,3,3,300", "3,4,3,100", "2,6,3,100"})
  void boardsHaveTheValuesOfTheirMoves(int rows, int columns, int largest, int boards) {
    Random random = new Random(SEED);
    ValuesByMoves plain = new ValuesByMoves();
    Evaluator evaluator = new Evaluator();
    OutcomeSearch search = new OutcomeSearch(new Evaluator(), false, progress -> {});
    ComponentMoves moves = new ComponentMoves();
    for (int i = 0; i < boards; i++) {
      String text = random(random, rows, columns, largest);
      Position board = Catalogue.standard().readSum(text);
      ShortGame value = plain.value(board);
      assertThat(evaluator.value(board)).as(text).isEqualTo(value);
      for (ComponentMoves.Part part : moves.parts(board)) {
        checkBounds(moves, part.component(), plain.value(part.component().position()));
      }
      Position sum = Catalogue.standard().readSum(text + " + " + RESTS.get(i % RESTS.size()));
      assertThat(search.outcome(sum)).as(sum.toString()).isEqualTo(evaluator.value(sum).outcome());
    }
  }

  private static void checkBounds(ComponentMoves moves, Component component, ShortGame value) {
    Optional<IntegerBounds> bounds = moves.integerBounds(component);
    assertThat(bounds).isPresent();
    String text = component.position().toString();
    assertThat(ShortGame.integer(bounds.get().least()).lessOrEqual(value)).as(text).isTrue();
    assertThat(ShortGame.integer(bounds.get().greatest()).greaterOrEqual(value)).as(text).isTrue();
  }

  /** Sums of boards that a search plays on. */
  @Test
  void sumsHaveTheOutcomesOfTheirValues() {
    Random random = new Random(SEED);
    Evaluator evaluator = new Evaluator();
    OutcomeSearch search = new OutcomeSearch(new Evaluator(), false, progress -> {});
    for (int i = 0; i < 200; i++) {
      String other = i % 3 == 0 ? "clobber(xoxo|oxox|xoox)" : random(random, 3, 3, 4);
      String text = random(random, 3, 4, 3) + " - " + random(random, 2, 5, 3) + " + " + other;
      Position sum = Catalogue.standard().readSum(text);
      assertThat(search.outcome(sum)).as(text).isEqualTo(evaluator.value(sum).outcome());
    }
  }

  /** Who wins by the definition, on boards that are searched and not evaluated. */
  @Test
  void largerBoardsAreWonAsByTheDefinition() {
    Random random = new Random(SEED);
    OutcomeSearch search = new OutcomeSearch(new Evaluator(), false, progress -> {});
    int compared = 0;
    for (int i = 0; i < 150; i++) {
      Position board = Catalogue.standard().readSum(random(random, 4, 5, 4));
      Optional<org.gamester.values.Outcome> plain = SeededSums.plain(board);
      if (plain.isPresent()) {
        compared++;
        assertThat(search.outcome(board)).as(board.toString()).isEqualTo(plain.get());
      }
    }
    assertThat(compared).isGreaterThan(30);
  }

  @Test
  void oneHerdAloneMakesAsManyMovesAsItHasSheepToSpareOrRoom() {
    ComponentMoves moves = new ComponentMoves();
    for (String[] fact :
        new String[][] {
          {"3 0 0", "2"},
          {"5 0 0", "2"},
          {"8 0 0|0 0 0|0 0 0", "7"},
          {"-4 0|0 0", "-3"},
          {"9 0 0 0 # 0 0", "3"}
        }) {
      Position board = Catalogue.standard().readSum("battle-sheep(" + fact[0] + ")");
      Component component = moves.parts(board).getFirst().component();
      int value = Integer.parseInt(fact[1]);
      boolean isNegative = moves.parts(board).getFirst().isNegative();
      int expected = isNegative ? -value : value;
      assertThat(moves.integerBounds(component)).contains(new IntegerBounds(expected, expected));
    }
  }
}
