package org.gamester.cli.positions;

import java.util.List;
import org.gamester.analysis.play.LegalMove;
import org.gamester.analysis.play.Play;
import org.gamester.cli.output.MovesText;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/**
 * The moves of a position and where they lead. Nothing is evaluated for it, so that it is known at
 * once where a value is out of reach.
 */
record MoveList(Position position, List<Player> players) {

  private List<LegalMove> moves(Player player) {
    return new Play(position, player, 1).legalMoves().list();
  }

  /** As lines: the moves of each player. */
  String text() {
    StringBuilder text = new StringBuilder();
    for (Player player : players) {
      List<LegalMove> moves = moves(player);
      if (moves.isEmpty()) {
        text.append(MovesText.noMove(position, player)).append(System.lineSeparator());
        continue;
      }
      text.append(MovesText.player(position, player))
          .append(" to move:")
          .append(System.lineSeparator());
      for (LegalMove move : moves) {
        text.append(
            "%3d  %s%n".formatted(move.number(), MovesText.name(move.name(), move.count())));
      }
    }
    return text.toString();
  }

  /** A move, and how many others lead to the same position. */
  record Listed(String move, Position to, int count) {}

  /** The moves of the first or the last of the players. */
  List<Listed> of(Player player) {
    return moves(player).stream()
        .map(move -> new Listed(move.name(), move.to(), move.count()))
        .toList();
  }
}
