package org.gamester.papers.chessfights;

import java.util.List;
import org.gamester.values.Player;
import org.gamester.values.Postorder;
import org.gamester.values.ShortGame;
import org.gamester.values.forms.GameForm;

/**
 * The change of forms in Theorem 2: one number is added to each follower reached by moves of Right
 * and then one of Left, and another number to those reached by moves of Right alone.
 *
 * <p>The second number cannot be added both to a follower with options and to those options, so it
 * is added where the moves of Right end. Cost: the distinct followers reached by moves of Right,
 * with their Left options.
 */
record Surgery(ShortGame left, ShortGame right) {

  /** The value of the changed form. */
  ShortGame of(GameForm form) {
    return Postorder.<GameForm, ShortGame>evaluate(
        form,
        follower -> follower.options(Player.RIGHT),
        (follower, changed) -> {
          List<GameForm> rightOptions = follower.options(Player.RIGHT);
          return rightOptions.isEmpty()
              ? follower.canonicalForm().plus(right)
              : ShortGame.of(
                  follower.options(Player.LEFT).stream()
                      .map(option -> option.canonicalForm().plus(left))
                      .toList(),
                  rightOptions.stream().map(changed).toList());
        });
  }
}
