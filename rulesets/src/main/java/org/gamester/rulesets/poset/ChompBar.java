package org.gamester.rulesets.poset;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.PositionOf;
import org.gamester.rulesets.Theorem;
import org.gamester.values.Outcome;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * What is left of a bar of {@link Chomp}, by the lengths of its rows, which do not increase. Moves
 * are listed row by row from the corner.
 */
final class ChompBar extends PositionOf<Chomp> implements ImpartialPosition {
  private static final int LARGEST_PICTURE = 60;

  private final int[] rows;

  ChompBar(Chomp game, int[] lengths) {
    super(game);
    int used = lengths.length;
    while (used > 0 && lengths[used - 1] == 0) {
      used--;
    }
    this.rows = Arrays.copyOf(lengths, used);
  }

  private boolean isDead() {
    return rows.length == 0 || (rows.length == 1 && rows[0] == 1 && !game.allowsCorner());
  }

  @Override
  public List<Move> moves() {
    long squares = 0;
    for (int row : rows) {
      squares += row;
    }
    PositionMoves moves = new PositionMoves(this, rows.length, squares);
    for (int row = 0; row < rows.length; row++) {
      for (int column = row == 0 && !game.allowsCorner() ? 1 : 0; column < rows[row]; column++) {
        String name = "(" + (column + 1) + "," + (row + 1) + ")";
        moves.add(Move.of(eaten(row, column), name));
      }
    }
    return moves.toList();
  }

  private ChompBar eaten(int row, int column) {
    int[] left = rows.clone();
    for (int i = row; i < left.length; i++) {
      left[i] = Math.min(left[i], column);
    }
    return new ChompBar(game, left);
  }

  @Override
  public List<? extends Position> components() {
    return isDead() ? List.of() : List.of(this);
  }

  /** The bar or its mirror image about the diagonal: the one with fewer rows, or shorter ones. */
  @Override
  public Position normalForm() {
    if (isDead()) {
      return DisjunctiveSum.EMPTY;
    }
    if (rows[0] > rows.length) {
      return this;
    }
    int[] columns = columns();
    boolean isLeast = rows[0] == rows.length && Arrays.compare(rows, columns) <= 0;
    return isLeast ? this : new ChompBar(game, columns);
  }

  private int[] columns() {
    int[] columns = new int[rows[0]];
    for (int row = rows.length - 1; row >= 0; row--) {
      for (int column = row + 1 < rows.length ? rows[row + 1] : 0; column < rows[row]; column++) {
        columns[column] = row + 1;
      }
    }
    return columns;
  }

  /**
   * The arms of an angle are two heaps of Nim. If there are two rows, of n and n - 1 squares, the
   * second player wins, since every move has a reply that leaves two such rows or one square.
   */
  @Override
  public Optional<ShortGame> knownValue() {
    if (game.allowsCorner()) {
      return Optional.empty();
    }
    if (rows.length == 0) {
      return Optional.of(ShortGame.ZERO);
    }
    if (rows.length == 1 || rows[1] == 1) {
      return Optional.of(ShortGame.nimber((rows[0] - 1L) ^ (rows.length - 1L)));
    }
    return rows.length == 2 && rows[0] == rows[1] + 1
        ? Optional.of(ShortGame.ZERO)
        : Optional.empty();
  }

  @Override
  public Optional<Theorem> theorem() {
    if (game.allowsCorner() || isDead() || rows.length == 0) {
      return Optional.empty();
    }
    Optional<ShortGame> known = knownValue();
    if (rows.length == 1 || rows[1] == 1) {
      String arms =
          rows.length > 1 && rows[0] > 1
              ? "Besides the poisoned square there are a row of %d and a column of %d: two heaps of Nim."
                  .formatted(rows[0] - 1, rows.length - 1)
              : "Besides the poisoned square there is one line of %d squares: a heap of Nim."
                  .formatted(Math.max(rows[0], rows.length) - 1);
      return known.map(value -> Theorem.ofValue(value, arms));
    }
    if (known.isPresent()) {
      return known.map(
          value ->
              Theorem.ofValue(
                  value,
                  "Two rows of which one has one square more: whatever is eaten, the opponent can"
                      + " leave such rows again, down to the poisoned square alone."));
    }
    boolean isRectangle = rows[rows.length - 1] == rows[0];
    if (!isRectangle) {
      return Optional.empty();
    }
    return Optional.of(
        rows.length == rows[0]
            ? Theorem.ofOutcome(
                Outcome.N,
                "On a square the first player eats (2,2) and all beyond it. A row and a column of"
                    + " the same length are left, and he answers each move in one of them by the"
                    + " same move in the other.")
            : Theorem.ofOutcome(
                Outcome.N,
                "Strategy stealing: if eating the last corner alone does not win, the opponent has"
                    + " an answer that wins. This answer eats the corner, too, so that the first"
                    + " player could have made it himself. Either way the first player wins."));
  }

  @Override
  public String text() {
    return rows.length == 0
        ? "0"
        : Arrays.stream(rows).mapToObj(Integer::toString).collect(Collectors.joining(","));
  }

  /** The squares from the corner, which is marked x, to the right and upwards. */
  @Override
  public String picture() {
    if (rows.length == 0 || rows.length > LARGEST_PICTURE || rows[0] > LARGEST_PICTURE) {
      return text();
    }
    StringBuilder picture = new StringBuilder();
    for (int row = rows.length - 1; row > 0; row--) {
      picture.append("o".repeat(rows[row])).append('\n');
    }
    return picture.append('x').append("o".repeat(rows[0] - 1)).toString();
  }

  /** The poisoned square at the bottom left, as it is played. */
  @Override
  public Appearance appearance() {
    long squares = 0;
    for (int row : rows) {
      squares += row;
    }
    if (squares == 0) {
      return Appearance.Words.of("nothing is left");
    }
    if (squares > Appearance.MOST_PARTS) {
      return new Appearance.Large("a bar of " + squares + " squares", squares);
    }
    List<Appearance.Cell> cells = new ArrayList<>();
    for (int row = rows.length - 1; row >= 0; row--) {
      for (int column = 0; column < rows[row]; column++) {
        boolean isPoison = row == 0 && column == 0;
        String name = "(" + (column + 1) + "," + (row + 1) + ")";
        Appearance.Mark mark = isPoison ? Appearance.Mark.POISON : Appearance.Mark.EMPTY;
        int fromTop = rows.length - 1 - row;
        cells.add(new Appearance.Cell(fromTop, column, name, isPoison ? "x" : "o", mark, ""));
      }
    }
    return new Appearance.Cells(
        rows.length, rows[0], Appearance.Tiling.SQUARES, cells, /* heading= */ "");
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ChompBar bar && Arrays.equals(rows, bar.rows) && game.equals(bar.game);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(rows);
  }
}
