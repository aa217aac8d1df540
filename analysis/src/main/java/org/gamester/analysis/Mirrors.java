package org.gamester.analysis;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.board.BoardPosition;
import org.gamester.rulesets.board.GridGeometry;
import org.gamester.rulesets.board.Turn;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/**
 * Mirror strategies on one grid: the second player answers every move by one that makes the board
 * symmetric again, so that he always has an answer. Symmetric means that a turn of the board takes
 * the position to its negative, which is the position itself if it is impartial.
 *
 * <p>In Cram, where a placement is legal if its two cells are empty, it is enough that no placement
 * meets its own image: then the image is still empty after the placement. Elsewhere all symmetric
 * positions that can arise are tried, up to a bound.
 */
public final class Mirrors {
  private static final int MOST_CELLS = 2_500;
  private static final int MOST_FIRST_MOVES = 5_000;

  /** Turns that are their own inverses; the last two need a square. */
  private static final List<Turn> TURNS =
      List.of(
          Turn.HALF_TURN, Turn.FLIP_ROWS, Turn.FLIP_COLUMNS, Turn.TRANSPOSE, Turn.ANTI_TRANSPOSE);

  private final int most;

  /**
   * How a mirror strategy goes.
   *
   * @param turn takes each move to the answer
   * @param first the move after which whoever made it has the strategy; empty if the second player
   *     has it from the beginning
   * @param checked how many symmetric positions were tried
   */
  public record Strategy(Turn turn, Optional<Move> first, int checked) {}

  /**
   * @param most how many symmetric positions are tried
   */
  public Mirrors(int most) {
    this.most = most;
  }

  /** A mirror strategy that decides who wins a position under normal play, if one is found. */
  public Optional<Strategy> of(Position position) {
    if (!(position instanceof BoardPosition board)
        || !(board.geometry() instanceof GridGeometry grid)
        || grid.cells() > MOST_CELLS) {
      return Optional.empty();
    }
    for (Turn turn : turns(grid)) {
      OptionalInt checked = isMirrored(board, turn);
      if (checked.isPresent()) {
        return Optional.of(new Strategy(turn, Optional.empty(), checked.getAsInt()));
      }
    }
    return board.isImpartial() ? afterFirstMove(board, grid) : Optional.empty();
  }

  private Optional<Strategy> afterFirstMove(BoardPosition board, GridGeometry grid) {
    List<Move> moves = board.moves(Player.LEFT);
    if (moves.size() > MOST_FIRST_MOVES) {
      return Optional.empty();
    }
    for (Turn turn : turns(grid)) {
      for (Move move : moves) {
        OptionalInt checked = isMirrored((BoardPosition) move.to(), turn);
        if (checked.isPresent()) {
          return Optional.of(new Strategy(turn, Optional.of(move), checked.getAsInt()));
        }
      }
    }
    return Optional.empty();
  }

  /** The turns that take a grid to itself, and some cell to another. */
  private static List<Turn> turns(GridGeometry grid) {
    return TURNS.stream().filter(turn -> fits(turn, grid) && moves(turn, grid)).toList();
  }

  private static boolean fits(Turn turn, GridGeometry grid) {
    return !turn.transposes() || grid.rows() == grid.columns();
  }

  private static boolean moves(Turn turn, GridGeometry grid) {
    for (int cell = 0; cell < grid.cells(); cell++) {
      if (turn.image(cell, grid.rows(), grid.columns()) != cell) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a turn of its grid takes a position to itself, with the colours exchanged where that
   * exchanges the players. One that leaves all cells where they are is no symmetry.
   */
  public static boolean isTakenToItself(BoardPosition board, Turn turn) {
    return board.geometry() instanceof GridGeometry grid
        && fits(turn, grid)
        && moves(turn, grid)
        && isSymmetric(board, toNegative(board, turn));
  }

  /** The turn that takes a position that a turn takes to itself to its negative. */
  private static Turn toNegative(BoardPosition board, Turn turn) {
    // The negative is turned already, by the first of the turns that negate.
    Turn negating =
        board.isImpartial()
            ? Turn.IDENTITY
            : board.rules().turnsNegating().stream().sorted().findFirst().orElse(Turn.IDENTITY);
    return turn.then(negating);
  }

  /** How many positions were tried, if the second player has the strategy. */
  private OptionalInt isMirrored(BoardPosition board, Turn turn) {
    Turn toNegative = toNegative(board, turn);
    if (!isSymmetric(board, toNegative)) {
      return OptionalInt.empty();
    }
    if (board.rules().id().equals("cram")) {
      return meetsOwnImage(board, turn) ? OptionalInt.empty() : OptionalInt.of(0);
    }
    return tried(board, toNegative);
  }

  private static boolean isSymmetric(BoardPosition board, Turn toNegative) {
    if (!(board.negative() instanceof BoardPosition negative)
        || !(board.geometry() instanceof GridGeometry grid)
        || !negative.geometry().equals(grid)
        || negative.extra() != board.extra()) {
      return false;
    }
    for (int cell = 0; cell < grid.cells(); cell++) {
      if (negative.state(toNegative.image(cell, grid.rows(), grid.columns()))
          != board.state(cell)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a legal placement of Cram and its image have a cell in common. */
  private static boolean meetsOwnImage(BoardPosition board, Turn turn) {
    GridGeometry grid = (GridGeometry) board.geometry();
    for (Move move : board.moves(Player.LEFT)) {
      Computation.poll();
      BoardPosition to = (BoardPosition) move.to();
      Set<Integer> cells = new HashSet<>();
      for (int cell = 0; cell < grid.cells(); cell++) {
        if (to.state(cell) != board.state(cell)) {
          cells.add(cell);
        }
      }
      if (cells.stream()
          .anyMatch(cell -> cells.contains(turn.image(cell, grid.rows(), grid.columns())))) {
        return true;
      }
    }
    return false;
  }

  /**
   * How many positions were tried, if each move has a symmetric answer.
   *
   * @param toNegative takes a symmetric position to its negative
   */
  private OptionalInt tried(BoardPosition board, Turn toNegative) {
    List<Player> players =
        board.isImpartial() ? List.of(Player.LEFT) : List.of(Player.LEFT, Player.RIGHT);
    Set<Position> seen = new HashSet<>();
    Deque<Position> open = new ArrayDeque<>();
    seen.add(board);
    open.add(board);
    while (!open.isEmpty()) {
      Position symmetric = open.remove();
      for (Player player : players) {
        for (Position moved : symmetric.options(player)) {
          Computation.pollNow();
          Optional<Position> answer = answer(moved, player.opponent(), toNegative);
          if (answer.isEmpty() || seen.size() > most) {
            return OptionalInt.empty();
          }
          if (seen.add(answer.get())) {
            open.add(answer.get());
          }
        }
      }
    }
    return OptionalInt.of(seen.size());
  }

  private static Optional<Position> answer(Position moved, Player second, Turn toNegative) {
    for (Position option : moved.options(second)) {
      if (option instanceof BoardPosition board && isSymmetric(board, toNegative)) {
        return Optional.of(option);
      }
    }
    return Optional.empty();
  }
}
