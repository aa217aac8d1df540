package org.gamester.rulesets.board;

import java.util.Set;

/**
 * The normal form of a component on a grid of at most 64 cells: the least image under all turns
 * that keep its value or, with the colours exchanged, negate it. Working space for one thread.
 *
 * <p>A component is one set of cells for each relevant state. Two components that are images of
 * each other have the same least image, as the turns form a group. Cost: at most eight turns, each
 * some shifts for each row and each set; nothing is allocated.
 */
final class LeastImage extends LeastSets {
  private static final int IMAGES_ALONG_SIDES = Turn.TRANSPOSE.ordinal();

  private final BySides<GridGeometry> grids;
  private final int sets;
  private final int keeping;
  private final int negating;
  private final boolean canLie;
  private final long[] lying;
  private final long[] image;

  LeastImage(Symmetries symmetries, RelevantStates states, BySides<GridGeometry> grids) {
    super(states, 1);
    this.grids = grids;
    this.sets = states.states().length;
    this.keeping = mask(symmetries.keeping());
    this.negating = mask(symmetries.negating());
    this.canLie = (keeping | negating) >>> IMAGES_ALONG_SIDES != 0;
    this.lying = new long[sets];
    this.image = new long[sets];
  }

  private static int mask(Set<Turn> turns) {
    int mask = 0;
    for (Turn turn : turns) {
      mask |= 1 << turn.ordinal();
    }
    return mask;
  }

  /** Finds the least image of {@link #cells} on a board. */
  void find(GridGeometry board) {
    begin();
    if (!canLie || board.rows() <= board.columns()) {
      considerTurns(board, cells(), 0);
    }
    if (canLie && board.rows() >= board.columns()) {
      lay(board);
      considerTurns(grids.of(board.columns(), board.rows()), lying, IMAGES_ALONG_SIDES);
    }
  }

  /** The number of rows of the least image of a board. */
  int rows(GridGeometry board) {
    return canLie ? Math.min(board.rows(), board.columns()) : board.rows();
  }

  /** The number of columns of the least image of a board. */
  int columns(GridGeometry board) {
    return canLie ? Math.max(board.rows(), board.columns()) : board.columns();
  }

  /**
   * Whether some turn that negates {@link #cells}, with the colours exchanged, gives them again.
   */
  boolean isOwnNegative(GridGeometry board) {
    boolean lies = board.rows() == board.columns();
    if (lies) {
      lay(board);
    }
    for (Turn turn : Turn.values()) {
      boolean negates = (negating >>> turn.ordinal() & 1) != 0;
      if (negates && (lies || !turn.transposes())) {
        turn(board, turn.transposes() ? lying : cells(), turn.ordinal());
        if (isNegative(image)) {
          return true;
        }
      }
    }
    return false;
  }

  private void lay(GridGeometry board) {
    for (int i = 0; i < sets; i++) {
      lying[i] = board.transposed(cells()[i]);
    }
  }

  /**
   * The four images along the sides; those of a transposed board are, in the order of {@link Turn},
   * the transpose, and it with the columns flipped, the rows flipped, and both.
   */
  private void considerTurns(GridGeometry board, long[] upright, int firstTurn) {
    for (int turn = firstTurn; turn < firstTurn + IMAGES_ALONG_SIDES; turn++) {
      boolean keeps = (keeping >>> turn & 1) != 0;
      boolean negates = (negating >>> turn & 1) != 0;
      if (keeps || negates) {
        turn(board, upright, turn);
        if (keeps) {
          consider(image, false);
        }
        if (negates) {
          consider(image, true);
        }
      }
    }
  }

  private void turn(GridGeometry board, long[] upright, int turn) {
    boolean first = (turn & 1) != 0;
    boolean second = (turn & 2) != 0;
    boolean lies = turn >= IMAGES_ALONG_SIDES;
    boolean flipsRows = lies ? second : first;
    boolean flipsColumns = lies ? first : second;
    for (int i = 0; i < sets; i++) {
      image[i] = turned(board, upright[i], flipsRows, flipsColumns);
    }
  }

  private static long turned(GridGeometry board, long set, boolean flipRows, boolean flipColumns) {
    if (flipRows == flipColumns) {
      return flipRows ? board.halfTurned(set) : set;
    }
    long flipped = board.rowsFlipped(set);
    return flipRows ? flipped : board.halfTurned(flipped);
  }
}
