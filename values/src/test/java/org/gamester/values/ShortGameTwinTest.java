package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.gamester.values.enumeration.BornByDay;
import org.junit.jupiter.api.Test;

/** {@link ShortGame} against {@link SlowGame}, its twin from the definitions. */
class ShortGameTwinTest {

  private static List<List<SlowGame>> subsets(List<SlowGame> games, int largest) {
    List<List<SlowGame>> subsets = new ArrayList<>();
    subsets.add(List.of());
    int from = 0;
    for (int size = 1; size <= largest; size++) {
      int to = subsets.size();
      for (List<SlowGame> smaller : subsets.subList(from, to).stream().toList()) {
        int next = smaller.isEmpty() ? 0 : games.indexOf(smaller.getLast()) + 1;
        for (SlowGame game : games.subList(next, games.size())) {
          List<SlowGame> larger = new ArrayList<>(smaller);
          larger.add(game);
          subsets.add(larger);
        }
      }
      from = to;
    }
    return subsets;
  }

  private static void assertTwins(SlowGame form) {
    assertThat(SlowGame.of(form.value())).isSameAs(form.canonical());
    assertThat(form.value().leftStop()).isEqualTo(form.stop(Player.LEFT));
    assertThat(form.value().rightStop()).isEqualTo(form.stop(Player.RIGHT));
  }

  private static void assertTwins(SlowGame g, SlowGame h) {
    assertThat(g.value().lessOrEqual(h.value())).isEqualTo(g.lessOrEqual(h));
    assertThat(h.value().lessOrEqual(g.value())).isEqualTo(h.lessOrEqual(g));
    assertThat(g.value() == h.value()).isEqualTo(g.isEqualTo(h));
  }

  private static void assertSumsAreTwins(SlowGame g, SlowGame h) {
    assertThat(SlowGame.of(g.value().plus(h.value()))).isSameAs(g.plus(h).canonical());
    assertThat(SlowGame.of(g.value().minus(h.value()))).isSameAs(g.plus(h.negate()).canonical());
  }

  private static List<SlowGame> bornByDay(int day) {
    return BornByDay.values(day).stream().map(SlowGame::of).toList();
  }

  @Test
  void allFormsWithOptionsOfDayOne() {
    List<List<SlowGame>> sides = subsets(bornByDay(1), 4);
    assertThat(sides).hasSize(16);
    List<SlowGame> forms = new ArrayList<>();
    for (List<SlowGame> left : sides) {
      for (List<SlowGame> right : sides) {
        SlowGame form = SlowGame.of(left, right);
        assertTwins(form);
        forms.add(form);
      }
    }
    assertThat(forms.stream().map(SlowGame::value).distinct()).hasSize(22);
    for (SlowGame g : forms) {
      for (SlowGame h : forms) {
        assertTwins(g, h);
      }
    }
  }

  @Test
  void allSumsOfDayTwo() {
    List<SlowGame> games = bornByDay(2);
    assertThat(games).hasSize(22);
    for (SlowGame g : games) {
      assertThat(SlowGame.of(g.value().negate())).isSameAs(g.negate().canonical());
      for (SlowGame h : games) {
        assertTwins(g, h);
        assertSumsAreTwins(g, h);
      }
    }
  }

  @Test
  void allFormsWithAtMostTwoOptionsOfDayTwo() {
    List<List<SlowGame>> sides = subsets(bornByDay(2), 2);
    assertThat(sides).hasSize(254);
    for (List<SlowGame> left : sides) {
      for (List<SlowGame> right : sides) {
        assertTwins(SlowGame.of(left, right));
      }
    }
  }

  @Test
  void formsWithManyOptionsOfDayTwo() {
    RandomForms random = new RandomForms(2);
    List<SlowGame> games = bornByDay(2);
    for (int i = 0; i < 5_000; i++) {
      List<List<SlowGame>> sides = List.of(new ArrayList<>(), new ArrayList<>());
      for (List<SlowGame> side : sides) {
        for (int k = 3 + random.nextInt(10); k > 0; k--) {
          side.add(random.pick(games));
        }
      }
      assertTwins(SlowGame.of(sides.getFirst(), sides.getLast()));
    }
  }

  @Test
  void dayThree() {
    RandomForms random = new RandomForms(3);
    List<SlowGame> games = bornByDay(3);
    assertThat(games).hasSize(1_474);
    for (SlowGame game : games) {
      assertTwins(game);
      assertThat(game.canonical()).isSameAs(game);
      assertThat(SlowGame.of(game.value().negate())).isSameAs(game.negate().canonical());
    }
    for (int i = 0; i < 20_000; i++) {
      assertTwins(random.pick(games), random.pick(games));
    }
    for (int i = 0; i < 300; i++) {
      assertSumsAreTwins(random.pick(games), random.pick(games));
    }
    for (int i = 0; i < 1_000; i++) {
      assertTwins(
          SlowGame.of(
              List.of(random.pick(games), random.pick(games)),
              List.of(random.pick(games), random.pick(games))));
    }
  }

  @Test
  void randomForms() {
    RandomForms random = new RandomForms(5);
    List<SlowGame> forms = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      SlowGame form = random.form(5 + i % 2, 3);
      assertTwins(form);
      forms.add(form);
    }
    for (int i = 0; i < 4_000; i++) {
      assertTwins(random.pick(forms), random.pick(forms));
    }
    for (int i = 0; i < 100; i++) {
      assertSumsAreTwins(random.pick(forms).canonical(), random.form(3, 2).canonical());
    }
  }
}
