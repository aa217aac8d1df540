package org.gamester.rulesets.graph;

import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.CoinGraph;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.PositionOf;
import org.gamester.values.Player;

/**
 * A position of a game of coins on strings. Moves are listed in the order of the strings; one that
 * frees a coin is followed by another of the same player.
 */
abstract class CoinPosition extends PositionOf<CoinGame> {

  CoinPosition(CoinGame game) {
    super(game);
  }

  /** The coins and strings, in the order of the moves. */
  abstract CoinGraph graph();

  /** The position after a player has cut a string, and taken the coins that it has freed. */
  abstract Position cut(int string, Player player);

  /** How a string is called. */
  abstract String name(int string);

  @Override
  public final Optional<CoinGraph> coinGraph() {
    return Optional.of(graph());
  }

  @Override
  public final List<Move> moves(Player player) {
    CoinGraph graph = graph();
    PositionMoves moves = new PositionMoves(this, graph.strings() / 8 + 8);
    int[] degrees = graph.degrees();
    for (int s = 0; s < graph.strings(); s++) {
      if (graph.isUncut(s)) {
        int string = s;
        Move move = Move.of(cut(s, player), () -> name(string));
        moves.add(
            isLast(degrees, graph.one(s)) || isLast(degrees, graph.other(s)) ? move.again() : move);
      }
    }
    return moves.toList();
  }

  private static boolean isLast(int[] degrees, int coin) {
    return coin != CoinGraph.GROUND && degrees[coin] == 1;
  }

  /** Both players always have the same moves, but for whose the coins are that have been taken. */
  @Override
  public final boolean isImpartial() {
    return !game.isScored();
  }
}
