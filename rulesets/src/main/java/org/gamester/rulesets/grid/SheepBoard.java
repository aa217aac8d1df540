package org.gamester.rulesets.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Appearance.Cell;
import org.gamester.rulesets.Appearance.Mark;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.PositionOf;
import org.gamester.rulesets.board.Direction;
import org.gamester.rulesets.board.GridGeometry;
import org.gamester.rulesets.board.Turn;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * A position of {@link BattleSheep}: the herd in each cell, row by row.
 *
 * <p>Herds that can never move again act as blocked cells: those of one sheep, and those without an
 * empty cell next to them. What is left falls apart into regions of empty cells, each with the
 * herds next to it; a herd next to two regions keeps them together. The normal form is the least
 * image under the four turns that keep the six directions, cut to the region.
 *
 * <p>Order of moves: by herd, by direction clockwise from north, then by the number of sheep.
 */
final class SheepBoard extends PositionOf<BattleSheep> {
  /** What stands for a blocked cell; no herd is so large. */
  static final byte BLOCKED = Byte.MAX_VALUE;

  private static final Direction[] DIRECTIONS = Direction.hexagonal();
  private static final Turn[] TURNS = {
    Turn.IDENTITY, Turn.HALF_TURN, Turn.TRANSPOSE, Turn.ANTI_TRANSPOSE
  };

  private final int rows;
  private final int columns;
  private final byte[] herds;

  SheepBoard(BattleSheep game, int rows, int columns, byte[] herds) {
    super(game);
    this.rows = rows;
    this.columns = columns;
    this.herds = herds;
  }

  int rows() {
    return rows;
  }

  int columns() {
    return columns;
  }

  /** The herd in each cell; not to be changed. */
  byte[] herds() {
    return herds;
  }

  @Override
  public Optional<Packing> packing() {
    return herds.length <= SheepPacking.MOST_CELLS ? Optional.of(game.packing()) : Optional.empty();
  }

  private int step(int cell, Direction direction) {
    int row = cell / columns + direction.rows();
    int column = cell % columns + direction.columns();
    return row < 0 || row >= rows || column < 0 || column >= columns ? -1 : row * columns + column;
  }

  private boolean isEmpty(int cell) {
    return cell >= 0 && herds[cell] == 0;
  }

  @Override
  public List<Move> moves(Player player) {
    PositionMoves moves = new PositionMoves(this, 2 + herds.length / 8);
    for (int from = 0; from < herds.length; from++) {
      int size = player == Player.LEFT ? herds[from] : -herds[from];
      if (herds[from] == BLOCKED || size < 2) {
        continue;
      }
      for (Direction direction : DIRECTIONS) {
        int to = from;
        for (int next = step(from, direction); isEmpty(next); next = step(next, direction)) {
          to = next;
        }
        for (int moved = 1; to != from && moved < size; moved++) {
          moves.add(move(from, to, player == Player.LEFT ? moved : -moved));
        }
      }
    }
    return moves.toList();
  }

  /** Named as in {@code a1-c1 2}: from where to where, and how many sheep. */
  private Move move(int from, int to, int moved) {
    byte[] after = herds.clone();
    after[from] -= (byte) moved;
    after[to] = (byte) moved;
    return Move.of(
        new SheepBoard(game, rows, columns, after),
        () -> name(from) + "-" + name(to) + " " + Math.abs(moved));
  }

  private String name(int cell) {
    return GridGeometry.name(rows, columns, cell);
  }

