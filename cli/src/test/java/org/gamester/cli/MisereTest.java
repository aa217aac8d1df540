package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.gamester.cli.output.ExitStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands with {@code --misere}. */
class MisereTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return Gamester.run(new PrintWriter(out), new PrintWriter(err), args);
  }

  /** The heaps of misere Kayles that the previous player wins: Winning Ways, chapter 13. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13})
  void kayles(int n) {
    boolean lost = n == 1 || n == 4 || n == 9 || n == 12;
    assertThat(run("solve", "--misere", "kayles(" + n + ")")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).startsWith(lost ? "P in misere play: " : "N in misere play: ");
  }

  @Test
  void aPlayerWithoutAMoveHasWon() {
    assertThat(run("solve", "--misere", "--json", "domineering(2x1)")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString())
        .contains("\"outcome\":\"R\",\"convention\":\"misere play\"")
        .contains("\"leftFirst\":{\"wins\":false");
  }

  /** The names of the fields of an answer of solve, and of what is found for a player. */
  private List<Object> fields(String... words) {
    out.getBuffer().setLength(0);
    assertThat(run(words)).isEqualTo(ExitStatus.OK);
    Map<?, ?> answer = JsonTree.object(out.toString());
    Map<?, ?> left = (Map<?, ?>) Objects.requireNonNull(answer.get("leftFirst"));
    return List.of(List.copyOf(answer.keySet()), List.copyOf(left.keySet()));
  }

  @Test
  void theAnswersOfAllConventionsHaveTheSameFields() {
    List<Object> normal = fields("solve", "--json", "kayles(3)");
    assertThat(out.toString())
        .contains("\"convention\":\"normal play\"", "\"draws\":false", "\"drawingMoves\":[]");
    assertThat(fields("solve", "--json", "--misere", "kayles(3)")).isEqualTo(normal);
    assertThat(out.toString()).contains("\"states\":null");
    List<Object> both = fields("solve", "--json", "domineering(2x2)");
    assertThat(fields("solve", "--json", "--misere", "domineering(2x2)")).isEqualTo(both);
    assertThat(fields("solve", "--json", "tic-tac-toe(3x3)")).isEqualTo(both);
    assertThat(out.toString()).contains("\"draws\":true");
  }

  @Test
  void movesListsTheOutcomes() {
    assertThat(run("moves", "--misere", "nim(2) + nim(1)")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString().lines().toList())
        .first()
        .asString()
        .isEqualTo("The player to move, misere play: 1 of 3 moves win");
  }

  @Test
  void theEndOfAPlaySaysByWhichConventionItIs() {
    String[] play = {"play", "--misere", "nim(1)", "--you", "none"};
    assertThat(run(play)).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).contains("Right wins under misere play: Right has no move.");
  }

  @Test
  void aListOfMovesEvaluatesNothing() {
    assertThat(run("moves", "--list", "--timeout", "5s", "domineering(9x9)"))
        .isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).startsWith("Left to move:").contains(" 72  ").doesNotContain(" 73 ");
    assertThat(run("moves", "--list", "--misere", "--json", "nim(2)")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString())
        .contains(
            "\"convention\":\"misere play\",\"left\":[{\"move\":\"take 1\",\"to\":\"nim(1)\"");
    assertThat(run("moves", "--list", "--compare", "nim(2)")).isEqualTo(ExitStatus.SOME_FAILED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "moves", "play"})
  void positionsOfOtherConventionsAreRefused(String command) {
    assertThat(run(command, "--misere", "tic-tac-toe(3x3)")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString())
        .contains("has no outcome under misere play, because its convention is ");
  }

  @Test
  void whatIsNotExplainedIsReferredToACommandThatAnswers() {
    assertThat(run("explain", "--misere", "kayles(3)")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString()).contains("'gamester moves --misere' lists");
    assertThat(run("explain", "tic-tac-toe(3x3)")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString()).contains("`solve` and `moves` find who wins");
  }
}
