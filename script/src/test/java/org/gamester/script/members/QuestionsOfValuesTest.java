package org.gamester.script.members;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.gamester.script.Result;
import org.gamester.script.Worksheet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The questions that every value of normal play answers. */
final class QuestionsOfValuesTest {

  private static final List<String> QUESTIONS =
      Stream.of(
              "IsZero IsInteger IsNumber IsNimber IsOrdinal IsUptimal IsInfinitesimal",
              "IsNumberish IsNumberTiny IsAllSmall IsPseudonumber IsLoopfree IsPlumtree",
              "IsStopper IsStopperSided IsFinite IsIdempotent OutcomeClass")
          .flatMap(line -> Stream.of(line.split(" ")))
          .toList();

  private static Result.Value value(String input) {
    Result result = new Worksheet().evaluate(input);
    assertThat(result).as(input).isInstanceOf(Result.Value.class);
    return (Result.Value) result;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "*",
        "*3",
        "5",
        "-1/2",
        "^^*",
        "{2|1}",
        "{0||0|-2}",
        "1/3",
        "inf",
        "omega",
        "1/omega",
        "omega - 5",
        "*omega",
        "*(omega + 5)",
        "*(omega^omega * 2)"
      })
  void everyValueAnswersThemAll(String input) {
    assertThat(value("(" + input + ") is NormalValue").text()).isEqualTo("true");
    for (String question : QUESTIONS) {
      assertThat(value("(" + input + ")." + question).className())
          .as("%s.%s", input, question)
          .isEqualTo(
              question.equals("OutcomeClass") ? "game.OutcomeClass" : "cgsuite.lang.Boolean");
    }
  }

  /** The first player takes the whole heap; a nimber and itself add up to 0. */
  @ParameterizedTest
  @CsvSource({
    "IsZero, false",
    "IsInteger, false",
    "IsNumber, false",
    "IsNimber, true",
    "IsOrdinal, false",
    "IsUptimal, false",
    "IsInfinitesimal, true",
    "IsNumberish, true",
    "IsNumberTiny, false",
    "IsAllSmall, true",
    "IsPseudonumber, false",
    "IsLoopfree, true",
    "IsPlumtree, true",
    "IsStopper, true",
    "IsStopperSided, true",
    "IsFinite, true",
    "IsIdempotent, false",
    "OutcomeClass, N",
  })
  void theNimberOfAnInfiniteHeap(String question, String answer) {
    assertThat(value("(*omega)." + question).text()).isEqualTo(answer);
    assertThat(value("(*(omega^2 + 1))." + question).text()).isEqualTo(answer);
  }
}
