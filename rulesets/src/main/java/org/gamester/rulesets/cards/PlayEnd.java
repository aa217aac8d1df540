package org.gamester.rulesets.cards;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.board.Board;
import org.gamester.values.Player;

/**
 * How a play of a ruleset of a few lines ends: by a goal, which decides at once, or because the
 * player to move has no move.
 *
 * @param ofLeft the goals with which Left wins
 * @param ofRight the goals with which Right wins
 * @param stuck what it means that the player to move has no move
 * @param scoreOfLeft what is counted for Left where the score decides
 * @param scoreOfRight the same for Right
 */
record PlayEnd(
    List<Goal> ofLeft,
    List<Goal> ofRight,
    Stuck stuck,
    List<Goal> scoreOfLeft,
    List<Goal> scoreOfRight) {

  /** Normal play. */
  static final PlayEnd NORMAL =
      new PlayEnd(List.of(), List.of(), Stuck.LOSES, List.of(), List.of());

  /** What it means that the player to move has no move. */
  enum Stuck {
    LOSES,
    WINS,
    DRAW,
    SCORE
  }

  PlayEnd {
    ofLeft = List.copyOf(ofLeft);
    ofRight = List.copyOf(ofRight);
    scoreOfLeft = List.copyOf(scoreOfLeft);
    scoreOfRight = List.copyOf(scoreOfRight);
  }

  Convention convention() {
    return switch (stuck) {
      case LOSES -> hasGoals() ? Convention.ENDING : Convention.NORMAL;
      case WINS -> hasGoals() ? Convention.ENDING : Convention.MISERE;
      case DRAW, SCORE -> Convention.ENDING;
    };
  }

  /** Whether a player can win by a goal. */
  boolean hasGoals() {
    return !ofLeft.isEmpty() || !ofRight.isEmpty();
  }

  /** Whether the letter of a cell matters for the end. */
  boolean reads(char letter) {
    return Stream.of(ofLeft, ofRight, scoreOfLeft, scoreOfRight)
        .flatMap(List::stream)
        .anyMatch(goal -> goal.read().indexOf(letter) >= 0);
  }

  /**
   * Who has reached a goal; of two players who have, the one who moved last.
   *
   * @param letters those of the states, in their order
   */
  Optional<Player> winner(Board board, Player mover, String letters) {
    for (Player player : List.of(mover.opponent(), mover)) {
      for (Goal goal : player == Player.LEFT ? ofLeft : ofRight) {
        if (goal.count(board, letters) > 0) {
          return Optional.of(player);
        }
      }
    }
    return Optional.empty();
  }

  /**
   * How the play has ended; empty while it goes on.
   *
   * @param canMove whether the player to move has a move
   */
  Optional<Ending> ending(Board board, Player mover, String letters, BooleanSupplier canMove) {
    Optional<Ending> won = winner(board, mover, letters).map(Ending::win);
    if (won.isPresent() || canMove.getAsBoolean()) {
      return won;
    }
    return Optional.of(
        switch (stuck) {
          case LOSES -> Ending.win(mover.opponent());
          case WINS -> Ending.win(mover);
          case DRAW -> Ending.DRAW;
          case SCORE -> byScore(board, letters);
        });
  }

  private Ending byScore(Board board, String letters) {
    long lead = score(scoreOfLeft, board, letters) - score(scoreOfRight, board, letters);
    return lead > 0 ? Ending.LEFT_WINS : lead < 0 ? Ending.RIGHT_WINS : Ending.DRAW;
  }

  private static long score(List<Goal> goals, Board board, String letters) {
    return goals.stream().mapToLong(goal -> goal.count(board, letters)).sum();
  }
}
