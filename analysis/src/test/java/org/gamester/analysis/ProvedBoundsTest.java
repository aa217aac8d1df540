package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameReader;
import org.junit.jupiter.api.Test;

class ProvedBoundsTest {
  private static final List<String> RESTS = List.of("0", "^", "*", "v*", "^^", "v3*", "*2");

  private static ShortGame game(String text) {
    return GameReader.exact().read(text);
  }

  @Test
  void onlyTheBestBoundsAreKept() {
    ProvedBounds bounds = new ProvedBounds(false);
    assertThat(bounds.isEmpty()).isTrue();
    bounds.addUpper(game("2"), false);
    bounds.addUpper(game("1"), false);
    bounds.addUpper(game("3"), false);
    assertThat(bounds.upper()).containsExactly(game("1"));
    bounds.addUpper(game("1*"), false);
    assertThat(bounds.upper()).containsExactly(game("1"), game("1*"));
    assertThat(bounds.lower()).isEmpty();
  }

  @Test
  void boundsOfTheNegativeAreBoundsFromTheOtherSide() {
    ProvedBounds bounds = new ProvedBounds(false);
    bounds.addUpper(game("^"), true);
    bounds.addUpper(game("0"), true);
    assertThat(bounds.lower()).containsExactly(game("0"));
    assertThat(bounds.upper()).isEmpty();
    ProvedBounds ofOwnNegative = new ProvedBounds(true);
    ofOwnNegative.addUpper(game("^"), false);
    assertThat(ofOwnNegative.lower()).containsExactly(game("v"));
    assertThat(ofOwnNegative.upper()).containsExactly(game("^"));
  }

  @Test
  void boundsThatMeetAreTheValue() {
    ProvedBounds bounds = new ProvedBounds(false);
    bounds.addUpper(game("^"), false);
    bounds.addUpper(game("0"), false);
    assertThat(bounds.exact()).isNull();
    bounds.addUpper(game("*"), true);
    assertThat(bounds.exact()).isNull();
    bounds.addUpper(game("0"), true);
    assertThat(bounds.exact()).isEqualTo(ShortGame.ZERO);
    ProvedBounds ofOwnNegative = new ProvedBounds(true);
    ofOwnNegative.addUpper(game("*3"), false);
    assertThat(ofOwnNegative.exact()).isEqualTo(game("*3"));
  }

  /** Two boards that are larger than a search evaluates: one is replaced by its bounds. */
  @Test
  void sumsOfBoardsHaveTheOutcomesOfTheirValues() {
    Random random = new Random(29);
    Evaluator evaluator = new Evaluator();
    OutcomeSearch search = new OutcomeSearch(evaluator, false, progress -> {});
    for (int i = 0; i < 300; i++) {
      String first = board(random, 2 + random.nextInt(2));
      String text = first + " - " + board(random, 3) + (i % 3 == 0 ? " + " + first : "") + " + ";
      String sum = text + RESTS.get(i % RESTS.size());
      assertThat(search.outcome(SeededSums.position(sum)))
          .as(sum)
          .isEqualTo(evaluator.value(SeededSums.position(sum)).outcome());
    }
  }

  /** Of a few boards, so that they come again beside others. */
  private static String board(Random random, int rows) {
    Random cells = new Random(random.nextInt(6));
    StringBuilder text = new StringBuilder("clobber(");
    for (int row = 0; row < rows; row++) {
      text.append(row == 0 ? "" : "|");
      for (int column = 0; column < 4; column++) {
        text.append(cells.nextBoolean() ? 'x' : 'o');
      }
    }
    return text.append(')').toString();
  }
}
