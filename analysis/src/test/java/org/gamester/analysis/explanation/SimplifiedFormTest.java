package org.gamester.analysis.explanation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.enumeration.BornByDay;
import org.gamester.values.forms.GameForm;
import org.gamester.values.notation.GameReader;
import org.junit.jupiter.api.Test;

/** Each step keeps the value, for the reason that it gives. */
class SimplifiedFormTest {

  private static ShortGame value(String text) {
    return GameReader.exact().read(text);
  }

  private static GameForm form(List<ShortGame> left, List<ShortGame> right) {
    return GameForm.of(
        left.stream().map(GameForm::of).toList(), right.stream().map(GameForm::of).toList());
  }

  @Test
  void theExampleOfUpHasThreeSteps() {
    ShortGame upStar = value("^*");
    ShortGame star = value("*");
    SimplifiedForm simplified =
        SimplifiedForm.of(form(List.of(ShortGame.ZERO, star, upStar), List.of(star, upStar)));
    assertThat(simplified.result()).isEqualTo(value("^"));
    assertThat(simplified.steps()).hasSize(3);
    assertThat(simplified.steps().get(2))
        .isInstanceOfSatisfying(
            SimplifiedForm.Reversible.class,
            step -> {
              assertThat(step.option()).isEqualTo(upStar);
              assertThat(step.through()).isEqualTo(ShortGame.ZERO);
              assertThat(step.replacement()).isEmpty();
              assertThat(step.answers())
                  .containsExactly(new SimplifiedForm.Answer(star, ShortGame.ZERO));
            });
  }

  @Test
  void everyStepOfSeededFormsKeepsTheValueAndGivesATrueReason() {
    List<ShortGame> games = BornByDay.values(2);
    Random random = new Random(4);
    for (int i = 0; i < 400; i++) {
      List<ShortGame> left = some(games, random);
      List<ShortGame> right = some(games, random);
      SimplifiedForm simplified = SimplifiedForm.of(form(left, right));
      ShortGame expected = ShortGame.of(left, right);
      assertThat(simplified.result()).isEqualTo(expected);
      for (SimplifiedForm.Step step : simplified.steps()) {
        assertThat(ShortGame.of(step.after().left(), step.after().right())).isEqualTo(expected);
        checkReason(step, expected);
      }
    }
  }

  private static void checkReason(SimplifiedForm.Step step, ShortGame value) {
    boolean left = step.player() == Player.LEFT;
    switch (step) {
      case SimplifiedForm.Dominated dominated ->
          assertThat(dominated.difference().greaterOrEqual(ShortGame.ZERO)).isTrue();
      case SimplifiedForm.Reversible reversible -> {
        assertThat(reversible.option().options(step.player().opponent()))
            .contains(reversible.through());
        assertThat(reversible.difference()).isEqualTo(value.minus(reversible.through()));
        assertThat(
                left
                    ? reversible.through().lessOrEqual(value)
                    : value.lessOrEqual(reversible.through()))
            .isTrue();
        reversible
            .answers()
            .forEach(
                answer -> {
                  assertThat(answer.move().options(step.player())).contains(answer.answer());
                  assertThat(answer.answer().outcome().winsStarting(step.player().opponent()))
                      .isFalse();
                });
      }
    }
  }

  private static List<ShortGame> some(List<ShortGame> games, Random random) {
    List<ShortGame> some = new ArrayList<>();
    int count = random.nextInt(4);
    for (int i = 0; i < count; i++) {
      some.add(games.get(random.nextInt(games.size())));
    }
    return some;
  }
}
