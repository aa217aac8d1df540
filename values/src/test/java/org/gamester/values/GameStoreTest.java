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
import org.junit.jupiter.api.Timeout;

/** One object for each value, whatever threads and sweeps do. */
class GameStoreTest {

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
                assertThat(GameStore.standard().release()).isTrue();
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
    GameStore.standard().release();
    assertSameObjects(List.of(kept, work(10)));
  }

  @Test
  void unusedValuesAreGivenBack() {
    GameStore.standard().release();
    long before = GameStore.standard().distinctValues();
    int made = work(11).size();
    assertThat(made).isPositive();
    assertThat(GameStore.standard().distinctValues()).isGreaterThan(before);
    assertThat(GameStore.standard().release()).isTrue();
    assertThat(GameStore.standard().distinctValues()).isLessThanOrEqualTo(before + 50);
    assertThat(GameStore.standard().createdValues())
        .isGreaterThan(GameStore.standard().distinctValues());
  }

  @Test
  @Timeout(60) // seconds: what hangs fails
  void whatEarlierComputationsLeftIsGivenBackBeforeOneIsStopped() throws Exception {
    GameStore store = GameStore.standard();
    assertThat(store.release()).isTrue();
    long values = store.distinctValues();
    long bytes = MemoryPressure.heapUsed();
    int many = 1 << 21;
    for (int i = 0; i < many; i++) {
      ShortGame _ = ShortGame.integer(1_000_000_000L + i);
    }
    System.gc();
    long left = MemoryPressure.heapUsed() - bytes;
    assertThat(left).isGreaterThan(64 << 20);
    Limits limits = new Limits(null, bytes + left / 2);
    Computation.within(
        limits,
        () -> {
          while (store.distinctValues() > values + many / 2) {
            Computation.pollNow(); // which looks at the memory once a second
            Thread.sleep(1);
          }
          return true;
        });
  }

  @Test
  void smallCachesChangeNoValue() {
    List<ShortGame> values = work(12);
    GameStore.standard().clearCaches();
    GameStore.standard().limitCaches(1);
    try {
      assertSameObjects(List.of(values, work(12)));
    } finally {
      GameStore.standard().limitCaches(GameStore.DEFAULT_CACHE_ENTRIES);
    }
    assertThat(GameStore.standard().cacheFigures()).isNotEmpty();
    assertThatIllegalArgumentException().isThrownBy(() -> GameStore.standard().limitCaches(0));
  }

  @Test
  void theTableCanBeBounded() {
    assertThat(GameStore.standard().release()).isTrue();
    GameStore.standard().limitValues(GameStore.standard().distinctValues() + 20);
    try {
      assertThatExceptionOfType(ComputationStopped.class)
          .isThrownBy(() -> work(1_000_003))
          .satisfies(e -> assertThat(e.reason()).isEqualTo(ComputationStopped.Reason.MEMORY));
    } finally {
      GameStore.standard().limitValues(Long.MAX_VALUE);
    }
    assertSameObjects(List.of(work(13), work(13)));
  }

  @Test
  void theBoundIsTheNumberOfValues() {
    GameStore store = GameStore.standard();
    ShortGame first = ShortGame.number(Dyadic.of(1_000_001, 70));
    long created = store.createdValues();
    long values = store.distinctValues();
    store.limitValues(values + 1);
    try {
      assertThat(ShortGame.number(Dyadic.of(1_000_003, 70))).isNotSameAs(first);
      assertThatExceptionOfType(ComputationStopped.class)
          .isThrownBy(() -> ShortGame.number(Dyadic.of(1_000_005, 70)))
          .withMessage("gave up: the table of values is bounded to " + (values + 1) + " values");
      assertThat(ShortGame.number(Dyadic.of(1_000_001, 70))).isSameAs(first);
    } finally {
      store.limitValues(Long.MAX_VALUE);
    }
    assertThat(store.distinctValues()).isEqualTo(values + 1);
    assertThat(store.createdValues()).isEqualTo(created + 1);
  }

  @Test
  void valuesInUseAreCountedAfterASweep() {
    List<ShortGame> kept = new ArrayList<>();
    for (int i = 0; i < 20_000; i++) {
      kept.add(ShortGame.number(Dyadic.of(2L * i + 1, 71)));
    }
    assertThat(GameStore.standard().release()).isTrue();
    long values = GameStore.standard().distinctValues();
    assertThat(values).isGreaterThanOrEqualTo(kept.size());
    for (int i = 0; i < kept.size(); i++) {
      assertThat(ShortGame.number(Dyadic.of(2L * i + 1, 71))).isSameAs(kept.get(i));
    }
    assertThat(GameStore.standard().distinctValues()).isEqualTo(values);
  }
}
