package org.gamester.analysis.play;

import java.util.List;
import org.gamester.values.Player;

/**
 * The head of a record of a play: with the moves, it is all that is needed to repeat it.
 *
 * @param position the position at the start, with its rules
 * @param first who makes the first move
 * @param left who makes Left's moves
 * @param right who makes Right's moves
 * @param seed the seed of the program's moves
 * @param drawAfter after how many moves a play that may be endless is a draw
 */
public record PlayHeader(
    String position, Player first, Participant left, Participant right, long seed, int drawAfter) {

  /** The first line of a record: the name of the format and its version. */
  static final String FORMAT = "gamester-play 1";

  /** Who makes the moves of a player. */
  public Participant participant(Player player) {
    return player == Player.LEFT ? left : right;
  }

  /** As it stands in a record. */
  public List<String> lines() {
    return List.of(
        FORMAT,
        "position: " + position,
        "first: " + PlayEvent.name(first),
        "left: " + left.name(),
        "right: " + right.name(),
        "seed: " + seed,
        "draw-after: " + drawAfter,
        "");
  }
}
