package org.gamester.values.forms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.gamester.values.Player;
import org.gamester.values.SampleGames;
import org.gamester.values.ShortGame;
import org.gamester.values.structure.Birthday;
import org.junit.jupiter.api.Test;

class GameFormTest {

  private static final GameForm ZERO = GameForm.of(ShortGame.ZERO);
  private static final GameForm STAR = GameForm.of(ShortGame.STAR);
  private static final GameForm ONE = GameForm.of(ShortGame.ONE);

  private static GameForm form(List<GameForm> left, List<GameForm> right) {
    return GameForm.of(left, right);
  }

  /** Random forms whose options are values, repeated and dominated ones among them, or forms. */
  private static List<GameForm> randomForms(int count, List<ShortGame> values) {
    Random random = new Random(11);
    List<GameForm> forms = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<List<GameForm>> sides = new ArrayList<>();
      for (int side = 0; side < 2; side++) {
        List<GameForm> options = new ArrayList<>();
        for (int j = random.nextInt(4); j > 0; j--) {
          options.add(
              forms.isEmpty() || random.nextInt(3) > 0
                  ? GameForm.of(values.get(random.nextInt(values.size())))
                  : forms.get(random.nextInt(forms.size())));
        }
        sides.add(options);
      }
      forms.add(form(sides.get(0), sides.get(1)));
    }
    return forms;
  }

  @Test
  void identityIsNotEquality() {
    GameForm stars = form(List.of(STAR), List.of(STAR));
    assertThat(stars.canonicalForm()).isEqualTo(ShortGame.ZERO);
    assertThat(stars.isIdentical(ZERO)).isFalse();
    assertThat(form(List.of(ZERO), List.of()).isIdentical(ONE)).isTrue();
    assertThat(form(List.of(ZERO, form(List.of(), List.of())), List.of()).isIdentical(ONE))
        .as("a repeated option does not count")
        .isTrue();
    assertThat(form(List.of(stars), List.of()).isIdentical(ONE)).isFalse();
    assertThat(form(List.of(stars), List.of()).isIdentical(form(List.of(stars, stars), List.of())))
        .isTrue();
    assertThat(
            form(List.of(STAR, ZERO), List.of(stars))
                .isIdentical(form(List.of(ZERO, STAR), List.of(stars))))
        .isTrue();
    GameForm two = form(List.of(ZERO, ONE), List.of());
    assertThat(two.canonicalForm()).isEqualTo(ShortGame.integer(2));
    assertThat(two.isIdentical(GameForm.of(ShortGame.integer(2)))).isFalse();
    assertThat(ONE)
        .isEqualTo(GameForm.of(ShortGame.ONE))
        .hasSameHashCodeAs(GameForm.of(ShortGame.ONE));
    assertThat(two).isNotEqualTo(form(List.of(ZERO, ONE), List.of())).hasToString("'{0,1|}'");
    assertThat(form(List.of(two), List.of(STAR))).hasToString("'{'{..|..}'|*}'");
  }

  @Test
  void birthdaysAndSums() {
    List<GameForm> forms = randomForms(24, SampleGames.day2());
    for (GameForm g : forms) {
      assertThat(g.negate().canonicalForm()).isEqualTo(g.canonicalForm().negate());
      assertThat(g.negate().birthday()).isEqualTo(g.birthday());
      assertThat(g.negate().negate().isIdentical(g)).isTrue();
      assertThat(g.plus(ZERO)).isSameAs(g);
      assertThat(Birthday.of(g.canonicalForm())).isLessThanOrEqualTo(g.birthday());
      for (GameForm h : forms.subList(0, 5)) {
        GameForm sum = g.plus(h);
        assertThat(sum.canonicalForm()).isEqualTo(g.canonicalForm().plus(h.canonicalForm()));
        assertThat(sum.birthday()).isEqualTo(g.birthday().add(h.birthday()));
        assertThat(sum.isIdentical(h.plus(g))).isTrue();
      }
    }
    GameForm tiny = form(List.of(ZERO), List.of(form(List.of(ZERO), List.of(forms.get(3)))));
    assertThat(tiny.birthday().intValue()).isEqualTo(forms.get(3).birthday().intValue() + 2);
  }

  @Test
  void simplificationEndsInTheCanonicalForm() {
    for (GameForm form : randomForms(300, SampleGames.day3())) {
      Simplification simplification = Simplification.of(form);
      ShortGame result = form.canonicalForm();
      assertThat(simplification.result()).isEqualTo(result);
      for (Player player : Player.values()) {
        assertThat(replay(form, simplification, player))
            .containsExactlyInAnyOrderElementsOf(result.options(player));
      }
    }
  }

  /** The option set after the steps, each of which must be right. */
  private static HashSet<ShortGame> replay(
      GameForm form, Simplification simplification, Player player) {
    HashSet<ShortGame> options = new HashSet<>();
    form.options(player).forEach(option -> options.add(option.canonicalForm()));
    for (SimplificationStep step : simplification.steps()) {
      if (step.player() == player) {
        switch (step) {
          case SimplificationStep.Evaluated evaluated ->
              assertThat(evaluated.option().canonicalForm()).isEqualTo(evaluated.value());
          case SimplificationStep.Dominated dominated -> {
            assertThat(options).contains(dominated.by());
            assertThat(options.remove(dominated.option())).isTrue();
            assertThat(
                    player == Player.LEFT
                        ? dominated.option().lessOrEqual(dominated.by())
                        : dominated.option().greaterOrEqual(dominated.by()))
                .isTrue();
          }
          case SimplificationStep.Reversible reversible -> {
            assertThat(options.remove(reversible.option())).isTrue();
            assertThat(reversible.option().options(player.opponent()))
                .contains(reversible.through());
            assertThat(reversible.replacement())
                .containsExactlyElementsOf(reversible.through().options(player));
            options.addAll(reversible.replacement());
          }
        }
      }
    }
    return options;
  }

  @Test
  void stepsOfSmallForms() {
    GameForm upStar = form(List.of(ZERO, STAR), List.of(ZERO));
    assertThat(Simplification.of(upStar).steps()).isEmpty();
    GameForm up = form(List.of(ZERO, STAR), List.of(STAR));
    assertThat(Simplification.of(up).steps())
        .containsExactly(
            new SimplificationStep.Reversible(
                Player.LEFT, ShortGame.STAR, ShortGame.ZERO, List.of()));
    assertThat(Simplification.of(up).needsDominationOnly()).isFalse();
    GameForm two = form(List.of(ZERO, ONE), List.of());
    assertThat(Simplification.of(two).steps())
        .containsExactly(
            new SimplificationStep.Dominated(Player.LEFT, ShortGame.ZERO, ShortGame.ONE));
    assertThat(Simplification.of(two).needsDominationOnly()).isTrue();
    assertThat(Simplification.of(form(List.of(two), List.of())).steps())
        .containsExactly(new SimplificationStep.Evaluated(Player.LEFT, two, ShortGame.integer(2)));
  }

  @Test
  void depthCostsNoStack() {
    GameForm deep = ZERO;
    for (int i = 0; i < 20_000; i++) {
      deep = form(List.of(deep), List.of());
    }
    assertThat(deep.birthday()).isEqualTo(20_000);
    assertThat(deep.canonicalForm()).isEqualTo(ShortGame.integer(20_000));
    assertThat(deep.negate().canonicalForm()).isEqualTo(ShortGame.integer(-20_000));
    assertThat(deep.isIdentical(GameForm.of(ShortGame.integer(20_000)))).isTrue();
    assertThat(deep.toString()).hasSizeLessThan(40);
  }
}
