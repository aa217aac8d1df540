package org.gamester.rulesets.grid;

import java.util.Set;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.NamedGame;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.CellChanges;
import org.gamester.rulesets.board.Direction;
import org.gamester.rulesets.board.GridGame;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.rulesets.board.Turn;
import org.gamester.values.Player;

/**
 * Maze and Maize (<i>Lessons in Play</i>): one token on a board with walls, which Left moves down
 * and Right to the right.
 */
public final class Maze extends GridGame {
  private static final int FREE = 0;
  private static final int TOKEN = 1;
  private static final int WALL = 2;
  private static final String STEP = "step";

  private static final Description DESCRIPTION =
      Description.of(
              "maze",
              "Move the token any number of free cells: Left down, Right to the right. Walls (#)"
                  + " block it.",
              "maze(@..|.#.|...)")
          .notation(
              "Rows of cells from the top, joined by bars; `2x3` has no walls, and"
                  + " the token in the corner.")
          .parameters(
              new Parameter(STEP, "any", "any: any number of cells; 1: only to the next cell"))
          .smallPositions("@", "@.", "@|.", "@.|..", "@.|.#", "@..|...", "@..|.#.|...")
          .reference("M. H. Albert, R. J. Nowakowski, D. Wolfe, Lessons in Play (2007)")
          .named(
              NamedGame.of(
                  "maize",
                  "1",
                  "Move the token to the next cell: Left down, Right to the right. Walls (#) block"
                      + " it."));

  private final boolean isAnyStep;

  /** Maze. */
  public Maze() {
    this(Parameters.NONE, true);
  }

  private Maze(Parameters given, boolean isAnyStep) {
    super(DESCRIPTION, ".@#", given);
    this.isAnyStep = isAnyStep;
  }

  @Override
  public Maze rules(Parameters given) {
    return new Maze(given, given.word(STEP, "any", "1").equals("any"));
  }

  /** The token starts in the corner at the top left. */
  @Override
  protected char startLetter(int rows, int columns, int row, int column) {
    return row == 0 && column == 0 ? '@' : '.';
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    Direction way = player == Player.LEFT ? Direction.SOUTH : Direction.EAST;
    int from = board.first(TOKEN);
    int to = board.step(from, way);
    boolean goesOn = true;
    while (goesOn && board.is(to, FREE)) {
      moves.set(from, FREE).set(to, TOKEN).add(from, to);
      to = board.step(to, way);
      goesOn = isAnyStep;
    }
  }

  /** Cells that the token cannot reach by single steps are walls. */
  @Override
  protected void settle(Board board, CellChanges changes) {
    boolean[] isReached = new boolean[board.cells()];
    for (int a = 0; a < isReached.length; a++) {
      int above = board.step(a, Direction.NORTH);
      int before = board.step(a, Direction.WEST);
      boolean isNext = (above >= 0 && isReached[above]) || (before >= 0 && isReached[before]);
      isReached[a] = board.is(a, TOKEN) || (isNext && board.is(a, FREE));
      if (!isReached[a]) {
        changes.set(a, WALL);
      }
    }
  }

  @Override
  protected boolean isDead(Region region) {
    return region.count(TOKEN) == 0 || region.size() == 1;
  }

  /** With rows and columns exchanged, the players are. */
  @Override
  protected Symmetries symmetries() {
    return Symmetries.generatedBy(Set.of(), Set.of(Turn.TRANSPOSE));
  }

  @Override
  protected void check(Board board, TextReader text, int start) {
    int tokens = board.count(TOKEN);
    if (tokens != 1 && board.cells() > 0) {
      throw text.errorAt(
          start,
          tokens == 0
              ? "the token @ is missing"
              : "there are %d tokens @; several are written as a sum".formatted(tokens));
    }
  }
}
