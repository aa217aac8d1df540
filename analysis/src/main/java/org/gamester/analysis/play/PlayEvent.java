package org.gamester.analysis.play;

import java.util.Locale;
import java.util.Optional;
import org.gamester.values.Player;

/** What has been done in a play, as a line of its record. */
public sealed interface PlayEvent {

  /** As it stands in a record, on one line. */
  default String line() {
    return switch (this) {
      case Moved(int number, Player player, String move) ->
          number + " " + name(player) + " " + move;
      case Undone(int count) -> "undo " + count;
      case Restarted _ -> "restart";
      case Resigned(Player player) -> "resign " + name(player);
      case Ended(Optional<Player> winner) -> "end " + winner.map(PlayEvent::name).orElse("draw");
    };
  }

  /** How a player is written in a record. */
  static String name(Player player) {
    return player.name().toLowerCase(Locale.ROOT);
  }

  /**
   * A move.
   *
   * @param number which move of the play it is, from 1
   * @param player who made it
   * @param move what selects it among the legal moves
   */
  record Moved(int number, Player player, String move) implements PlayEvent {}

  /** The last moves were taken back, and a resignation. */
  record Undone(int count) implements PlayEvent {}

  /** All moves were taken back. */
  record Restarted() implements PlayEvent {}

  /** A player gave up. */
  record Resigned(Player player) implements PlayEvent {}

  /** The play was over. */
  record Ended(Optional<Player> winner) implements PlayEvent {}
}
