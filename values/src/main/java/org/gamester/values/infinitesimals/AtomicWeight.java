package org.gamester.values.infinitesimals;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.gamester.values.CacheName;
import org.gamester.values.Followers;
import org.gamester.values.GameStore;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Postorder;
import org.gamester.values.Relation;
import org.gamester.values.ShortGame;

/// Atomic weight: the game g for which down + S < G - g.up < up + S, where S is a remote star (a
/// nimber greater than all in sight) and g.up the Norton product (_Winning Ways_, ch. 8; Siegel,
/// _Combinatorial Game Theory_, II.7). G is atomic if such a g exists.
///
/// Theorem, for all-small G: let g' = {g^L - 2 | g^R + 2} over the weights of the options. If g' is
/// not an integer, it is the weight. Otherwise the weight is 0 if G is confused with S; if G < S it
/// is the least, and if G > S the greatest integer n with g^L - 2 <| n <| g^R + 2.
///
/// A game with numbers among its followers is weighed with k.up in place of every positive number
/// and -k.up in place of every negative one, for a large k. In sums with all-small games of weights
/// far below k both have the same outcomes. So if G has a weight g then the replaced game has it
/// for all large k; and if the weight found depends on k then G is not atomic. Two values of k are
/// tried, both greater than any weight of the game without its numbers: a move changes the weight
/// by 2 at most.
///
/// Remembered by value; costs one construction for each distinct follower (two, if not all-small).
public final class AtomicWeight {

  private static final CacheName<Weighed> OF_ALL_SMALL = new CacheName<>("atomic weights");
  private static final CacheName<Optional<ShortGame>> OF_OTHERS =
      new CacheName<>("atomic weights, not all-small");
  private static final ShortGame TWO = ShortGame.integer(2);
  private static final ShortGame MINUS_TWO = ShortGame.integer(-2);

  /**
   * A weighed game.
   *
   * @param weight its weight
   * @param largestStar at least the m of every *m among its followers
   */
  private record Weighed(ShortGame weight, long largestStar) {}

  private AtomicWeight() {}

  /** The atomic weight; empty if the game is not atomic. */
  public static Optional<ShortGame> of(ShortGame game) {
    if (game.isAllSmall()) {
      return Optional.of(ofAllSmall(game));
    }
    if (!game.isInfinitesimal()) {
      return Optional.empty();
    }
    Optional<ShortGame> known = GameStore.standard().cache(OF_OTHERS).get(game);
    if (known == null) {
      known = weighWithNumbers(game);
      GameStore.standard().cache(OF_OTHERS).put(game, known);
    }
    return known;
  }

  private static ShortGame ofAllSmall(ShortGame game) {
    return GameStore.standard()
        .cache(OF_ALL_SMALL)
        .compute(
            game,
            (follower, known) ->
                follower instanceof NumberUpStar compact
                    ? weighCompact(compact, BigInteger.ZERO)
                    : weigh(follower, known::of))
        .weight;
  }

  private static Optional<ShortGame> weighWithNumbers(ShortGame game) {
    BigInteger bound = BigInteger.ONE;
    for (ShortGame follower : Followers.postorder(game)) {
      BigInteger ups =
          follower instanceof NumberUpStar compact
              ? BigInteger.valueOf(compact.ups()).abs()
              : BigInteger.ZERO;
      bound = bound.add(ups).add(BigInteger.TWO);
    }
    ShortGame weight = weightWithNumbersAt(game, bound.shiftLeft(2));
    return weight == weightWithNumbersAt(game, bound.shiftLeft(4))
        ? Optional.of(weight)
        : Optional.empty();
  }

  private static ShortGame weightWithNumbersAt(ShortGame game, BigInteger k) {
    return Postorder.<ShortGame, Weighed>evaluate(
            game,
            follower -> follower instanceof NumberUpStar ? List.of() : follower.options(),
            (follower, known) ->
                follower instanceof NumberUpStar compact
                    ? weighCompact(compact, k)
                    : weigh(follower, known))
        .weight;
  }

  private static Weighed weighCompact(NumberUpStar game, BigInteger k) {
    BigInteger weight =
        switch (game.number().signum()) {
          case 0 -> BigInteger.valueOf(game.ups());
          case 1 -> k;
          default -> k.negate();
        };
    return new Weighed(ShortGame.integer(weight), game.star() | 1);
  }

  /** Weighs a game that is not a number-up-star, from the weights of its options. */
  private static Weighed weigh(ShortGame game, Function<ShortGame, Weighed> options) {
    long largestStar = 0;
    for (ShortGame option : game.options()) {
      largestStar = Math.max(largestStar, options.apply(option).largestStar);
    }
    List<ShortGame> left = shifted(game.leftOptions(), options, MINUS_TWO);
    List<ShortGame> right = shifted(game.rightOptions(), options, TWO);
    ShortGame weight = ShortGame.of(left, right);
    if (weight.isInteger()) {
      if (largestStar == Long.MAX_VALUE) {
        throw new GameTooLargeException("a nimber beyond *" + largestStar + " cannot be held");
      }
      ShortGame remoteStar = ShortGame.nimber(largestStar + 1);
      weight = ShortGame.integer(extreme(game.relationTo(remoteStar), left, right));
    }
    return new Weighed(weight, largestStar);
  }

  private static BigInteger extreme(
      Relation toRemoteStar, List<ShortGame> left, List<ShortGame> right) {
    return switch (toRemoteStar) {
      case LESS -> leastBeyond(left);
      case GREATER -> leastBeyond(right.stream().map(ShortGame::negate).toList()).negate();
      case CONFUSED, EQUAL -> BigInteger.ZERO;
    };
  }

  private static List<ShortGame> shifted(
      List<ShortGame> options, Function<ShortGame, Weighed> known, ShortGame shift) {
    return options.stream().map(option -> known.apply(option).weight.plus(shift)).toList();
  }

  /// The least integer n with g <| n for all these g.
  private static BigInteger leastBeyond(List<ShortGame> games) {
    BigInteger least = null;
    for (ShortGame game : games) {
      BigInteger below = game.rightStop().floor();
      if (!game.greaterOrEqual(ShortGame.integer(below))) {
        below = below.subtract(BigInteger.ONE);
      }
      BigInteger beyond = below.add(BigInteger.ONE);
      least = least == null ? beyond : least.max(beyond);
    }
    return java.util.Objects.requireNonNull(least, "no bound for the atomic weight");
  }
}
