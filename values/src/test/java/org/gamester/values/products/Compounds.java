package org.gamester.values.products;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.gamester.values.Player;
import org.gamester.values.Postorder;
import org.gamester.values.ShortGame;
import org.gamester.values.forms.GameForm;

/**
 * Conjunctive and selective sums (Conway, <i>On Numbers and Games</i>, ch. 14). In the first a
 * player moves in both games at once, and play ends as soon as he cannot move in one; in the second
 * he moves in one or in both. Values depend on the forms. Cost: one construction for each pair of
 * followers.
 */
public final class Compounds {

  private Compounds() {}

  /** The value of the conjunctive sum of two forms: move in both. */
  public static ShortGame conjunctiveSum(GameForm g, GameForm h) {
    return evaluate(g, h, (pair, player) -> pair.movesInBoth(player, player));
  }

  /** The value of the selective sum of two forms: move in one or in both. */
  public static ShortGame selectiveSum(GameForm g, GameForm h) {
    return evaluate(
        g,
        h,
        (pair, player) -> {
          List<FormPair> moves = new ArrayList<>(pair.movesInFirst(player));
          moves.addAll(pair.movesInSecond(player));
          moves.addAll(pair.movesInBoth(player, player));
          return moves;
        });
  }

  private static ShortGame evaluate(
      GameForm g, GameForm h, BiFunction<FormPair, Player, List<FormPair>> moves) {
    return Postorder.<FormPair, ShortGame>evaluate(
        new FormPair(g, h),
        pair -> {
          List<FormPair> all = new ArrayList<>(moves.apply(pair, Player.LEFT));
          all.addAll(moves.apply(pair, Player.RIGHT));
          return all;
        },
        (pair, known) ->
            ShortGame.of(
                moves.apply(pair, Player.LEFT).stream().map(known).toList(),
                moves.apply(pair, Player.RIGHT).stream().map(known).toList()));
  }
}
