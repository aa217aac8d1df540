package org.gamester.values.notation;

import java.util.IdentityHashMap;
import java.util.Map;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.infinitesimals.NumberTiny;
import org.gamester.values.infinitesimals.Uptimal;
import org.jspecify.annotations.Nullable;

/**
 * Finds how values are written: the first of sign, plus-minus, tiny and braces that fits.
 *
 * <p>x + tiny-G = {x || x | x-G} counts as such where G has a positive Right stop; below that the
 * field does not speak of tinies ({0||0|v3} is written so).
 */
final class Phrasing {

  private final Symbols symbols;
  private final UniversalOrder order = new UniversalOrder();
  private final Map<ShortGame, Phrase> phrases = new IdentityHashMap<>();

  Phrasing(Symbols symbols) {
    this.symbols = symbols;
  }

  Phrase of(ShortGame game) {
    Phrase known = phrases.get(game);
    if (known == null) {
      known = find(game);
      phrases.put(game, known);
    }
    return known;
  }

  private Phrase find(ShortGame game) {
    if (game instanceof NumberUpStar sum) {
      int signs =
          (sum.number().isZero() ? 0 : 1) + (sum.ups() == 0 ? 0 : 1) + (sum.star() == 0 ? 0 : 1);
      return new Phrase.Sign(symbols.numberUpStar(sum.number(), sum.ups(), sum.star()), signs > 1);
    }
    Phrase phrase = game.isNumberish() ? uptimal(game) : null;
    if (phrase != null) {
      return phrase;
    }
    if (isOwnNegative(game)) {
      return new Phrase.PlusMinus(order.sortedOptions(game, Player.LEFT));
    }
    phrase = game.isNumberish() ? tiny(game) : null;
    return phrase != null
        ? phrase
        : new Phrase.Braces(
            order.sortedOptions(game, Player.LEFT), order.sortedOptions(game, Player.RIGHT));
  }

  private @Nullable Phrase uptimal(ShortGame game) {
    Uptimal terms = Uptimal.of(game);
    if (terms == null) {
      return null;
    }
    for (Player player : Player.values()) {
      int sign = player.sign();
      int power = terms.coefficients().powerLength(sign);
      int sum = terms.coefficients().sumLength(sign);
      if (power > 0 || sum > 0) {
        String ups = power > 0 ? symbols.power(power, sign) : symbols.sumOfPowers(sum, sign);
        return new Phrase.Sign(
            symbols.prefix(terms.number()) + ups + symbols.star(terms.star()),
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

  private @Nullable Phrase tiny(ShortGame game) {
    NumberTiny tiny = NumberTiny.of(game);
    return tiny == null
        ? null
        : new Phrase.Tiny(
            symbols.prefix(tiny.number()) + symbols.openTiny(tiny.favoured() == Player.RIGHT),
            tiny.size(),
            !tiny.number().isZero());
  }
}
