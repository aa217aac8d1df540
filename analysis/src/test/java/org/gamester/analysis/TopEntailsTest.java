package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.Position;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Top Entails: the values of stacks, and who wins, as all plays say it. */
class TopEntailsTest {
  private final Outcomes outcomes = new Outcomes(new Evaluator());

  private static Position read(String text) {
    return Catalogue.standard().readSum(text);
  }

  private OptionalInt nimber(String text) {
    return outcomes.scores().nimber(read(text));
  }

  /** Stacks of 1 and 3 by Winning Ways, of 2403 and 2505 by J. West, New values (1996). */
  @Test
  void loonyStacks() {
    List<Integer> loony = new ArrayList<>();
    for (int n = 0; n <= 2600; n++) {
      if (nimber("top-entails(%d)".formatted(n)).isEmpty()) {
        loony.add(n);
      }
    }
    assertThat(loony).containsExactly(1, 3, 2403, 2505);
  }

  @Test
  void allSmallPositions() {
    for (int a = 0; a <= 9; a++) {
      for (int b = a; b <= 7; b++) {
        check("top-entails(%d+%d)".formatted(a, b));
        check("top-entails(%d+%d!)".formatted(a, b));
        check("top-entails(%d!+%d)".formatted(a, b));
        check("top-entails(%d+%d+4)".formatted(a, Math.min(b, 5)));
        check("top-entails(%d+%d!+5)".formatted(a, Math.min(b, 5)));
      }
    }
  }

  private void check(String text) {
    Position position = read(text);
    assertThat(outcomes.of(position)).as(text).isEqualTo(OutcomesByDefinition.of(position));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "top-entails(4) + nimstring(1x1)",
        "top-entails(6!) + nimstring(1x1 : h11)",
        "top-entails(4+5) + nimstring(1x1 : h11 h21 v11)",
        "top-entails(5!) + nimstring(1x1 : h11 h21 v11)",
        "top-entails(4!) + top-entails(6)",
        "top-entails(6) + top-entails(4)",
      })
  void sums(String text) {
    check(text);
  }

  @Test
  void aStackThatHasToBeMovedInIsWorthNoNimber() {
    assertThatThrownBy(() -> nimber("top-entails(4+5!)"))
        .isInstanceOf(ConventionException.class)
        .hasMessage(
            "top-entails(4+5!) is worth no nimber, because the next move has to be made in a"
                + " certain part of it; `solve` and `moves` find who wins");
    assertThatThrownBy(() -> outcomes.of(read("top-entails(4!) + top-entails(5!)")))
        .isInstanceOf(ConventionException.class);
    assertThatThrownBy(() -> nimber("top-entails(8192)")).isInstanceOf(GameTooLargeException.class);
  }

  @Test
  void anExplanationGivesTheWorthOfEachStack() {
    Position position = read("top-entails(4+6+7)");
    assertThat(outcomes.of(position)).isEqualTo(Outcome.N);
    assertThat(position.theorem().orElseThrow().sentences())
        .contains("Here the stacks are worth: 4 is *, 6 is *2, 7 is *; together *2.");
  }
}
