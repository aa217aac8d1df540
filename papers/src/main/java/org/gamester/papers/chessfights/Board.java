package org.gamester.papers.chessfights;

import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** The paper, and the positions of its three games on the board with their values. */
final class Board {

  static final Evaluator EVALUATOR = new Evaluator();
  private static final Rules CHESSFIGHTS = Catalogue.standard().rules("chessfights");

  private Board() {}

  static Position position(Cell cell) {
    return CHESSFIGHTS.read(cell.toString());
  }

  static ShortGame value(Position position) {
    return EVALUATOR.value(position);
  }

  static ShortGame value(Cell cell) {
    return value(position(cell));
  }

  static ShortGame value(int row, int column) {
    return value(new Cell(row, column));
  }

  /** The position in which Left and Right have the named pieces. */
  static Position position(String pieces, Cell cell) {
    return Catalogue.standard().read("chessfights{" + pieces + "}", cell.toString());
  }

  /** The nimber of an impartial position. */
  static long nimber(Position position) {
    return EVALUATOR.nimber(position);
  }

  /** The cells that {@code player} can move to. */
  static List<Cell> moves(Player player, Cell cell) {
    return cells(position(cell), player);
  }

  /** The cells of the options of a position on the board. */
  static List<Cell> cells(Position position, Player player) {
    return position.options(player).stream().map(option -> Cell.read(option.text())).toList();
  }

  static boolean canMove(Player player, Cell from, Cell to) {
    return to.isInside() && moves(player, from).contains(to);
  }
}
