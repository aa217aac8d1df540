package org.gamester.rulesets.graph;

import org.gamester.rulesets.Description;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.CellChanges;
import org.gamester.rulesets.board.GraphGame;
import org.gamester.rulesets.board.MirrorPlay;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;

/**
 * A game in which the players colour vertices, and a coloured vertex forbids one of the two colours
 * to its neighbours.
 *
 * <p>A coloured vertex is removed, and each neighbour keeps a tint: who may still colour it. In
 * texts {@code y} is a vertex that only Left may still colour, {@code z} one for Right.
 */
public abstract sealed class ColouringGame extends GraphGame permits Col, Snort {
  private static final int FREE = 0;
  private static final int FOR_LEFT = 1;
  private static final int FOR_RIGHT = 2;
  private static final int X = 3;
  private static final int O = 4;
  private static final int GONE = 5;

  /** Which colour a coloured vertex forbids to its neighbours. */
  enum Forbidden {
    ITS_OWN,
    THE_OTHER
  }

  private final int forbiddenByX;

  ColouringGame(Description description, Forbidden forbidden) {
    super(description, ".yzxo#");
    this.forbiddenByX = forbidden == Forbidden.ITS_OWN ? X : O;
  }

  @Override
  protected final String relevant() {
    return ".yz";
  }

  @Override
  protected final void moves(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? X : O;
    int reserved = player == Player.LEFT ? FOR_LEFT : FOR_RIGHT;
    int forbidding = own == forbiddenByX ? X : O;
    for (int a = 0; a < board.cells(); a++) {
      if ((board.is(a, FREE) || board.is(a, reserved)) && !board.touches(a, forbidding)) {
        moves.set(a, own).add(a);
      }
    }
  }

  /** A coloured vertex goes, and its neighbours remember who may still colour them. */
  @Override
  protected final void settle(Board board, CellChanges changes) {
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

  private int tint(int state, boolean nextToX, boolean nextToO) {
    boolean left = state != FOR_RIGHT && !(forbiddenByX == X ? nextToX : nextToO);
    boolean right = state != FOR_LEFT && !(forbiddenByX == X ? nextToO : nextToX);
    return left ? (right ? FREE : FOR_LEFT) : right ? FOR_RIGHT : GONE;
  }

  @Override
  protected final Symmetries symmetries() {
    return Symmetries.ALL;
  }

  /**
   * The answer to a colour at v is the other colour at its image v'. It is allowed: in Col a
   * neighbour of v loses only the colour of v, and in Snort v' is no neighbour of v. Afterwards the
   * tints have the same mirror.
   */
  @Override
  protected final MirrorPlay mirrorPlay() {
    return forbiddenByX == X ? MirrorPlay.ALWAYS : MirrorPlay.APART;
  }
}
