package org.gamester.rulesets.grid;

import java.util.List;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.Direction;
import org.gamester.rulesets.board.GridGame;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;

/** Clobber: a stone moves onto a neighbouring enemy stone, which is removed. */
public final class Clobber extends GridGame {
  private static final int X = 0;
  private static final int O = 1;
  private static final int EMPTY = 2;

  private final Direction[] directions = Direction.orthogonal();

  /** The game. */
  public Clobber() {
    super("xo.#");
  }

  @Override
  public String id() {
    return "clobber";
  }

  @Override
  public String rule() {
    return "Move a stone onto a neighbouring enemy stone, which is removed.";
  }

  @Override
  public String example() {
    return "clobber(xoxo|oxox)";
  }

  @Override
  protected char startLetter(int rows, int columns, int row, int column) {
    return (row + column) % 2 == 0 ? 'x' : 'o';
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? X : O;
    int enemy = X + O - own;
    for (int a = board.first(own); a >= 0; a = board.next(own, a)) {
      for (Direction direction : directions) {
        int b = board.step(a, direction);
        if (board.is(b, enemy)) {
          moves.set(a, EMPTY).set(b, own).add(a, b);
        }
      }
    }
  }

  @Override
  protected String relevant() {
    return "xo";
  }

  @Override
  protected boolean isDead(Region region) {
    return region.count(X) == 0 || region.count(O) == 0;
  }

  @Override
  protected Symmetries symmetries() {
    return Symmetries.ALL;
  }

  @Override
  protected String moveName(List<String> cells) {
    return String.join("x", cells);
  }
}
