package org.gamester.web.pages;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Statements of papers as HTML. */
class StatementHtmlTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "The values of K_n x K_2. ~ The values of <i>K</i><sub><i>n</i></sub> × <i>K</i><sub>2</sub>.",
        "A(x,y,z) = x + z ~ <i>A</i>(<i>x</i>,<i>y</i>,<i>z</i>) = <i>x</i> + <i>z</i>",
        "z < y-3 and x <= y ~ <i>z</i> &lt; <i>y</i>−3 and <i>x</i> ≤ <i>y</i>",
        "1 - 3/2^(k+1), k = 2 ~ 1 − 3/2<sup><i>k</i>+1</sup>, <i>k</i> = 2",
        "G_(n-k-1) ~ <i>G</i><sub><i>n</i>−<i>k</i>−1</sub>",
        "tau_(n/2) ~ <i>τ</i><sub><i>n</i>/2</sub>",
        "(1/3) (-2)^-x ~ (1/3) (−2)<sup>−<i>x</i></sup>",
        "a second-player win ~ a second-player win",
        "Left has an advantage (a positive mean). ~ Left has an advantage (a positive mean).",
        "In <a, <g> | c+i>, a is constant ~"
            + " In &lt;<i>a</i>, &lt;<i>g</i>> | <i>c</i>+<i>i</i>>, a is constant",
        "{0|^*} is {0|0,v*} ~ {0|↑∗} is {0|0,<i>v</i>∗}",
        "R. J. Nowakowski ~ R. J. Nowakowski",
        "TRITA-MAT-E 2014 ~ TRITA-MAT-E 2014",
        "Right's first move ~ Right's first move",
        "1 x n and 4 x 4 ~ 1 × <i>n</i> and 4 × 4",
      })
  void mathematicsIsTypesetAndWordsAreNot(String typed, String html) {
    assertThat(StatementHtml.of(typed).replace("&gt;", ">")).isEqualTo(html);
  }

  @ParameterizedTest
  @ValueSource(strings = {"<script>alert(1)</script>", "a_<b>", "x^(<i onload=\"x\">)", "&lt;_<"})
  void nothingInAStatementIsHtmlOfItsOwn(String typed) {
    String text = StatementHtml.of(typed).replaceAll("</?(i|sub|sup)>", "");
    assertThat(text).doesNotContain("<").doesNotContain(">");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"x^(", "_", "^", "a_", "x_(((((((((((((((((1)))))))))))))))))", "-", "x x"})
  void whatIsNoFormulaIsWrittenAsItIs(String typed) {
    assertThat(StatementHtml.of(typed)).isNotEmpty();
  }
}
