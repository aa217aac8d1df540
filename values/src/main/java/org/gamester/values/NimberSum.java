package org.gamester.values;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BinaryOperator;

/// The sum of x + n.up + *m with a large m and a game H that is not a number-up-star, without
/// building the m options in which H stays.
///
/// For n = 0 the Left options are H + *j for j < m, and H^L + *m (the number x moves into H by
/// translation). H + *j <= H^L + *m iff *k <= H^L - H, where k is the nim sum of j and m; so H + *j
/// is dominated if an incentive of H is at least *k. By [RemoteStarBound] that has the same answer
/// for all k beyond a bound, so that all but a bounded number of options are settled at once. A hot
/// H mostly has an incentive above all nimbers, and no option H + *j is left at all.
///
/// Cost: for d = d(H^L - H), d comparisons for each option of H, and what the options that are left
/// cost in [CanonicalForm].
final class NimberSum {

  static final int MOST_OPTIONS = 1 << 20;

  private final NumberUpStar nimber;
  private final CanonicalGame h;
  private final ShortGame[] incentives;
  private final BinaryOperator<ShortGame> adder;

  private NimberSum(
      NumberUpStar nimber,
      CanonicalGame h,
      ShortGame[] incentives,
      BinaryOperator<ShortGame> adder) {
    this.nimber = nimber;
    this.h = h;
    this.incentives = incentives;
    this.adder = adder;
  }

  /**
   * The sum of x + *m and H.
   *
   * @param incentives those of H, in the order of its options
   * @param adder how to make sums of followers
   * @throws GameTooLargeException if it has more than 2^20 options that may matter
   */
  static ShortGame of(
      ThreadState thread,
      NumberUpStar nimber,
      CanonicalGame h,
      ShortGame[] incentives,
      BinaryOperator<ShortGame> adder) {
    NimberSum sum = new NimberSum(nimber, h, incentives, adder);
    return CanonicalForm.of(thread, sum.options(Player.LEFT), sum.options(Player.RIGHT));
  }

  static GameTooLargeException tooManyOptions(NumberUpStar nimber) {
    return new GameTooLargeException(
        "the sum of *" + nimber.star() + " and a game has more options than can be listed");
  }

  private ShortGame[] options(Player player) {
    int first = player == Player.LEFT ? 0 : h.leftCount();
    int count = h.optionCount(player);
    List<ShortGame> options = new ArrayList<>();
    for (ShortGame option : h.options(player)) {
      options.add(adder.apply(option, nimber));
    }
    for (long j : starsLeft(Arrays.asList(incentives).subList(first, first + count))) {
      options.add(adder.apply(h, ShortGame.numberUpStar(nimber.number(), 0, j)));
    }
    return options.toArray(ShortGame[]::new);
  }

  /// The j < m for which no incentive is at least the nim sum of *j and *m.
  private List<Long> starsLeft(List<ShortGame> gains) {
    long m = nimber.star();
    long bound = gains.stream().mapToLong(RemoteStarBound::of).max().orElse(0) + 1;
    boolean farIsDominated = bound > MOST_OPTIONS || isDominated(bound, gains);
    if (bound > MOST_OPTIONS || (!farIsDominated && m > MOST_OPTIONS)) {
      throw tooManyOptions(nimber);
    }
    List<Long> stars = new ArrayList<>();
    for (long k = 1; k <= bound; k++) {
      if ((k ^ m) < m && !isDominated(k, gains)) {
        stars.add(k ^ m);
      }
    }
    if (!farIsDominated) {
      for (long j = 0; j < m; j++) {
        if ((j ^ m) > bound) {
          stars.add(j);
        }
      }
    }
    return stars;
  }

  private static boolean isDominated(long k, List<ShortGame> gains) {
    Computation.poll();
    ShortGame star = ShortGame.nimber(k);
    return gains.stream().anyMatch(star::lessOrEqual);
  }
}
