package org.gamester.values.structure;

import org.gamester.values.CacheName;
import org.gamester.values.GameCache;
import org.gamester.values.GameStore;
import org.gamester.values.NumberUpStar;
import org.gamester.values.ShortGame;

/**
 * Whether the number of moves in the canonical form is settled by its value modulo 2.
 *
 * <p>0 is even; a game is odd if it is not 0 and all its options are even, even if all are odd.
 * Even- and odd-tempered games are the same with every number as an even one (Larsson, Nowakowski,
 * Santos and others on even-tempered scoring games). Most games are neither.
 */
public enum Parity {
  EVEN,
  ODD,
  NEITHER;

  private static final CacheName<Parity> STRICT = new CacheName<>("parities");
  private static final CacheName<Parity> TEMPERED = new CacheName<>("parities of temper");

  /** The parity with 0 as the only even base. */
  public static Parity of(ShortGame game) {
    return GameStore.standard()
        .cache(STRICT)
        .compute(
            game,
            (follower, known) ->
                follower instanceof NumberUpStar compact
                    ? ofNumberUpStar(compact)
                    : fromOptions(follower, known));
  }

  /** The parity with all numbers even. */
  public static Parity ofTemper(ShortGame game) {
    return GameStore.standard()
        .cache(TEMPERED)
        .compute(
            game,
            (follower, known) ->
                follower instanceof NumberUpStar compact
                    ? ofTemper(compact)
                    : fromOptions(follower, known));
  }

  private static Parity fromOptions(ShortGame game, GameCache.Results<Parity> known) {
    Parity common = null;
    for (ShortGame option : game.options()) {
      Parity parity = known.of(option);
      if (parity == NEITHER || (common != null && parity != common)) {
        return NEITHER;
      }
      common = parity;
    }
    return common == EVEN ? ODD : EVEN;
  }

  /** Only integers and integers plus * have a parity: an up can be left in one move or in two. */
  private static Parity ofNumberUpStar(NumberUpStar game) {
    if (game.ups() != 0 || game.star() > 1 || !game.number().isInteger()) {
      return NEITHER;
    }
    return game.number().numerator().testBit(0) == (game.star() == 1) ? EVEN : ODD;
  }

  private static Parity ofTemper(NumberUpStar game) {
    if (game.ups() != 0 || game.star() > 1) {
      return NEITHER;
    }
    return game.star() == 0 ? EVEN : ODD;
  }
}
