package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

/** Searches that go deeper than their recursion may, against the definitions. */
class BoundedRecursionTest {

  private static final int MOST_DEPTH = 6;

  /** f(n) = f(n - 1) + f(n - 2) modulo a prime, by a search of bounded depth. */
  private static final class Fibonacci {
    private static final int PRIME = 1_000_003;
    private final BoundedRecursion<Integer, Integer> recursion = new BoundedRecursion<>();
    private int deepest;

    int of(int n) {
      return recursion.run(
          n, new BoundedRecursion.Deferred(n - MOST_DEPTH), asked -> search(asked, MOST_DEPTH));
    }

    private int search(int n, int depth) {
      deepest = Math.max(deepest, MOST_DEPTH - depth);
      if (n < 2) {
        return n;
      }
      if (depth == 0) {
        return recursion.answerOrDefer(n);
      }
      return (search(n - 1, depth - 1) + search(n - 2, depth - 1)) % PRIME;
    }
  }

  @Test
  void deepQuestionsAreAnsweredFirst() {
    Fibonacci fibonacci = new Fibonacci();
    int a = 0;
    int b = 1;
    for (int n = 0; n < 300; n++) {
      int next = (a + b) % Fibonacci.PRIME;
      a = b;
      b = next;
    }
    assertThat(fibonacci.of(300)).isEqualTo(a);
    assertThat(fibonacci.deepest).isEqualTo(MOST_DEPTH);
  }

  @Test
  void aLongSearchIsStopped() {
    Thread.currentThread().interrupt();
    try {
      assertThatExceptionOfType(ComputationStopped.class)
          .isThrownBy(() -> Computation.within(Limits.NONE, () -> new Fibonacci().of(5_000)))
          .withMessage("interrupted");
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  /** Towers of infinitesimals that threaten each other: comparisons go to the bottom of both. */
  private static List<ShortGame> towers(int count) {
    List<ShortGame> towers = new ArrayList<>();
    towers.add(ShortGame.of(ShortGame.ZERO, ShortGame.DOWN.plus(ShortGame.STAR)));
    while (towers.size() < count) {
      towers.add(
          towers.size() % 2 == 0
              ? ShortGame.of(List.of(ShortGame.ZERO, ShortGame.STAR), List.of(towers.getLast()))
              : ShortGame.of(ShortGame.ZERO, towers.getLast()));
    }
    return towers;
  }

  @Test
  void deepComparisonsAreThoseOfTheDefinition() {
    List<ShortGame> towers = towers(160);
    for (int i : new int[] {159, 158, 90}) {
      for (int j : new int[] {159, 157, 91, 40, 3}) {
        for (ShortGame h : List.of(towers.get(j), towers.get(j).negate())) {
          GameStore.standard().clearCaches(); // each search goes down by itself
          assertThat(towers.get(i).lessOrEqual(h))
              .isEqualTo(SlowGame.of(towers.get(i)).lessOrEqual(SlowGame.of(h)));
          assertThat(h.lessOrEqual(towers.get(i)))
              .isEqualTo(SlowGame.of(h).lessOrEqual(SlowGame.of(towers.get(i))));
        }
      }
    }
  }

  /** Where nothing but a comparison is asked for. */
  @Test
  void comparisonsAreStopped() {
    List<ShortGame> towers = towers(300);
    GameStore.standard().clearCaches();
    Thread.currentThread().interrupt();
    try {
      assertThatExceptionOfType(ComputationStopped.class)
          .isThrownBy(() -> towers.getLast().lessOrEqual(towers.get(297)));
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
    assertThat(towers.getLast().relationTo(towers.get(297))).isEqualTo(Relation.GREATER);
  }

  /** Whether an option is reversible is asked of all that lies below its replies. */
  @Test
  void deepFormsAreSimplifiedAsByTheDefinition() {
    List<SlowGame> towers = towers(160).stream().map(SlowGame::of).toList();
    List<SlowGame> negatives = towers.stream().map(SlowGame::negate).toList();
    for (int i : new int[] {159, 158, 92}) {
      for (int j : new int[] {157, 93}) {
        for (SlowGame left : List.of(towers.get(i), negatives.get(i))) {
          for (SlowGame right : List.of(towers.get(j), negatives.get(j))) {
            SlowGame form = SlowGame.of(List.of(left), List.of(right));
            assertThat(SlowGame.of(form.value())).isSameAs(form.canonical());
          }
        }
      }
    }
  }

  /** A sum less a summand, and a translation by each of its steps. */
  @Test
  void deepSumsAreSums() {
    ShortGame tower = towers(130).getLast();
    for (ShortGame h :
        List.of(
            ShortGame.number(Dyadic.of(-5, 3)),
            ShortGame.STAR,
            ShortGame.UP,
            ShortGame.switchOf(ShortGame.ONE))) {
      GameStore.standard().clearCaches();
      ShortGame sum = tower.plus(h);
      assertThat(sum).isSameAs(h.plus(tower));
      GameStore.standard().clearCaches();
      assertThat(sum.minus(h)).isSameAs(tower);
    }
  }

  /** The caches forget nearly all of it: what is answered first has to be kept for the search. */
  @Test
  void deepComparisonsNeedNoCache() {
    List<ShortGame> towers = towers(12_000);
    ShortGame g = towers.getLast();
    ShortGame h = towers.get(11_000);
    Relation relation = g.relationTo(h);
    GameStore.standard().limitCaches(1);
    try {
      assertThat(g.relationTo(h)).isEqualTo(relation);
      assertThat(h.relationTo(g)).isEqualTo(relation.reversed());
      assertThat(h.negate().relationTo(g.negate())).isEqualTo(relation);
    } finally {
      GameStore.standard().limitCaches(GameStore.DEFAULT_CACHE_ENTRIES);
    }
  }

  /** A sum goes down with its summands, a translation with one of them: both far beyond 1 MB. */
  @Test
  void deepSumsNeedLittleStack() throws Exception {
    ShortGame tower = towers(2_000).getLast();
    ShortGame translated = tower.plus(ShortGame.ONE);
    FutureTask<Boolean> sums =
        new FutureTask<>(
            () ->
                tower.plus(ShortGame.number(Dyadic.HALF)).minus(ShortGame.number(Dyadic.HALF))
                        == tower
                    && translated.plus(ShortGame.UP).minus(ShortGame.UP) == translated);
    GameStore.standard().clearCaches();
    new Thread(null, sums, "small stack", 1 << 20).start();
    assertThat(sums.get()).isTrue();
  }
}
