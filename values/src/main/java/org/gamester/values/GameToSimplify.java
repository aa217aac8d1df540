package org.gamester.values;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// A game G = {L | R} that is not a number and not yet in canonical form, to be compared with built
/// games by its options alone.
///
/// H <= G iff no H^L is >= G and no G^R is <= H. The stops of G, and how the [Landmarks] lie to it,
/// follow from its options and filter as in [GameOrder]. When H is a number, number avoidance (law
/// 46) says that its options need not be tried. Answers are remembered once there are more than a
/// few, so that the cost is bounded by the followers of H, not its lines of play.
final class GameToSimplify {

  private static final int MAX_DEPTH = 60;

  /** A nimber with more options than this is reversed in a way of its own. */
  private static final long MANY_STARS = 32;

  private static final int STEPS_WITHOUT_MEMORY = 24;

  private enum Side {
    AT_MOST,
    AT_LEAST
  }

  /// Is H <= G (at most), or H >= G (at least)?
  private record Question(ShortGame h, Side side) {}

  /**
   * Where the comparison of an option of G with x + *j may change with j: at these j, and up to the
   * depth.
   */
  private record Changes(SortedSet<Long> stars, long depth) {}

  private final ThreadState thread;
  private final ShortGame[] left;
  private final ShortGame[] right;
  private final Dyadic leftStop;
  private final Dyadic rightStop;
  private final Landmarks.@Nullable Bearings bearings;
  private @Nullable Map<Question, Boolean> remembered;
  private @Nullable BoundedRecursion<Question, Boolean> recursion;
  private @Nullable Changes changes;
  private int steps;

  /** Both option arrays must not be empty, and are kept. */
  GameToSimplify(ThreadState thread, ShortGame[] left, ShortGame[] right) {
    this.thread = thread;
    this.left = left;
    this.right = right;
    Dyadic highest = left[0].rightStop();
    for (ShortGame option : left) {
      highest = highest.max(option.rightStop());
    }
    Dyadic lowest = right[0].leftStop();
    for (ShortGame option : right) {
      lowest = lowest.min(option.leftStop());
    }
    this.leftStop = highest;
    this.rightStop = lowest;
    this.bearings =
        Landmarks.areAllSmall(left) && Landmarks.areAllSmall(right)
            ? Landmarks.of(left, right)
            : null;
  }

  /// A reply of the opponent by which `option` of `player` is reversible: a Right option of it that
  /// is <= G, or a Left option of it that is >= G; null if it has none.
  @Nullable ShortGame reversingReply(Player player, ShortGame option) {
    if (option instanceof NumberUpStar star && star.ups() == 0 && star.star() > MANY_STARS) {
      return firstBelow(star, reply -> isReversedBy(player, reply));
    }
    Player opponent = player.opponent();
    for (int i = 0, n = option.optionCount(opponent); i < n; i++) {
      ShortGame reply = option.option(opponent, i);
      if (isReversedBy(player, reply)) {
        return reply;
      }
    }
    return null;
  }

  /// The first x + *j with j < m that fulfils a condition on how it compares with G, or null.
  ///
  /// How x + *j compares with G depends on j only through the options of G and the smaller j: if it
  /// is at most G for some j, it is so for the first j that compares with all options of G as that
  /// one does. Such comparisons change up to the greatest [RemoteStarBound] of an option, and at an
  /// option x + *i; no other j has to be tried.
  private @Nullable ShortGame firstBelow(NumberUpStar nimber, Predicate<ShortGame> condition) {
    Changes known = changes();
    long scanned = Math.min(known.depth, nimber.star() - 2) + 1;
    for (long j = 0; j <= scanned; j++) {
      thread.poll();
      ShortGame smaller = ShortGame.numberUpStar(nimber.number(), 0, j);
      if (condition.test(smaller)) {
        return smaller;
      }
    }
    for (long j : known.stars.subSet(scanned + 1, nimber.star())) {
      ShortGame smaller = ShortGame.numberUpStar(nimber.number(), 0, j);
      if (condition.test(smaller)) {
        return smaller;
      }
    }
    return null;
  }

