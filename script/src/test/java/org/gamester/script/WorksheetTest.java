package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;

final class WorksheetTest {

  private static Result.Failure failure(Result result) {
    return (Result.Failure) result;
  }

  @Test
  void variablesStayFromInputToInput() {
    Worksheet worksheet = new Worksheet();
    assertThat(Resources.text(worksheet.evaluate("g := {2|1};"))).isEmpty();
    Result.Value value = (Result.Value) worksheet.evaluate("g + g");
    assertThat(value.object()).isEqualTo(ShortGame.integer(3));
    assertThat(value.className()).isEqualTo("game.Integer");
    assertThat(value.shown()).isTrue();
    assertThat(worksheet.variableNames()).containsExactly("g");
  }

  @Test
  void anErrorHasItsPlaces() {
    Result.Failure failure = failure(new Worksheet().evaluate("f := x ->\n  x + \"a\";\nf(3)"));
    assertThat(failure.message())
        .isEqualTo("No operation `+` for arguments of types `game.Integer`, `cgsuite.lang.String`");
    assertThat(failure.positions()).hasSize(2);
    assertThat(failure.line()).isEqualTo(2);
    assertThat(failure.column()).isEqualTo(4);
    assertThat(failure.positions().get(1).line()).isEqualTo(3);
    assertThat(failure.display())
        .isEqualTo(
            """
            No operation `+` for arguments of types `game.Integer`, `cgsuite.lang.String`
            `+` joins strings only; `x.ToString` is the text of a value
              at worksheet input, line 2, column 5:
                  x + "a";
                    ^
              at worksheet input, line 3, column 2:
                f(3)
                 ^\
            """);
  }

  @Test
  void aSyntaxErrorSaysWhatWasExpected() {
    Result.Failure failure = failure(new Worksheet().evaluate("{2|1"));
    assertThat(failure.message()).isEqualTo("Syntax error.");
    assertThat(failure.detail())
        .isEqualTo("expected `}` to close the `{` of line 1, column 1, found the end of the input");
  }

  @Test
  void printingIsCollected() {
    Result result = new Worksheet().evaluate("System.Print(\"a\"); System.Print(3); 4");
    assertThat(result.output()).containsExactly("a", "3");
  }

  @Test
  void anInterruptStopsTheEvaluation() throws Exception {
    try (ExecutorService caller = Executors.newSingleThreadExecutor()) {
      Future<Result> future = caller.submit(() -> new Worksheet().evaluate("while true do end"));
      Thread.sleep(50);
      caller.shutdownNow();
      assertThat(failure(future.get()).message()).isEqualTo("Calculation canceled by user.");
    }
  }

  @Test
  void worksheetsRunSideBySide() throws Exception {
    try (ExecutorService callers = Executors.newFixedThreadPool(4)) {
      List<Future<String>> answers = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        String input = "x := " + i + "; for j from 1 to 1000 do x := x + j end; x";
        answers.add(callers.submit(() -> Resources.text(new Worksheet().evaluate(input))));
      }
      for (int i = 0; i < 8; i++) {
        assertThat(answers.get(i).get()).isEqualTo(Integer.toString(500500 + i));
      }
    }
  }

  @Test
  void aClosedLocalIsGone() {
    Worksheet worksheet = new Worksheet();
    worksheet.evaluate("begin var x := 3 end");
    assertThat(failure(worksheet.evaluate("x")).message())
        .isEqualTo("That variable is not defined: `x`");
  }
}
