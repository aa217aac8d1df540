package org.gamester.lab.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextReconstructionTest {

  private final TextReconstruction reconstruction = new TextReconstruction();

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{1 0}; {1|0}; 0",
        "{0 0 *, *2}; {0||0|*,*2}; 0",
        "{0 0 *2, {0 *, *2}}; {0||0|*2,{0|*,*2}}; 0",
        "{1  0 0 *, *2}; {1|||0||0|*,*2}; 1",
        "{1 \u21913*}; {1|^3*}; 0",
        "{1  $\\frac{1}{2}$ , {1 *}}; {1|1/2,{1|*}}; 0",
        "{ |0}; {|0}; 0",
        "{1 2 0}; {1/2|0}; 1",
        "{1 2 * | -1 2*}; {1/2*|-1/2*}; 3",
        "{3 1}; {3|-1}; 2",
        "{0|0|*}; {0||0|*}; 2",
        "{0 *}; {0|v*}; 2",
      })
  void restoresWhatWasLost(String damaged, String meant, int cost) {
    ShortGame value = GameReader.exact().read(meant);
    assertThat(reconstruction.readingsEqualTo(damaged, value))
        .isNotEmpty()
        .allSatisfy(
            proposal -> {
              assertThat(proposal.cost()).isEqualTo(cost);
              assertThat(GameReader.exact().read(proposal.text())).isEqualTo(value);
            });
  }

  @Test
  void anUndamagedTextIsUnchanged() {
    assertThat(reconstruction.readingsEqualTo("{2||1|0}", GameReader.exact().read("{2||1|0}")))
        .containsExactly(new TextReconstruction.Proposal("{2||1|0}", 0));
  }

  @Test
  void barsAreAsWeakAsPossible() {
    assertThat(BarStrengths.weakest("{2||||{0||1}||0}")).isEqualTo("{2||{0|1}|0}");
    assertThat(reconstruction.readingsEqualTo("{1 0}", GameReader.exact().read("{1|0}")))
        .containsExactly(new TextReconstruction.Proposal("{1|0}", 0));
  }

  @Test
  void proposesNothingIfNothingFits() {
    assertThat(reconstruction.readingsEqualTo("{1 0}", ShortGame.integer(77))).isEmpty();
    assertThat(reconstruction.readingsEqualTo("", ShortGame.ZERO)).isEmpty();
    assertThat(reconstruction.readingsEqualTo("}}{{ ??", ShortGame.ZERO)).isEmpty();
  }

  @Test
  void givesUpOnLongAndHostileTexts() {
    assertThatThrownBy(() -> reconstruction.readingsEqualTo("{".repeat(401), ShortGame.ZERO))
        .hasMessage("a damaged text may have at most 400 characters, but this one has 401");
    assertThat(new TextReconstruction(100).readingsEqualTo("{0 ".repeat(130), ShortGame.ZERO))
        .isEmpty();
  }
}
