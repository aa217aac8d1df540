package org.gamester.web.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Formulas of LaTeX as MathML. */
class TexMathTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "x+12.5 ! <mi>x</mi><mo>+</mo><mn>12.5</mn>",
        "3. ! <mn>3</mn><mo>.</mo>",
        "a - b ! <mi>a</mi><mo>−</mo><mi>b</mi>",
        "x^2 ! <msup><mi>x</mi><mn>2</mn></msup>",
        "x^12 ! <msup><mi>x</mi><mn>1</mn></msup><mn>2</mn>",
        "x_{12} ! <msub><mi>x</mi><mrow><mn>12</mn></mrow></msub>",
        "x_i^2 ! <msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup>",
        "f'' ! <msup><mi>f</mi><mo>′′</mo></msup>",
        "\\frac12 ! <mfrac><mn>1</mn><mn>2</mn></mfrac>",
        "\\frac{a}{b} ! <mfrac><mrow><mi>a</mi></mrow><mrow><mi>b</mi></mrow></mfrac>",
        "\\sqrt2 ! <msqrt><mn>2</mn></msqrt>",
        "\\alpha\\le\\infty ! <mi>α</mi><mo>≤</mo><mi>∞</mi>",
        "\\mathbb{Z} ! <mi>ℤ</mi>",
        "\\mathbb A ! <mi>𝔸</mi>",
        "\\text{ if }x ! <mtext>\u00a0if\u00a0</mtext><mi>x</mi>",
        "\\mex S ! <mi>mex</mi><mi>S</mi>",
        "\\nosuch ! <mtext>\\nosuch</mtext>",
        "a<b ! <mi>a</mi><mo>&lt;</mo><mi>b</mi>",
        "(a) ! <mo form=\"prefix\" stretchy=\"false\">(</mo><mi>a</mi><mo form=\"postfix\""
            + " stretchy=\"false\">)</mo>",
        "\\left(a\\right. ! <mo form=\"prefix\">(</mo><mi>a</mi>",
        "\\{2\\mid1\\} ! <mo form=\"prefix\" stretchy=\"false\">{</mo><mn>2</mn><mo>∣</mo><mn>1</mn><mo"
            + " form=\"postfix\" stretchy=\"false\">}</mo>",
        "\\overline{x} ! <mover><mrow><mi>x</mi></mrow><mo>¯</mo></mover>",
        "a}b ! <mi>a</mi><mrow></mrow><mi>b</mi>",
        "{a ! <mrow><mi>a</mi></mrow>",
        "^ ! <msup><mrow></mrow><mrow></mrow></msup>"
      })
  void whatNotesOnGamesNeedIsSet(String tex, String mathml) {
    assertThat(TexMath.mathml(tex, false)).isEqualTo("<math><mrow>" + mathml + "</mrow></math>");
  }

  @Test
  void whatIsNestedDeeplyIsReadWithoutDepth() {
    for (String piece : new String[] {"{", "x^", "\\frac", "\\sqrt", "\\overline{", "}{", "'"}) {
      assertThat(TexMath.mathml(piece.repeat(100_000), true))
          .startsWith("<math display=\"block\">");
    }
  }
}
