package org.gamester.values;

import org.jspecify.annotations.Nullable;

/**
 * The partial order of games: G &lt;= H iff no Left option of G is &gt;= H and no Right option of H
 * is &lt;= G (Siegel, II.1; law 3).
 *
 * <p>Most questions are answered before that recursion starts:
 *
 * <ul>
 *   <li>equal values are one object, and two number-up-stars have a closed form;
 *   <li>by law 48 G &lt;= H forces L(G) &lt;= L(H) and R(G) &lt;= R(H), while L(G) &lt; R(H) forces
 *       G &lt; H;
 *   <li>if two of these stops are the same number x, then G &lt;= x &lt;= H forces G &lt;= H, and G
 *       &lt;= H &lt;= x forces G &lt;= x; every game knows whether it is at most its Left stop and
 *       at least its Right stop. This settles all comparisons with numbers.
 *   <li>two all-small games, whose stops are all 0, are compared by {@link Landmarks}.
 * </ul>
 *
 * The rest is remembered by pairs, so that the cost is at most one step for each pair of followers
 * rather than for each pair of lines of play. A multiple of up or a nimber that is large beside the
 * other game is first replaced by a small one, see {@link RemoteStarBound}.
 *
 * <p>The recursion never goes deeper than {@value #MAX_DEPTH} calls. A question that lies deeper is
 * deferred: the search is abandoned, the deep question answered first, on a stack of its own
 * making, and the search taken up again, which then finds the answer waiting.
 */
final class GameOrder {

  private static final int MAX_DEPTH = 120;

  private record Question(ShortGame g, ShortGame h) {}

  private final ThreadState thread;
  private final ComparisonCache cache;
  private final @Nullable BoundedRecursion<Question, Boolean> recursion;

  private GameOrder(
      ThreadState thread,
      ComparisonCache cache,
      @Nullable BoundedRecursion<Question, Boolean> recursion) {
    this.thread = thread;
    this.cache = cache;
    this.recursion = recursion;
  }

  static boolean lessOrEqual(ShortGame g, ShortGame h) {
    return lessOrEqual(ThreadState.current(), g, h);
  }

  static boolean lessOrEqual(ThreadState thread, ShortGame g, ShortGame h) {
    if (g == h) {
      return true;
    }
    if (g instanceof NumberUpStar x && h instanceof NumberUpStar y) {
      return x.isAtMost(y);
    }
    try {
      return thread.order().atMost(g, h, MAX_DEPTH);
    } catch (BoundedRecursion.Deferred deep) {
      BoundedRecursion<Question, Boolean> recursion = new BoundedRecursion<>();
      GameOrder order = new GameOrder(thread, thread.comparisons(), recursion);
      return recursion.run(
          new Question(g, h), deep, asked -> order.atMost(asked.g, asked.h, MAX_DEPTH));
    }
  }

  static GameOrder shallow(ThreadState thread, ComparisonCache cache) {
    return new GameOrder(thread, cache, null);
  }

  private boolean atMost(ShortGame g, ShortGame h, int depth) {
    if (g == h) {
      return true;
    }
    int byLeft = g.leftStop().compareTo(h.leftStop());
    if (byLeft > 0 || (byLeft == 0 && h.isAtMostLeftStop() && !g.isAtMostLeftStop())) {
      return false;
    }
    int byRight = g.rightStop().compareTo(h.rightStop());
    if (byRight > 0 || (byRight == 0 && g.isAtLeastRightStop() && !h.isAtLeastRightStop())) {
      return false;
    }
    int apart = g.leftStop().compareTo(h.rightStop());
    if (apart < 0 || (apart == 0 && g.isAtMostLeftStop() && h.isAtLeastRightStop())) {
      return true;
    }
    if ((g instanceof AllSmallGame || h instanceof AllSmallGame) // the two quick tests first
        && g.isAllSmall()
        && h.isAllSmall()) {
      Boolean shown =
          Landmarks.atMost(
              g.reachedLandmarks(), g.heldLandmarks(), h.reachedLandmarks(), h.heldLandmarks());
      if (shown != null) {
        return shown;
      }
    }
    if (g instanceof NumberUpStar x) {
      return h instanceof NumberUpStar y
          ? x.isAtMost(y)
          : searched(RemoteStarBound.near(x, (CanonicalGame) h), h, depth);
    }
    return searched(
        g, h instanceof NumberUpStar y ? RemoteStarBound.near(y, (CanonicalGame) g) : h, depth);
  }

  private boolean searched(ShortGame g, ShortGame h, int depth) {
    int remembered = cache.get(g.id(), h.id());
    if (remembered >= 0) {
      return remembered == 1;
    }
    if (depth == 0) {
      return deferred(g, h);
    }
    thread.poll();
    boolean answer = noLeftOptionReaches(g, h, depth) && noRightOptionFallsTo(g, h, depth);
    cache.put(g.id(), h.id(), answer);
    return answer;
  }

  private boolean noLeftOptionReaches(ShortGame g, ShortGame h, int depth) {
    if (g instanceof CanonicalGame game) {
      ShortGame[] options = game.optionArray();
      for (int i = 0, n = game.leftCount(); i < n; i++) {
        if (atMost(h, options[i], depth - 1)) {
          return false;
        }
      }
      return true;
    }
    for (int i = 0, n = g.optionCount(Player.LEFT); i < n; i++) {
      if (atMost(h, g.option(Player.LEFT, i), depth - 1)) {
        return false;
      }
    }
    return true;
  }

  private boolean noRightOptionFallsTo(ShortGame g, ShortGame h, int depth) {
    if (h instanceof CanonicalGame game) {
      ShortGame[] options = game.optionArray();
      for (int i = game.leftCount(); i < options.length; i++) {
        if (atMost(options[i], g, depth - 1)) {
          return false;
        }
      }
      return true;
    }
    for (int i = 0, n = h.optionCount(Player.RIGHT); i < n; i++) {
      if (atMost(h.option(Player.RIGHT, i), g, depth - 1)) {
        return false;
      }
    }
    return true;
  }

  private boolean deferred(ShortGame g, ShortGame h) {
    Question question = new Question(g, h);
    if (recursion == null) {
      throw new BoundedRecursion.Deferred(question);
    }
    return recursion.answerOrDefer(question);
  }
}
