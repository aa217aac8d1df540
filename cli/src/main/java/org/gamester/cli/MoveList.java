package org.gamester.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.analysis.play.LegalMove;
import org.gamester.analysis.play.Play;
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
            "%3d  %s%n"
                .formatted(
                    move.number(), MovesText.name(move.moves().getFirst(), move.moves().size())));
      }
    }
    return text.toString();
  }

  /** As the fields of an object. */
  Map<String, Object> json() {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("left", json(players.getFirst()));
    object.put("right", json(players.getLast()));
    return object;
  }

  private List<Map<String, Object>> json(Player player) {
    List<Map<String, Object>> list = new ArrayList<>();
    for (LegalMove move : moves(player)) {
      Map<String, Object> object = new LinkedHashMap<>();
      object.put("move", move.name());
      object.put("to", MovesText.complete(move.to()));
      object.put("count", move.moves().size());
      list.add(object);
    }
    return list;
  }
}
