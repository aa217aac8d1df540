package org.gamester.values.misere;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MisereGamesTest {
  private final MisereGames games = new MisereGames();

  private MisereGame of(MisereGame... options) {
    return games.of(List.of(options));
  }

  /** The canonical games born by day 0, 1, 2, ... are 1, 2, 3, 5 and 22 (Conway 1976). */
  @Test
  void gamesByBirthday() {
    List<MisereGame> born = List.of(games.zero());
    List<Integer> counts = new ArrayList<>(List.of(1));
    for (int day = 1; day <= 4; day++) {
      Set<MisereGame> next = new LinkedHashSet<>();
      for (int subset = 0; subset < 1 << born.size(); subset++) {
        List<MisereGame> options = new ArrayList<>();
        for (int i = 0; i < born.size(); i++) {
          if ((subset >> i & 1) != 0) {
            options.add(born.get(i));
          }
        }
        next.add(games.of(options));
      }
      born = List.copyOf(next);
      counts.add(born.size());
    }
    assertThat(counts).containsExactly(1, 2, 3, 5, 22);
  }

  /** The misere Grundy value of a form of nested lists, by its definition. */
  private static int misereNimber(Set<?> form) {
    if (form.isEmpty()) {
      return 1;
    }
    Set<Integer> found = new LinkedHashSet<>();
    form.forEach(option -> found.add(misereNimber((Set<?>) option)));
    int mex = 0;
    while (found.contains(mex)) {
      mex++;
    }
    return mex;
  }

  private static Set<?> sum(Set<?> a, Set<?> b, Map<List<Set<?>>, Set<?>> known) {
    List<Set<?>> key = List.of(a, b);
    Set<?> done = known.get(key);
    if (done != null) {
      return done;
    }
    Set<Object> options = new LinkedHashSet<>();
    a.forEach(option -> options.add(sum((Set<?>) option, b, known)));
    b.forEach(option -> options.add(sum(a, (Set<?>) option, known)));
    known.put(key, options);
    return options;
  }

  private static Set<?> randomForm(Random random, List<Set<?>> made) {
    Set<Object> options = new LinkedHashSet<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      options.add(made.get(random.nextInt(made.size())));
    }
    return options;
  }

  private MisereGame canonical(Set<?> form) {
    return games.of(form.stream().map(option -> canonical((Set<?>) option)).toList());
  }

  /** Against literal forms: sums, and every digit of the genus from its definition. */
  @Test
  void sumsAndGeneraOfLiteralForms() {
    Random random = new Random(20_261_128);
    Set<?> zero = Set.of();
    Set<?> two = Set.of(zero, Set.of(zero));
    List<Set<?>> made = new ArrayList<>(List.of(zero, two));
    Map<List<Set<?>>, Set<?>> known = new HashMap<>();
    for (int i = 0; i < 60; i++) {
      made.add(randomForm(random, made.subList(0, Math.min(made.size(), 12))));
    }
    for (int i = 0; i < 12; i++) {
      Set<?> form = made.get(i);
      Genus genus = canonical(form).genus();
      Set<?> added = form;
      for (int place = 0; place < 4; place++) {
        assertThat(genus.digit(place))
            .as("%s, place %d", form, place)
            .isEqualTo(misereNimber(added));
        added = sum(added, two, known);
      }
      Set<?> other = made.get(random.nextInt(12));
      MisereGame sum = games.sum(canonical(form), canonical(other));
      assertThat(sum).isSameAs(canonical(sum(form, other, known)));
    }
  }

  @Test
  void genera() {
    assertThat(games.heap(0).genus()).hasToString("0");
    assertThat(games.heap(7).genus()).hasToString("7");
    assertThat(games.heap(0).genus().digits()).containsExactly(1, 2, 0);
    assertThat(games.heap(1).genus().digits()).containsExactly(0, 3, 1);
    MisereGame two = games.heap(2);
    assertThat(of(of(two)).genus()).hasToString("1^1");
    assertThat(of(games.sum(two, games.heap(4))).genus()).hasToString("0^0");
    MisereGame restive =
        of(of(of(two), two, games.zero()), of(of(two), games.heap(3)), games.heap(1));
    assertThat(restive.genus()).hasToString("0^2");
    assertThat(restive.misereNimber()).isEqualTo(2);
    assertThat(Genus.of(4, List.of(0, 4, 6))).hasToString("4^046");
    assertThat(Genus.of(1, List.of(1, 3)).inFull()).isEqualTo("1^13");
    assertThat(Genus.ofHeap(1).inFull()).isEqualTo("1^031");
    assertThat(Genus.of(0, List.of(12)).inFull()).isEqualTo("0^(12,14)");
    assertThat(Genus.of(0, List.of(12))).hasToString("0^(12)");
  }

  /** Sums of three do not depend on the order, and have the options that sums have. */
  @Test
  void sumsInAnyOrder() {
    Random random = new Random(60);
    MisereGame one = games.heap(1);
    List<MisereGame> all = new ArrayList<>(List.of(games.zero(), one, games.heap(2)));
    for (int i = 0; i < 300; i++) {
      List<MisereGame> options = new ArrayList<>();
      for (int j = random.nextInt(4); j >= 0; j--) {
        options.add(all.get(random.nextInt(Math.min(all.size(), 60))));
      }
      all.add(games.of(options));
      MisereGame a = all.get(random.nextInt(all.size()));
      MisereGame b = all.get(random.nextInt(all.size()));
      MisereGame c = all.get(random.nextInt(all.size()));
      MisereGame bc = games.sum(b, c);
      MisereGame sum = games.sum(a, bc);
      assertThat(games.sum(games.sum(c, a), b)).isSameAs(sum);
      assertThat(games.sum(games.sum(a, one), games.sum(bc, one))).isSameAs(sum);
      List<MisereGame> next = new ArrayList<>();
      a.options().forEach(option -> next.add(games.sum(option, bc)));
      bc.options().forEach(option -> next.add(games.sum(a, option)));
      assertThat(games.of(next)).isSameAs(sum);
    }
  }
}
