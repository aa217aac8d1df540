package org.gamester.rulesets.cards;

import java.util.List;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Ruleset;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Adjacency;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;

/**
 * What a ruleset of a few lines says.
 *
 * @param description how the catalogue lists it; the rule in words is what the card says, or its
 *     moves
 * @param board what it is played on
 * @param letters those of the cells, that of a cell that does not matter last
 * @param empty the letter of a cell of an empty board
 * @param left Left's letter, or a blank
 * @param right Right's letter, or a blank
 * @param checkered whether a board starts with the players' pieces on alternate cells
 * @param ofLeft Left's moves
 * @param ofRight Right's moves
 * @param takingOfLeft what Left may take from a heap, as a take-and-break code
 * @param takingOfRight the same of Right
 * @param end how a play ends
 */
record RulesCard(
    Description description,
    BoardKind board,
    String letters,
    char empty,
    char left,
    char right,
    boolean checkered,
    List<Pattern> ofLeft,
    List<Pattern> ofRight,
    String takingOfLeft,
    String takingOfRight,
    PlayEnd end) {

  List<Pattern> of(Player player) {
    return player == Player.LEFT ? ofLeft : ofRight;
  }

  /**
   * The ruleset that a text declares.
   *
   * @throws org.gamester.rulesets.TextException for the first thing that is wrong, with its line
   *     and column
   */
  static RulesCard read(String text) {
    return new CardReader(new TextReader(text), text).read();
  }

  /** The ruleset itself. */
  Ruleset ruleset() {
    return switch (board) {
      case HEAP -> new CardHeapGame(this);
      case GRAPH -> new CardGraphGame(this);
      default -> new CardGridGame(this);
    };
  }

  /** The letters of cells that some move depends on; the cells with others separate regions. */
  String relevant() {
    StringBuilder relevant = new StringBuilder();
    for (int i = 0; i < letters.length() - 1; i++) {
      if (isRead(letters.charAt(i))) {
        relevant.append(letters.charAt(i));
      }
    }
    return relevant.toString();
  }

  private boolean isRead(char letter) {
    for (Player player : Player.values()) {
      for (Pattern pattern : of(player)) {
        if (pattern.before().indexOf(letter) >= 0 || pattern.neighbours().indexOf(letter) >= 0) {
          return true;
        }
      }
    }
    return end.reads(letter);
  }

  /** Which cells belong together: those that one move may read. */
  Adjacency adjacency() {
    if (end.convention() == Convention.ENDING) {
      return Adjacency.WHOLE_BOARD;
    }
    for (Player player : Player.values()) {
      for (Pattern pattern : of(player)) {
        if (!pattern.isSingle() && !Pattern.SIDES.containsAll(pattern.steps())) {
          return Adjacency.CORNERS;
        }
      }
    }
    return Adjacency.SIDES;
  }

  /** The letter of a cell on the usual start of a board. */
  char startLetter(int row, int column) {
    return !checkered ? empty : (row + column) % 2 == 0 ? left : right;
  }

  /** The turns of the board under which the moves are the same. */
  Symmetries symmetries() {
    return end.convention() == Convention.ENDING ? Symmetries.NONE : CardSymmetries.of(this);
  }
}