  private Changes changes() {
    Changes known = changes;
    if (known == null) {
      TreeSet<Long> stars = new TreeSet<>();
      long depth = 0;
      for (ShortGame[] side : List.of(left, right)) {
        for (ShortGame option : side) {
          if (option instanceof NumberUpStar star && star.ups() == 0) {
            stars.add(star.star());
            stars.add(Math.min(star.star(), Long.MAX_VALUE - 1) + 1);
          } else {
            depth = Math.max(depth, RemoteStarBound.of(option));
          }
        }
      }
      known = new Changes(stars, depth);
      changes = known;
    }
    return known;
  }

  /** Whether an option of {@code player} is reversible if the opponent has this reply to it. */
  boolean isReversedBy(Player player, ShortGame reply) {
    return holds(reply, player == Player.LEFT ? Side.AT_MOST : Side.AT_LEAST);
  }

  private boolean holds(ShortGame h, Side side) {
    try {
      return side == Side.AT_MOST ? atMost(h, MAX_DEPTH) : atLeast(h, MAX_DEPTH);
    } catch (BoundedRecursion.Deferred deep) {
      BoundedRecursion<Question, Boolean> answers = new BoundedRecursion<>();
      recursion = answers;
      return answers.run(
          new Question(h, side),
          deep,
          asked ->
              asked.side == Side.AT_MOST
                  ? atMost(asked.h, MAX_DEPTH)
                  : atLeast(asked.h, MAX_DEPTH));
    }
  }

  /// H <= G.
  private boolean atMost(ShortGame h, int depth) {
    if (h.leftStop().compareTo(leftStop) > 0 || h.rightStop().compareTo(rightStop) > 0) {
      return false;
    }
    if (h.leftStop().compareTo(rightStop) < 0) {
      return true;
    }
    if (bearings != null && h.isAllSmall()) {
      Boolean shown =
          Landmarks.atMost(
              h.reachedLandmarks(), h.heldLandmarks(), bearings.reached(), bearings.held());
      if (shown != null) {
        return shown;
      }
    }
    for (ShortGame option : right) {
      if (GameOrder.lessOrEqual(thread, option, h)) {
        return false;
      }
    }
    return h.isNumber() || searched(h, Side.AT_MOST, depth);
  }

  /// H >= G.
  private boolean atLeast(ShortGame h, int depth) {
    if (h.leftStop().compareTo(leftStop) < 0 || h.rightStop().compareTo(rightStop) < 0) {
      return false;
    }
    if (h.rightStop().compareTo(leftStop) > 0) {
      return true;
    }
    if (bearings != null && h.isAllSmall()) {
      Boolean shown =
          Landmarks.atMost(
              bearings.reached(), bearings.held(), h.reachedLandmarks(), h.heldLandmarks());
      if (shown != null) {
        return shown;
      }
    }
    for (ShortGame option : left) {
      if (GameOrder.lessOrEqual(thread, h, option)) {
        return false;
      }
    }
    return h.isNumber() || searched(h, Side.AT_LEAST, depth);
  }

  /** Whether no option of H refutes the relation. */
  private boolean searched(ShortGame h, Side side, int depth) {
    Question question = new Question(h, side);
    if (remembered != null) {
      Boolean known = remembered.get(question);
      if (known != null) {
        return known;
      }
    }
    if (depth == 0) {
      if (recursion == null) {
        throw new BoundedRecursion.Deferred(question);
      }
      return recursion.answerOrDefer(question);
    }
    if (++steps == STEPS_WITHOUT_MEMORY) {
      remembered = new HashMap<>();
    }
    thread.poll();
    boolean answer = noOptionRefutes(h, side, depth);
    if (remembered != null) {
      remembered.put(question, answer);
    }
    return answer;
  }

  private boolean noOptionRefutes(ShortGame h, Side side, int depth) {
    if (h instanceof NumberUpStar star && star.ups() == 0 && star.star() > MANY_STARS) {
      return firstBelow(star, smaller -> isRefutedBy(smaller, side, depth)) == null;
    }
    Player mover = side == Side.AT_MOST ? Player.LEFT : Player.RIGHT;
    for (int i = 0, n = h.optionCount(mover); i < n; i++) {
      if (isRefutedBy(h.option(mover, i), side, depth)) {
        return false;
      }
    }
    return true;
  }

  private boolean isRefutedBy(ShortGame option, Side side, int depth) {
    return side == Side.AT_MOST ? atLeast(option, depth - 1) : atMost(option, depth - 1);
  }
}
