package org.gamester.analysis.play;

import java.util.Locale;
import java.util.Optional;
import org.gamester.values.Player;

/** What has been done in a play, as a line of its record. */
public sealed interface PlayEvent {

  /** As it stands in a record, on one line. */
  String line();

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
  record Moved(int number, Player player, String move) implements PlayEvent {
    @Override
    public String line() {
      return number + " " + name(player) + " " + move;
    }
  }

  /** The last moves were taken back, and a resignation. */
  record Undone(int count) implements PlayEvent {
    @Override
    public String line() {
      return "undo " + count;
    }
  }

  /** All moves were taken back. */
  record Restarted() implements PlayEvent {
    @Override
    public String line() {
      return "restart";
    }
  }

  /** A player gave up. */
  record Resigned(Player player) implements PlayEvent {
    @Override
    public String line() {
      return "resign " + name(player);
    }
  }

  /** The play was over. */
  record Ended(Optional<Player> winner) implements PlayEvent {
    @Override
    public String line() {
      return "end " + winner.map(PlayEvent::name).orElse("draw");
    }
  }
}
