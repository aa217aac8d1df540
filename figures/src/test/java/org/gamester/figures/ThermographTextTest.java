package org.gamester.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;
import org.gamester.values.enumeration.BornByDay;
import org.gamester.values.notation.GameReader;
import org.gamester.values.thermography.Thermography;
import org.junit.jupiter.api.Test;

class ThermographTextTest {

  private static List<String> draw(String game) {
    return ThermographText.draw(Thermography.of(GameReader.exact().read(game))).lines().toList();
  }

  @Test
  void drawsWallsAndMast() {
    assertThat(draw("{3||2|1}"))
        .containsExactly(
            " 5/4               |",
            "   1               |",
            " 3/4               |",
            " 1/2             /   \\",
            " 1/4           /     |",
            "   0         /       |",
            "-1/4       /         |",
            "-1/2     /           |",
            "-3/4   /             |",
            "  -1 /               |",
            "     4             9/4");
  }

  @Test
  void anIntegerIsAMast() {
    assertThat(draw("5")).first().asString().endsWith(" |");
    assertThat(draw("5")).last().asString().endsWith(" 5");
    assertThat(draw("5")).allSatisfy(line -> assertThat(line).doesNotContain("/ ", "\\"));
  }

  @Test
  void fitsATerminalWhateverTheSize() {
    for (String game :
        List.of("+-1000000000000000000000000", "{1/1048576|0}", "*60000", "{100|0||-7|||-900}")) {
      assertThat(draw(game)).hasSizeLessThan(20);
      assertThat(draw(game)).allSatisfy(line -> assertThat(line.length()).isLessThan(120));
    }
  }

  /** The thermograph of the negative is the mirror image. */
  @Test
  void theNegativeHasAsManyRows() {
    for (ShortGame game : BornByDay.values(2)) {
      String drawn = ThermographText.draw(Thermography.of(game));
      String mirrored = ThermographText.draw(Thermography.of(game.negate()));
      assertThat(mirrored.lines().count()).isEqualTo(drawn.lines().count());
      Dyadic mean = Thermography.mean(game);
      assertThat(Thermography.mean(game.negate())).isEqualTo(mean.negate());
    }
  }
}
