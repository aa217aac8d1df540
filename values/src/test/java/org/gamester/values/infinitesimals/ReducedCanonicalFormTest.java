package org.gamester.values.infinitesimals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.values.SampleGames.game;
import static org.gamester.values.SampleGames.integer;
import static org.gamester.values.SampleGames.number;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gamester.values.Relation;
import org.gamester.values.SampleGames;
import org.gamester.values.ShortGame;
import org.gamester.values.structure.Birthday;
import org.junit.jupiter.api.Test;

class ReducedCanonicalFormTest {

  @Test
  void references() {
    assertThat(ReducedCanonicalForm.of(SampleGames.manifold()))
        .isEqualTo(
            ShortGame.of(
                List.of(game(number(3, 1), number(1, 1))),
                List.of(
                    game(integer(0), integer(-3)),
                    game(game(number(-1, 1), integer(-1)), number(-5, 1)))));
    assertThat(ReducedCanonicalForm.of(ShortGame.ups(5_000))).isEqualTo(integer(0));
    assertThat(ReducedCanonicalForm.of(number(25, 4))).isEqualTo(number(25, 4));
    assertThat(
            ReducedCanonicalForm.of(
                ShortGame.of(
                    List.of(integer(0), game(integer(1), integer(0))), List.of(integer(-5)))))
        .isEqualTo(game(game(integer(1), integer(0)), integer(-5)));
  }

  @Test
  void differsByAnInfinitesimalAndIsReduced() {
    for (ShortGame g : SampleGames.all()) {
      ShortGame reduced = ReducedCanonicalForm.of(g);
      assertThat(g.minus(reduced).isInfinitesimal()).as("%s", g).isTrue();
      assertThat(ReducedCanonicalForm.of(reduced)).isEqualTo(reduced);
      assertThat(ReducedCanonicalForm.of(g.negate())).isEqualTo(reduced.negate());
      assertThat(reduced.leftStop()).isEqualTo(g.leftStop());
      assertThat(reduced.rightStop()).isEqualTo(g.rightStop());
    }
  }

  /** Of all games born by day 3 in one class, the reduced form is the one, and an earliest. */
  @Test
  void classesOfDayThree() {
    Map<ShortGame, List<ShortGame>> classes = new HashMap<>();
    for (ShortGame g : SampleGames.day3()) {
      classes.computeIfAbsent(ReducedCanonicalForm.of(g), form -> new ArrayList<>()).add(g);
    }
    List<ShortGame> forms = List.copyOf(classes.keySet());
    for (ShortGame g : forms) {
      for (ShortGame h : forms) {
        if (g != h) {
          assertThat(OrderModuloInfinitesimals.areClose(g, h)).as("%s and %s", g, h).isFalse();
        }
      }
      assertThat(classes.get(g)).contains(g);
      assertThat(classes.get(g))
          .allSatisfy(
              other -> assertThat(Birthday.of(other)).isGreaterThanOrEqualTo(Birthday.of(g)));
    }
  }

  @Test
  void reductionOfSums() {
    SampleGames.pairs(
        800,
        (g, h) -> {
          ShortGame reduced = ReducedCanonicalForm.of(g);
          assertThat(ReducedCanonicalForm.of(g.plus(h)))
              .isEqualTo(ReducedCanonicalForm.of(reduced.plus(ReducedCanonicalForm.of(h))));
          assertThat(reduced == ReducedCanonicalForm.of(h)).isEqualTo(g.minus(h).isInfinitesimal());
        });
  }

  @Test
  void orderUpToInfinitesimals() {
    SampleGames.pairs(
        3000,
        (g, h) -> {
          ShortGame difference = g.minus(h);
          Relation expected =
              Relation.of(
                  difference.leftStop().signum() <= 0, difference.rightStop().signum() >= 0);
          assertThat(OrderModuloInfinitesimals.relation(g, h)).isEqualTo(expected);
        });
  }
}
