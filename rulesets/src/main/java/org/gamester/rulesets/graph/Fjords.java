package org.gamester.rulesets.graph;

import org.gamester.rulesets.Description;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.CellChanges;
import org.gamester.rulesets.board.GraphGame;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;

/** Fjords: claim free vertices next to those that you own. */
public final class Fjords extends GraphGame {
  private static final int FREE = 0;
  private static final int X = 1;
  private static final int O = 2;
  private static final int GONE = 3;
  private static final String CONTESTED = "contested";
  private static final String DEAD = "dead";

  private static final Description DESCRIPTION =
      Description.of(
              "fjords",
              "Claim a free vertex next to one of your own. A vertex next to both colours can be"
                  + " claimed by nobody, or with contested=open by either player.",
              "fjords(x..o)")
          .notation(
              "A row of cells or a graph; the letters of the vertices of a graph"
                  + " stand in order after v=.")
          .parameters(
              new Parameter(
                  CONTESTED, DEAD, "vertices next to both colours: dead, or open to both"))
          .smallPositions("x.", "x..", "x.o", "x..o", ".x..o", "x...o")
          .reference("After the board game Fjords by F.-B. Delonge (2005)");

  private final boolean isDeadWhereContested;

  /** Fjords in which nobody can claim a vertex next to both colours. */
  public Fjords() {
    this(Parameters.NONE, true);
  }

  private Fjords(Parameters parameters, boolean isDeadWhereContested) {
    super(DESCRIPTION, ".xo#", parameters);
    this.isDeadWhereContested = isDeadWhereContested;
  }

  @Override
  public Fjords rules(Parameters given) {
    return new Fjords(given, given.word(CONTESTED, DEAD, "open").equals(DEAD));
  }

  private boolean isOpen(Board board, int a) {
    return board.is(a, FREE)
        && !(isDeadWhereContested && board.touches(a, X) && board.touches(a, O));
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? X : O;
    for (int a = board.first(FREE); a >= 0; a = board.next(FREE, a)) {
      if (board.touches(a, own) && isOpen(board, a)) {
        moves.set(a, own).add(a);
      }
    }
  }

  /** Vertices that nobody can ever claim go, and claimed ones that no open vertex is next to. */
  @Override
  protected void settle(Board board, CellChanges changes) {
    for (int a = 0; a < board.cells(); a++) {
      boolean isUseful = isOpen(board, a);
      if (board.is(a, X) || board.is(a, O)) {
        for (int b : board.geometry().neighbours(a)) {
          isUseful |= isOpen(board, b);
        }
      }
      if (!isUseful) {
        changes.set(a, GONE);
      }
    }
  }

  @Override
  protected boolean isDead(Region region) {
    return region.count(FREE) == 0 || region.count(X) + region.count(O) == 0;
  }

  @Override
  protected Symmetries symmetries() {
    return Symmetries.ALL;
  }
}
