package org.gamester.rulesets.grid;

import java.util.List;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.NamedGame;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Adjacency;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.Direction;
import org.gamester.rulesets.board.GridGame;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;

/**
 * Clobber and its relatives: a stone moves onto the first cell in its way that is not empty, or
 * onto an empty cell.
 *
 * <p>Play ends where each move removes a stone, or fills an empty cell. With other combinations of
 * parameters it ends on some boards, and can return to a position on others.
 *
 * <p>Order of moves: by stone, then by direction clockwise from north.
 */
public final class ClobberFamily extends GridGame {
  private static final int X = 0;
  private static final int O = 1;
  private static final int EMPTY = 2;

  private static final String DIRECTIONS = "directions";
  private static final String RANGE = "range";
  private static final String TAKES = "takes";
  private static final String LEAVES = "leaves";
  private static final String ORTHOGONAL = "orthogonal";
  private static final String DIAGONAL = "diagonal";
  private static final String KNIGHT = "knight";
  private static final String UNLIMITED = "unlimited";
  private static final String ENEMY = "enemy";
  private static final String OWN = "own";
  private static final String NOTHING = "empty";
  private static final String[] TAKEN = {
    ENEMY, OWN, "enemy+own", NOTHING, "enemy+empty", "own+empty", "enemy+own+empty"
  };
  private static final int LONGEST_RANGE = 1_000_000;

  private static final Description DESCRIPTION =
      Description.of(
              "clobber-family",
              "Move a stone onto the first stone in one of its directions, which is removed. The"
                  + " parameters say which stones may be taken, whether a stone moves onto an empty"
                  + " cell, and what it leaves on the cell that it came from.",
              "clobber(xoxo|oxox)")
          .title("The Clobber Family")
          .parameters(
              new Parameter(DIRECTIONS, ORTHOGONAL, "orthogonal, diagonal, all (eight) or knight"),
              new Parameter(RANGE, "1", "how far a stone moves: a number of cells, or unlimited"),
              new Parameter(
                  TAKES,
                  ENEMY,
                  "what it moves onto: enemy, own or empty, or several, as in enemy+own"),
              new Parameter(LEAVES, NOTHING, "what it leaves on its cell: empty, enemy or own"))
          .smallPositions("xo", "xxo", "xox", "xoxo", "xo|ox", "x.o", "xo.")
          .reference(
              "M. H. Albert, J. P. Grossman, R. J. Nowakowski, D. Wolfe, An introduction to"
                  + " Clobber (2005)")
          .named(
              NamedGame.of(
                      "clobber",
                      "orthogonal, 1, enemy, empty",
                      "Move one of your stones onto a neighbouring stone of the opponent, which is"
                          + " removed.")
                  .aliases("clobber-1xn"),
              NamedGame.of(
                      "anti-clobber",
                      "orthogonal, 1, empty, enemy",
                      "Move one of your stones to a neighbouring empty cell, and leave a stone of the"
                          + " opponent where it was.")
                  .example("anti-clobber(x..|.o.)"),
              NamedGame.of(
                      "hot-clobber",
                      "orthogonal, 1, enemy+own, empty",
                      "Move one of your stones onto a neighbouring stone of either player, which"
                          + " is removed.")
                  .aliases("cannibal-clobber"),
              NamedGame.of(
                  "kings",
                  "all, 1, enemy, empty",
                  "Move one of your stones onto a neighbouring stone, diagonally too, if it is the"
                      + " opponent's; it is removed."),
              NamedGame.of(
                  "knights",
                  "knight, 1, enemy, empty",
                  "Move one of your stones onto a stone a knight's move away if it is the"
                      + " opponent's; it is removed."),
              NamedGame.of(
                  "rooks",
                  "orthogonal, unlimited, enemy, empty",
                  "Move one of your stones onto a stone that is the first in its row or column if"
                      + " it is the opponent's; it is removed."),
              NamedGame.of(
                  "queens",
                  "all, unlimited, enemy, empty",
                  "Move one of your stones onto a stone that is the first in any of the eight"
                      + " directions if it is the opponent's; it is removed."));

