package org.gamester.rulesets.grid;

import java.util.List;
import java.util.Map;
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
 * <p>Play ends because each move removes a stone, or fills an empty cell. Combinations of
 * parameters in which neither is so are refused.
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
  private static final String KNIGHT = "knight";
  private static final String UNLIMITED = "unlimited";
  private static final String ENEMY = "enemy";
  private static final String OWN = "own";
  private static final String NOTHING = "empty";
  private static final int LONGEST_RANGE = 1_000_000;

  private final Adjacency steps;
  private final Direction[] directions;
  private final int range;
  private final String takes;
  private final String leaves;

  /** Clobber. */
  public ClobberFamily() {
    this(Parameters.NONE, ORTHOGONAL, 1, ENEMY, NOTHING);
  }

  private ClobberFamily(
      Parameters parameters, String directions, int range, String takes, String leaves) {
    super("xo.#", parameters);
    this.steps =
        switch (directions) {
          case ORTHOGONAL -> Adjacency.SIDES;
          case KNIGHT -> Adjacency.KNIGHT_MOVES;
          default -> Adjacency.CORNERS;
        };
    this.directions = steps == Adjacency.SIDES ? Direction.orthogonal() : Direction.all();
    this.range = range;
    this.takes = takes;
    this.leaves = leaves;
  }

  @Override
  public Rules rules(Parameters given) {
    String way = given.word(DIRECTIONS, ORTHOGONAL, "all", KNIGHT);
    int reach = range(given);
    String taken = given.word(TAKES, ENEMY, OWN, "enemy+own", NOTHING);
    String left = given.word(LEAVES, NOTHING, ENEMY, OWN);
    if (reach > 1 && (way.equals(KNIGHT) || taken.equals(NOTHING))) {
      throw given
          .reader(RANGE)
          .error("a knight, and a stone that moves onto empty cells, can only have range 1");
    }
    if (taken.equals(NOTHING) && left.equals(NOTHING)) {
      throw given
          .reader(TAKES)
          .error("a stone that moves onto empty cells must leave a stone: leaves=enemy or own");
    }
    if (!taken.equals(NOTHING) && !left.equals(NOTHING)) {
      throw given.reader(LEAVES).error("only a stone that moves onto empty cells leaves a stone");
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
  public String id() {
    return "clobber-family";
  }

  @Override
  public Map<String, String> named() {
    return Map.of(
        "clobber", "orthogonal, 1, enemy, empty",
        "anti-clobber", "orthogonal, 1, empty, enemy",
        "hot-clobber", "orthogonal, 1, enemy+own, empty",
        "kings", "all, 1, enemy, empty",
        "knights", "knight, 1, enemy, empty",
        "rooks", "orthogonal, unlimited, enemy, empty",
        "queens", "all, unlimited, enemy, empty");
  }

  @Override
  public Map<String, String> aliasesOfNamed() {
    return Map.of("clobber-1xn", "clobber", "cannibal-clobber", "hot-clobber");
  }

  @Override
  public String rule() {
    return "Move a stone onto the first stone in one of its directions, which is removed."
        + " The parameters say which stones may be taken, or that a stone moves onto an empty"
        + " cell and leaves a stone behind.";
  }

  @Override
  public String ruleOf(String name) {
    return switch (name) {
      case "clobber" ->
          "Move one of your stones onto a neighbouring stone of the opponent, which is removed.";
      case "hot-clobber" ->
          "Move one of your stones onto a neighbouring stone of either player, which is removed.";
      case "anti-clobber" ->
          "Move one of your stones to a neighbouring empty cell, and leave a stone of the opponent"
              + " where it was.";
      case "kings" -> captured("neighbouring stone, diagonally too,");
      case "knights" -> captured("stone a knight's move away");
      case "queens" -> captured("stone that is the first in any of the eight directions");
      case "rooks" -> captured("stone that is the first in its row or column");
      default -> rule();
    };
  }

  private static String captured(String stone) {
    return "Move one of your stones onto a " + stone + " if it is the opponent's; it is removed.";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(
        new Parameter(DIRECTIONS, ORTHOGONAL, "orthogonal, all (eight) or knight"),
        new Parameter(RANGE, "1", "how far a stone moves: a number of cells, or unlimited"),
        new Parameter(TAKES, ENEMY, "what it moves onto: enemy, own, enemy+own or empty"),
        new Parameter(LEAVES, NOTHING, "what it leaves on its cell: empty, enemy or own"));
  }

  @Override
  public String example() {
    return "clobber(xoxo|oxox)";
  }

  @Override
  public String title(String name) {
    return name.equals("clobber-family") ? "The Clobber Family" : super.title(name);
  }

  @Override
  public String reference() {
    return "M. H. Albert, J. P. Grossman, R. J. Nowakowski, D. Wolfe, An introduction "
        + "to Clobber (2005)";
  }

  @Override
  public List<String> smallPositions() {
    return List.of("xo", "xxo", "xox", "xoxo", "xo|ox", "x.o", "xo.");
  }

  @Override
  protected char startLetter(int rows, int columns, int row, int column) {
    return (row + column) % 2 == 0 ? 'x' : 'o';
  }

  private boolean takesEmpty() {
    return takes.equals(NOTHING);
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
      if (range == 1) {
        for (int b : board.geometry().touching(a, steps)) {
          if (isTaken(board, b, own)) {
            moves.set(a, behind).set(b, own).add(a, b);
          }
        }
      } else {
        addLongMoves(board, a, own, moves);
      }
    }
  }

  private void addLongMoves(Board board, int a, int own, BoardMoves moves) {
    for (Direction direction : directions) {
      int b = board.step(a, direction);
      for (int steps = 1; steps < range && board.is(b, EMPTY); steps++) {
        b = board.step(b, direction);
      }
      if (b >= 0 && isTaken(board, b, own)) {
        moves.set(a, EMPTY).set(b, own).add(a, b);
      }
    }
  }

  private boolean isTaken(Board board, int cell, int own) {
    return switch (takes) {
      case ENEMY -> board.is(cell, X + O - own);
      case OWN -> board.is(cell, own);
      case NOTHING -> board.is(cell, EMPTY);
      default -> board.is(cell, X) || board.is(cell, O);
    };
  }

  /** At range 1 no stone is ever moved onto an empty cell, so that these separate. */
  @Override
  protected String relevant() {
    return range == 1 && !takesEmpty() ? "xo" : "xo.";
  }

  @Override
  protected Adjacency adjacency() {
    return steps;
  }

  @Override
  protected boolean isDead(Region region) {
    int x = region.count(X);
    int o = region.count(O);
    return switch (takes) {
      case ENEMY -> x == 0 || o == 0;
      case NOTHING -> x + o == 0 || region.count(EMPTY) == 0;
      default -> x + o < 2;
    };
  }

  @Override
  protected Symmetries symmetries() {
    return Symmetries.ALL;
  }

  @Override
  protected String moveName(List<String> cells) {
    return String.join(takesEmpty() ? "-" : "x", cells);
  }
}
