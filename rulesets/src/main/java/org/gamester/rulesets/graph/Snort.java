package org.gamester.rulesets.graph;

import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.CellChanges;
import org.gamester.rulesets.board.GraphGame;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;

/** Snort: colour vertices; neighbours may not have different colours. */
public final class Snort extends GraphGame {
  private static final int FREE = 0;
  private static final int FOR_LEFT = 1;
  private static final int FOR_RIGHT = 2;
  private static final int X = 3;
  private static final int O = 4;
  private static final int GONE = 5;

  /** The game; {@code y} is a vertex that only Left may still colour, {@code z} one for Right. */
  public Snort() {
    super(".yzxo#");
  }

  @Override
  public String id() {
    return "snort";
  }

  @Override
  public String rule() {
    return "Colour an uncoloured vertex in your colour; no neighbour may have the other colour.";
  }

  @Override
  public String example() {
    return "snort(path 5)";
  }

  @Override
  public String reference() {
    return "S. Norton; J. H. Conway, On Numbers and Games (1976); Winning Ways, " + "chapter 6";
  }

  @Override
  protected String relevant() {
    return ".yz";
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? X : O;
    int reserved = player == Player.LEFT ? FOR_LEFT : FOR_RIGHT;
    for (int a = 0; a < board.cells(); a++) {
      if ((board.is(a, FREE) || board.is(a, reserved)) && !board.touches(a, X + O - own)) {
        moves.set(a, own).add(a);
      }
    }
  }

  /** A coloured vertex goes, and its neighbours remember who may still colour them. */
  @Override
  protected void settle(Board board, CellChanges changes) {
    for (int colour = X; colour <= O; colour++) {
      for (int a = board.first(colour); a >= 0; a = board.next(colour, a)) {
        changes.set(a, GONE);
        for (int b : board.geometry().neighbours(a)) {
          int state = board.state(b);
          if (state <= FOR_RIGHT) {
            changes.set(b, tint(state, board.touches(b, X), board.touches(b, O)));
          }
        }
      }
    }
  }

  private static int tint(int state, boolean nextToX, boolean nextToO) {
    boolean left = state != FOR_RIGHT && !nextToO;
    boolean right = state != FOR_LEFT && !nextToX;
    return left ? (right ? FREE : FOR_LEFT) : right ? FOR_RIGHT : GONE;
  }

  @Override
  protected Symmetries symmetries() {
    return Symmetries.ALL;
  }
}
