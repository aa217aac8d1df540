package org.gamester.values;

import org.jspecify.annotations.Nullable;

/**
 * The partial order of games: G &lt;= H iff no Left option of G is &gt;= H and no Right option of H
 * is &lt;= G (Siegel, II.1; law 3).
 *
 * <p>Most questions are answered before that recursion starts: equal values are one object; two
 * number-up-stars have a closed form; and by law 48 G &lt;= H forces L(G) &lt;= L(H) and R(G) &lt;=
 * R(H), while L(G) &lt; R(H) forces G &lt; H. The rest is remembered by pairs, so that the cost is
 * at most one step for each pair of followers rather than for each pair of lines of play.
 *
 * <p>The recursion never goes deeper than {@value #MAX_DEPTH} calls. A question that lies deeper is
 * deferred: the search is abandoned, the deep question answered first, on a stack of its own
 * making, and the search taken up again, which then finds the answer waiting.
 */
final class Order {

  private static final int MAX_DEPTH = 120;

  private record Question(ShortGame g, ShortGame h) {}

  private final Workspace workspace;
  private final ComparisonCache cache;
  private final @Nullable Deferral<Question, Boolean> deferral;

  private Order(
      Workspace workspace, ComparisonCache cache, @Nullable Deferral<Question, Boolean> deferral) {
    this.workspace = workspace;
    this.cache = cache;
    this.deferral = deferral;
  }

  static boolean lessOrEqual(ShortGame g, ShortGame h) {
    return lessOrEqual(Workspace.current(), g, h);
  }

  static boolean lessOrEqual(Workspace workspace, ShortGame g, ShortGame h) {
    if (g == h) {
      return true;
    }
    if (g instanceof NumberUpStar x && h instanceof NumberUpStar y) {
      return x.isAtMost(y);
    }
    try {
      return workspace.order().atMost(g, h, MAX_DEPTH);
    } catch (Deferral.Deferred deep) {
      Deferral<Question, Boolean> deferral = new Deferral<>();
      Order order = new Order(workspace, workspace.comparisons(), deferral);
      return deferral.run(
          new Question(g, h), deep, asked -> order.atMost(asked.g, asked.h, MAX_DEPTH));
    }
  }

  static Order shallow(Workspace workspace, ComparisonCache cache) {
    return new Order(workspace, cache, null);
  }

  private boolean atMost(ShortGame g, ShortGame h, int depth) {
    if (g == h) {
      return true;
    }
    if (g instanceof NumberUpStar x && h instanceof NumberUpStar y) {
      return x.isAtMost(y);
    }
    if (g.leftStop().compareTo(h.leftStop()) > 0 || g.rightStop().compareTo(h.rightStop()) > 0) {
      return false;
    }
    if (g.leftStop().compareTo(h.rightStop()) < 0) {
      return true;
    }
    int remembered = cache.get(g.id(), h.id());
    if (remembered >= 0) {
      return remembered == 1;
    }
    if (depth == 0) {
      return deferred(g, h);
    }
    Evaluation.poll(workspace);
    boolean answer = noLeftOptionReaches(g, h, depth) && noRightOptionFallsTo(g, h, depth);
    cache.put(g.id(), h.id(), answer);
    return answer;
  }

  private boolean noLeftOptionReaches(ShortGame g, ShortGame h, int depth) {
    if (g instanceof OptionGame game) {
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
    if (h instanceof OptionGame game) {
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
    if (deferral == null) {
      throw new Deferral.Deferred(question);
    }
    return deferral.answerOrDefer(question);
  }
}
