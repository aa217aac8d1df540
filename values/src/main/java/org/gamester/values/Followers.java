package org.gamester.values;

import java.util.List;

/** The followers of a game: the games that can be reached from it by any moves, itself included. */
public final class Followers {

  private Followers() {}

  /**
   * The distinct followers, each after its options; the game itself is the last. The options of a
   * {@link NumberUpStar} are not walked (there can be very many, and their properties have closed
   * forms).
   */
  public static List<ShortGame> postorder(ShortGame game) {
    return Postorder.list(
        game, follower -> follower instanceof CanonicalGame ? follower.options() : List.of());
  }

  /**
   * The distinct followers including those of numbers, nimbers and ups, each after its options.
   *
   * @throws ComputationStopped if there are more than the current limits let it list
   */
  public static List<ShortGame> all(ShortGame game) {
    return Postorder.list(game, ShortGame::options);
  }
}