  private final Adjacency steps;
  private final Direction[] directions;
  private final boolean isToTouching;
  private final int range;
  private final boolean takesEnemy;
  private final boolean takesOwn;
  private final boolean takesEmpty;
  private final String leaves;

  /** Clobber. */
  public ClobberFamily() {
    this(Parameters.NONE, ORTHOGONAL, 1, ENEMY, NOTHING);
  }

  private ClobberFamily(
      Parameters parameters, String directions, int range, String takes, String leaves) {
    super(DESCRIPTION, "xo.#", parameters);
    this.steps =
        switch (directions) {
          case ORTHOGONAL -> Adjacency.SIDES;
          case KNIGHT -> Adjacency.KNIGHT_MOVES;
          default -> Adjacency.CORNERS;
        };
    this.directions =
        switch (directions) {
          case ORTHOGONAL -> Direction.orthogonal();
          case DIAGONAL -> Direction.diagonal();
          default -> Direction.all();
        };
    this.isToTouching = range == 1 && !directions.equals(DIAGONAL);
    this.range = range;
    this.takesEnemy = takes.contains(ENEMY);
    this.takesOwn = takes.contains(OWN);
    this.takesEmpty = takes.contains(NOTHING);
    this.leaves = leaves;
  }

  @Override
  public Rules rules(Parameters given) {
    String way = given.word(DIRECTIONS, ORTHOGONAL, DIAGONAL, "all", KNIGHT);
    int reach = range(given);
    String taken = given.word(TAKES, TAKEN);
    String left = given.word(LEAVES, NOTHING, ENEMY, OWN);
    if (reach > 1 && (way.equals(KNIGHT) || taken.contains(NOTHING))) {
      throw given
          .reader(RANGE)
          .error("a knight, and a stone that moves onto empty cells, can only have range 1");
    }
    return new ClobberFamily(given, way, reach, taken, left);
  }

  private static int range(Parameters given) {
    TextReader text = given.reader(RANGE);
    return text.content().equalsIgnoreCase(UNLIMITED)
        ? LONGEST_RANGE
        : (int) given.number(RANGE, 1, LONGEST_RANGE);
  }

  @Override
  protected char startLetter(int rows, int columns, int row, int column) {
    return (row + column) % 2 == 0 ? 'x' : 'o';
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? X : O;
    int behind =
        switch (leaves) {
          case ENEMY -> X + O - own;
          case OWN -> own;
          default -> EMPTY;
        };
    for (int a = board.first(own); a >= 0; a = board.next(own, a)) {
      if (isToTouching) {
        for (int b : board.geometry().touching(a, steps)) {
          if (isTaken(board, b, own)) {
            moves.set(a, behind).set(b, own).add(a, b);
          }
        }
      } else {
        addLongMoves(board, a, own, behind, moves);
      }
    }
  }

  private void addLongMoves(Board board, int a, int own, int behind, BoardMoves moves) {
    for (Direction direction : directions) {
      int b = board.step(a, direction);
      for (int steps = 1; steps < range && board.is(b, EMPTY); steps++) {
        b = board.step(b, direction);
      }
      if (b >= 0 && isTaken(board, b, own)) {
        moves.set(a, behind).set(b, own).add(a, b);
      }
    }
  }

  private boolean isTaken(Board board, int cell, int own) {
    return (takesEnemy && board.is(cell, X + O - own))
        || (takesOwn && board.is(cell, own))
        || (takesEmpty && board.is(cell, EMPTY));
  }

  /** At range 1 no stone is ever moved onto an empty cell, so that these separate. */
  @Override
  protected String relevant() {
    return range == 1 && !takesEmpty ? "xo" : "xo.";
  }

  @Override
  protected Adjacency adjacency() {
    return steps;
  }

  @Override
  protected boolean isDead(Region region) {
    int x = region.count(X);
    int o = region.count(O);
    boolean canTake = (takesEnemy && x > 0 && o > 0) || (takesOwn && (x > 1 || o > 1));
    return !canTake && (!takesEmpty || x + o == 0 || region.count(EMPTY) == 0);
  }

  @Override
  protected Symmetries symmetries() {
    return Symmetries.ALL;
  }

  @Override
  protected String moveName(List<String> cells) {
    return String.join(takesEmpty ? "-" : "x", cells);
  }
}
