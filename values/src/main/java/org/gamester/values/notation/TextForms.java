package org.gamester.values.notation;

import java.util.IdentityHashMap;
import java.util.Map;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.infinitesimals.TinyOrMiny;
import org.gamester.values.infinitesimals.Uptimal;
import org.jspecify.annotations.Nullable;

/**
 * Finds how values are written: the first of sign, plus-minus, tiny and braces that fits.
 *
 * <p>x + tiny-G = {x || x | x-G} counts as such where G has a positive Left stop and no negative
 * Right stop; for other games G the literature does not call the game a tiny ({0||0|v3} is written
 * with braces).
 */
final class TextForms {

  private final NotationStyle style;
  private final UniversalOrder order = new UniversalOrder();
  private final Map<ShortGame, TextForm> forms = new IdentityHashMap<>();

  TextForms(NotationStyle style) {
    this.style = style;
  }

  TextForm of(ShortGame game) {
    TextForm known = forms.get(game);
    if (known == null) {
      known = find(game);
      forms.put(game, known);
    }
    return known;
  }

  private TextForm find(ShortGame game) {
    if (game instanceof NumberUpStar sum) {
      int signs =
          (sum.number().isZero() ? 0 : 1) + (sum.ups() == 0 ? 0 : 1) + (sum.star() == 0 ? 0 : 1);
      return new TextForm.Sign(style.numberUpStar(sum.number(), sum.ups(), sum.star()), signs > 1);
    }
    TextForm form = game.isNumberish() ? uptimal(game) : null;
    if (form != null) {
      return form;
    }
    if (isOwnNegative(game)) {
      return new TextForm.PlusMinus(order.sortedOptions(game, Player.LEFT));
    }
    form = game.isNumberish() ? tiny(game) : null;
    return form != null
        ? form
        : new TextForm.Braces(
            order.sortedOptions(game, Player.LEFT), order.sortedOptions(game, Player.RIGHT));
  }

  private @Nullable TextForm uptimal(ShortGame game) {
    Uptimal terms = Uptimal.of(game).orElse(null);
    if (terms == null) {
      return null;
    }
    for (Player player : Player.values()) {
      int sign = player.sign();
      int power = terms.coefficients().powerLength(sign);
      int sum = terms.coefficients().sumLength(sign);
      if (power > 0 || sum > 0) {
        String ups = power > 0 ? style.power(power, sign) : style.sumOfPowers(sum, sign);
        return new TextForm.Sign(
            style.prefix(terms.number()) + ups + style.star(terms.star()),
            !terms.number().isZero() || terms.star() != 0);
      }
    }
    return null;
  }

  private static boolean isOwnNegative(ShortGame game) {
    int count = game.optionCount(Player.LEFT);
    if (count != game.optionCount(Player.RIGHT)
        || !game.leftStop().equals(game.rightStop().negate())) {
      return false;
    }
    if (count == 1) {
      ShortGame left = game.option(Player.LEFT, 0);
      ShortGame right = game.option(Player.RIGHT, 0);
      return left.leftStop().equals(right.rightStop().negate())
          && left.rightStop().equals(right.leftStop().negate())
          && left.negate() == right;
    }
    return game.negate() == game;
  }

  private @Nullable TextForm tiny(ShortGame game) {
    TinyOrMiny tiny = TinyOrMiny.of(game).orElse(null);
    return tiny == null
        ? null
        : new TextForm.Tiny(
            style.prefix(tiny.number()) + style.openTiny(tiny.favoured() == Player.RIGHT),
            tiny.size(),
            !tiny.number().isZero());
  }
}
