package org.gamester.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.gamester.rulesets.IntegerBounds;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/// Values that a component is known to be at least, or at most, equal to; for any number of
/// threads.
///
/// They come from sums of the component and a value v that have been decided: if Left loses C + v
/// moving first, then C + v <= 0, so C <= -v. From a win follows only that C + v is not at most 0,
/// which bounds nothing.
final class ProvedBounds {

  /** Of bounds that do not follow from each other, so many are kept on each side. */
  private static final int MOST = 8;

  private final boolean ownNegative;
  private volatile List<ShortGame> lower = List.of();
  private volatile List<ShortGame> upper = List.of();
  private volatile @Nullable ShortGame exact;

  /**
   * @param ownNegative whether the component is equal to its negative, so that each bound has a
   *     counterpart
   */
  ProvedBounds(boolean ownNegative) {
    this.ownNegative = ownNegative;
  }

  /** The value, if it is known; else null. */
  @Nullable ShortGame exact() {
    return exact;
  }

  boolean isEmpty() {
    return lower.isEmpty() && upper.isEmpty();
  }

  List<ShortGame> lower() {
    return lower;
  }

  List<ShortGame> upper() {
    return upper;
  }

  /** The component lies between two integers. */
  void add(IntegerBounds integers) {
    addUpper(ShortGame.integer(integers.greatest()), false);
    addUpper(ShortGame.integer(-(long) integers.least()), true);
  }

  /** The component, or its negative, is at most equal to a value. */
  synchronized void addUpper(ShortGame bound, boolean isOfNegative) {
    if (isOfNegative || ownNegative) {
      ShortGame least = bound.negate();
      lower = with(lower, least, least::lessOrEqual, least::greaterOrEqual);
    }
    if (!isOfNegative || ownNegative) {
      upper = with(upper, bound, bound::greaterOrEqual, bound::lessOrEqual);
    }
    exact = common(lower, upper);
  }

  /** The component has been found to have a value. */
  synchronized void prove(ShortGame value) {
    lower = List.of(value);
    upper = List.of(value);
    exact = value;
  }

  private static @Nullable ShortGame common(List<ShortGame> lower, List<ShortGame> upper) {
    for (ShortGame bound : lower) {
      if (upper.contains(bound)) {
        return bound;
      }
    }
    return null;
  }

  /** Some bounds and one more, without those that follow from another. */
  private static List<ShortGame> with(
      List<ShortGame> known,
      ShortGame bound,
      Predicate<ShortGame> isBetter,
      Predicate<ShortGame> isWorse) {
    if (known.stream().anyMatch(isBetter)) {
      return known;
    }
    List<ShortGame> kept = new ArrayList<>(known);
    kept.removeIf(isWorse);
    if (kept.size() < MOST) {
      kept.add(bound);
    }
    return List.copyOf(kept);
  }
}
