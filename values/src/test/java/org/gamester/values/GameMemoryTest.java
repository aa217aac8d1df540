package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.gamester.values.enumeration.RandomGames;
import org.junit.jupiter.api.Test;

/** One object for each value, whatever threads and sweeps do. */
class GameMemoryTest {

  private static List<ShortGame> work(long seed) {
    RandomGames random = new RandomGames(seed);
    List<ShortGame> values = new ArrayList<>();
    ShortGame sum = ShortGame.ZERO;
    for (int i = 0; i < 80; i++) {
      ShortGame game = random.ofSize(25);
      sum = i % 5 == 0 ? game : sum.plus(random.ofBirthday(2, 2));
      values.add(game);
      values.add(sum);
      values.add(ShortGame.of(sum, game));
      values.add(game.negate());
    }
    return values;
  }

  private static List<List<ShortGame>> inThreads(int threads, Callable<List<ShortGame>> body)
      throws Exception {
    try (ExecutorService executor = Executors.newFixedThreadPool(threads)) {
      List<Future<List<ShortGame>>> futures = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        futures.add(executor.submit(body));
      }
      List<List<ShortGame>> results = new ArrayList<>();
      for (Future<List<ShortGame>> future : futures) {
        results.add(future.get());
      }
      return results;
    }
  }

  private static void assertSameObjects(List<List<ShortGame>> results) {
    for (List<ShortGame> other : results) {
      for (int i = 0; i < other.size(); i++) {
        assertThat(other.get(i)).isSameAs(results.getFirst().get(i));
      }
    }
  }

  @Test
  void threadsMakeTheSameObjects() throws Exception {
    for (long seed = 1; seed <= 2; seed++) {
      long fixed = seed;
      assertSameObjects(inThreads(4, () -> work(fixed)));
    }
  }

  @Test
  void identityOutlivesSweeps() throws Exception {
    AtomicBoolean done = new AtomicBoolean();
    Thread sweeper =
        new Thread(
            () -> {
              while (!done.get()) {
                GameMemory.release();
              }
            },
            "sweeper");
    sweeper.start();
    try {
      assertSameObjects(inThreads(3, () -> work(9)));
    } finally {
      done.set(true);
      sweeper.join();
    }
    List<ShortGame> kept = work(10);
    GameMemory.release();
    assertSameObjects(List.of(kept, work(10)));
  }

  @Test
  void unusedValuesAreGivenBack() {
    GameMemory.release();
    long before = GameMemory.distinctValues();
    int made = work(11).size();
    assertThat(made).isPositive();
    assertThat(GameMemory.distinctValues()).isGreaterThan(before);
    assertThat(GameMemory.release()).isLessThanOrEqualTo(before + 50);
    assertThat(GameMemory.createdValues()).isGreaterThan(GameMemory.distinctValues());
  }

  @Test
  void smallCachesChangeNoValue() {
    List<ShortGame> values = work(12);
    GameMemory.clearCaches();
    GameMemory.limitCaches(1);
    try {
      assertSameObjects(List.of(values, work(12)));
    } finally {
      GameMemory.limitCaches(GameMemory.DEFAULT_CACHE_ENTRIES);
    }
    assertThat(GameMemory.cacheFigures()).isNotEmpty();
    assertThatIllegalArgumentException().isThrownBy(() -> GameMemory.limitCaches(0));
  }

  @Test
  void theTableCanBeBounded() {
    GameMemory.limitValues(GameMemory.release() + 20);
    try {
      assertThatExceptionOfType(EvaluationStopped.class)
          .isThrownBy(() -> work(1_000_003))
          .satisfies(e -> assertThat(e.reason()).isEqualTo(EvaluationStopped.Reason.MEMORY));
    } finally {
      GameMemory.limitValues(Long.MAX_VALUE);
    }
    assertSameObjects(List.of(work(13), work(13)));
  }
}
