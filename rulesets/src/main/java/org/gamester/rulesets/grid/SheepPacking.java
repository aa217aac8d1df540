package org.gamester.rulesets.grid;

import java.util.Arrays;
import java.util.Optional;
import org.gamester.rulesets.IntegerBounds;
import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.board.BySides;
import org.gamester.rulesets.board.GridGeometry;
import org.gamester.rulesets.board.SizeWord;
import org.gamester.values.Player;

/**
 * Components of {@link BattleSheep} on boards of at most 64 cells: the sets of a {@link SheepField}
 * and one word for the size of the board.
 *
 * <p>The normal form is the least image under the four turns that keep the six directions, and the
 * same with the players exchanged, which negates it.
 */
record SheepPacking(BattleSheep rules) implements Packing {

  /** Larger boards are not packed. */
  static final int MOST_CELLS = 64;

  private static final int SIZE = SheepField.SETS;

  @Override
  public int words() {
    return SheepField.SETS + 1;
  }

  @Override
  public Position unpack(long[] words, int offset) {
    int rows = SizeWord.rows(words[offset + SIZE]);
    int columns = SizeWord.columns(words[offset + SIZE]);
    SheepField field = new SheepField();
    field.show(new HexGrid(rows, columns), words, offset);
    byte[] herds = new byte[rows * columns];
    Arrays.fill(herds, SheepBoard.BLOCKED);
    for (int cell = 0; cell < herds.length; cell++) {
      if ((field.empty() >>> cell & 1) != 0) {
        herds[cell] = 0;
      } else if (field.spare(cell) > 0) {
        int herd = field.spare(cell) + 1;
        boolean isLeft = (field.herds(Player.LEFT) >>> cell & 1) != 0;
        herds[cell] = (byte) (isLeft ? herd : -herd);
      }
    }
    return new SheepBoard(rules, rows, columns, herds);
  }

  @Override
  public Expander expander() {
    return new SheepExpander();
  }

  /** Working space for one thread. */
  private static final class SheepExpander implements Expander {
    private final BySides<HexGrid> grids = new BySides<>(SizeWord.MOST_SIDE, HexGrid::new);
    private final SheepField shown = new SheepField();
    private final SheepField changed = new SheepField();
    private final SheepBounds bounds = new SheepBounds();
    private final long[] upright = new long[SheepField.SETS];
    private final long[] lying = new long[SheepField.SETS];
    private final long[] image = new long[SheepField.SETS];
    private final long[] least = new long[SheepField.SETS + 1];
    private boolean hasLeast;
    private boolean isExchanged;

    private HexGrid grid(long sizeWord) {
      return grids.of(SizeWord.rows(sizeWord), SizeWord.columns(sizeWord));
    }

    private void show(long[] words, int offset) {
      shown.show(grid(words[offset + SIZE]), words, offset);
    }

    @Override
    public void split(Position position, Sink sink) {
      SheepBoard board = (SheepBoard) position;
      changed.show(grids.of(board.rows(), board.columns()), board.herds());
      sendRegions(sink);
    }

    @Override
    public void expand(long[] words, int offset, Player player, Sink sink) {
      show(words, offset);
      for (long own = shown.herds(player); own != 0; own &= own - 1) {
        int from = Long.numberOfTrailingZeros(own);
        int spare = shown.spare(from);
        for (int side = 0; side < HexGrid.SIDES; side++) {
          int to = shown.grid().last(from, side, shown.empty());
          for (int moved = 1; to != from && moved <= spare; moved++) {
            changed.copy(shown);
            changed.move(from, to, moved);
            sendRegions(sink);
            sink.endOption();
          }
        }
      }
    }

