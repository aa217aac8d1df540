package org.gamester.values.products;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.gamester.values.Computation;
import org.gamester.values.Postorder;
import org.gamester.values.ShortGame;
import org.gamester.values.structure.Incentives;

/// The Norton product G.U: n copies of U for an integer G = n, otherwise {G^L.U + (U+I) | G^R.U -
/// (U+I)}, I over the incentives of U (_Winning Ways_, ch. 8).
///
/// For U > 0 it is additive in G and respects order (law 55); it depends on the form of U, here the
/// canonical one, and of G only on the value. For other U the definition, applied to the canonical
/// form of G, still gives a value, but the theorems do not apply. Dominated incentives do not
/// count. Cost: one construction for each distinct follower of G.
public final class NortonProduct {

  private NortonProduct() {}

  /** The Norton product of {@code game} by {@code unit}. */
  public static ShortGame of(ShortGame game, ShortGame unit) {
    List<ShortGame> gains =
        undominated(List.copyOf(Incentives.of(unit))).stream().map(unit::plus).toList();
    List<ShortGame> losses = gains.stream().map(ShortGame::negate).toList();
    return Postorder.<ShortGame, ShortGame>evaluate(
        game,
        g -> g.isInteger() ? List.of() : g.options(),
        (g, known) -> {
          if (g.isInteger()) {
            BigInteger copies = g.leftStop().numerator();
            return unit.times(copies);
          }
          return ShortGame.of(
              sums(g.leftOptions(), gains, known), sums(g.rightOptions(), losses, known));
        });
  }

  private static List<ShortGame> sums(
      List<ShortGame> options, List<ShortGame> shifts, Function<ShortGame, ShortGame> products) {
    List<ShortGame> sums = new ArrayList<>();
    for (ShortGame option : options) {
      ShortGame product = products.apply(option);
      shifts.forEach(shift -> sums.add(product.plus(shift)));
    }
    return sums;
  }

  private static List<ShortGame> undominated(List<ShortGame> games) {
    return games.stream()
        .filter(g -> games.stream().noneMatch(other -> isDominated(g, other)))
        .toList();
  }

  private static boolean isDominated(ShortGame game, ShortGame other) {
    Computation.poll();
    return other != game && game.lessOrEqual(other);
  }
}
