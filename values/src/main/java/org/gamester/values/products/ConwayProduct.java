package org.gamester.values.products;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Player;
import org.gamester.values.Postorder;
import org.gamester.values.ShortGame;
import org.gamester.values.forms.GameForm;
import org.gamester.values.impartial.NimField;
import org.jspecify.annotations.Nullable;

/**
 * Conway's product of games: G.H has the options G'.H + G.H' - G'.H', Left's where G' and H' are
 * options of the same player and Right's where they are not (<i>On Numbers and Games</i>, ch. 1).
 *
 * <p>It is defined on forms and respects equality only among numbers, where it is the product of
 * numbers, and among impartial games, where it is the nim product; elsewhere equal forms can have
 * different products (law 8: with x = {0|0} and x' = {-1,0|0,1} = x, x.x is * and x'.x is not).
 * Values stand for their canonical forms. An integer n times H is n copies of H for every form H.
 * Cost: a construction for each pair of followers.
 */
public final class ConwayProduct {

  private ConwayProduct() {}

  /** The value of the product of the canonical forms of two values. */
  public static ShortGame of(ShortGame g, ShortGame h) {
    return of(GameForm.of(g), GameForm.of(h));
  }

  /** The value of the product of two forms. */
  public static ShortGame of(GameForm g, GameForm h) {
    return Postorder.<FormPair, ShortGame>evaluate(
        new FormPair(g, h),
        pair -> closedForm(pair) != null ? List.of() : factors(pair),
        (pair, known) -> {
          ShortGame closed = closedForm(pair);
          return closed != null
              ? closed
              : ShortGame.of(options(pair, Player.LEFT, known), options(pair, Player.RIGHT, known));
        });
  }

  private static @Nullable ShortGame closedForm(FormPair pair) {
    ShortGame g = pair.g().value().orElse(null);
    ShortGame h = pair.h().value().orElse(null);
    if (g != null && g.isInteger()) {
      return copies(g, pair.h());
    }
    if (h != null && h.isInteger()) {
      return copies(h, pair.g());
    }
    if (!(g instanceof NumberUpStar x) || !(h instanceof NumberUpStar y)) {
      return null;
    }
    if (x.isNumber() && y.isNumber()) {
      return ShortGame.number(x.number().times(y.number()));
    }
    return x.isNimber() && y.isNimber() ? nimber(x.star(), y.star()) : null;
  }

  private static ShortGame copies(ShortGame n, GameForm form) {
    return n.isZero() ? ShortGame.ZERO : form.canonicalForm().times(n.leftStop().numerator());
  }

  private static ShortGame nimber(long a, long b) {
    BigInteger product = NimField.product(BigInteger.valueOf(a), BigInteger.valueOf(b));
    if (product.bitLength() >= Long.SIZE) {
      throw new GameTooLargeException("*" + product + " is too large a nimber to be held");
    }
    return ShortGame.nimber(product.longValueExact());
  }

  private static List<FormPair> factors(FormPair pair) {
    List<FormPair> factors = new ArrayList<>();
    for (Player player : Player.values()) {
      factors.addAll(pair.movesInFirst(player));
      factors.addAll(pair.movesInSecond(player));
      factors.addAll(pair.movesInBoth(player, Player.LEFT));
      factors.addAll(pair.movesInBoth(player, Player.RIGHT));
    }
    return factors;
  }

  private static List<ShortGame> options(
      FormPair pair, Player player, Function<FormPair, ShortGame> products) {
    List<ShortGame> options = new ArrayList<>();
    for (Player first : Player.values()) {
      Player second = player == Player.LEFT ? first : first.opponent();
      for (FormPair both : pair.movesInBoth(first, second)) {
        options.add(
            products
                .apply(new FormPair(both.g(), pair.h()))
                .plus(products.apply(new FormPair(pair.g(), both.h())))
                .minus(products.apply(both)));
      }
    }
    return options;
  }
}