    @Override
    public int optionCount(long[] words, int offset, Player player) {
      show(words, offset);
      int count = 0;
      for (long own = shown.herds(player); own != 0; own &= own - 1) {
        int from = Long.numberOfTrailingZeros(own);
        int sides = 0;
        for (int side = 0; side < HexGrid.SIDES; side++) {
          int next = shown.grid().next(from, side);
          sides += next >= 0 && (shown.empty() >>> next & 1) != 0 ? 1 : 0;
        }
        count += sides * shown.spare(from);
      }
      return count;
    }

    @Override
    public boolean isLine(long[] words, int offset) {
      return SizeWord.isLine(words[offset + SIZE]);
    }

    @Override
    public Optional<IntegerBounds> integerBounds(long[] words, int offset) {
      show(words, offset);
      return Optional.of(bounds.of(shown));
    }

    private void sendRegions(Sink sink) {
      long live = changed.live();
      for (long open = live; open != 0; ) {
        long region = changed.region(open & -open, live);
        open &= ~region;
        sendRegion(region, sink);
      }
    }

    private void sendRegion(long region, Sink sink) {
      GridGeometry whole = changed.grid().geometry();
      int firstRow = whole.firstRow(region);
      int lastRow = whole.lastRow(region);
      long columnSet = whole.columnsOf(region, firstRow, lastRow);
      int firstColumn = Long.numberOfTrailingZeros(columnSet);
      int columns = Long.SIZE - Long.numberOfLeadingZeros(columnSet) - firstColumn;
      int rows = lastRow - firstRow + 1;
      for (int i = 0; i < SheepField.SETS; i++) {
        upright[i] = whole.cut(changed.set(i) & region, firstRow, lastRow, firstColumn, columns);
      }
      hasLeast = false;
      GridGeometry cut = grids.of(rows, columns).geometry();
      if (rows <= columns) {
        considerTurns(cut, upright);
      }
      if (rows >= columns) {
        transpose(cut);
        considerTurns(grids.of(columns, rows).geometry(), lying);
      }
      least[SIZE] = SizeWord.of(Math.min(rows, columns), Math.max(rows, columns), 0);
      sink.part(least, isExchanged);
    }

    private void transpose(GridGeometry cut) {
      for (int i = 0; i < SheepField.SETS; i++) {
        lying[i] = upright[i] == 0 ? 0 : cut.transposed(upright[i]);
      }
    }

    /** A board and its half turn. */
    private void considerTurns(GridGeometry cut, long[] cells) {
      System.arraycopy(cells, 0, image, 0, SheepField.SETS);
      consider();
      halfTurn(cut, cells);
      consider();
    }

    private void halfTurn(GridGeometry cut, long[] cells) {
      for (int i = 0; i < SheepField.SETS; i++) {
        image[i] = cut.halfTurned(cells[i]);
      }
    }

    /** Keeps the image, or with the players exchanged its negative, if it is the least so far. */
    private void consider() {
      keepIfLeast(false);
      SheepField.exchange(image);
      keepIfLeast(true);
    }

    private void keepIfLeast(boolean negative) {
      if (!hasLeast || Arrays.compare(image, 0, SIZE, least, 0, SIZE) < 0) {
        System.arraycopy(image, 0, least, 0, SIZE);
        hasLeast = true;
        isExchanged = negative;
      }
    }

    @Override
    public boolean isOwnNegative(long[] words, int offset) {
      GridGeometry board = grid(words[offset + SIZE]).geometry();
      System.arraycopy(words, offset, upright, 0, SIZE);
      if (isExchangedByHalfTurn(board, upright)) {
        return true;
      }
      if (board.rows() != board.columns()) {
        return false;
      }
      transpose(board);
      System.arraycopy(lying, 0, image, 0, SIZE);
      SheepField.exchange(image);
      return Arrays.equals(image, upright) || isExchangedByHalfTurn(board, lying);
    }

    private boolean isExchangedByHalfTurn(GridGeometry board, long[] cells) {
      halfTurn(board, cells);
      SheepField.exchange(image);
      return Arrays.equals(image, upright);
    }
  }
}
