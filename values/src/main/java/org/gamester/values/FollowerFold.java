package org.gamester.values;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;

/** Computes a result for a game from the results of its options, without recursion. */
final class FollowerFold {

  private FollowerFold() {}

  /**
   * Walks the followers of {@code game} whose results {@code cache} does not remember, in
   * postorder. Results are kept in an exact map for the run, since the cache may overwrite them
   * meanwhile.
   */
  static <R> R run(
      ShortGame game, GameCache<R> cache, BiFunction<ShortGame, GameCache.Results<R>, R> step) {
    Map<ShortGame, R> results = new IdentityHashMap<>();
    GameCache.Results<R> lookUp =
        option ->
            Objects.requireNonNull(
                results.get(option), "a result was asked for that is no option's");
    Deque<Walk> path = new ArrayDeque<>();
    path.push(new Walk(game));
    while (true) {
      Walk walk = path.element();
      ShortGame next = walk.nextOption();
      if (next == null) {
        Evaluation.poll();
        R result = step.apply(walk.game, lookUp);
        cache.put(walk.game, result);
        results.put(walk.game, result);
        path.pop();
        if (path.isEmpty()) {
          return result;
        }
      } else if (!results.containsKey(next)) {
        R known = cache.get(next);
        if (known != null) {
          results.put(next, known);
        } else {
          path.push(new Walk(next));
        }
      }
    }
  }

  /** A place in the options of a game. A NumberUpStar is walked as a leaf. */
  private static final class Walk {
    private final ShortGame game;
    private final ShortGame[] options;
    private int next;

    Walk(ShortGame game) {
      this.game = Objects.requireNonNull(game);
      this.options =
          game instanceof OptionGame optionGame ? optionGame.optionArray() : new ShortGame[0];
    }

    @org.jspecify.annotations.Nullable ShortGame nextOption() {
      return next < options.length ? options[next++] : null;
    }
  }
}
