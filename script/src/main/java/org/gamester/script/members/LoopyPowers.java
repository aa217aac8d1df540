package org.gamester.script.members;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.gamester.script.forms.LoopyGame;
import org.gamester.script.forms.OpenGame;
import org.gamester.script.objects.Refusals;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.infinitesimals.GeneralizedPowers;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.loopy.Stopper;
import org.jspecify.annotations.Nullable;

/**
 * Powers of a game {0|H} to exponents that are loopy: on, and n + over for an integer n. The sum of
 * all powers up to x is the ordinal sum G : y, where 1 : y = x; the last power is {0 | H - the sum
 * up to x - 1}.
 */
final class LoopyPowers {
  private LoopyPowers() {}

  /** The sum of all powers of a game up to one. */
  static Object sumTo(ShortGame base, LoopyGame exponent) {
    requireBase("PowTo", base);
    if (isOn(exponent)) {
      return sumTo(base, true, null);
    }
    return sumTo(base, false, number(exponent));
  }

  /** The last of the powers of a game up to one. */
  static Object power(ShortGame base, LoopyGame exponent) {
    requireBase("Pow", base);
    Object sum;
    if (isOn(exponent)) {
      sum = sumTo(base, true, null);
    } else {
      Dyadic below = number(exponent).minus(Dyadic.ONE);
      if (below.signum() < 0) {
        throw Refusals.badExponent();
      }
      sum = sumTo(base, false, below);
    }
    LoopyValue rest = Objects.requireNonNull(LoopyGame.value(sum)).negate();
    Object right = LoopyGame.of(rest.plus(LoopyValue.of(Stopper.of(right(base)))));
    return new OpenGame().close(List.of(ShortGame.ZERO), List.of(right));
  }

  /**
   * G : on = {0, itself | H}; G : ((n-1) + over) = {0, G : (n-1) | H, itself}, where for n = 0 the
   * exponent is off.
   */
  private static Object sumTo(ShortGame base, boolean isOn, @Nullable Dyadic number) {
    OpenGame sum = new OpenGame();
    List<Object> left = new ArrayList<>(List.of(ShortGame.ZERO));
    List<Object> right = new ArrayList<>(List.of(right(base)));
    (isOn ? left : right).add(sum);
    if (number != null && number.signum() > 0) {
      left.add(GeneralizedPowers.sumTo(base, number));
    }
    return sum.close(left, right);
  }

  private static void requireBase(String name, ShortGame base) {
    if (!GeneralizedPowers.isBase(base)) {
      throw Refusals.badBase(name);
    }
  }

  private static ShortGame right(ShortGame base) {
    return base.option(Player.RIGHT, 0);
  }

  private static boolean isOn(LoopyGame exponent) {
    return exponent.value().stopper().orElseThrow() == Stopper.ON;
  }

  /** The integer n of n + over. */
  private static Dyadic number(LoopyGame exponent) {
    Stopper stopper = exponent.value().stopper().orElseThrow();
    if (stopper == Stopper.OFF || !stopper.options(Player.RIGHT).contains(stopper)) {
      throw Refusals.badExponent();
    }
    Dyadic number = stopper.options(Player.LEFT).getFirst().shortGame().leftStop();
    if (!number.isInteger() || number.signum() < 0) {
      throw Refusals.badExponent();
    }
    return number;
  }
}
