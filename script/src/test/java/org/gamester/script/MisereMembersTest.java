package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;

import org.gamester.script.output.Style;
import org.gamester.values.Limits;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Grundy values and genera under misere play, in the language. */
class MisereMembersTest {

  private static String answer(String input) {
    return Resources.text(new Worksheet(Style.CLASSIC, Limits.NONE).evaluate(input));
  }

  /** Among them 4^146 and 4^046, as for Kayles in <i>Winning Ways</i>, chapter 13. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "[game.heap.Kayles(n).Genus for n from 0 to 9]; [0,1,2,3,1,4^146,3,2,1^1,4^046]",
        "kayles(9).Genus; 4^046",
        "kayles(9).MisereNimValue; 0",
        "(kayles(5) + nim(2)).MisereNimValue; 4",
        "(kayles(5) + game.heap.Nim(2)).Genus.Superscripts; [4,6]",
        "Position(\"nim(9) + nim(5)\").Genus; 12",
        "(*60000).Genus; 60000",
        "(*).MisereNimValue; 0",
        "game.misere.Genus(\"4^046\").Superscripts; [0,4,6]",
        "game.misere.Genus(\"4^046\").Base; 4",
        "game.misere.Genus(\"0^(12,14)\"); 0^(12)",
        "game.misere.Genus(\"4^05\"); !!Invalid genus: 4^05",
        "game.misere.Genus(\"x\"); !!Invalid genus: x",
        "kayles(4).MisereCanonicalForm; *[1]",
        "kayles(5).MisereCanonicalForm; *[2[2]321]",
        "*[2[#-2]] + *[2] == *[[2]]; true",
        "*[2] + * == 3; false",
        "*[2] + *[1] == *3; true",
        "* == *[1]; true",
        "*[2] === *[2]; true",
        "{*[2],*[1,0]}.Size; 1",
        "[*[[2]],*[3],*[2]].Sorted; [*[2],*[2#],*[3]]",
        "(*[2] + kayles(2)).OutcomeClass; P",
        "(*[2] + kayles(2)).Genus; 0^0",
        "(*[[2]]).GameValue; 0",
        "game.misere.MisereCanonicalGame.DayN(3); [*[0],*[1],*[2],*[2#],*[3]]",
        "*[[2]] MisereMinus *[4]; !!Those misere games are not subtractable: *[2#], *[4]",
        "*[2] Link *[3]; !!Those misere games are not linked: *[2], *[3]",
        "*[2] Distinguisher *[2]; !!Those misere games are not distinguishable: *[2], *[2]",
        "*[^]; !!Invalid misere game specifier: must be a `List` of `Integer`s or `MisereCanonicalGame`s",
        "*[2[-4]]; !!Invalid misere game: *[2[-4]]",
        "*[4,2]; *[42]",
        "Position(\"wind-up{3 | 1,2}(1)\").Genus; !!That is not a short game.",
      })
  void answers(String input, String expected) {
    assertThat(answer(input).split("\n", 2)[0]).isEqualTo(expected);
  }
}
