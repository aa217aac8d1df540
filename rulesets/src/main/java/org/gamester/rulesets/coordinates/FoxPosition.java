package org.gamester.rulesets.coordinates;

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
 * Geese and a fox. A cell is the number row * width + column - 1.
 *
 * <p>The normal form of a position with a free fox has no geese. Mirror images, which an odd number
 * of columns has, are the same in normal form.
 */
final class FoxPosition extends PositionOf<FoxAndGeese> {
  private static final int[] NONE = {};
  private static final int[] SIDES = {-1, 1};

  private final int[] geese; // increasing
  private final int fox;

  FoxPosition(FoxAndGeese game, int[] geese, int fox) {
    super(game);
    this.geese = geese;
    this.fox = fox;
  }

  /**
   * Refuses two pieces on one cell.
   *
   * @throws IllegalArgumentException if there are
   */
  void requireDistinct() {
    for (int i = 0; i < geese.length; i++) {
      if (geese[i] == fox || (i > 0 && geese[i] == geese[i - 1])) {
        throw new IllegalArgumentException("two pieces are on the cell " + cell(geese[i]));
      }
    }
  }

  /** Whether no goose is in a row above the fox. */
  private boolean isFree() {
    return geese.length == 0 || row(geese[geese.length - 1]) <= row(fox);
  }

  private int row(int cell) {
    return cell / game.width();
  }

  private int column(int cell) {
    return cell % game.width() + 1;
  }

  private String cell(int cell) {
    return "(" + row(cell) + "," + column(cell) + ")";
  }

  private boolean isOccupied(int cell) {
    return cell == fox || Arrays.binarySearch(geese, cell) >= 0;
  }

  /** The cell that lies so many diagonal steps away; -1 outside the board. */
  private int step(int cell, int up, int right) {
    int row = row(cell) + up;
    int column = column(cell) + right;
    return game.isCell(row, column) ? row * game.width() + column - 1 : -1;
  }

  @Override
  public List<Move> moves(Player player) {
    PositionMoves moves = new PositionMoves(this, geese.length + 4L);
    if (player == Player.LEFT) {
      geeseMoves(moves);
    } else {
      foxMoves(moves);
    }
    return moves.toList();
  }

  private void geeseMoves(PositionMoves moves) {
    if (isFree()) {
      return;
    }
    for (int i = 0; i < geese.length; i++) {
      for (int side : SIDES) {
        int to = step(geese[i], -1, side);
        if (to >= 0 && !isOccupied(to)) {
          int[] moved = geese.clone();
          moved[i] = to;
          Arrays.sort(moved);
          add(moves, new FoxPosition(game, moved, fox), geese[i], to);
        }
      }
    }
  }

  private void foxMoves(PositionMoves moves) {
    if (isFree()) {
      moves.add(Move.of(this, () -> "the fox runs"));
      return;
    }
    for (int up : SIDES) {
      for (int side : SIDES) {
        for (int distance = 1; distance <= game.range(); distance++) {
          int to = step(fox, up * distance, side * distance);
          if (to < 0 || isOccupied(to)) {
            break;
          }
          add(moves, new FoxPosition(game, geese, to), fox, to);
        }
      }
    }
  }

  private void add(PositionMoves moves, FoxPosition to, int from, int at) {
    moves.add(Move.of(to, () -> cell(from) + "-" + cell(at)));
  }

  @Override
  public Position normalForm() {
    if (isFree()) {
      return geese.length == 0 && fox == game.width()
          ? this
          : new FoxPosition(game, NONE, game.width());
    }
    if (game.width() % 2 == 0) {
      return this;
    }
    int[] mirrored = new int[geese.length];
    for (int i = 0; i < mirrored.length; i++) {
      mirrored[i] = mirrored(geese[i]);
    }
    Arrays.sort(mirrored);
    int compared = Arrays.compare(mirrored, geese);
    int mirroredFox = mirrored(fox);
    return compared < 0 || (compared == 0 && mirroredFox < fox)
        ? new FoxPosition(game, mirrored, mirroredFox)
        : this;
  }

  private int mirrored(int cell) {
    return row(cell) * game.width() + game.width() - column(cell);
  }

  @Override
  public String text() {
    StringBuilder text = new StringBuilder(geese.length == 0 ? "" : "geese ");
    for (int goose : geese) {
      text.append(cell(goose));
    }
    return text.append(geese.length == 0 ? "fox " : " fox ").append(cell(fox)).toString();
  }

  @Override
  public String picture() {
    int rows = rows();
    if ((long) rows * game.width() > Appearance.MOST_PARTS) {
      return text();
    }
    StringBuilder picture = new StringBuilder();
    for (int row = rows; row >= 1; row--) {
      for (int column = 1; column <= game.width(); column++) {
        picture.append(letter(row, column));
      }
      picture.append(row == 1 ? "" : "\n");
    }
    return picture.toString();
  }

  private int rows() {
    return Math.max(row(fox), geese.length == 0 ? 1 : row(geese[geese.length - 1]));
  }

  private char letter(int row, int column) {
    if (!game.isCell(row, column)) {
      return ' ';
    }
    int cell = row * game.width() + column - 1;
    return cell == fox ? 'o' : isOccupied(cell) ? 'x' : '.';
  }

  @Override
  public Appearance appearance() {
    int rows = rows();
    return Appearance.Cells.squares(
        rows,
        game.width(),
        index -> {
          int row = rows - index / game.width();
          int column = index % game.width() + 1;
          char letter = letter(row, column);
          return new Appearance.Cell(
              rows - row,
              column - 1,
              "(" + row + "," + column + ")",
              String.valueOf(letter),
              letter == ' ' ? Appearance.Mark.BLOCKED : Appearance.colour(letter),
              "");
        });
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof FoxPosition position
        && fox == position.fox
        && Arrays.equals(geese, position.geese)
        && game.equals(position.game);
  }

  @Override
  public int hashCode() {
    return (Arrays.hashCode(geese) * 31 + fox) * 0x9E3779B9 ^ game.hashCode();
  }
}
