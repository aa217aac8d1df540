package org.gamester.values;

import org.jspecify.annotations.Nullable;

/**
 * x + n.up + *m: a number, a multiple of up and a nimber, in three words instead of its options.
 *
 * <p>The canonical options are those of Siegel, <i>Combinatorial Game Theory</i>, II.1 and II.4,
 * translated by x (number translation; law 45):
 *
 * <ul>
 *   <li>a number has the options of its simplest form;
 *   <li>x + *m has x + *j for all j &lt; m, for both players;
 *   <li>x + n.up + *m with n &gt;= 1 is {x | x + (n-1).up + *(m^1)}, except
 *   <li>x + up + * = {x, x + * | x};
 *   <li>negative multiples of up by symmetry.
 * </ul>
 *
 * <p>Order: G = x + n.up + *m is compared by x first; for equal numbers n.up + *m &gt;= 0 iff n
 * &gt;= 2, or n = 1 and m != 1, or n = m = 0.
 */
public final class NumberUpStar extends ShortGame {

  private final Dyadic number;
  private final long ups;
  private final long star;

  NumberUpStar(long id, int hash, Dyadic number, long ups, long star) {
    super(id, hash);
    this.number = number;
    this.ups = ups;
    this.star = star;
  }

  /** The number x. */
  public Dyadic number() {
    return number;
  }

  /** The multiple n of up; negative for down. */
  public long ups() {
    return ups;
  }

  /** The m of the nimber *m, at least 0. */
  public long star() {
    return star;
  }

  @Override
  public Dyadic leftStop() {
    return number;
  }

  @Override
  public Dyadic rightStop() {
    return number;
  }

  @Override
  boolean isAtMostLeftStop() {
    return ups == 0 ? star == 0 : ups == -1 ? star != 1 : ups < -1;
  }

  @Override
  boolean isAtLeastRightStop() {
    return ups == 0 ? star == 0 : ups == 1 ? star != 1 : ups > 1;
  }

  @Override
  public int optionCount(Player player) {
    if (ups == 0) {
      if (star == 0) {
        return numberOption(player) == null ? 0 : 1;
      }
      return star > Integer.MAX_VALUE ? tooMany() : (int) star;
    }
    return player.sign() == Long.signum(ups) && Math.abs(ups) == 1 && star == 1 ? 2 : 1;
  }

  private int tooMany() {
    throw new GameTooLargeException(
        "*" + star + " has more options than can be listed (at most " + Integer.MAX_VALUE + ")");
  }

  @Override
  public ShortGame option(Player player, int index) {
    java.util.Objects.checkIndex(index, optionCount(player));
    if (ups == 0) {
      if (star > 0) {
        return numberUpStar(number, 0, index);
      }
      Dyadic option = numberOption(player);
      if (option == null) {
        throw new AssertionError("an option was counted that does not exist");
      }
      return number(option);
    }
    if (player.sign() == Long.signum(ups)) {
      return numberUpStar(number, 0, index);
    }
    if (Math.abs(ups) == 1 && star == 1) {
      return number(number);
    }
    return numberUpStar(number, ups - Long.signum(ups), star ^ 1);
  }

  private @Nullable Dyadic numberOption(Player player) {
    return player == Player.LEFT ? number.lowerOptionOrNull() : number.upperOptionOrNull();
  }

  /** -G. */
  ShortGame mirrored() {
    return ups == 0 && number.isZero() ? this : numberUpStar(number.negate(), -ups, star);
  }

  /// G <= H for two games of this kind, by the closed form at the head of the class.
  boolean isAtMost(NumberUpStar other) {
    int byNumber = number.compareTo(other.number);
    if (byNumber != 0) {
      return byNumber < 0;
    }
    if (ups == other.ups) {
      return star == other.star;
    }
    if (ups > other.ups) {
      return false;
    }
    return other.ups - 1 > ups || (star ^ other.star) != 1;
  }

  @Override
  public boolean isAllSmall() {
    return number.isZero();
  }

  @Override
  long reachedLandmarks() {
    return Landmarks.reachedBy(ups, star);
  }

  @Override
  long heldLandmarks() {
    return Landmarks.heldBy(ups, star);
  }
}
