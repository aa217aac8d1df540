package org.gamester.figures.writing;

import static org.assertj.core.api.Assertions.assertThat;

import org.gamester.figures.drawing.Tone;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Contrast as the Web Content Accessibility Guidelines 2.2 define it. */
class ThemeTest {

  private static double luminance(String colour) {
    int rgb = Integer.parseInt(colour.substring(1), 16);
    return 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8) + 0.0722 * linear(rgb);
  }

  private static double linear(int channel) {
    double c = (channel & 0xff) / 255.0;
    return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  }

  private static double contrast(String one, String other) {
    double a = luminance(one) + 0.05;
    double b = luminance(other) + 0.05;
    return Math.max(a, b) / Math.min(a, b);
  }

  @ParameterizedTest
  @CsvSource({"INK", "QUIET", "LEFT", "RIGHT", "BOTH", "NEXT", "PREVIOUS", "ACCENT"})
  void whatIsReadHasContrastOnBothGrounds(Tone tone) {
    for (Theme theme : Theme.values()) {
      assertThat(contrast(theme.colour(tone), theme.panel())).isGreaterThan(4.5);
    }
  }

  @ParameterizedTest
  @CsvSource({"NOBODY"})
  void linesOfBoardsHaveContrastToo(Tone tone) {
    for (Theme theme : Theme.values()) {
      assertThat(contrast(theme.colour(tone), theme.panel())).isGreaterThan(3);
    }
  }
}
