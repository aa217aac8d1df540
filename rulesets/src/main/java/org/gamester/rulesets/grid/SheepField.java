package org.gamester.rulesets.grid;

import java.util.Arrays;
import org.gamester.rulesets.board.Adjacency;
import org.gamester.rulesets.board.GridGeometry;
import org.gamester.values.Player;

/**
 * A board of Battle Sheep as sets of cells, to be changed in place: the empty cells, those of
 * Right's herds, and for each herd its sheep to spare, all but the one that must stay, as a binary
 * number with a set of cells for each digit. Herds of one sheep and blocked cells are in no set.
 */
final class SheepField {

  /** The digits of the spare sheep of the largest herd. */
  static final int DIGITS = 6;

  /** In how many sets of cells a board is held. */
  static final int SETS = DIGITS + 2;

  /** The numbers of the first sets. */
  private static final int EMPTY = 0;

  private static final int RIGHT = 1;
  private static final int SPARE = 2;

  private final long[] sets = new long[SETS];
  private HexGrid grid = new HexGrid(0, 0);

  HexGrid grid() {
    return grid;
  }

  /** A set of cells by its number. */
  long set(int number) {
    return sets[number];
  }

  /** Takes the sets from an array. */
  void show(HexGrid newGrid, long[] words, int offset) {
    grid = newGrid;
    System.arraycopy(words, offset, sets, 0, SETS);
  }

  /** Takes the herds in each cell, as they are in a {@link SheepBoard}. */
  void show(HexGrid newGrid, byte[] herds) {
    grid = newGrid;
    Arrays.fill(sets, 0);
    for (int cell = 0; cell < herds.length; cell++) {
      if (herds[cell] == 0) {
        sets[EMPTY] |= 1L << cell;
      } else if (herds[cell] != SheepBoard.BLOCKED) {
        sets[RIGHT] |= herds[cell] < 0 ? 1L << cell : 0;
        setSpare(cell, Math.abs(herds[cell]) - 1);
      }
    }
    sets[RIGHT] &= herds();
  }

  void copy(SheepField other) {
    grid = other.grid;
    System.arraycopy(other.sets, 0, sets, 0, SETS);
  }

  long empty() {
    return sets[EMPTY];
  }

  /** The herds of more than one sheep. */
  long herds() {
    return herds(sets);
  }

  private static long herds(long[] sets) {
    long herds = 0;
    for (int digit = 0; digit < DIGITS; digit++) {
      herds |= sets[SPARE + digit];
    }
    return herds;
  }

  /** Exchanges the players in sets of cells. */
  static void exchange(long[] sets) {
    sets[RIGHT] = herds(sets) & ~sets[RIGHT];
  }

  long herds(Player player) {
    return player == Player.LEFT ? herds() & ~sets[RIGHT] : herds() & sets[RIGHT];
  }

  /** How many sheep of the herd in a cell can leave it. */
  int spare(int cell) {
    int spare = 0;
    for (int digit = DIGITS - 1; digit >= 0; digit--) {
      spare = 2 * spare + (int) (sets[SPARE + digit] >>> cell & 1);
    }
    return spare;
  }

  /** How many sheep of some herds can leave them. */
  int spareOf(long herds) {
    int spare = 0;
    for (int digit = DIGITS - 1; digit >= 0; digit--) {
      spare = 2 * spare + Long.bitCount(sets[SPARE + digit] & herds);
    }
    return spare;
  }

  private void setSpare(int cell, int spare) {
    for (int digit = 0; digit < DIGITS; digit++) {
      long bit = (long) (spare >>> digit & 1) << cell;
      sets[SPARE + digit] = sets[SPARE + digit] & ~(1L << cell) | bit;
    }
  }

  /** Moves some sheep of a herd to an empty cell. */
  void move(int from, int to, int moved) {
    boolean isRight = (sets[RIGHT] >>> from & 1) != 0;
    setSpare(from, spare(from) - moved);
    setSpare(to, moved - 1);
    sets[EMPTY] &= ~(1L << to);
    if (isRight) {
      sets[RIGHT] |= 1L << to;
      sets[RIGHT] &= herds();
    }
  }

  /** The herds that can move. */
  long live() {
    return herds() & grid.geometry().grown(empty(), Adjacency.HEXAGONS);
  }

  /** The cells that hang together with a herd that can move; two herds side by side do not. */
  long region(long herd, long live) {
    GridGeometry geometry = grid.geometry();
    long empty = empty();
    long region = herd;
    while (true) {
      long larger =
          region
              | geometry.grown(region & empty, Adjacency.HEXAGONS) & (empty | live)
              | geometry.grown(region & live, Adjacency.HEXAGONS) & empty;
      if (larger == region) {
        return region;
      }
      region = larger;
    }
  }
}
