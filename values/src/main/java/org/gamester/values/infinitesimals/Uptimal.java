package org.gamester.values.infinitesimals;

import java.util.List;
import java.util.Optional;
import org.gamester.values.CacheName;
import org.gamester.values.Dyadic;
import org.gamester.values.GameCache;
import org.gamester.values.GameStore;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * A value written as x + c1.up^1 + c2.up^2 + ... + *m, an uptimal.
 *
 * <p>up^n = {0 | * - up^[n-1]} and up^[n] = up^1 + ... + up^n = {up^[n-1] | *}. With a nimber added
 * they have these canonical options (m' = m^1, n &gt;= 2), and are recognised by them:
 *
 * <ul>
 *   <li>up^[n] + *m = {up^[n-1] + *m | *m'}, with one more Left option 0 if m = 1;
 *   <li>up^n + *m = {0, *, ..., *m | *m' - up^[n-1]}.
 * </ul>
 *
 * Of others, some move leads to an uptimal U with G = U + up^[k] + * (a Right move in up^k) or its
 * mirror image. Such a guess is proved by building it, since equal values are one object; guesses
 * are made up to {@value #LONGEST_GUESS} terms.
 *
 * @param number the number x
 * @param coefficients c1, c2, ...
 * @param star the m of the nimber *m
 */
public record Uptimal(Dyadic number, UptimalCoefficients coefficients, long star) {

  private static final CacheName<Optional<Uptimal>> TERMS = new CacheName<>("uptimals");
  private static final int LONGEST_GUESS = 48;
  private static final long LARGEST_GUESS = 1L << 32;

  /** The terms of {@code game}; empty if it is not recognised as an uptimal. */
  public static Optional<Uptimal> of(ShortGame game) {
    return GameStore.standard().cache(TERMS).compute(game, Uptimal::step);
  }

  /** The terms of a number-up-star. */
  public static Uptimal of(NumberUpStar sum) {
    return new Uptimal(sum.number(), UptimalCoefficients.ups(sum.ups()), sum.star());
  }

  private static Optional<Uptimal> step(
      ShortGame game, GameCache.Results<Optional<Uptimal>> results) {
    if (game instanceof NumberUpStar sum) {
      return Optional.of(of(sum));
    }
    if (!game.isNumberish() || !optionsAreUptimals(game, results)) {
      return Optional.empty();
    }
    for (Player player : Player.values()) {
      Uptimal terms = singlePowerOrSum(game, player, results);
      if (terms != null) {
        return Optional.of(terms);
      }
    }
    return guess(game, results);
  }

  private static boolean optionsAreUptimals(
      ShortGame game, GameCache.Results<Optional<Uptimal>> results) {
    for (Player player : Player.values()) {
      for (ShortGame option : game.options(player)) {
        Optional<Uptimal> terms = results.of(option);
        if (terms.isEmpty() || !terms.get().number.equals(game.leftStop())) {
          return false;
        }
      }
    }
    return true;
  }

  /** The first two forms at the head of the class, if they favour {@code player}. */
  private static @Nullable Uptimal singlePowerOrSum(
      ShortGame game, Player player, GameCache.Results<Optional<Uptimal>> results) {
    if (game.optionCount(player.opponent()) != 1) {
      return null;
    }
    Uptimal reply = results.of(game.option(player.opponent(), 0)).orElseThrow();
    long star = reply.star ^ 1;
    int sign = player.sign();
    if (reply.coefficients.equals(UptimalCoefficients.NONE)) {
      int before = sumAmong(game.options(player), star, sign, results);
      return before > 0 && game.optionCount(player) == (star == 1 ? 2 : 1)
          ? new Uptimal(reply.number, UptimalCoefficients.sumTo(before + 1, sign), star)
          : null;
    }
    int n = reply.coefficients.sumLength(-sign) + 1;
    return n > 1 && areNimbers(game.options(player), star, results)
        ? new Uptimal(reply.number, UptimalCoefficients.power(n, sign), star)
        : null;
  }

  /** The n such that one of the options is up^[n] + *m, or 0; 0 may be the only other one. */
  private static int sumAmong(
      List<ShortGame> options, long star, int sign, GameCache.Results<Optional<Uptimal>> results) {
    int n = 0;
    for (ShortGame option : options) {
      Uptimal terms = results.of(option).orElseThrow();
      int length = terms.star == star ? terms.coefficients.sumLength(sign) : 0;
      if (length == 0 && !option.isNumber()) {
        return 0;
      }
      n = Math.max(n, length);
    }
    return n;
  }

  /** Whether the options are just 0, *, ..., *m (with the number added). */
  private static boolean areNimbers(
      List<ShortGame> options, long star, GameCache.Results<Optional<Uptimal>> results) {
    if (options.size() != star + 1) {
      return false;
    }
    for (ShortGame option : options) {
      Uptimal terms = results.of(option).orElseThrow();
      if (!terms.coefficients.equals(UptimalCoefficients.NONE) || terms.star > star) {
        return false;
      }
    }
    return true;
  }

  private static Optional<Uptimal> guess(
      ShortGame game, GameCache.Results<Optional<Uptimal>> results) {
    int longest = 0;
    for (ShortGame option : game.options()) {
      Uptimal terms = results.of(option).orElseThrow();
      longest = Math.max(longest, terms.coefficients.length());
    }
    for (int k = Math.min(longest + 1, LONGEST_GUESS); k > 0; k--) {
      ShortGame sum = sumTo(k).plus(ShortGame.STAR);
      for (Player player : Player.values()) {
        ShortGame difference = player == Player.RIGHT ? sum : sum.negate();
        for (int i = 0; game.optionCount(player) <= 2 && i < game.optionCount(player); i++) {
          ShortGame option = game.option(player, i);
          Uptimal terms = results.of(option).orElseThrow();
          if (terms.isSmall() && option.plus(difference) == game) {
            return Optional.of(
                new Uptimal(
                    terms.number, terms.coefficients.plusSumTo(k, -player.sign()), terms.star ^ 1));
          }
        }
      }
    }
    return Optional.empty();
  }

  private boolean isSmall() {
    return coefficients.length() <= LONGEST_GUESS
        && coefficients.runs().stream().allMatch(run -> Math.abs(run.value()) < LARGEST_GUESS);
  }

  /** up^[n] = up + up^2 + ... + up^n. */
  public static ShortGame sumTo(int n) {
    ShortGame sum = ShortGame.ZERO;
    for (int i = 1; i <= n; i++) {
      sum = ShortGame.of(sum, ShortGame.STAR);
    }
    return sum;
  }

  /** up^n = {0 | * - up^[n-1]}. */
  public static ShortGame power(int n) {
    return n == 1
        ? ShortGame.UP
        : ShortGame.of(ShortGame.ZERO, sumTo(n - 1).negate().plus(ShortGame.STAR));
  }
}
