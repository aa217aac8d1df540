package org.gamester.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.gamester.values.Outcome;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The values that the specification lists for classics (group D), from the rules alone. */
class ClassicValuesTest {

  @TestFactory
  Stream<DynamicTest> listedValues() {
    return ListedValues.positions(LISTED);
  }

  /** A row of pegs with free space on both sides. */
  @ParameterizedTest
  @CsvSource({
    "0, 0", "1, 0", "2, 1", "3, 1", "4, 0", "5, 0", "6, 1", "7, 1", "8, 0",
  })
  void rowsOfPegs(int pegs, long nimber) {
    String space = ".".repeat(pegs + 1);
    for (String rules : new String[] {"peg-duotaire", "peg-duotaire{multi}"}) {
      Position row = Catalogue.standard().read(rules, space + "x".repeat(pegs) + space);
      assertThat(new SlowEvaluator(Position::normalForm).value(row))
          .as("%s", row)
          .isEqualTo(ShortGame.nimber(nimber));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1+1+1, P",
    "2+2+2, P",
    "1+2+3, N",
    "1+2+3+3, P",
    "0, P",
    "5, N",
    "5+5, N",
    "7+7+7, P",
  })
  void moore(String heaps, Outcome outcome) {
    assertThat(Catalogue.standard().read("moore-nim{2}", heaps).theorem().orElseThrow().outcome())
        .isEqualTo(outcome);
  }

  private static final String LISTED =
      """
      cutthroat: xo = * ; xxo = ^* ; xox = v ; oxo = ^ ; xoxo = {*,^|*,v} ; xxoo = * ; x = 0 ; xx = 0
      cutthroat: star 2 v=xoo = ^ ; star 3 v=xoxo = ^2 ; star 3 v=xooo = ^2*
      blockbusting: . = * ; x. = {1|0} ; x.x = {2|0} ; .. = 0 ; ... = {1|0} ; .... = {1*|*}
      blockbusting: ...... = 1 ; xx = 1 ; xxx = 2 ; xx.o = {2|1} ; oo = 0 ; t = {2|0} ; s = {1|0}
      push: x = 1 ; .x = 2 ; xo = -3/2 ; ox = 3/2 ; xox = 15/8 ; .xo = -7/4 ; ... = 0
      shove: xo = -3/2 ; .xo = -2 ; x.o = -5/2 ; xox = 9/4 ; xxo = -7/4 ; x = 1 ; .x = 2
      maze: @. = -1 ; @.|.. = 0 ; @..|... = -1 ; @.|.# = * ; @ = 0 ; 2x3 = -1 ; 2x2 = 0
      maize: @. = -1 ; @.|.. = 0 ; @.|.# = *
      silver-dollar: .c = * ; ..c = *2 ; .c.c = * ; ..c.c..c = 0 ; cc..c = *2 ; c = 0 ; ... = 0
      silver-dollar{true}: s = * ; .s = *2 ; c = 0
      euclid: (2,5) = *2 ; (3,7) = * ; (3,5) = * ; (2,3) = 0 ; (1,1) = 0 ; (4,4) = 0
      euclid{zero}: (1,1) = * ; (1,2) = *2 ; (2,5) = * ; (3,5) = * ; (0,7) = 0 ; (0,0) = 0
      erosion: (3,1) = 2 ; (5,2) = 1 ; (2,5) = -1 ; (4,6) = 0 ; (0,4) = 0
      graph-nim: path e=5 at 1 = *5 ; path e=1,1 at 1 = 0 ; path e=2,1 at 1 = 0
      graph-nim: path e=3,2,1 at 1 = * ; cycle 3 at 1 = * ; cycle 4 at 1 = 0
      graph-nim: cycle 4 e=2,2,2,2 at 1 = 0 ; 1 at 1 = 0 ; 1-2:0 at 1 = 0
      kotzig{5 | 1,2}: 0 = *2 ; @#### = 0
      kotzig{7 | 1,2}: 0 = 0
      kotzig{8 | 1,2}: 0 = *
      kotzig{9 | 1,2}: 0 = *2
      moore-nim{1}: 1+2+3 = 0 ; 3+5 = *6
      nim-with-pass: 0 = 0 ; 1 = *2 ; 2 = * ; 1+2 passed = *3 ; 3 passed = *3
      hackenbush: 0-1:g 1-1:x = ^* ; 0-1:g 1-1:x 1-1:o = * ; 0-1:g 1-1:x 1-1:x 1-1:o = ^*
      hackenbush: 0-1:g 1-1:x 1-1:x = {0,^*|0} ; 0-1:g 1-2:g 2-2:x 2-2:o = *2
      """;
}
