package org.gamester.values.forms;

import java.util.List;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** One step on the way from a form to the canonical form. */
public sealed interface SimplificationStep {

  /** The player whose option it concerns. */
  Player player();

  /**
   * An option that is a form of its own is replaced by its value.
   *
   * @param option the form
   * @param value its canonical form
   */
  record Evaluated(Player player, GameForm option, ShortGame value) implements SimplificationStep {}

  /**
   * An option is dropped, since another one is at least as good for its player.
   *
   * @param option what is dropped
   * @param by the option that dominates it
   */
  record Dominated(Player player, ShortGame option, ShortGame by) implements SimplificationStep {}

  /**
   * An option is bypassed, since the opponent has a reply to it that is at least as good for him as
   * the game was before.
   *
   * @param option what is bypassed
   * @param through the reply
   * @param replacement the player's options in the reply, which take the place of the option
   */
  record Reversible(Player player, ShortGame option, ShortGame through, List<ShortGame> replacement)
      implements SimplificationStep {}
}
