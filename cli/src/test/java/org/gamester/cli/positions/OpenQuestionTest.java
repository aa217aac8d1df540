package org.gamester.cli.positions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.OutcomeChooser;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;

class OpenQuestionTest {

  /** A question about a position, stopped when the search has reported for the first time. */
  private static OpenQuestion stopped(String text) {
    Position position = Catalogue.standard().readSum(text);
    List<OpenQuestion> asked = new ArrayList<>();
    OutcomeChooser search =
        new OutcomeChooser(
            new Evaluator(),
            false,
            progress -> {
              asked.getFirst().look();
              Thread.currentThread().interrupt();
            });
    asked.add(new OpenQuestion(search, position, Player.LEFT));
    assertThat(asked.getFirst().text()).isEmpty();
    assertThat(asked.getFirst().json()).isEmpty();
    assertThatExceptionOfType(ComputationStopped.class)
        .isThrownBy(
            () -> Computation.within(Limits.NONE, () -> search.wins(position, Player.LEFT)));
    assertThat(Thread.interrupted()).isTrue();
    return asked.getFirst();
  }

  @Test
  void saysHowManyMovesAreRefutedAndTheBestLine() {
    OpenQuestion question = stopped("domineering(8x8)");
    assertThat(question.text())
        .matches(
            "Left to move: \\d+ of 56 first moves refuted; best line so far:"
                + " Left [a-h][1-8]-[a-h][1-8](; (Left|Right) [a-h][1-8]-[a-h][1-8])*(; \\.{3})?\\.");
    assertThat(question.json()).containsOnlyKeys("leftFirst");
    assertThat((Map<?, ?>) question.json().get("leftFirst")).extracting("moves").isEqualTo(56);
  }

  @Test
  void movesOfBothPlayersAreNotGivenToOne() {
    assertThat(stopped("cram(7x7)").text())
        .matches(
            "The player to move: \\d+ of 84 first moves refuted; best line so far:"
                + " [a-g][1-7]-[a-g][1-7](; [a-g][1-7]-[a-g][1-7])*(; \\.{3})?\\.");
  }
}
