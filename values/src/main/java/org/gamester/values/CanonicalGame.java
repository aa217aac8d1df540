package org.gamester.values;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A value that is not a {@link NumberUpStar}, held by its canonical options.
 *
 * <p>Both option sets lie in one array, Left's first, each sorted by creation number; together with
 * the interning of values this makes equal option sets equal arrays. Neither set is ever empty
 * (such games are integers). The stops, and whether the game is at most its Left stop and at least
 * its Right stop, are kept because they decide most comparisons; all of them follow from those of
 * the options.
 */
public sealed class CanonicalGame extends ShortGame permits AllSmallGame {

  private static final int AT_MOST_LEFT_STOP = 1;
  private static final int AT_LEAST_RIGHT_STOP = 2;
  private static final int FLAGS = 2;

  private final ShortGame[] options;

  /** The number of Left options, and two flags in the lowest bits. */
  private final int shape;

  private final Dyadic leftStop;
  private final Dyadic rightStop;

  /** A memo: see {@link #incentives()}. */
  private volatile ShortGame @Nullable [] incentives;

  CanonicalGame(long id, int hash, ShortGame[] options, int leftCount) {
    super(id, hash);
    this.options = options;
    Dyadic highest = options[0].rightStop();
    for (int i = 1; i < leftCount; i++) {
      highest = highest.max(options[i].rightStop());
    }
    Dyadic lowest = options[leftCount].leftStop();
    for (int i = leftCount + 1; i < options.length; i++) {
      lowest = lowest.min(options[i].leftStop());
    }
    this.leftStop = highest;
    this.rightStop = lowest;
    this.shape =
        leftCount << FLAGS
            | (isAtMost(highest, options, leftCount) ? AT_MOST_LEFT_STOP : 0)
            | (isAtLeast(lowest, options, leftCount) ? AT_LEAST_RIGHT_STOP : 0);
  }

  /** The value with these options, which has not been made yet. */
  static CanonicalGame of(long id, int hash, ShortGame[] options, int leftCount) {
    return Landmarks.areAllSmall(options)
        ? new AllSmallGame(id, hash, options, leftCount)
        : new CanonicalGame(id, hash, options, leftCount);
  }

  @Override
  public boolean isAllSmall() {
    return false;
  }

  @Override
  long reachedLandmarks() {
    throw notAllSmall();
  }

  @Override
  long heldLandmarks() {
    throw notAllSmall();
  }

  private static AssertionError notAllSmall() {
    return new AssertionError("landmarks are for all-small games");
  }

  /// G <= L(G): no Left option that has this Right stop is at least it (number avoidance).
  private static boolean isAtMost(Dyadic leftStop, ShortGame[] options, int leftCount) {
    for (int i = 0; i < leftCount; i++) {
      if (options[i].isAtLeastRightStop() && options[i].rightStop().equals(leftStop)) {
        return false;
      }
    }
    return true;
  }

  /// G >= R(G): no Right option that has this Left stop is at most it (number avoidance).
  private static boolean isAtLeast(Dyadic rightStop, ShortGame[] options, int leftCount) {
    for (int i = leftCount; i < options.length; i++) {
      if (options[i].isAtMostLeftStop() && options[i].leftStop().equals(rightStop)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Dyadic leftStop() {
    return leftStop;
  }

  @Override
  public Dyadic rightStop() {
    return rightStop;
  }

  @Override
  boolean isAtMostLeftStop() {
    return (shape & AT_MOST_LEFT_STOP) != 0;
  }

  @Override
  boolean isAtLeastRightStop() {
    return (shape & AT_LEAST_RIGHT_STOP) != 0;
  }

  @Override
  public int optionCount(Player player) {
    return player == Player.LEFT ? leftCount() : options.length - leftCount();
  }

  @Override
  public ShortGame option(Player player, int index) {
    Objects.checkIndex(index, optionCount(player));
    return options[player == Player.LEFT ? index : leftCount() + index];
  }

  /** Both option sets, Left's first. Not to be changed. */
  ShortGame[] optionArray() {
    return options;
  }

  int leftCount() {
    return shape >> FLAGS;
  }

  /**
   * The incentives, in the order of {@link #optionArray}: G^L - G for a Left option, G - G^R for a
   * Right option. Null unless {@link Addition} has found it worth while to compute them.
   */
  ShortGame @Nullable [] incentives() {
    return incentives;
  }

  void setIncentives(ShortGame @Nullable [] computed) {
    incentives = computed;
  }
}
