package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/** Caches may forget, but never answer wrongly; and they forget little while there is room. */
class CachesTest {

  private static final GameStore STORE = GameStore.standard();

  private record Pair(ShortGame first, ShortGame second) {}

  private static List<Pair> pairs(int count) {
    SplittableRandom random = new SplittableRandom(1);
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      pairs.add(
          new Pair(ShortGame.integer(i), ShortGame.number(Dyadic.of(random.nextInt(1_000), 5))));
    }
    return pairs;
  }

  @Test
  void resultsOfPairsAreThoseThatWerePut() {
    GameCache<String> cache = new GameCache<>(STORE, "texts");
    List<Pair> pairs = pairs(6_000);
    assertThat(cache.figures()).isEqualTo(new GameStore.CacheFigures("texts", 1_024, 0, 0));
    pairs.forEach(pair -> cache.put(pair.first, pair.second, "" + pair));
    int found = 0;
    for (Pair pair : pairs) {
      String text = cache.get(pair.first, pair.second);
      assertThat(text).isIn(null, "" + pair);
      found += text == null ? 0 : 1;
      assertThat(cache.get(pair.second.plus(ShortGame.STAR), pair.first)).isNull();
    }
    assertThat(found).isGreaterThan(5_000);
    assertThat(cache.figures().capacity()).isBetween(8_192, 65_536);
    assertThat(cache.figures().hits()).isEqualTo(found);
    assertThat(cache.figures().misses()).isEqualTo(12_000L - found);
    cache.applyBound();
    assertThat(cache.figures().capacity()).isGreaterThan(1_024);
    cache.clear();
    assertThat(cache.figures().capacity()).isEqualTo(1_024);
    pairs.forEach(pair -> assertThat(cache.get(pair.first, pair.second)).isNull());
  }

  /**
   * An entry has two places: the one that a new entry finds in the first moves to the second. What
   * it finds there is lost, which rarely is the entry before: that depends on the numbers of the
   * games.
   */
  @Test
  void theEntryBeforeIsStillFound() {
    STORE.limitCaches(1);
    try {
      GameCache<Integer> cache = new GameCache<>(STORE, "numbers");
      int before = 0;
      for (int i = 0; i < 5_000; i++) {
        cache.put(ShortGame.integer(i), i);
        assertThat(cache.get(ShortGame.integer(i))).isEqualTo(i);
        Integer last = i == 0 ? null : cache.get(ShortGame.integer(i - 1));
        before += last == null ? 0 : 1;
      }
      assertThat(before).isBetween(4_950, 4_999);
      assertThat(cache.figures().capacity()).isEqualTo(1_024);
    } finally {
      STORE.limitCaches(GameStore.DEFAULT_CACHE_ENTRIES);
    }
  }

  @Test
  void comparisonsAreThoseThatWerePut() {
    ComparisonCache cache = new ComparisonCache(STORE);
    List<Pair> pairs = pairs(20_000);
    for (int i = 0; i < pairs.size(); i++) {
      cache.put(pairs.get(i).first.id(), pairs.get(i).second.id(), i % 3 == 0);
      assertThat(cache.get(pairs.get(i).first.id(), pairs.get(i).second.id()))
          .isEqualTo(i % 3 == 0 ? 1 : 0);
    }
    int found = 0;
    for (int i = 0; i < pairs.size(); i++) {
      int known = cache.get(pairs.get(i).first.id(), pairs.get(i).second.id());
      assertThat(known).isIn(-1, i % 3 == 0 ? 1 : 0);
      found += known < 0 ? 0 : 1;
    }
    assertThat(found).isGreaterThan(12_000);
    cache.clear();
    for (Pair pair : pairs) {
      assertThat(cache.get(pair.first.id(), pair.second.id())).isEqualTo(-1);
    }
  }

  @Test
  void comparisonsGrowUpToTheBound() {
    STORE.limitCaches(8_192);
    try {
      ComparisonCache cache = new ComparisonCache(STORE);
      List<Pair> pairs = pairs(40_000);
      pairs.forEach(pair -> cache.put(pair.first.id(), pair.second.id(), true));
      long found =
          pairs.stream().filter(pair -> cache.get(pair.first.id(), pair.second.id()) == 1).count();
      assertThat(found).isBetween(6_000L, 8_192L);
    } finally {
      STORE.limitCaches(GameStore.DEFAULT_CACHE_ENTRIES);
    }
  }

  /** What is worked out for a game is remembered for all its followers. */
  @Test
  void followersAreComputedOnce() {
    GameCache<Integer> cache = new GameCache<>(STORE, "heights");
    List<ShortGame> stepped = new ArrayList<>();
    ShortGame game = ShortGame.of(ShortGame.switchOf(ShortGame.ONE), ShortGame.integer(-3));
    BiFunction<ShortGame, GameCache.Results<Integer>, Integer> step =
        (follower, heights) -> {
          stepped.add(follower);
          return follower instanceof CanonicalGame options
              ? 1 + options.options().stream().mapToInt(heights::of).max().orElse(0)
              : 0;
        };
    assertThat(cache.compute(game, step)).isEqualTo(2);
    assertThat(stepped).containsExactlyInAnyOrderElementsOf(Followers.postorder(game));
    for (ShortGame follower : Followers.postorder(game)) {
      assertThat(cache.get(follower)).isEqualTo(cache.compute(follower, step));
    }
    assertThat(stepped).doesNotHaveDuplicates();
    assertThat(cache.compute(ShortGame.of(game, ShortGame.integer(-5)), step)).isEqualTo(3);
    assertThat(stepped).doesNotHaveDuplicates();
  }

  @Test
  void boundsArePowersOfTwoAndNotBelowTheFirstSize() {
    try {
      for (int[] example :
          new int[][] {
            {1, 1_024}, {1_024, 1_024}, {1_025, 2_048}, {8_192, 8_192}, {8_193, 16_384}
          }) {
        STORE.limitCaches(example[0]);
        assertThat(STORE.cacheEntries()).isEqualTo(example[1]);
        assertThat(STORE.comparisonEntries()).isEqualTo(Math.max(4_096, example[1]));
      }
      STORE.limitCaches(1 << 30);
      assertThat(STORE.cacheEntries()).isEqualTo(1 << 30);
      assertThatIllegalArgumentException()
          .isThrownBy(() -> STORE.limitCaches((1 << 30) + 1))
          .withMessage("the number of cache entries must lie in 1..1073741824");
    } finally {
      STORE.limitCaches(GameStore.DEFAULT_CACHE_ENTRIES);
    }
  }

  @Test
  void aLowerBoundEmptiesWhatIsLarger() {
    CacheName<Integer> name = new CacheName<>("numbers " + System.nanoTime());
    GameCache<Integer> cache = STORE.cache(name);
    assertThat(STORE.cache(name)).isSameAs(cache);
    ThreadState thread = ThreadState.current();
    try {
      for (int i = 0; i < 2_000; i++) {
        cache.put(ShortGame.integer(i), i);
        STORE.sums().put(ShortGame.integer(i), ShortGame.UP, ShortGame.ZERO);
      }
      thread.comparisons().put(3, 5, true);
      assertThat(STORE.cacheFigures().stream().map(GameStore.CacheFigures::name))
          .contains("sums", name.text());
      STORE.limitCaches(1);
      assertThat(cache.figures().capacity()).isEqualTo(1_024);
      assertThat(cache.get(ShortGame.integer(1_999))).isNull();
      assertThat(STORE.sums().get(ShortGame.integer(1_999), ShortGame.UP)).isNull();
      cache.put(ShortGame.UP, 8);
      STORE.limitCaches(1_024);
      assertThat(cache.get(ShortGame.UP)).isEqualTo(8);
      assertThat(thread.comparisons().get(3, 5)).isEqualTo(-1);
    } finally {
      STORE.limitCaches(GameStore.DEFAULT_CACHE_ENTRIES);
    }
    cache.put(ShortGame.ONE, 7);
    STORE.sums().put(ShortGame.ONE, ShortGame.UP, ShortGame.ZERO);
    thread.comparisons().put(3, 5, true);
    STORE.clearCaches();
    assertThat(cache.get(ShortGame.ONE)).isNull();
    assertThat(STORE.sums().get(ShortGame.ONE, ShortGame.UP)).isNull();
    cache.put(ShortGame.ONE, 7);
    assertThat(STORE.release()).isTrue();
    assertThat(cache.get(ShortGame.ONE)).isNull();
    assertThat(thread.comparisons().get(3, 5)).isEqualTo(-1);
  }
}
