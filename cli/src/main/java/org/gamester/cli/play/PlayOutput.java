package org.gamester.cli.play;

import java.util.List;
import org.gamester.analysis.play.Choice;
import org.gamester.analysis.play.LegalMove;
import org.gamester.analysis.play.Participant;
import org.gamester.analysis.play.Play;
import org.gamester.analysis.play.PlayHeader;
import org.gamester.analysis.play.PlayResult;
import org.gamester.analysis.play.PlayedMove;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/** What is said while a game is played. */
interface PlayOutput {

  /** A play begins. */
  void start(PlayHeader header, Play play);

  /** The position before the move of that number; {@code mover} is to move. */
  void position(int number, Player mover, Position position);

  /** Asks for a line. */
  void prompt(Player mover);

  /**
   * A move has been made.
   *
   * @param choice how the program chose it; null for a move of a person, or of a record
   */
  void moved(int number, PlayedMove move, Participant by, @Nullable Choice choice);

  /** The legal moves. */
  void moves(Player mover, List<LegalMove> moves);

  /**
   * An input was not accepted.
   *
   * @param input what was typed
   * @param reason why it was not accepted
   * @param legal names of moves that may have been meant
   */
  void refused(String input, String reason, List<String> legal);

  /** A step of a hint, from 1 to {@code steps}. */
  void hint(int step, int steps, String text);

  /** Moves were taken back. */
  void undone(int count);

  /** All moves were taken back. */
  void restarted();

  /** A record was written. */
  void saved(String file);

  /** How to answer. */
  void help();

  /** The play is over. */
  void ended(PlayResult result, Player mover, int moves);

  /**
   * The program ends before the play.
   *
   * @param reason why
   * @param file the file with the record; empty if there is none
   * @param record the lines of the record, if it is in no file and has moves
   */
  void stopped(String reason, String file, List<String> record);
}
