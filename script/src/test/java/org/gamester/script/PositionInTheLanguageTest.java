package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions and sums of positions have every member that a value has. */
class PositionInTheLanguageTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "Position(\"splittles{1,3 | 2,4}(14)\").StopCount == 611; true",
        "Position(\"hackenbush(xo) - hackenbush(xo) + {2|-1}\").CanonicalForm; {2|-1}",
        "Position(\"geography-triple(A(3,12,4)+A(7,12,1)-A(9,15,6))\").Mean; 29/32",
        "Position(\"geography-triple(A(3,12,4)+A(7,12,1)-A(9,15,6))\").Temperature; 15/16",
        "Position(\"hackenbush(xo)\") == 1/2; true",
        "Position(\"hackenbush(xox)\") > Position(\"hackenbush(xo)\"); true",
        "(Position(\"hackenbush(xo)\") + ^).CanonicalForm; 1/2^",
        "Position(\"nim(3+5)\").NimValue; 6",
        "Position(\"hackenbush(xo)\").LeftStop; 1/2",
        "Position(\"hackenbush(xo)\").OutcomeClass; L",
        "Position(\"hackenbush(xo)\").Birthday; 2",
        "Position(\"hackenbush(gx)\").AtomicWeight; 1",
        "Position(\"splittles{1,3 | 2,4}(4)\").ReducedCanonicalForm; {2|1||0}",
        "Position(\"hackenbush(xx) + {2|1}\").Options(Left)"
            + ";[hackenbush(0) + {2|1},hackenbush(x) + {2|1},hackenbush(xx) + 2]",
        "-Position(\"nim(3) - ^ + hackenbush(xo)\"); nim(3) + ^ + hackenbush(ox)",
      })
  void evaluates(String input, String expected) {
    assertThat(((Result.Value) new Worksheet().evaluate(input)).text()).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "2*nim(3) - kayles(5) + {2|1}; 2 * nim(3) + kayles(5) + {2|1}",
        "3 * clobber(xo) + col(..); 3 * clobber(xo) + col(..)",
        "-2*hackenbush(xo) - 1; 2 * hackenbush(ox) + -1",
        "0*nim(3) + kayles(2); kayles(2)",
        "nim(3) + nim(3); nim(3) + nim(3)",
      })
  void aSumIsTheSameInQuotationMarks(String sum, String text) {
    String quoted = "Position(\"" + sum + "\")";
    assertThat(answer(sum)).isEqualTo(text);
    assertThat(answer(quoted)).isEqualTo(text);
    assertThat(answer(quoted + " === (" + sum + ")")).isEqualTo("true");
  }

  private static String answer(String input) {
    return ((Result.Value) new Worksheet().evaluate(input)).text();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "Position(\"hakenbush(xo)\"); did you mean hackenbush?",
        "Position(\"nim(-3)\"); nim",
        "Position(\"nim(1) - 2clobber(xo)\"); line 1, column 11: a multiple of a position"
            + " is written with an asterisk",
        "Position(\"nim(3) + {1|\"); line 1, column 13: expected a value",
        "Position(\"\"); expected",
      })
  void refuses(String input, String reason) {
    Result result = new Worksheet().evaluate(input);
    assertThat(result).isInstanceOf(Result.Failure.class);
    assertThat(((Result.Failure) result).message()).contains(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "domineering(..#..).Decomposition; [domineering(..),domineering(..)]",
        "nim(3+5).Decomposition; [nim(3),nim(5)]",
        "(nim(3) + clobber(xo#xo)).Decomposition; [nim(3),clobber(ox),clobber(ox)]",
        "toppling-dominoes(x.og).Decomposition.Size; 2",
        "domineering(2x2).Decomposition; [domineering(..|..)]",
        "hex(2x2).Decomposition; [hex(..|..)]",
      })
  void partsArePositions(String input, String parts) {
    assertThat(new Worksheet().evaluate(input))
        .isInstanceOfSatisfying(
            Result.Value.class, value -> assertThat(value.text()).isEqualTo(parts));
  }
}
