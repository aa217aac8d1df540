package org.gamester.values.thermography;

import org.gamester.values.ShortGame;

/// Heating and overheating: the game with a bonus of t on every move.
///
/// Both depend on where play ends. Heating leaves numbers alone; heat(G) = {heat(G^L) + t |
/// heat(G^R) - t} otherwise, and undoes cooling by a number t > 0 (law 54). Overheating from s to t
/// turns the integer n into n copies of s and descends into the options of all other numbers
/// (Berlekamp, _Blockbusting and Domineering_, 1988; law 56). Cost: one construction for each
/// distinct follower, those of nimbers and ups included.
public final class Heating {

  private record By(ShortGame t) {}

  private record From(ShortGame s, ShortGame t) {}

  private Heating() {}

  /** The game heated by t. */
  public static ShortGame heat(ShortGame game, ShortGame t) {
    return new MoveTax(new By(t), follower -> follower.isNumber() ? follower : null, t).apply(game);
  }

  /** The game overheated from s to t. */
  public static ShortGame overheat(ShortGame game, ShortGame s, ShortGame t) {
    return new MoveTax(
            new From(s, t),
            follower -> follower.isInteger() ? s.times(follower.leftStop().numerator()) : null,
            t)
        .apply(game);
  }
}
