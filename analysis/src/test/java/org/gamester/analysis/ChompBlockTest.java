package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chomp in three dimensions against sets of cubes. */
class ChompBlockTest {
  private static final Evaluator EVALUATOR = new Evaluator();
  private static final int SIDE = 4;

  private static Position read(String block) {
    return Catalogue.standard().readSum("chomp(" + block + ")");
  }

  /** The Grundy value by the definition; a cube is at 16 x layer + 4 x row + column. */
  private static final class Cubes {
    private final Map<BitSet, Integer> known = new HashMap<>();

    int nimber(BitSet cubes) {
      Integer before = known.get(cubes);
      if (before != null) {
        return before;
      }
      BitSet values = new BitSet();
      for (int eaten = cubes.nextSetBit(1); eaten >= 0; eaten = cubes.nextSetBit(eaten + 1)) {
        BitSet left = (BitSet) cubes.clone();
        for (int cube = cubes.nextSetBit(0); cube >= 0; cube = cubes.nextSetBit(cube + 1)) {
          boolean isBehind =
              cube / 16 >= eaten / 16 && cube / 4 % 4 >= eaten / 4 % 4 && cube % 4 >= eaten % 4;
          left.set(cube, !isBehind);
        }
        values.set(nimber(left));
      }
      int mex = values.nextClearBit(0);
      known.put(cubes, mex);
      return mex;
    }
  }

  private static BitSet cubes(String block) {
    BitSet cubes = new BitSet();
    String[] layers = block.split("/", -1);
    for (int layer = 0; layer < layers.length; layer++) {
      String[] rows = layers[layer].split(",", -1);
      for (int row = 0; row < rows.length; row++) {
        int start = 16 * layer + 4 * row;
        cubes.set(start, start + Integer.parseInt(rows[row]));
      }
    }
    return cubes;
  }

  @Test
  void blocksHaveTheNimbersOfTheirCubes() {
    Random random = new Random(7);
    Cubes cubes = new Cubes();
    for (int trial = 0; trial < 60; trial++) {
      StringBuilder block = new StringBuilder();
      int[] below = {SIDE, SIDE, SIDE};
      for (int layer = 0; layer < 3; layer++) {
        int most = SIDE;
        for (int row = 0; row < below.length; row++) {
          most = Math.min(most, below[row]);
          below[row] = layer == 0 && row == 0 ? 1 + random.nextInt(3) : random.nextInt(most + 1);
          most = below[row];
          block.append(row > 0 ? "," : layer > 0 ? "/" : "").append(below[row]);
        }
      }
      assertThat(EVALUATOR.nimber(read(block.toString())))
          .as("chomp(%s)", block)
          .isEqualTo(cubes.nimber(cubes(block.toString())));
    }
  }

  /** A block is written by its layers; one layer is a bar, and the axes can be exchanged. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {"2x3x1 ~ 3,3", "1x2x3 ~ 2/2/2", "2x2x2 ~ 2,2/2,2", "3,1/0 ~ 3,1", "2,2/1,0 ~ 2,2/1"})
  void howBlocksAreWritten(String given, String text) {
    assertThat(read(given).text()).isEqualTo(text);
    assertThat(read(text)).isEqualTo(read(given));
  }

  @Test
  void theAxesCanBeExchanged() {
    assertThat(read("4,2/1").normalForm()).isEqualTo(read("4,1/2").normalForm());
    assertThat(read("2x3x4").normalForm()).isEqualTo(read("4x3x2").normalForm());
  }

  /** By Nash's argument whoever starts wins, on each block of more than one cube. */
  @Test
  void theFirstPlayerWinsEachBlock() {
    Outcomes outcomes = new Outcomes(EVALUATOR);
    for (String block : new String[] {"2x2x2", "2x2x3", "2x3x3", "3x3x3", "2x2x4", "1x4x2"}) {
      assertThat(outcomes.of(read(block))).isEqualTo(Outcome.N);
      assertThat(outcomes.of(Catalogue.standard().readSum("chomp{poison=last}(" + block + ")")))
          .isEqualTo(Outcome.N);
    }
    assertThat(outcomes.of(read("1x1x1"))).isEqualTo(Outcome.P);
  }
}
