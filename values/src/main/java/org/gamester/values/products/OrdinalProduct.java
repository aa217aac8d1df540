package org.gamester.values.products;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.gamester.values.Player;
import org.gamester.values.Postorder;
import org.gamester.values.ShortGame;
import org.gamester.values.forms.GameForm;

/**
 * The ordinal product G.H = {G.H^L : G^L, G.H^R : -G^R | G.H^L : G^R, G.H^R : -G^L}, where the
 * colons are ordinal sums and the products their bases, as forms.
 *
 * <p>Its value depends on the forms of both. Cost: for each follower of H as many ordinal sums as
 * pairs of an option of it and one of G.
 */
public final class OrdinalProduct {

  private OrdinalProduct() {}

  /** The value of the ordinal product of two forms. */
  public static ShortGame of(GameForm g, GameForm h) {
    List<ShortGame> left = values(g, Player.LEFT);
    List<ShortGame> right = values(g, Player.RIGHT);
    return Postorder.<GameForm, OrdinalSum.Base>evaluate(
            h,
            GameForm::options,
            (factor, known) ->
                OrdinalSum.Base.of(
                    options(factor, left, negatives(right), known),
                    options(factor, right, negatives(left), known)))
        .value();
  }

  private static Set<ShortGame> options(
      GameForm h,
      List<ShortGame> afterLeft,
      List<ShortGame> afterRight,
      Function<GameForm, OrdinalSum.Base> products) {
    Set<ShortGame> options = new HashSet<>();
    for (GameForm option : h.options(Player.LEFT)) {
      afterLeft.forEach(g -> options.add(OrdinalSum.of(products.apply(option), g)));
    }
    for (GameForm option : h.options(Player.RIGHT)) {
      afterRight.forEach(g -> options.add(OrdinalSum.of(products.apply(option), g)));
    }
    return options;
  }

  private static List<ShortGame> values(GameForm form, Player player) {
    return form.options(player).stream().map(GameForm::canonicalForm).toList();
  }

  private static List<ShortGame> negatives(List<ShortGame> games) {
    return games.stream().map(ShortGame::negate).toList();
  }
}
