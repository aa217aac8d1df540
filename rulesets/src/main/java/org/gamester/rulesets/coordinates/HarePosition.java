package org.gamester.rulesets.coordinates;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.PositionOf;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * Hounds and a hare. A cell is the number 4 * column + row.
 *
 * <p>In normal form a free hare is alone, and of two mirror images the lesser one is taken.
 */
final class HarePosition extends PositionOf<HareAndHounds> {
  private static final int[] NONE = {};
  private static final int ROWS = 3;
  private static final int LAST_IN_COLUMN = 4;

  private final int[] hounds; // increasing
  private final int hare;

  HarePosition(HareAndHounds game, int[] hounds, int hare) {
    super(game);
    this.hounds = hounds;
    this.hare = hare;
  }

  /** Whether all pieces are on different cells. */
  boolean isDistinct() {
    return Arrays.stream(hounds).distinct().count() == hounds.length
        && Arrays.binarySearch(hounds, hare) < 0;
  }

  private boolean isFree() {
    return hounds.length == 0 || column(hounds[0]) >= column(hare);
  }

  private static int column(int cell) {
    return cell / 4;
  }

  private static String name(int cell) {
    return (char) ('a' + column(cell)) + String.valueOf(cell % 4);
  }

  /** The free cells that a step leads to, in order. */
  private List<Integer> steps(int cell) {
    List<Integer> steps = new ArrayList<>();
    for (int column = column(cell) - 1; column <= column(cell) + 1; column++) {
      for (int row = 1; row < LAST_IN_COLUMN; row++) {
        int to = 4 * column + row;
        if (game.isStep(column(cell), cell % 4, column, row)
            && to != hare
            && Arrays.binarySearch(hounds, to) < 0) {
          steps.add(to);
        }
      }
    }
    return steps;
  }

  @Override
  public List<Move> moves(Player player) {
    PositionMoves moves = new PositionMoves(this, hounds.length + 2L);
    if (player == Player.RIGHT) {
      if (isFree()) {
        moves.add(Move.of(this, () -> "the hare runs"));
      } else {
        steps(hare).forEach(to -> add(moves, new HarePosition(game, hounds, to), hare, to));
      }
    } else if (!isFree()) {
      for (int i = 0; i < hounds.length; i++) {
        int hound = hounds[i];
        for (int to : steps(hound)) {
          if (column(to) >= column(hound)) {
            int[] moved = hounds.clone();
            moved[i] = to;
            Arrays.sort(moved);
            add(moves, new HarePosition(game, moved, hare), hound, to);
          }
        }
      }
    }
    return moves.toList();
  }

  private static void add(PositionMoves moves, HarePosition to, int from, int at) {
    moves.add(Move.of(to, () -> name(from) + "-" + name(at)));
  }

  @Override
  public Position normalForm() {
    if (isFree()) {
      return hounds.length == 0 && hare == 2 ? this : new HarePosition(game, NONE, 2);
    }
    int[] mirrored = Arrays.stream(hounds).map(HarePosition::mirrored).sorted().toArray();
    int compared = Arrays.compare(mirrored, hounds);
    return compared < 0 || (compared == 0 && mirrored(hare) < hare)
        ? new HarePosition(game, mirrored, mirrored(hare))
        : this;
  }

  private static int mirrored(int cell) {
    return 4 * column(cell) + LAST_IN_COLUMN - cell % 4;
  }

  @Override
  public String text() {
    StringBuilder text = new StringBuilder("hounds");
    for (int hound : hounds) {
      text.append(' ').append(name(hound));
    }
    return text.append(" hare ").append(name(hare)).toString();
  }

  private char letter(int column, int row) {
    if (!game.isCell(column, row)) {
      return ' ';
    }
    int cell = 4 * column + row;
    return cell == hare ? 'o' : Arrays.binarySearch(hounds, cell) >= 0 ? 'x' : '.';
  }

  @Override
  public String picture() {
    StringBuilder picture = new StringBuilder();
    for (int row = ROWS; row >= 1; row--) {
      for (int column = 0; column < game.columns(); column++) {
        picture.append(letter(column, row));
      }
      picture.append(row == 1 ? "" : "\n");
    }
    return picture.toString();
  }

  @Override
  public Appearance appearance() {
    List<Appearance.Cell> cells = new ArrayList<>();
    for (int row = ROWS; row >= 1; row--) {
      for (int column = 0; column < game.columns(); column++) {
        char letter = letter(column, row);
        if (letter != ' ') {
          cells.add(
              new Appearance.Cell(
                  ROWS - row,
                  column,
                  name(4 * column + row),
                  String.valueOf(letter),
                  Appearance.colour(letter),
                  ""));
        }
      }
    }
    return new Appearance.Cells(ROWS, game.columns(), Appearance.Tiling.SQUARES, cells, "");
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof HarePosition position
        && hare == position.hare
        && Arrays.equals(hounds, position.hounds)
        && game.equals(position.game);
  }

  @Override
  public int hashCode() {
    return (Arrays.hashCode(hounds) * 31 + hare) * 0x9E3779B9 ^ game.hashCode();
  }
}
