package org.gamester.rulesets;

import java.util.List;
import org.gamester.values.Player;

/** Finds a typed move among the moves of a position, or says why the typed move is not legal. */
final class Moves {
  private static final int MOST_LISTED = 12;

  private Moves() {}

  static Position find(Position position, Player player, String typed) {
    List<Move> moves = position.moves(player);
    for (Move move : moves) {
      if (matches(move, typed)) {
        return move.to();
      }
    }
    throw new IllegalMoveException(reason(position, player, typed, moves));
  }

  private static boolean matches(Move move, String typed) {
    String wanted = withoutBlanks(typed);
    return withoutBlanks(move.name()).equalsIgnoreCase(wanted)
        || withoutBlanks(move.to().text()).equalsIgnoreCase(wanted);
  }

  private static String withoutBlanks(String text) {
    return text.replace(" ", "");
  }

  private static String reason(Position position, Player player, String typed, List<Move> moves) {
    StringBuilder reason =
        new StringBuilder(player.displayName()).append(" cannot play '").append(typed).append("'");
    if (position.moves(player.opponent()).stream().anyMatch(move -> matches(move, typed))) {
      reason.append(", only ").append(player.opponent().displayName()).append(" can");
    }
    if (moves.isEmpty()) {
      return reason.append(": ").append(player.displayName()).append(" has no move").toString();
    }
    reason.append(": ").append(player.displayName()).append(" can play ");
    for (int i = 0; i < Math.min(moves.size(), MOST_LISTED); i++) {
      reason.append(i == 0 ? "" : ", ").append(moves.get(i).name());
    }
    if (moves.size() > MOST_LISTED) {
      reason.append(" and ").append(moves.size() - MOST_LISTED).append(" more");
    }
    return reason.toString();
  }
}
