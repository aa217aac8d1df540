package org.gamester.analysis.play;

import java.util.ArrayList;
import java.util.List;
import org.gamester.analysis.LoopyPositionException;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Position;
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
 * @param misere whether a position of normal play is played by the misere convention
 */
public record PlayHeader(
    String position,
    Player first,
    Participant left,
    Participant right,
    long seed,
    int drawAfter,
    boolean misere) {

  /** How many positions are looked at for one to which play returns. */
  private static final int LOOKED_AT = 1 << 12;

  /** The first line of a record: the name of the format and its version. */
  static final String FORMAT = "gamester-play 1";

  /** What a record says of the convention, if that is not the one of the rules. */
  static final String MISERE = "misere";

  /**
   * The play that begins so. If play is soon found to return to a position, it is play that may
   * repeat, whether the rules say so or not.
   *
   * @param start the position at the start
   * @throws org.gamester.rulesets.ConventionException if it is a sum of positions that cannot be
   *     added, or cannot be played by the misere convention
   * @throws LoopyPositionException if play is found to return to a position under misere play
   */
  public Play play(Position start) {
    Convention convention = misere ? Convention.misereOf(start) : Convention.of(start);
    Play play = new Play(start, first, drawAfter, convention);
    if (convention == Convention.NORMAL || convention == Convention.MISERE) {
      Returns.find(start, LOOKED_AT)
          .ifPresent(
              position -> {
                if (convention == Convention.MISERE) {
                  throw LoopyPositionException.underMisere(position);
                }
                play.noteReturn();
              });
    }
    return play;
  }

  /** Who makes the moves of a player. */
  public Participant participant(Player player) {
    return player == Player.LEFT ? left : right;
  }

  /** As it stands in a record. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(FORMAT);
    lines.add("position: " + position);
    if (misere) {
      lines.add("convention: " + MISERE);
    }
    lines.add("first: " + PlayEvent.name(first));
    lines.add("left: " + left.name());
    lines.add("right: " + right.name());
    lines.add("seed: " + seed);
    lines.add("draw-after: " + drawAfter);
    lines.add("");
    return lines;
  }
}