  private boolean canMove(int cell) {
    if (herds[cell] == BLOCKED || Math.abs(herds[cell]) < 2) {
      return false;
    }
    for (Direction direction : DIRECTIONS) {
      if (isEmpty(step(cell, direction))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public List<SheepBoard> components() {
    List<SheepBoard> components = new ArrayList<>();
    BitSet open = new BitSet();
    for (int cell = 0; cell < herds.length; cell++) {
      open.set(cell, herds[cell] == 0 || canMove(cell));
    }
    while (!open.isEmpty()) {
      BitSet region = region(open.nextSetBit(0), open);
      open.andNot(region);
      if (region.stream().anyMatch(cell -> herds[cell] != 0)) {
        components.add(only(region));
      }
    }
    return components;
  }

  /** The cells that hang together with one: two herds next to each other do not. */
  private BitSet region(int first, BitSet open) {
    BitSet region = new BitSet();
    BitSet waiting = new BitSet();
    waiting.set(first);
    while (!waiting.isEmpty()) {
      int cell = waiting.nextSetBit(0);
      waiting.clear(cell);
      region.set(cell);
      for (Direction direction : DIRECTIONS) {
        int next = step(cell, direction);
        boolean joined = next >= 0 && (herds[cell] == 0 || herds[next] == 0);
        if (joined && open.get(next) && !region.get(next)) {
          waiting.set(next);
        }
      }
    }
    return region;
  }

  private SheepBoard only(BitSet region) {
    byte[] kept = new byte[herds.length];
    for (int cell = 0; cell < kept.length; cell++) {
      kept[cell] = region.get(cell) ? herds[cell] : BLOCKED;
    }
    return Arrays.equals(kept, herds) ? this : new SheepBoard(game, rows, columns, kept);
  }

  @Override
  public Position normalForm() {
    List<SheepBoard> parts = components();
    if (parts.size() != 1) {
      return org.gamester.rulesets.DisjunctiveSum.of(parts).normalForm();
    }
    SheepBoard cut = parts.getFirst().cut();
    SheepBoard least = cut;
    for (Turn turn : TURNS) {
      SheepBoard image = cut.turned(turn);
      least = image.compareTo(least) < 0 ? image : least;
    }
    return least;
  }

  private int compareTo(SheepBoard other) {
    return rows == other.rows ? Arrays.compare(herds, other.herds) : rows - other.rows;
  }

  private SheepBoard turned(Turn turn) {
    byte[] image = new byte[herds.length];
    for (int cell = 0; cell < herds.length; cell++) {
      image[turn.image(cell, rows, columns)] = herds[cell];
    }
    return turn.transposes()
        ? new SheepBoard(game, /* rows= */ columns, /* columns= */ rows, image)
        : new SheepBoard(game, rows, columns, image);
  }

  /** The smallest rectangle around the cells that are not blocked. */
  private SheepBoard cut() {
    int top = rows;
    int bottom = -1;
    int left = columns;
    int right = -1;
    for (int cell = 0; cell < herds.length; cell++) {
      if (herds[cell] != BLOCKED) {
        top = Math.min(top, cell / columns);
        bottom = Math.max(bottom, cell / columns);
        left = Math.min(left, cell % columns);
        right = Math.max(right, cell % columns);
      }
    }
    int width = right - left + 1;
    byte[] kept = new byte[(bottom - top + 1) * width];
    for (int row = top; row <= bottom; row++) {
      System.arraycopy(herds, row * columns + left, kept, (row - top) * width, width);
    }
    return new SheepBoard(game, bottom - top + 1, width, kept);
  }

  @Override
  public Position negative() {
    byte[] exchanged = new byte[herds.length];
    for (int cell = 0; cell < herds.length; cell++) {
      exchanged[cell] = herds[cell] == BLOCKED ? BLOCKED : (byte) -herds[cell];
    }
    return new SheepBoard(game, rows, columns, exchanged);
  }

  @Override
  public String text() {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < herds.length; cell++) {
      text.append(cell == 0 ? "" : cell % columns == 0 ? "|" : " ");
      text.append(herds[cell] == BLOCKED ? "#" : Integer.toString(herds[cell]));
    }
    return text.toString();
  }

  /** Columns of equal width. */
  @Override
  public String picture() {
    StringBuilder picture = new StringBuilder();
    for (int cell = 0; cell < herds.length; cell++) {
      picture.append(cell > 0 && cell % columns == 0 ? "\n" : "");
      String herd = herds[cell] == BLOCKED ? "#" : Integer.toString(herds[cell]);
      picture.append(" ".repeat(4 - herd.length())).append(herd);
    }
    return picture.toString();
  }

  @Override
  public Appearance appearance() {
    return Appearance.Cells.of(
        rows,
        columns,
        Appearance.Tiling.HEXAGONS,
        "",
        cell -> {
          byte herd = herds[cell];
          Mark mark =
              herd == BLOCKED
                  ? Mark.BLOCKED
                  : herd > 0 ? Mark.LEFT : herd < 0 ? Mark.RIGHT : Mark.EMPTY;
          boolean isHerd = mark == Mark.LEFT || mark == Mark.RIGHT;
          String state = mark == Mark.BLOCKED ? "#" : Integer.toString(herd);
          String label = isHerd ? Integer.toString(Math.abs(herd)) : "";
          return new Cell(cell / columns, cell % columns, name(cell), state, mark, label);
        });
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SheepBoard that
        && rows == that.rows
        && columns == that.columns
        && Arrays.equals(herds, that.herds);
  }

  @Override
  public int hashCode() {
    return (Arrays.hashCode(herds) * 31 + rows) * 31 + columns;
  }
}
