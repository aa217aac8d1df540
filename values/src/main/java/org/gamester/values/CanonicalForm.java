package org.gamester.values;

import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * Puts {L | R} in canonical form, where the options already are.
 *
 * <p>In this order, each step on what the one before left:
 *
 * <ol>
 *   <li>If a number fits between the options, the game is the simplest such number (simplicity
 *       theorem, law 20). The numbers that fit are those between the highest Right stop of L and
 *       the lowest Left stop of R; an end itself fits unless an option with that stop reaches it.
 *   <li>Dominated options are removed (law 7).
 *   <li>Reversible options are replaced by what they reverse to, until none is left; whether G^LR
 *       &lt;= G is asked of the unsimplified game, by its options ({@link GameToSimplify}). The
 *       value of the game stays, so an option once found irreversible needs no second look.
 *   <li>The result is a number-up-star if it has the options of one, see {@link NumberUpStar}.
 * </ol>
 *
 * <p>What is left has no dominated and no reversible options, hence is the canonical form (Siegel,
 * Theorem II.2.9). Cost: for n options, at most n^2 comparisons for domination and n.m for
 * reversal, m the number of second options. Sums need fewer, see {@link CanonicalSum}.
 */
final class CanonicalForm {

  /** Up to this many options are sorted by insertion. */
  private static final int SHORT = 32;

  private static final Comparator<ShortGame> BY_ID = Comparator.comparingLong(ShortGame::id);

  private final ThreadState thread;
  private final GameToSimplify game;
  private final OptionSet left;
  private final OptionSet right;

  private CanonicalForm(ThreadState thread, GameToSimplify game, OptionSet left, OptionSet right) {
    this.thread = thread;
    this.game = game;
    this.left = left;
    this.right = right;
  }

  /** The canonical form of {left | right}. The arrays may be changed. */
  static ShortGame of(ThreadState thread, ShortGame[] left, ShortGame[] right) {
    thread.poll();
    ShortGame number = numberBetween(left, right);
    if (number != null) {
      return number;
    }
    ShortGame nimber = NumberUpStarOptions.ofStars(left, right);
    if (nimber != null) {
      return nimber;
    }
    OptionSet leftSet = new OptionSet(thread, Player.LEFT, thinned(left, Player.LEFT));
    OptionSet rightSet = new OptionSet(thread, Player.RIGHT, thinned(right, Player.RIGHT));
    leftSet.removeDominated();
    rightSet.removeDominated();
    return new CanonicalForm(
            thread,
            new GameToSimplify(thread, leftSet.toArray(), rightSet.toArray()),
            leftSet,
            rightSet)
        .simplify();
  }

  /**
   * The canonical form of {left | right}, which is not a number, where neither side has dominated
   * options and it is known which options are reversible.
   *
   * @param game the same game
   * @param leftReplies for each Left option a Right option of it by which it is reversible, or null
   */
  static ShortGame ofAntichains(
      ThreadState thread,
      GameToSimplify game,
      ShortGame[] left,
      @Nullable ShortGame[] leftReplies,
      ShortGame[] right,
      @Nullable ShortGame[] rightReplies) {
    ShortGame nimber = NumberUpStarOptions.ofStars(left, right);
    if (nimber != null) {
      return nimber;
    }
    OptionSet leftSet = new OptionSet(thread, Player.LEFT, left, leftReplies);
    OptionSet rightSet = new OptionSet(thread, Player.RIGHT, right, rightReplies);
    if (leftSet.hasUnchecked() || rightSet.hasUnchecked()) {
      leftSet.removeDominated();
      rightSet.removeDominated();
    }
    return new CanonicalForm(thread, game, leftSet, rightSet).simplify();
  }

  /// The simplest number x with L <| x <| R for all options, or null if no number fits.
  static @Nullable ShortGame numberBetween(ShortGame[] left, ShortGame[] right) {
    Dyadic low = null;
    for (ShortGame option : left) {
      low = low == null ? option.rightStop() : low.max(option.rightStop());
    }
    Dyadic high = null;
    for (ShortGame option : right) {
      high = high == null ? option.leftStop() : high.min(option.leftStop());
    }
    int order = low == null || high == null ? -1 : low.compareTo(high);
    if (order > 0) {
      return null;
    }
    boolean lowFits = low != null && fits(low, left, Player.LEFT);
    boolean highFits = high != null && fits(high, right, Player.RIGHT);
    if (order == 0 && !(lowFits && highFits)) {
      return null;
    }
    return ShortGame.number(Dyadic.simplestIn(low, lowFits, high, highFits));
  }

