package org.gamester.values;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Recognises {@link NumberUpStar}s by their options, and treats many of them at once as options.
 *
 * <p>All methods expect the options of a game that is not a number.
 */
final class NumberUpStarOptions {

  private NumberUpStarOptions() {}

  /**
   * The value where every option is x + *j with one number x: by the mex rule x + *m if both sides
   * have the same mex m (what lies above m is reversible). Null where that does not apply.
   */
  static @Nullable ShortGame ofStars(ShortGame[] left, ShortGame[] right) {
    Dyadic number = commonNumber(left, null);
    if (number == null || commonNumber(right, number) == null) {
      return null;
    }
    int mex = mex(left);
    return mex == mex(right) ? ShortGame.numberUpStar(number, 0, mex) : null;
  }

  /** The x of the options if all are x + *j (and x is {@code expected}, if given), else null. */
  private static @Nullable Dyadic commonNumber(ShortGame[] options, @Nullable Dyadic expected) {
    Dyadic number = expected;
    for (ShortGame game : options) {
      if (!(game instanceof NumberUpStar option) || option.ups() != 0) {
        return null;
      }
      if (number == null) {
        number = option.number();
      } else if (!number.equals(option.number())) {
        return null;
      }
    }
    return number;
  }

  private static int mex(ShortGame[] options) {
    BitSet stars = new BitSet();
    for (ShortGame option : options) {
      long star = ((NumberUpStar) option).star();
      if (star < options.length) {
        stars.set((int) star);
      }
    }
    return stars.nextClearBit(0);
  }

  /** The number-up-star whose canonical options these are, or null. */
  static @Nullable ShortGame of(ShortGame[] left, ShortGame[] right) {
    ShortGame nimber = ofStars(left, right);
    if (nimber != null || left.length > 2 || right.length > 2) {
      return nimber;
    }
    ShortGame up = ofUps(left, right, Player.LEFT);
    return up != null ? up : ofUps(right, left, Player.RIGHT);
  }

  /// Recognises n.up + *m, n >= 1, from the side of the player it favours.
  private static @Nullable ShortGame ofUps(ShortGame[] own, ShortGame[] others, Player player) {
    if (others.length != 1 || !(others[0] instanceof NumberUpStar other)) {
      return null;
    }
    Dyadic number = other.number();
    int sign = player.sign();
    if (own.length == 2) {
      boolean upStar = other.isNumber() && isStar(own, number, 0) && isStar(own, number, 1);
      return upStar ? ShortGame.numberUpStar(number, sign, 1) : null;
    }
    boolean zeroForOwn = own[0].isNumber() && own[0].leftStop().equals(number);
    boolean ups = sign * Long.signum(other.ups()) > 0 || (other.ups() == 0 && other.star() != 0);
    return zeroForOwn && ups
        ? ShortGame.numberUpStar(number, Addition.addUps(other.ups(), sign), other.star() ^ 1)
        : null;
  }

  private static boolean isStar(ShortGame[] options, Dyadic number, long star) {
    ShortGame wanted = ShortGame.numberUpStar(number, 0, star);
    return options[0] == wanted || options[1] == wanted;
  }

  /**
   * Which options stay when number-up-stars dominated by other number-up-stars, and repetitions of
   * number-up-stars, are removed. Linear: of number-up-stars only those with the best number and,
   * among these, the best multiple n of up stay, and those with the next best n whose star differs
   * from that of the only one at n by exactly 1.
   */
  static boolean[] undominated(ShortGame[] options, int size, Player player) {
    Best best = new Best(player);
    for (int i = 0; i < size; i++) {
      if (options[i] instanceof NumberUpStar option) {
        best.consider(option);
      }
    }
    boolean[] keep = new boolean[size];
    Set<NumberUpStar> seen = new HashSet<>();
    for (int i = 0; i < size; i++) {
      keep[i] =
          !(options[i] instanceof NumberUpStar option) || (best.leaves(option) && seen.add(option));
    }
    return keep;
  }

  /** The best number, the best multiple of up with it, and what stars come with that. */
  private static final class Best {
    private final Player player;
    private @Nullable NumberUpStar top;
    private boolean severalAtTop;

    Best(Player player) {
      this.player = player;
    }

    void consider(NumberUpStar option) {
      int order = top == null ? 1 : compareParts(option, top);
      if (order > 0) {
        top = option;
        severalAtTop = false;
      } else if (order == 0 && option != top) {
        severalAtTop = true;
      }
    }

    boolean leaves(NumberUpStar option) {
      if (top == null || compareParts(option, top) == 0) {
        return true;
      }
      return !severalAtTop
          && option.number().equals(top.number())
          && option.ups() + player.sign() == top.ups()
          && (option.star() ^ top.star()) == 1;
    }

    private int compareParts(NumberUpStar a, NumberUpStar b) {
      int byNumber = a.number().compareTo(b.number());
      return player.sign() * (byNumber != 0 ? byNumber : Long.compare(a.ups(), b.ups()));
    }
  }
}
