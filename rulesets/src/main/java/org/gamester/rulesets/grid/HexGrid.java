package org.gamester.rulesets.grid;

import org.gamester.rulesets.board.Direction;
import org.gamester.rulesets.board.GridGeometry;

/** A board of at most 64 hexagons, with the neighbour of each cell in each direction at hand. */
final class HexGrid {
  private static final Direction[] DIRECTIONS = Direction.hexagonal();

  /** How many directions there are, in the order of {@link Direction#hexagonal}. */
  static final int SIDES = DIRECTIONS.length;

  private final GridGeometry geometry;
  private final byte[][] next;

  HexGrid(int rows, int columns) {
    geometry = new GridGeometry(rows, columns);
    next = new byte[SIDES][geometry.cells()];
    for (int side = 0; side < SIDES; side++) {
      for (int cell = 0; cell < geometry.cells(); cell++) {
        next[side][cell] = (byte) geometry.step(cell, DIRECTIONS[side]);
      }
    }
  }

  GridGeometry geometry() {
    return geometry;
  }

  /** The neighbour of a cell, or -1 off the board. */
  int next(int cell, int side) {
    return next[side][cell];
  }

  /** The cells of a set that lie in a row from a cell in one direction, up to the first gap. */
  long ray(int cell, int side, long set) {
    byte[] steps = next[side];
    long ray = 0;
    for (int to = steps[cell]; to >= 0 && (set >>> to & 1) != 0; to = steps[to]) {
      ray |= 1L << to;
    }
    return ray;
  }

  /** The last of these cells; the cell itself if there is none. */
  int last(int cell, int side, long set) {
    byte[] steps = next[side];
    int last = cell;
    for (int to = steps[cell]; to >= 0 && (set >>> to & 1) != 0; to = steps[to]) {
      last = to;
    }
    return last;
  }
}