  /**
   * The options without repetitions and without those that stops show to be dominated, in the order
   * of their creation. Linear except for the sorting: if an option of Left has the highest Right
   * stop x, an option whose Left stop is less than x is less than it; and if the option is at least
   * x, one that is at most x is at most it.
   */
  static ShortGame[] thinned(ShortGame[] options, Player player) {
    if (options.length < 2) {
      return options;
    }
    sortByCreation(options);
    ShortGame best = options[0];
    for (ShortGame option : options) {
      best = reachesFarther(option, best, player) ? option : best;
    }
    int kept = 0;
    ShortGame last = null;
    for (ShortGame option : options) {
      if (option != last && (option == best || !isBeyond(best, option, player))) {
        options[kept++] = option;
      }
      last = option;
    }
    return kept == options.length ? options : Arrays.copyOf(options, kept);
  }

  private static void sortByCreation(ShortGame[] options) {
    if (options.length > SHORT) {
      Arrays.sort(options, BY_ID);
      return;
    }
    for (int i = 1; i < options.length; i++) {
      ShortGame option = options[i];
      int place = i;
      for (; place > 0 && options[place - 1].id() > option.id(); place--) {
        options[place] = options[place - 1];
      }
      options[place] = option;
    }
  }

  /** Whether an option has a better stop with the opponent to move than another. */
  private static boolean reachesFarther(ShortGame option, ShortGame other, Player player) {
    if (player == Player.LEFT) {
      int order = option.rightStop().compareTo(other.rightStop());
      return order > 0
          || (order == 0 && option.isAtLeastRightStop() && !other.isAtLeastRightStop());
    }
    int order = option.leftStop().compareTo(other.leftStop());
    return order < 0 || (order == 0 && option.isAtMostLeftStop() && !other.isAtMostLeftStop());
  }

  /** Whether stops show that the best option is at least as good for the player as the other. */
  private static boolean isBeyond(ShortGame best, ShortGame other, Player player) {
    if (player == Player.LEFT) {
      int order = other.leftStop().compareTo(best.rightStop());
      return order < 0 || (order == 0 && best.isAtLeastRightStop() && other.isAtMostLeftStop());
    }
    int order = other.rightStop().compareTo(best.leftStop());
    return order > 0 || (order == 0 && best.isAtMostLeftStop() && other.isAtLeastRightStop());
  }

  /** Whether no option of {@code player} reaches x, given that none has a stop beyond x. */
  private static boolean fits(Dyadic x, ShortGame[] options, Player player) {
    for (ShortGame option : options) {
      if (player == Player.LEFT
          ? option.isAtLeastRightStop() && option.rightStop().equals(x)
          : option.isAtMostLeftStop() && option.leftStop().equals(x)) {
        return false;
      }
    }
    return true;
  }

  private ShortGame simplify() {
    while (bypassReversible(left) | bypassReversible(right)) {
      left.removeDominated();
      right.removeDominated();
    }
    ShortGame compact = NumberUpStarOptions.of(left.toArray(), right.toArray());
    return compact != null ? compact : intern();
  }

  /** Replaces the reversible options of one side; returns whether there were any. */
  private boolean bypassReversible(OptionSet side) {
    boolean found = false;
    while (side.hasUnchecked()) {
      thread.poll();
      ShortGame reply = game.reversingReply(side.player(), side.unchecked());
      if (reply == null) {
        side.keepUnchecked();
      } else {
        side.replaceUnchecked(reply);
        found = true;
      }
    }
    return found;
  }

  private ShortGame intern() {
    ShortGame[] options = Arrays.copyOf(left.toArray(), left.size() + right.size());
    System.arraycopy(right.toArray(), 0, options, left.size(), right.size());
    Arrays.sort(options, 0, left.size(), BY_ID);
    Arrays.sort(options, left.size(), options.length, BY_ID);
    return GameStore.standard().table().optionGame(options, left.size());
  }
}
