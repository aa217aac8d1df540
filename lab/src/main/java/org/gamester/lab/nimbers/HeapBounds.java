package org.gamester.lab.nimbers;

import java.util.Optional;
import org.gamester.rulesets.heap.CodedTaking;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.values.Player;

/** The bounds of the moves of a game on heaps, which the periodicity theorems ask for. */
final class HeapBounds {

  private HeapBounds() {}

  /**
   * The bounds of an impartial game.
   *
   * @throws IllegalArgumentException if it has none
   */
  static CodedTaking.Bounds of(HeapGame game) {
    return Optional.of(game.taking(Player.LEFT))
        .filter(CodedTaking.class::isInstance)
        .map(CodedTaking.class::cast)
        .flatMap(CodedTaking::bounds)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no theorem proves a period of "
                        + game.text()
                        + ": there is no bound for the tokens taken or for the heaps left"));
  }
}
