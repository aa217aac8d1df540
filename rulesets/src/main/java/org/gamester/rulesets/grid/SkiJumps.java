package org.gamester.rulesets.grid;

import org.gamester.rulesets.Description;
import org.gamester.rulesets.board.Adjacency;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardAlphabet;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.Direction;
import org.gamester.rulesets.board.GridGame;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;

/**
 * Ski Jumps: Left's skiers go to the right, Right's to the left, each along its row and off its
 * end; jumpers, written as capitals, may jump down over an enemy. A skier never goes back or up, so
 * that play ends.
 *
 * <p>A blocked cell stops a skier, and nobody jumps over it or onto it; only beside the edge of the
 * board does a skier leave it. The board is therefore one component and is never cut down, since
 * that would move its edges; the state of absent cells does not occur. Order of moves: by skier,
 * along the row, then the jump.
 */
public final class SkiJumps extends GridGame {
  private static final int LEFT_JUMPER = 0;
  private static final int LEFT_SLIPPER = 1;
  private static final int RIGHT_JUMPER = 2;
  private static final int RIGHT_SLIPPER = 3;
  private static final int EMPTY = 4;
  private static final int BLOCKED = 5;

  private static final Description DESCRIPTION =
      Description.of(
              "ski-jumps",
              "Move a skier over any number of empty cells, Left's to the right and Right's to the"
                  + " left, and off the board at the end of its row; blocked cells (#) stop it. A"
                  + " jumper (L or R) directly above an enemy skier may instead jump to the empty"
                  + " cell below it, and the enemy becomes a slipper (l or r), which cannot jump.",
              "ski-jumps(.L...|.R...|.....)")
          .notation(
              "Rows of cells from the top, joined by bars: L and R are jumpers of"
                  + " Left and Right, l and r slippers; # stops a skier.")
          .smallPositions("L..", "..R", "L.R", "L|.|.", "L.|.R", "L.|R.|..", ".L.|.R.|...")
          .reference("E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways (1982), chapter 1");

  /** The game. */
  public SkiJumps() {
    super(DESCRIPTION, "LlRr.#_");
  }

  @Override
  protected BoardAlphabet alphabet(BoardAlphabet usual) {
    return usual.alsoReading("_", '.');
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    boolean isLeft = player == Player.LEFT;
    int jumper = isLeft ? LEFT_JUMPER : RIGHT_JUMPER;
    int slipper = isLeft ? LEFT_SLIPPER : RIGHT_SLIPPER;
    for (int a = 0; a < board.cells(); a++) {
      if (board.is(a, jumper) || board.is(a, slipper)) {
        slide(board, a, isLeft ? Direction.EAST : Direction.WEST, moves);
      }
      if (board.is(a, jumper)) {
        jump(board, a, isLeft, moves);
      }
    }
  }

  private static void slide(Board board, int a, Direction way, BoardMoves moves) {
    int skier = board.state(a);
    int b = board.step(a, way);
    while (board.is(b, EMPTY)) {
      moves.set(a, EMPTY).set(b, skier).add(a, b);
      b = board.step(b, way);
    }
    if (b < 0) {
      moves.set(a, EMPTY).add(a);
    }
  }

  private static void jump(Board board, int a, boolean isLeft, BoardMoves moves) {
    int over = board.step(a, Direction.SOUTH);
    int to = board.step(over, Direction.SOUTH);
    int enemySlipper = isLeft ? RIGHT_SLIPPER : LEFT_SLIPPER;
    boolean isOverEnemy =
        board.is(over, enemySlipper) || board.is(over, isLeft ? RIGHT_JUMPER : LEFT_JUMPER);
    if (isOverEnemy && board.is(to, EMPTY)) {
      moves.set(a, EMPTY).set(over, enemySlipper).set(to, board.state(a)).add(a, to);
    }
  }

  @Override
  protected Adjacency adjacency() {
    return Adjacency.WHOLE_BOARD;
  }

  @Override
  protected boolean isDead(Region region) {
    return region.count(EMPTY) + region.count(BLOCKED) == region.size();
  }

  @Override
  protected Symmetries symmetries() {
    return Symmetries.BACKWARDS;
  }

  /** As in {@code a3-c3}; a skier that leaves the board, as in {@code a3-off}. */
  @Override
  protected String moveName(java.util.List<String> cells) {
    return cells.size() == 1 ? cells.getFirst() + "-off" : String.join("-", cells);
  }
}
